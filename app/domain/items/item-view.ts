import type { Source } from "../../digest/digest-content";
import type { ItemKind, ItemState } from "../../digest/tracked";
import type { ItemEvent } from "./item-event";

/** `Item` of the api contract. Times are ISO 8601 UTC. */
export interface ItemView {
  id: string;
  agentId: string;
  kind: ItemKind;
  text: string;
  owner: string | null;
  /** YYYY-MM-DD. */
  due: string | null;
  timeline: string | null;
  state: ItemState;
  since: string;
  closedAt: string | null;
  sources: Source[];
  /** Oldest first. */
  events: {
    what: ItemEvent["what"];
    by: ItemEvent["by"];
    at: string;
    who: string | null;
    quote: string | null;
    emailId: string | null;
  }[];
}
