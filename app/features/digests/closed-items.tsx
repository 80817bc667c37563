import type { ClosedItem } from "../../digest/digest-content";
import { lineAnchor } from "../../digest/said-lines";
import { type ItemActing, STATE_WORDS } from "./item-acting";
import { ItemActions } from "./item-actions";
import { SourceQuotes } from "./source-quotes";

/** What ended since the digest before, each with the words that ended it. */
export function ClosedItems({
  id,
  closed,
  headingLevel: Heading,
  hasAnchors,
  mailHref,
  acting,
}: {
  /** Of the section's heading. */
  id: string;
  closed: ClosedItem[];
  headingLevel: "h2" | "h3";
  hasAnchors: boolean;
  mailHref?: (mailId: string, anchor: string) => string | undefined;
  acting?: ItemActing;
}) {
  if (closed.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-3 flex items-baseline gap-2 text-input font-bold">
        Closed since last time
        <span className="text-small font-medium text-ink-3">
          {closed.length}
          <span className="sr-only">{closed.length === 1 ? " line" : " lines"}</span>
        </span>
      </Heading>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {closed.map((item) => (
          <li
            key={item.itemId}
            id={hasAnchors ? lineAnchor(item.kind, 0, item.itemId) : undefined}
            className="digest-line scroll-mt-14 border-l-[3px] border-l-line py-0.5 pl-4 target:bg-info-soft"
          >
            <p dir="auto" className="text-prose font-medium text-ink-2">
              {item.text}
            </p>
            <p className="text-small text-ink-3">
              {`${STATE_WORDS[item.how]}${item.by === "person" ? ", marked by hand" : ""}`}
            </p>
            <SourceQuotes
              sources={item.sources}
              hrefOf={({ kind, id }) =>
                kind === "email" ? mailHref?.(id, lineAnchor(item.kind, 0, item.itemId)) : undefined
              }
            />
            {acting && <ItemActions itemId={item.itemId} text={item.text} told={item.how} acting={acting} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
