import { Link } from "@remix-run/react";
import { disputeNotes } from "../../digest/dispute-notes";
import { lineAnchor } from "../../digest/said-lines";
import { dueWords } from "../../domain/items/due-words";
import type { OpenItem } from "../../domain/items/open-items";
import { classNames } from "../../ui/class-names";
import { DayTime } from "../../ui/times";
import { mailAddress } from "../digests/digest-addresses";
import { ItemActions } from "../digests/item-actions";
import { LineNote } from "../digests/line-note";
import { SourceQuotes } from "../digests/source-quotes";

/** An open item: what, until when, whose, since when; the words behind it, and what can be said of it. */
export function OpenItemRow({
  item,
  action,
  showsAgent,
}: {
  item: OpenItem;
  /** Where its buttons are sent. */
  action: string;
  showsAgent: boolean;
}) {
  const { id, agentId, agentTitle, kind, text, owner, due, today, group, urgency, asked, since } = item;
  const isLate = group === "overdue";
  return (
    <li
      id={`item-${id}`}
      data-kind={kind}
      className={classNames(
        "digest-line scroll-mt-20 border-l-[3px] py-0.5 pl-4 target:bg-info-soft",
        isLate
          ? "border-l-danger"
          : kind === "blocker" || group === "week"
            ? "border-l-warn"
            : "border-l-line",
      )}
    >
      <p dir="auto" className="text-prose font-medium [overflow-wrap:anywhere]">
        {text}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4 text-small text-ink-2">
        {due !== null ? (
          <span className={isLate ? "font-bold text-danger" : "font-medium"}>{dueWords(due, today)}</span>
        ) : (
          urgency === "high" && <strong className="font-bold text-danger">High</strong>
        )}
        {kind === "blocker" && <span className="font-medium text-warn">Stuck</span>}
        {kind === "decision" && <span>Decided</span>}
        {kind !== "decision" && (
          <span dir="auto" className={owner === null ? "text-ink-3" : undefined}>
            {owner ?? "Nobody named"}
          </span>
        )}
        {asked > 1 && <span>{`Asked ${asked} times`}</span>}
        <span className="text-ink-3">
          {"Open since "}
          <DayTime iso={since} />
        </span>
        {showsAgent && (
          <Link to={`/agents/${agentId}`} className="link inline-block py-1 [overflow-wrap:anywhere]">
            <bdi>{agentTitle}</bdi>
          </Link>
        )}
      </p>
      {disputeNotes(item.disputed).map((note) => (
        <LineNote key={note.label} note={note} agentPath={`/agents/${agentId}`} />
      ))}
      <div className="flex flex-wrap gap-x-4 [&>details]:max-w-full [&>details[open]]:basis-full">
        <SourceQuotes
          sources={item.sources}
          hrefOf={(source) =>
            item.mailIds.includes(source.id)
              ? mailAddress(agentId, source.id, lineAnchor(kind, 0, id))
              : undefined
          }
        />
        <ItemActions
          itemId={id}
          text={text}
          toldTask={kind === "action" ? { owner, due } : null}
          acting={{ agentPath: action, states: { [id]: item } }}
        />
      </div>
    </li>
  );
}
