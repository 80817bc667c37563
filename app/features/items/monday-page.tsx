import CalendarDays from "lucide-react/icons/calendar-days";
import type { OpenItemsQuery, OpenItemsView } from "../../domain/items/open-items";
import { ButtonLink } from "../../ui/button";
import { itemAction } from "./item-action";
import { ItemsCsvLink } from "./items-csv-link";
import { openItemsHeadline } from "./open-items-headline";
import { OpenItemsList } from "./open-items-list";

const PATH = "/monday";

/** /monday: what is open at all agents of a user. */
export function MondayPage({ view, query }: { view: OpenItemsView; query: OpenItemsQuery }) {
  return (
    <div className="mx-auto max-w-4xl">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div>
          <h1 className="text-page tracking-[-0.01em]">Monday</h1>
          <p className="mt-1 text-ink-2">
            {`What is open at all of your agents: ${openItemsHeadline(view.counts)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/monday/calendar" icon={<CalendarDays size={16} aria-hidden="true" />}>
            Calendar feed
          </ButtonLink>
          <ItemsCsvLink path={PATH} query={query} />
        </div>
      </div>
      <OpenItemsList
        path={PATH}
        query={query}
        view={view}
        orders={["date", "agent", "person"]}
        actionOf={({ agentId }) => itemAction(PATH, query, { of: agentId })}
      />
    </div>
  );
}
