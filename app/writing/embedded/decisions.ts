import { isConditional, isHedged } from "./certainty";
import type { Statement } from "./statement";
import { sentenceCase, shorten, withoutFillers } from "./task-wording";

export interface DecisionCandidate {
  decision: string;
  context: string | null;
  status: string | null;
  statement: Statement;
  /** Further statements that belong to it. */
  support: Statement[];
  score: number;
}

const straight = (text: string): string => text.replace(/’/g, "'");

const MADE: readonly (readonly [RegExp, number])[] = [
  [/\bdecision\s*:|\bdecided\s*:|\bagreed\s*:|^(?:resolved|agreement)\s*:/i, 2],
  [
    /\b(?:we|they|the (?:team|board|group|committee|client|customer|company|council)|everyone|management|leadership|steering(?: committee)?)(?:'ve| have| has|'s)?\s+(?:all |both |now |also |just |finally |jointly |unanimously |already |today )*(?:decided|agreed|chose|chosen|opted|settled|resolved|elected|voted|approved|rejected|selected|picked|signed off|ruled|concluded)\b/iu,
    1.6,
  ],
  [
    /(?:^|[,;:] |\band )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?: and \p{Lu}\p{Ll}+)? (?:has |have )?(?:decided|agreed|approved|rejected|signed off|opted|vetoed)\b/u,
    1.5,
  ],
  [/\b(?:it (?:was|has been|is) (?:also )?(?:decided|agreed|resolved|approved))\b/i, 1.7],
  [
    /\b(?:has|have|was|were|is|are|been|got) (?:been |now |officially |formally |finally )*(?:approved|signed off|rejected|postponed|cancelled|canceled|deferred|greenlit|green-lit|called off|ratified)\b/i,
    1.4,
  ],
  [
    /\b(?:we're|we are|we'll be|i'm|team is|company is) (?:now |definitely )?(?:going (?:ahead )?with|sticking with|sticking to|moving ahead with|moving forward with|proceeding with|dropping|postponing|cancelling|canceling|switching to|standardi[sz]ing on)\b/i,
    1.3,
  ],
  [
    /\b(?:we(?:'ll| will)|let's|let us) (?:just |then )?(?:go (?:ahead )?with|stick (?:with|to)|proceed with|move (?:ahead|forward) with|drop|skip|postpone|keep it|use|adopt|leave it)\b/i,
    1,
  ],
  [
    /\bwe (?:will not|won't|are not going to|aren't going to) (?:be )?(?:ship|support|include|do|use|build|hir|launch|releas|add|renew|offer)/i,
    1.1,
  ],
  [
    /\b(?:the|our|my) (?:final )?decision (?:is|was|has been)\b|\bfinal (?:answer|call|choice)\b|\bgo[- ]?ahead (?:is|was|has been)? ?(?:given|granted)|\b(?:i|we) (?:hereby )?(?:approve|reject)\b|\bapproved (?:by|the|for)\b/i,
    1.3,
  ],
  [/^(?:agreed|decided|approved)\b(?! (?:with|on your))/i, 0.9],
];
const OPEN =
  /\b(?:where (?:i'm|we're|i am|we are) going with|not (?:yet )?(?:been )?(?:decided|agreed|approved)|haven't (?:yet )?(?:decided|agreed|approved)|hasn't (?:yet )?(?:been )?(?:decided|agreed|approved)|have not (?:yet )?(?:decided|agreed)|no decision|(?:still|yet) to (?:decide|agree|be decided|be approved)|undecided|(?:needs?|have|has|had|got) to (?:decide|agree|be (?:decided|approved|agreed))|must (?:decide|agree)|should (?:decide|agree)|before we (?:decide|agree)|until .{0,40}(?:approved|decided|agreed)|can't (?:decide|agree)|to be (?:decided|agreed|approved)|awaiting (?:approval|decision)|once .{0,40}(?:approved|decided|agreed)|waiting for .{0,40}(?:approval|decision)|pending (?:approval|decision)|(?:will|would) (?:decide|agree|be decided|be approved))\b/i;
const STATUS: readonly (readonly [string, RegExp])[] = [
  ["Rejected", /\b(?:rejected|declined|turned down|voted against)\b/i],
  [
    "Postponed",
    /\b(?:postponed|deferred|delayed until|pushed (?:back )?to|moved to next|put on hold|postponing)\b/i,
  ],
  ["Cancelled", /\b(?:cancel+ed|called off|cancel+ing|dropped|dropping)\b/i],
  ["Approved", /\b(?:approved?|signed off|greenlit|green-lit|ratified|go[- ]?ahead)\b/i],
  ["Agreed", /\b(?:agreed|agreement|unanimously)\b/i],
  ["Decided", /\b(?:decided|decision|chose|chosen|settled|opted|selected|picked)\b/i],
];
const REASON =
  /,?\s*\b((?:because|since|due to|given that|given|as a result of|in order to|so that|in light of|(?<!\b(?:decided|agreed|opted|chose|chosen|voted|resolved) )to (?:avoid|keep|reduce|save))\b.{8,160}?)[.?!]*$/i;
const REASON_SENTENCE =
  /^(?:(?:this|that|it)(?:'s| is| was) (?:because|due to|to)|(?:the|our|main) reason|reason\s*:|rationale\s*:|because|context\s*:|why\s*:)/i;

/** Decisions that were taken, not those still to be taken, asked about or only possible. */
export function decisionCandidates(
  statements: readonly Statement[],
  chance: (statement: Statement) => number,
): DecisionCandidate[] {
  const out: DecisionCandidate[] = [];
  for (const statement of statements) {
    if (
      statement.suspicious ||
      statement.medium === "bulk" ||
      statement.heading === "resolved" ||
      statement.heading === "people" ||
      statement.text.length > 600
    )
      continue;
    const text = straight(statement.text);
    const listed = statement.heading === "decisions";
    if (/\?\s*$/.test(text) || OPEN.test(text)) continue;
    let strength = Math.max(0, ...MADE.map(([pattern, weight]) => (pattern.test(text) ? weight : 0)));
    if (listed && (statement.listItem || strength > 0)) strength = Math.max(strength, 1.8);
    if (strength === 0 || (!listed && statement.heading === "actions" && strength < 1.5)) continue;
    if (!listed && strength < 1.5 && (isHedged(text) || isConditional(text))) continue;
    if (text.split(/\s+/).length < 4) continue;
    if (statement.medium === "transcript" && strength <= 1 && chance(statement) < 0.5) continue;
    const next = statements[statement.order + 1];
    const reason = REASON.exec(statement.text);
    const following =
      next && next.unit === statement.unit && REASON_SENTENCE.test(next.text) ? next.text : null;
    const context = reason?.[1]
      ? sentenceCase(shorten(reason[1], 200))
      : following
        ? shorten(sentenceCase(following), 200)
        : null;
    out.push({
      decision: decisionLine(statement.text, reason?.[1] ?? null),
      context,
      status: STATUS.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
      statement,
      support: [],
      score: strength + chance(statement),
    });
  }
  return out;
}

/** "After the call we have agreed to move the date" as "Move the date": the agreement itself stands in the status. */
function madeInfinitive(text: string): string {
  const match =
    /^(?:[^,;:]{0,90}[,:]\s+|(?:after|following|during|in|at|from|today|yesterday|this|one|quick)\b[^,;:]{0,80}?[,:]?\s+)?(?:we|they|the (?:team|board|group|committee)|everyone|it)(?:'ve|’ve| have| has| was| has been| all| both| also| now| just| finally| jointly| unanimously)*\s+(?:decided|agreed|opted|resolved|chosen|chose|settled)(?: on it)?\s+(to|that|on|for)\s+(.{12,})$/i.exec(
      text,
    );
  if (!match?.[1] || !match[2]) return text;
  return match[1].toLowerCase() === "to" || match[1].toLowerCase() === "that" || /^on|for$/i.test(match[1])
    ? match[2]
    : text;
}

/** The decision as a line: without openers, without the reason that stands in the context. */
export function decisionLine(verbatim: string, reason: string | null): string {
  let text = withoutFillers(verbatim);
  text = text.replace(
    /^(?:(?:and|so|but|ok|okay|well|right|yeah|yes|also|then|great|good news|update|fyi|quick update|as (?:discussed|agreed)(?: \w+)?)[,:!.–—-]*\s+)+/i,
    "",
  );
  text = text.replace(/^(?:(?:decisions?|decided|agreement|resolution|resolved)\s*:|agreed\s*[:,])\s*/i, "");
  if (reason && reason.length < text.length * 0.7) {
    const at = text.lastIndexOf(reason);
    if (at > 20) text = text.slice(0, at).replace(/[\s,;]+$/, "");
  }
  return shorten(sentenceCase(madeInfinitive(text).replace(/[.!]+$/, "")), 200);
}
