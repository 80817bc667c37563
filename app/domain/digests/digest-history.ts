import type { DigestChanges } from "../../digest/digest-changes";
import type { DigestView } from "../../digest/digest-view";
import type { LineCounts } from "../../digest/shown-lines";

/** A digest as the history lists it. */
export interface DigestHead {
  id: string;
  /** ISO 8601 UTC. */
  generatedAt: string;
  isCurrent: boolean;
  isEdited: boolean;
  isSample: boolean;
  counts: LineCounts;
  /** The beginning of its overview. */
  overview: string;
}

/** A page of an agent's history, the current digest first. */
export interface DigestHistory {
  digests: DigestHead[];
  /** The digest that the next page begins after; null on the last one. */
  older: string | null;
}

/** A digest of the history, with what it says otherwise than the one that was written before it. */
export interface DigestInHistory {
  digest: DigestView;
  agent: { id: string; title: string; timeZone: string };
  isCurrent: boolean;
  /** Those that were written just before and after it. */
  before: { id: string; generatedAt: string } | null;
  after: { id: string; generatedAt: string } | null;
  /** Null for the agent's first. */
  changes: DigestChanges | null;
}
