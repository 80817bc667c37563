import { Link } from "@remix-run/react";
import { GROUP_WORDS, OpenGroup, type OpenItem, type OpenItemsQuery } from "../../domain/items/open-items";
import { OpenItemRow } from "./open-item-row";

interface Rows {
  /** Where the buttons of an item are sent. */
  actionOf: (item: OpenItem) => string;
  showsAgent: boolean;
}

/** The items of a page under what they are listed by, each list with how many it has in all. */
export function OpenItemSections({
  items,
  by,
  ...rows
}: Rows & { items: OpenItem[]; by: NonNullable<OpenItemsQuery["by"]> }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {inRuns(items, ({ section }) => section).map(([first, ...others], index) => (
        <section key={first.section} aria-labelledby={`list-${index}`}>
          <h2
            id={`list-${index}`}
            tabIndex={-1}
            className="mb-3 flex min-w-0 items-baseline gap-2 border-b pb-2 text-title font-bold"
          >
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              <SectionTitle by={by} item={first} />
            </span>
            <span className="text-small font-medium text-ink-3">
              {first.inSection}
              <span className="sr-only">{first.inSection === 1 ? " item" : " items"}</span>
            </span>
          </h2>
          {by === "date" ? (
            <Rows items={[first, ...others]} {...rows} />
          ) : (
            <Groups items={[first, ...others]} {...rows} />
          )}
        </section>
      ))}
    </div>
  );
}

function SectionTitle({ by, item }: { by: NonNullable<OpenItemsQuery["by"]>; item: OpenItem }) {
  if (by === "date") return <>{item.kind === "decision" ? "Decided" : GROUP_WORDS[item.group]}</>;
  if (by === "person") return <>{item.section || "Nobody named"}</>;
  return (
    <Link to={`/agents/${item.agentId}`} className="hover:underline">
      {item.agentTitle}
    </Link>
  );
}

function Groups({ items, ...rows }: Rows & { items: OpenItem[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {OpenGroup.options.map((group) => {
        const found = items.filter((item) => item.group === group);
        return (
          found.length > 0 && (
            <div key={group}>
              <h3 className="mb-2 text-small font-bold text-ink-2">{GROUP_WORDS[group]}</h3>
              <Rows items={found} {...rows} />
            </div>
          )
        );
      })}
    </div>
  );
}

function Rows({ items, actionOf, showsAgent }: Rows & { items: OpenItem[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {items.map((item) => (
        <OpenItemRow key={item.id} item={item} action={actionOf(item)} showsAgent={showsAgent} />
      ))}
    </ul>
  );
}

/** Neighbours of one kind together, in their order. */
function inRuns<Thing>(things: Thing[], kindOf: (thing: Thing) => string): [Thing, ...Thing[]][] {
  const runs: [Thing, ...Thing[]][] = [];
  for (const thing of things) {
    const last = runs.at(-1);
    if (last !== undefined && kindOf(last[0]) === kindOf(thing)) last.push(thing);
    else runs.push([thing]);
  }
  return runs;
}
