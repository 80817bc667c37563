import { Link } from "@remix-run/react";
import CircleCheck from "lucide-react/icons/circle-check";
import { type OpenItemsQuery, type OpenItemsView, PAGE_SIZE } from "../../domain/items/open-items";
import { ButtonLink } from "../../ui/button";
import { useClock } from "../../ui/clock";
import { EmptyState } from "../../ui/empty-state";
import { RouteTabs } from "../../ui/tabs";
import { AbsoluteTime } from "../../ui/times";
import { useHere } from "../../ui/use-here";
import { GroupCounts } from "./group-counts";
import { LatelyClosed } from "./lately-closed";
import { OpenItemSections } from "./open-item-sections";
import { openItemsAddress } from "./open-items-address";
import { OpenItemsFilter } from "./open-items-filter";

const ARRANGED = { date: "By date", agent: "By agent", person: "By person" } as const;

/** Counts, order, filter, items, the way through them, and what was closed: the same for one agent and for all. */
export function OpenItemsList({
  path,
  query,
  view,
  orders,
  actionOf,
}: {
  path: string;
  query: OpenItemsQuery;
  view: OpenItemsView;
  /** The orders that this page has. */
  orders: (keyof typeof ARRANGED)[];
  /** Where the buttons of an item are sent. */
  actionOf: (item: { agentId: string }) => string;
}) {
  const { now } = useClock();
  const here = useHere();
  const chosen = orders.find((order) => order === query.by) ?? "date";
  const isOfAll = orders.includes("agent");
  const isNarrow = [query.group, query.q, query.owner, query.kind].some((value) => value !== undefined);
  const last = view.before + view.items.length;
  return (
    <>
      <GroupCounts path={path} query={query} counts={view.counts} />
      <div className="no-print mb-3 max-w-md">
        <RouteTabs
          label="Order"
          items={orders.map((order) => ({
            label: ARRANGED[order],
            to: openItemsAddress(path, {
              ...query,
              page: undefined,
              by: order === "date" ? undefined : order,
            }),
            current: order === chosen,
          }))}
        />
      </div>
      <OpenItemsFilter path={path} query={query} owners={view.owners} agents={isOfAll ? view.agents : []} />
      <p role="status" className="mb-4 text-small text-ink-3">
        {shownWords(view, last)}
      </p>
      {view.items.length === 0 ? (
        <EmptyState
          icon={<CircleCheck size={20} />}
          title={isNarrow ? "Nothing open is like that" : "Nothing is open"}
          action={isNarrow ? <ButtonLink to={path}>Show everything</ButtonLink> : undefined}
        >
          {isNarrow ? undefined : "What mails ask for stands here from the next digest on."}
        </EmptyState>
      ) : (
        <OpenItemSections
          items={view.items}
          by={chosen}
          actionOf={actionOf}
          showsAgent={isOfAll && chosen !== "agent"}
        />
      )}
      <PageLinks path={path} query={query} view={view} last={last} />
      {query.kind === undefined && view.decisions > 0 && (
        <p className="no-print mt-5 text-small text-ink-3">
          {view.decisions === 1 ? "1 decision stands. " : `${view.decisions} decisions stand. `}
          {"A decision asks nothing of anybody, so it is not in this list. "}
          <Link
            to={openItemsAddress(path, { by: query.by, kind: "decision" })}
            className="link inline-block py-1"
          >
            Show decisions
          </Link>
        </p>
      )}
      {!isNarrow && view.before === 0 && <LatelyClosed closed={view.closed} actionOf={actionOf} />}
      <p className="mt-5 hidden text-meta text-ink-3 print:block">
        {`Mondaybrief, ${here}, `}
        <AbsoluteTime iso={now} />
      </p>
    </>
  );
}

function shownWords({ total, before }: OpenItemsView, last: number): string {
  if (total === 0) return "No items.";
  if (before === 0 && last === total) return total === 1 ? "1 item." : `${total} items.`;
  return `Items ${before + 1} to ${last} of ${total}, most urgent first.`;
}

function PageLinks({
  path,
  query,
  view: { total, before },
  last,
}: {
  path: string;
  query: OpenItemsQuery;
  view: OpenItemsView;
  last: number;
}) {
  if (before === 0 && last >= total) return null;
  const page = before / PAGE_SIZE + 1;
  const to = (other: number) => openItemsAddress(path, { ...query, page: other });
  return (
    <nav aria-label="Pages" className="no-print mt-5 flex flex-wrap items-center justify-between gap-2">
      {before > 0 ? <ButtonLink to={to(page - 1)}>Previous</ButtonLink> : <span />}
      {last < total && <ButtonLink to={to(page + 1)}>{`Next, ${total - last} more`}</ButtonLink>}
    </nav>
  );
}
