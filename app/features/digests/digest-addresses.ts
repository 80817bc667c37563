import { ALL_LINES } from "../../digest/shown-lines";

/** The page of a digest. */
export function digestAddress(agentId: string, digestId: string): string {
  return `/agents/${agentId}/digests/${digestId}`;
}

/** A line in the page of a digest, which then shows all of them (`lineAnchor`). */
export function lineAddress(agentId: string, digestId: string, anchor: string): string {
  return `${digestAddress(agentId, digestId)}?${ALL_LINES}#${anchor}`;
}

/** The page of a mail, at the words that a line stands on where `anchor` names one (`lineAnchor`). */
export function mailAddress(agentId: string, mailId: string, anchor?: string): string {
  const path = `/agents/${agentId}/emails/${mailId}`;
  return anchor === undefined ? path : `${path}#${wordsId(anchor)}`;
}

/** The id of the words in a mail's page that a line stands on. */
export function wordsId(anchor: string): string {
  return `of-${anchor}`;
}
