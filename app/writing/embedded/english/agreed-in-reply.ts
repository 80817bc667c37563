import type { Act } from "../act";
import { mailBefore } from "../mail-before";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { contentStems } from "../tokens";
import { plainEnglish } from "./plain-english";

/** "I'd suggest we build the south half first", "For Boxing Day I'd say closed", "How about oak?" */
const PROPOSES =
  /\b(?:i(?:['’]d| would)? (?:suggest|propose|recommend|say|go for|prefer)|my (?:suggestion|proposal|advice) (?:is|would be)|(?:how|what) about|(?:shall|should|could) we|let['’]s|we could|why don['’]t we)\b/i;
const OPENING =
  /^.*?\b(?:i(?:['’]d| would)? (?:suggest|propose|recommend)|my (?:suggestion|proposal|advice) (?:is|would be)|(?:how|what) about|why don['’]t we)\b(?: that|:)? ?/i;
/** Those are asked of, or left to, one of the two. */
const ASKS = /\b(?:can|could|would|will) you\b|\b(?:shall|should|could|can) I\b|\bplease\b/i;
const YES = "(?:(?:ok(?:ay)?|yes|right|good|great|fine|agreed|sure|perfect),? )*";
/** "South first is fine with me.", "Closed on Boxing Day suits us." */
const NAMES_IT = new RegExp(
  `^${YES}(.{3,60}?)(?: (?:is|are|sounds?|would be)|['’]s) (?:fine|ok|okay|good|great|perfect|all right|alright)(?: (?:with|by|for) (?:me|us|both of us))?[.! ]*$|^${YES}(.{3,60}?) (?:works?|suits?)(?: for)? (?:me|us)[.! ]*$`,
  "iu",
);
/** "Agreed.", "Fine by me, go ahead." */
const AGREES =
  /^(?:(?:ok(?:ay)?|yes|right|good|great|fine|perfect),? )*(?:agreed|i agree|(?:that(?:['’]s| is|['’]d be)? |it(?:['’]s| is)? |that )?(?:fine|ok|okay|good|all right) (?:by|with|for) (?:me|us)|(?:that )?(?:works|suits)(?: for)? (?:me|us)|(?:that )?sounds (?:good|great|fine|sensible|right)(?: to me)?|good idea|let['’]s do (?:that|it)|(?:that['’]s )?settled then)\b[^?]{0,30}$/i;

/** "I'd suggest south first.", answered by another's "South first is fine with me.": what was proposed is decided. */
export function agreedInReply(statements: readonly Statement[], at: number): Act | null {
  const statement = statements[at];
  if (statement?.medium !== "mail" || statement.quotedIn !== null) return null;
  const plain = plainEnglish(statement.text);
  const named = NAMES_IT.exec(plain);
  const what = named?.[1] ?? named?.[2];
  if (!what && !AGREES.test(plain)) return null;
  const proposals = mailBefore(statements, at).filter(({ text }) => PROPOSES.test(text) && !ASKS.test(text));
  const isBare = !what || /^(?:that|this|it|all|everything|which)$/i.test(what);
  const stems = isBare ? [] : contentStems(what);
  const meant = isBare
    ? proposals.length === 1
      ? proposals[0]
      : undefined
    : proposals.find(({ text }) => {
        const said = new Set(contentStems(text));
        return stems.some((stem) => said.has(stem));
      });
  if (!meant) return null;
  const words = isBare ? meant.text.replace(OPENING, "") : statement.text;
  return {
    kind: "decision",
    statement,
    line: shorten(sentenceCase(words.replace(/[.!?\s]+$/, "")), 200),
    owner: null,
    when: null,
    certainty: 0.93,
    support: [meant],
    isSaidInTwo: true,
  };
}
