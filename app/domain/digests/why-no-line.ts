import type { Coverage } from "../../digest/coverage";
import {
  countOf,
  newslettersInWords,
  otherLanguagesInWords,
  setAsideInWords,
} from "../../digest/coverage-words";

const MOST_NAMED = 3;

/**
 * Why a digest came out without a line, for its owner: what was read, and what was left out. `unreadableMails` is how
 * many of the mails had nothing that could be read.
 */
export function whyNoLine(coverage: Coverage, unreadableMails: number): string {
  const mails = coverage.mails - unreadableMails;
  const read = [
    mails > 0 ? countOf(mails, "mail") : "",
    coverage.documents > 0 ? countOf(coverage.documents, "document") : "",
  ].filter(Boolean);
  const newsletters = newslettersInWords(coverage);
  const isOne = mails + coverage.documents === 1;
  const words = [
    read.length > 0
      ? `${read.join(" and ")}${newsletters && ` (${newsletters})`} ${isOne ? "was" : "were"} read: no task, problem or decision in ${isOne ? "it" : "them"}.`
      : "Nothing could be read.",
  ];
  const also = [...otherLanguagesInWords(coverage), setAsideInWords(coverage)].filter(Boolean);
  words.push(...also.map((sentence) => `${sentence}.`));
  if (coverage.droppedLines > 0) words.push(`${countOf(coverage.droppedLines, "line")} dropped: no quote.`);
  if (coverage.unread.length > 0) words.push(`Not read: ${named(coverage.unread)}.`);
  return words.join(" ");
}

function named(unread: Coverage["unread"]): string {
  const first = unread
    .slice(0, MOST_NAMED)
    .map(({ name, problem }) => `${name} (${problem.replace(/\.$/, "")})`);
  const left = unread.length - first.length;
  return [...first, ...(left > 0 ? [`${left} more`] : [])].join(", ");
}
