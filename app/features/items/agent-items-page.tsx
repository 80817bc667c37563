import type { OpenItemsQuery, OpenItemsView } from "../../domain/items/open-items";
import { BackLink } from "../../ui/back-link";
import { itemAction } from "./item-action";
import { ItemsCsvLink } from "./items-csv-link";
import { openItemsHeadline } from "./open-items-headline";
import { OpenItemsList } from "./open-items-list";

/** /agents/{id}/items: what is open at one agent. */
export function AgentItemsPage({
  agent,
  view,
  query,
}: {
  agent: { id: string; title: string };
  view: OpenItemsView;
  query: OpenItemsQuery;
}) {
  const path = `/agents/${agent.id}/items`;
  return (
    <div className="mx-auto max-w-4xl">
      <BackLink to={`/agents/${agent.id}`} title={agent.title} />
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-page tracking-[-0.01em]">Open items</h1>
          <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
            <bdi>{agent.title}</bdi>
            {`: ${openItemsHeadline(view.counts)}`}
          </p>
        </div>
        <ItemsCsvLink path={path} query={query} />
      </div>
      <OpenItemsList
        path={path}
        query={query}
        view={view}
        orders={["date", "person"]}
        actionOf={() => itemAction(path, query)}
      />
    </div>
  );
}
