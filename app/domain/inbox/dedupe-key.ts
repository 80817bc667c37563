import type { RawFacts } from "./observe-raw.server";

/** Samples are written anew each day, and answers are taken once, whatever comes under the same Message-ID. */
export function messageKey(facts: RawFacts): string {
  return facts.messageId === null ? `sha256:${facts.sha256}` : `id:${facts.messageId}`;
}

/** The same Message-ID with other content is another mail (decisions.md). */
export function dedupeKey(facts: RawFacts): string {
  return facts.messageId === null ? messageKey(facts) : `${facts.contentSha256} ${messageKey(facts)}`;
}
