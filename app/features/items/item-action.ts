import type { OpenItemsQuery } from "../../domain/items/open-items";
import { openItemsAddress } from "./open-items-address";

/**
 * Where the forms of an item are sent: to the page as it is, so that it is also what answers a form that failed, with
 * the place to come back to. `of` names the item's agent where the path does not.
 */
export function itemAction(path: string, query: OpenItemsQuery, of: { of?: string } = {}): string {
  const here = openItemsAddress(path, query);
  const about = new URLSearchParams({ ...of, back: here });
  return `${here}${here.includes("?") ? "&" : "?"}${about}`;
}
