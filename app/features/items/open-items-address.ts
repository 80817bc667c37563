import type { OpenItemsQuery } from "../../domain/items/open-items";

/** The address of a page of open items with this query; a page of an agent's own names the agent in its path. */
export function openItemsAddress(path: string, query: OpenItemsQuery): string {
  const { page, agent, ...rest } = query;
  const fields = {
    ...rest,
    agent: path.startsWith("/agents/") ? undefined : agent,
    page: page === undefined || page === 1 ? undefined : String(page),
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
