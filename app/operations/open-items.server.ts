import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { UserView } from "../domain/accounts/user-view";
import { DomainError } from "../domain/errors";
import { type OpenItem, OpenItemsQuery, type OpenItemsView } from "../domain/items/open-items";
import { openItemsCsv } from "../domain/items/open-items-csv";
import { readOpenItems } from "../domain/items/read-open-items.server";
import { operation } from "../http/operation";

const CSV_PAGE = 500;
const MOST_IN_CSV = 5000;

export const listMyOpenItems = operation({
  access: "user",
  input: OpenItemsQuery,
  run: ({ platform, user }, query) => readOpenItems(platform, user, query),
  says: { failed: "Failed to load items" },
});

/**
 * The open items that an address names, of one agent where `agentId` is given. What it says that nobody understands is
 * as if it weren't there. Throws a 404 response for an agent that isn't theirs.
 */
export async function loadOpenItems(
  { platform }: AppLoadContext,
  request: Request,
  user: UserView,
  agentId?: string,
): Promise<{ view: OpenItemsView; query: OpenItemsQuery }> {
  const query = queryOf(request, agentId);
  return { view: await found(readOpenItems(platform, user, query)), query };
}

/** The same as CSV, all pages of it up to 5,000 items; what is left out is said at its end. */
export async function exportOpenItems(
  { platform }: AppLoadContext,
  request: Request,
  user: UserView,
  agentId?: string,
): Promise<string> {
  const query = queryOf(request, agentId);
  const items: OpenItem[] = [];
  for (let page = 1; items.length < MOST_IN_CSV; page += 1) {
    const view = await found(readOpenItems(platform, user, { ...query, page }, CSV_PAGE));
    items.push(...view.items);
    if (view.before + CSV_PAGE >= view.total) return openItemsCsv(items, 0);
    if (items.length >= MOST_IN_CSV) return openItemsCsv(items, view.total - items.length);
  }
  return openItemsCsv(items, 0);
}

function queryOf(request: Request, agentId: string | undefined): OpenItemsQuery {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const understood = Object.entries(OpenItemsQuery.shape).flatMap(([name, schema]) => {
    const value = z.safeParse(schema, asked[name]);
    return value.success ? [[name, value.data] as const] : [];
  });
  const query = OpenItemsQuery.parse(Object.fromEntries(understood));
  return agentId === undefined ? query : { ...query, agent: agentId };
}

async function found<Out>(reading: Promise<Out>): Promise<Out> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found")
      throw new Response("Not Found", { status: 404 });
    throw error;
  }
}
