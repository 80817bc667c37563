import { Link } from "@remix-run/react";
import {
  GROUP_WORDS,
  OpenGroup,
  type OpenItemsQuery,
  type OpenItemsView,
} from "../../domain/items/open-items";
import { classNames } from "../../ui/class-names";
import { openItemsAddress } from "./open-items-address";

const rails: Record<OpenGroup, string> = {
  overdue: "border-l-danger",
  week: "border-l-warn",
  later: "border-l-line-strong",
  waiting: "border-l-info",
};

/** How many there are of each group, as ways to each alone, and back to all of them. */
export function GroupCounts({
  path,
  query,
  counts,
}: {
  path: string;
  query: OpenItemsQuery;
  counts: OpenItemsView["counts"];
}) {
  return (
    <nav aria-label="Groups" className="no-print mb-5">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {OpenGroup.options.map((group) => {
          const isChosen = query.group === group;
          const chosen = { ...query, page: undefined, group: isChosen ? undefined : group };
          return (
            <li key={group} className="grid">
              <Link
                to={openItemsAddress(path, chosen)}
                preventScrollReset
                aria-current={isChosen ? "true" : undefined}
                className={classNames(
                  "control rounded-control border border-l-[3px] px-3 py-2 hover:bg-sunken",
                  isChosen ? "bg-accent-soft text-accent-ink" : "bg-surface",
                  rails[group],
                )}
              >
                <span
                  className={classNames(
                    "block text-title font-bold",
                    group === "overdue" && counts.overdue > 0 && !isChosen && "text-danger",
                  )}
                >
                  {counts[group]}
                </span>
                <span className="block text-small">{GROUP_WORDS[group]}</span>
                {isChosen && <span className="block text-meta">Show all groups</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
