import type { Source } from "../../digest/digest-content";
import type { DraftChange } from "../digest-material";

/** A change to a known item that its quotes bear out. */
export interface CheckedChange extends Pick<DraftChange, "itemId" | "what" | "owner" | "timeline" | "text"> {
  /** YYYY-MM-DD, where the timeline names it. */
  due: string | null;
  sources: Source[];
}
