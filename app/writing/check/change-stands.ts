import type { DraftChange, KnownItem } from "../digest-material";
import { takesBackMail } from "../takes-back-mail";
import type { FoundQuote } from "./quote-finder";
import { reportsEnd } from "./reports-end";
import { threadOf } from "./thread-of";
import { contentStems } from "./word-stems";

/**
 * Whether a quote of the new material can do this to a known item: it, or the subject above it, shares a word with the item or what
 * the item stands on, or it answers in its thread; and what ends an action or a problem speaks of something that is over, not of
 * what is asked for, planned or denied. "No longer needed" calls off what it denies. Who takes back a mail of theirs
 * calls off what they asked for, and need not name it.
 */
export function changeStands(
  { what }: Pick<DraftChange, "what">,
  item: KnownItem,
  quote: FoundQuote,
): boolean {
  if (item.state === "wrong" || item.state === "not-ours") return false;
  const { sentence } = quote.setting;
  if (what === "reported-done" && !reportsEnd(sentence, item)) return false;
  if (what === "cancelled" && takesBackMail(sentence) !== null && isAskedBy(quote, item)) return true;
  if ((what === "cancelled" || what === "superseded") && /\?\s*$/.test(sentence)) return false;
  const stems = new Set(contentStems([item.text, ...item.said.map((said) => said.quote)].join("\n")));
  const about = `${sentence}\n${quote.source.subject ?? ""}`;
  if (contentStems(about).some((stem) => stems.has(stem))) return true;
  const thread = threadOf(quote.source.subject);
  return thread !== "" && item.said.some(({ subject }) => threadOf(subject) === thread);
}

function isAskedBy({ author }: FoundQuote, { said }: KnownItem): boolean {
  const names = [author?.name, author?.address].map((name) => name?.toLowerCase());
  return said.some(({ what, who }) => what === "asked" && who !== null && names.includes(who.toLowerCase()));
}
