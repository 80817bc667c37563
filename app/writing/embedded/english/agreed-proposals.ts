import type { Act } from "../act";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";

const AGREES =
  /^(?:ok(?:ay)?|yes|yep|agreed|fine|works for me|me too|sounds good|perfect|sure|deal|good|great|right|everybody is|no objections?|👍|:\+1:)\b/iu;
const PROPOSES = /\b(?:let's|let us|then we|shall we|so we|how about|what about)\b/i;
const MANAGES_THE_TALK = /\blet's (?:start|begin|see|talk|meet|discuss|go through|wrap|go|move on)\b|\bi\b/i;
const NEAR_TURNS = 3;

/** "Let's take option B.", "Agreed.": a proposal in a talk that others agree to in the next turns is decided. */
export function agreedProposal(statements: readonly Statement[], at: number): Act | null {
  const statement = statements[at];
  if (!statement || (statement.medium !== "chat" && statement.medium !== "transcript")) return null;
  if (!PROPOSES.test(statement.text) || MANAGES_THE_TALK.test(statement.text)) return null;
  const answer = statements
    .slice(at + 1, at + 1 + NEAR_TURNS)
    .find((s) => s.unit === statement.unit && s.speaker !== statement.speaker && AGREES.test(s.text));
  if (!answer) return null;
  const proposed = statement.text
    .replace(/^(?:so|then|ok|okay|well|right|and)[, ]+/i, "")
    .replace(/[,.]? *(?:does that work|agreed|ok|okay|right|everybody fine with that|is that ok)\?\s*$/i, "")
    .replace(/[?!.]+$/, "");
  return {
    kind: "decision",
    statement,
    line: shorten(sentenceCase(proposed), 200),
    owner: null,
    when: null,
    certainty: 0.75,
    support: [answer],
  };
}
