import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { UserView } from "../domain/accounts/user-view";
import { DomainError } from "../domain/errors";
import { streamOpenItems } from "../domain/items/export-open-items.server";
import { OpenItemsQuery, type OpenItemsView } from "../domain/items/open-items";
import { readOpenItems } from "../domain/items/read-open-items.server";
import { operation } from "../http/operation";

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
): Promise<ReadableStream<Uint8Array>> {
  return found(streamOpenItems(platform, user, queryOf(request, agentId)));
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
