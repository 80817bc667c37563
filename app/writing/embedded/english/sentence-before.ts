import { type Act, SURE } from "../act";
import { dueDateIn } from "../due-dates";
import { tellsWhoAgreed } from "../one-decision";
import { calledBy } from "../people";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { lineOf } from "../wording";
import { decisionIn } from "./decisions";
import { withNamed } from "./named-in-line";
import { asksIfDoable } from "./owners-elsewhere";
import { plainEnglish } from "./plain-english";
import type { Scene } from "./scene";
import { theyMustBe } from "./they-must-be";

/** "Without it", "until then", "waiting on the inspector": means the trouble told before. */
export const POINTS_BACK =
  /^(?:still )?waiting (?:on|for)\b|\b(?:without|until|unless|before|as long as) (?:it|them|this|that|then|he|she|they)\b|^(?:without (?:a|an|the|any)\b|otherwise|which means|until then|so|therefore|then|that's why|this|that|it|they|because of (?:this|that)|(?:and )?so|hence|thus|consequently|as a (?:result|consequence)|(?:the )?(?:result|upshot|consequence)(?= is\b| was\b|:))\b/i;

/** A sentence that is in the way itself is not what one of those `before` it keeps from happening, nor its way out. */
export function standsAlone(
  statement: Statement,
  before: readonly Statement[],
  found: ReadonlyMap<Statement, Act[]>,
): void {
  const says = (words: string | null | undefined) =>
    !!words && statement.text.toLowerCase().includes(words.toLowerCase().slice(0, 40));
  for (const act of before.flatMap((earlier) => found.get(earlier) ?? []))
    if (act.kind === "obstacle" && act.support.includes(statement)) {
      act.support = act.support.filter((other) => other !== statement);
      if (says(act.impact)) act.impact = null;
      if (says(act.solution)) act.solution = null;
    }
}

/** "Walt knows a smith. He'll get a price.": the sentence before says who. */
export function withWhoIsMeant(act: Act, before: Scene | null): Act {
  const { statement, owner, line, support } = act;
  if (
    !before ||
    support.includes(before.statement) ||
    !/\b(?:he|she|they|him|her|them)\b/i.test(statement.text)
  )
    return act;
  const names = `${owner ?? ""} ${line}`.match(/\p{Lu}[\p{Ll}'’-]+/gu) ?? [];
  const isMeant = names.some(
    (name) =>
      !statement.text.includes(name) && before.statement.text.includes(name) && before.people.isCalled(name),
  );
  return isMeant ? { ...act, support: [before.statement, ...support] } : act;
}

/** "The handover doc is out of date. Volunteers?" */
const ASKS_ANYBODY =
  /^(?:(?:any|some) )?(?:volunteers?|takers|anyone|anybody|who can|who'?ll do it)(?: please)?\?$/i;

/** "Only Ingrid's is missing. Ingrid, please, today.": the sentence before says what. */
export function plea(scene: Scene, before: Scene | null): Act | null {
  const { statement } = scene;
  if (
    !before ||
    !(
      asksIfDoable(scene) ||
      (scene.clauses.length === 0 &&
        ((scene.called && /^\p{Lu}[\p{L}'’-]+,? please\b.{0,30}$/u.test(statement.text)) ||
          ASKS_ANYBODY.test(statement.text)))
    ) ||
    /\?\s*$/.test(before.statement.text)
  )
    return null;
  return {
    kind: "request",
    statement,
    line:
      theyMustBe(before)?.line ??
      lineOf(before.statement.text, { speaker: statement.speaker, owner: scene.reader, when: null }),
    owner: scene.called ? scene.reader : null,
    when: dueDateIn(statement.text, statement.sentAt, scene.clock),
    certainty: 0.8,
    support: [before.statement],
  };
}

/** "That's what the committee agreed on.", "Maestro's decision.": of what stands before. */
const SAID_WHO_DECIDED =
  /^(?:that(?:['’]s| is) what (?:we|they|he|she|the (?:\p{L}+ ){1,2}|\p{Lu}\p{L}+ )(?:all |both )?\s?(?:decided|agreed|settled|voted|chose|wants)(?: on| for)?[.!]*$|(?:the )?\p{L}+['’]s (?:decision|call|choice|orders|wish|ruling)(?=[.,;!]|$))/iu;

/** "Rollout moves to Tuesday. Decided with Sanjay just now.": what was decided stands before. */
export function decidedBefore(scene: Scene, before: Scene | null): Act | null {
  const { statement } = scene;
  const isSurely = SAID_WHO_DECIDED.test(statement.text);
  if (
    !before ||
    (before.clauses.length === 0 && !isSurely) ||
    !(
      isSurely ||
      tellsWhoAgreed(statement.text) ||
      /^(?:(?:all|also|now|just|that's|that is|this is) )*(?:decided|agreed|settled|approved|signed off)\b(?!\s*[:–—]\s*\S)[^?]{0,50}$/i.test(
        statement.text,
      )
    ) ||
    /\?\s*$/.test(before.statement.text) ||
    (!isSurely &&
      /\b(?:decided|agreed|settled|approved|resolved)\b.*\b(?:to|that|on(?! the (?:phone|call|spot|way|site)\b| \p{Lu}?\p{L}+day\b)|for|against)\b/iu.test(
        statement.text,
      ))
  )
    return null;
  return {
    kind: "decision",
    statement,
    line: shorten(sentenceCase(before.statement.text.replace(/[.!]+$/, "")), 200),
    owner: null,
    when: null,
    certainty: 0.8,
    support: [before.statement],
  };
}

/** "Steel or aluminium? Please tell me by tomorrow.": what is to be told stands in the question before. */
export function withQuestion(act: Act, before: Scene | null): Act {
  if (act.kind !== "request" || !before || !/\?\s*$/.test(before.statement.text)) return act;
  const [verb = "", ...others] = act.line
    .replace(/\b(?:an|your) answer$/i, "")
    .trim()
    .split(" ");
  if (
    !/^(?:find out|check|ask)$/i.test(act.line) &&
    (!/^(?:tell|let|inform|answer|reply|confirm|advise|get|come|write|say|decide)$/i.test(verb) ||
      !others.every((word) => /^(?:back|me|us|know|to|with|please|\p{Lu}\p{L}+)$/u.test(word)))
  )
    return act;
  // "Would you let Lucia know?" is no answer to who asks.
  const whom = / (\p{Lu}\p{L}+)/u.exec(act.line)?.[1];
  if (whom !== undefined && act.statement.speaker !== null && whom !== calledBy(act.statement.speaker))
    return act;
  return {
    ...act,
    certainty: Math.max(0.7, act.certainty),
    line: lineOf(
      before.statement.text.replace(
        /^\W*(?:one (?:more )?question|question|another thing)[^:]{0,40}:\s*/i,
        "",
      ),
      { speaker: act.statement.speaker, owner: act.owner, when: null },
    ),
    support: [before.statement, ...act.support],
  };
}

const NOT_TO_BE =
  "(?!(?:objections?|problems?|reason|choice|questions?|complaints?|need|rush|hurry|worr(?:y|ies)|stress|panic|doubt|excuses?|change|harm|point|more|further|longer|comments?|meetings?|calls?|homework|tax|fees?|charge|cost)\\b)";
/** "So no sheets today.", "That means no class tomorrow.", "Result: the crew stands still." */
const CONSEQUENCE = new RegExp(
  `^(?:(?:and )?(?:so|hence|therefore|thus|consequently)|(?:that|this|which)(?: (?:also|now))? means(?: that)?|meaning|(?:the )?(?:result|consequence|upshot)(?: is| was)?(?: that)?|as a (?:result|consequence))[,:]? (?:(?:there(?:['’]s| is| are|['’]ll be| will be)|(?:we|i)(?:['’]ve got| have|['’]ll have| will have)|it['’]s) )?(?:no ${NOT_TO_BE}(?:\\p{L}+ ?){1,8}|(?:nobody|nothing|no one) (?!to\\b).{4,60})[.!]*$|^(?:no ${NOT_TO_BE}(?:[\\p{L}\\d]+ ?){1,7}|(?:nobody|nothing) .{4,50}),? (?:therefore|then|as a result|because of (?:it|that|this)|in consequence)[.!]*$`,
  "iu",
);
const RESULT = /^(?:the )?(?:result|upshot|consequence)(?: is| was)?(?: that)?:? /i;
/** Opens what no trouble is: thanks, a request, an answer. */
const TELLS_NO_TROUBLE =
  /^(?:thanks?|thank you|please|hi|hello|dear|yes|no,|ok|sure|good news|great)\b|[?:]\s*$/i;

/** "The trainer is ill. That means no class tomorrow.": one trouble, of which the sentence before says what it is. */
export function consequenceIn(
  { statement, plain, clauses }: Scene,
  before: Scene | null,
  trouble: Act | null,
): Act | null {
  if (
    !before ||
    !(CONSEQUENCE.test(plain) || (trouble && RESULT.test(plain))) ||
    clauses.some(({ imperative, question }) => imperative || question) ||
    before.statement.speaker !== statement.speaker ||
    before.statement.paragraph !== statement.paragraph ||
    before.clauses.length === 0 ||
    before.clauses.some(({ imperative, question, modal }) => imperative || question || modal === "will") ||
    TELLS_NO_TROUBLE.test(before.statement.text) ||
    (decisionIn(before, before.statement.subject)?.certainty ?? 0) >= SURE
  )
    return null;
  return {
    kind: "obstacle",
    statement,
    line: shorten(sentenceCase(before.statement.text.replace(/[.!]+$/, "")), 200),
    owner: null,
    when: null,
    certainty: 0.92,
    support: [before.statement],
    impact: sentenceCase(
      plain
        .replace(
          /^(?:and )?(?:so|hence|therefore|thus|consequently|as a \p{L}+|meaning|(?:that|this|which)(?: \p{L}+)? means|(?:the )?\p{L}+(?: is| was)?:)(?: that)?[,:]? /iu,
          "",
        )
        .replace(/(?:,? (?:therefore|then|as a result|in consequence))?[.!]*$/i, ""),
    ),
  };
}

const SAYS_THAT_IT =
  /^(?:so )?(?:that|this|it|they|these)(?: (?:one|part|bit|lot))?(?:'s| is| are|'re| remains?| stays?) /i;

/** "No date yet.": of what the sentence before speaks of. */
const NOTHING_YET =
  /^(?:still |so far )?(?:no|nothing|none)(?: \p{L}+)?(?: (?:yet|so far|from them|in sight|until now|here))?[.! ]*$/iu;

const WAS_ASKED =
  /\b(?:please|(?:can|could|would|will) you|you (?:were (?:going|meant) to|(?:said|promised)(?: me| us)? (?:to|you)|wanted to))\b/i;

/** "He holds it back until he has the invoices. So that one is stuck.": the sentence before says what. */
export function withTrouble(obstacle: Act | null, before: Scene | null): Act | null {
  if (!obstacle || !before) return obstacle;
  const says = plainEnglish(obstacle.line);
  const named = withNamed(obstacle, [before]);
  if (named !== obstacle) return named;
  if (!SAYS_THAT_IT.test(says) && !NOTHING_YET.test(says)) return obstacle;
  const said = before.statement.text;
  // "You were going to let me have the mileage. Still nothing here.": what was asked is the line.
  if (NOTHING_YET.test(says) && WAS_ASKED.test(said)) return null;
  if (
    /\?\s*$/.test(said) ||
    before.statement.speaker !== obstacle.statement.speaker ||
    before.statement.paragraph !== obstacle.statement.paragraph ||
    /\bthe (?:second|third|fourth|fifth|\d+(?:nd|rd|th)) time\b/i.test(says)
  )
    return obstacle;
  return {
    ...obstacle,
    line: shorten(sentenceCase(said.replace(/[.!]+$/, "")), 200),
    impact: obstacle.line.replace(/[.!]+$/, ""),
    support: [before.statement, ...obstacle.support],
  };
}
