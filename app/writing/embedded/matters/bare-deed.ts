import { baseOfParticiple } from "../english/base-of-participle";
import type { Statement } from "../statement";
import type { Matter } from "./matter";

/** "Signed, it's back in your tray.", "Ordered this morning": what was done, and not to what. */
const BARE_DEED =
  /^(?:(?:ok|okay|yes|hi|and|so|also|right|thanks),? )*(?:(?:just|now|both|all) )*(?<deed>\p{L}{3,}(?:ed|t|d|n|de))(?=[.,;!]|$| (?:and|now|today|yesterday|this|last|just|already|it|them|on|by me|so)\b)/iu;
/** Said of anything. */
const ANY_DEED =
  /^(?:done|finished|sorted|completed|fixed|solved|resolved|handled|agreed|noted|understood|dealt|changed|closed|ended|started|asked|answered|replied|told|said|and|end|not|but|just|that|great|good|right|kind|need|find|attached|enclosed|forwarded|received|delivered|arrived|confirmed)$/i;

/** What asks for the deed of a sentence that only says what was done, by that very word; null for others. */
export function bareDeed(text: string): RegExp | null {
  const deed = BARE_DEED.exec(text)?.groups?.deed?.toLowerCase();
  const verb = deed === undefined || ANY_DEED.test(deed) ? null : baseOfParticiple(deed);
  return verb === null ? null : new RegExp(`(?<!\\p{L})${verb.replace(/e$/, "")}`, "iu");
}

/** Whether that was asked in this matter, by that very word, before it was done: "it needs a signature", "could you sign it?" */
export const asksForDeed = ({ acts, kind }: Matter, deed: RegExp, { order }: Statement): boolean =>
  kind !== "decision" && acts.some(({ statement }) => statement.order < order && deed.test(statement.text));
