import type { OpenItemsView } from "../../domain/items/open-items";
import { STATE_WORDS } from "../digests/item-acting";
import { ItemActions } from "../digests/item-actions";
import { SourceQuotes } from "../digests/source-quotes";

type Closed = OpenItemsView["closed"][number];

/** What ended within a week, by which words or by hand, with the way back. */
export function LatelyClosed({ closed, actionOf }: { closed: Closed[]; actionOf: (item: Closed) => string }) {
  if (closed.length === 0) return null;
  return (
    <section aria-labelledby="closed" className="mt-7">
      <h2 id="closed" tabIndex={-1} className="mb-3 scroll-mt-20 border-b pb-2 text-title font-bold">
        Closed within a week
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {closed.map((item) => {
          const { id, text, state, agentTitle } = item;
          if (state === "open") return null;
          const ending = item.events.at(-1);
          const isByHand = ending?.by === "person";
          const [source] = isByHand ? [] : item.sources.slice(-1);
          return (
            <li key={id} className="digest-line border-l-[3px] border-l-line py-0.5 pl-4">
              <p dir="auto" className="text-prose font-medium text-ink-2 [overflow-wrap:anywhere]">
                {text}
              </p>
              <p className="text-small text-ink-3">
                {`${STATE_WORDS[state]}${isByHand ? ", marked by hand" : ""} · ${agentTitle}`}
              </p>
              <div className="flex flex-wrap items-center gap-x-4 [&>details]:max-w-full [&>details[open]]:basis-full">
                {source && <SourceQuotes sources={[source]} />}
                <ItemActions
                  itemId={id}
                  text={text}
                  told={state}
                  acting={{ agentPath: actionOf(item), states: { [id]: item } }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
