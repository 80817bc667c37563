import Download from "lucide-react/icons/download";
import type { OpenItemsQuery } from "../../domain/items/open-items";
import { ButtonLink } from "../../ui/button";
import { openItemsAddress } from "./open-items-address";

/** What the page's query names, all pages of it, as a file. */
export function ItemsCsvLink({ path, query }: { path: string; query: OpenItemsQuery }) {
  const { search } = new URL(openItemsAddress(path, { ...query, page: undefined }), "http://local.invalid");
  return (
    <ButtonLink to={`${path}.csv${search}`} reloadDocument icon={<Download size={16} aria-hidden="true" />}>
      Download CSV
    </ButtonLink>
  );
}
