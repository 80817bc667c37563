import type { ItemStanding } from "../../digest/tracked";
import { ItemChangeForm } from "./item-change-form";
import { MarkForm } from "./mark-form";

/** What can be said of an open item, and for a task (`changes`) who has it and until when. */
export function ItemForms({
  itemId,
  text,
  now,
  action,
  changes,
}: {
  itemId: string;
  text: string;
  now: ItemStanding;
  action: string;
  changes: boolean;
}) {
  return (
    <>
      <MarkForm itemId={itemId} text={text} action={action} />
      {changes && <ItemChangeForm itemId={itemId} text={text} now={now} action={action} />}
    </>
  );
}
