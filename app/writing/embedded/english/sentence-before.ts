import { type Act, isTask } from "../act";
import { dueDateIn } from "../due-dates";
import { tellsWhoAgreed } from "../one-decision";
import { inlineLabel } from "../readers/headings";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { TIME_WORDS } from "../word-lists";
import { lineOf } from "../wording";
import { plainEnglish } from "./plain-english";
import { lastGroup, type Scene } from "./scene";
import { tag } from "./tag";

/** "Without it", "until then", "waiting on the inspector": means the trouble told before. */
export const POINTS_BACK =
  /^(?:still )?waiting (?:on|for)\b|\b(?:without|until|unless|before|as long as) (?:it|them|this|that|then|he|she|they)\b|^(?:without (?:a|an|the|any)\b|otherwise|which means|until then|so|therefore|then|that's why|this|that|it|they|because of (?:this|that))\b/i;

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

/** "Only Ingrid's is missing. Ingrid, please, today.": the sentence before says what. */
export function plea(scene: Scene, before: Scene | null): Act | null {
  const { statement } = scene;
  if (
    !before ||
    scene.clauses.length > 0 ||
    !scene.called ||
    !/^\p{Lu}[\p{L}'’-]+,? please\b.{0,30}$/u.test(statement.text)
  )
    return null;
  return {
    kind: "request",
    statement,
    line: lineOf(before.statement.text, { speaker: statement.speaker, owner: scene.reader, when: null }),
    owner: scene.reader,
    when: dueDateIn(statement.text, statement.sentAt, scene.clock),
    certainty: 0.8,
    support: [before.statement],
  };
}

/** "Rollout moves to Tuesday. Decided with Sanjay just now.": what was decided stands before. */
export function decidedBefore(scene: Scene, before: Scene | null): Act | null {
  const { statement } = scene;
  if (
    !before ||
    before.clauses.length === 0 ||
    !(
      tellsWhoAgreed(statement.text) ||
      /^(?:(?:all|also|now|just|that's|that is|this is) )*(?:decided|agreed|settled|approved|signed off)\b[^?]{0,50}$/i.test(
        statement.text,
      )
    ) ||
    /\?\s*$/.test(before.statement.text) ||
    /\b(?:decided|agreed|settled|approved|resolved)\b.*\b(?:to|that|on|for|against)\b/i.test(statement.text)
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
  if (
    !/^(?:tell|let|inform|answer|reply|confirm|advise|get back|come back|write|say|decide)\b(?: (?:back|me|us|\p{Lu}\p{L}+|know|to|with|an answer|your answer|please))*$/iu.test(
      act.line,
    )
  )
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

const SAYS_THAT_IT =
  /^(?:so )?(?:that|this|it|they|these)(?: (?:one|part|bit|lot))?(?:'s| is| are|'re| remains?| stays?) /i;

/** "No date yet.": of what the sentence before speaks of. */
const NOTHING_YET =
  /^(?:still |so far )?(?:no|nothing|none)(?: \p{L}+)?(?: (?:yet|so far|from them|in sight|until now))?[.! ]*$/iu;

/** "He holds it back until he has the invoices. So that one is stuck.": the sentence before says what. */
export function withTrouble(obstacle: Act | null, before: Scene | null): Act | null {
  if (!obstacle || !before) return obstacle;
  const says = plainEnglish(obstacle.line);
  if (!SAYS_THAT_IT.test(says) && !NOTHING_YET.test(says)) return obstacle;
  const said = before.statement.text;
  if (/\?\s*$/.test(said) || before.statement.speaker !== obstacle.statement.speaker) return obstacle;
  return {
    ...obstacle,
    line: shorten(sentenceCase(said.replace(/[.!]+$/, "")), 200),
    impact: obstacle.line.replace(/[.!]+$/, ""),
    support: [before.statement, ...obstacle.support],
  };
}

const LEANS =
  /\b(?:before|by|until) (?:then|that)\b|\b(?:days?|weeks?|hours?|evening|night) (?:before|earlier|beforehand|in advance|ahead)\b/i;

/** "Delivery is tomorrow. Davie to be there with the forklift": what is done at an event, on its day. */
const IS_PRESENT =
  /^(?:be|stay) (?:there|present|here|in|around|on site|at the \p{L}+)\b|^let (?:them|him|her|the \p{L}+|\p{Lu}\p{L}+) in\b|^(?:open up|receive (?:it|them)|wait for (?:it|them))\b/iu;

/** "She comes on the 25th. Please have it cleaned by then.": the day stands in the sentence before, or is the meeting's. */
export function withDayBefore(act: Act, { clock }: Scene, before: Scene | null): Act {
  const { statement } = act;
  if (act.when !== null) return act;
  if (before && isTask(act) && IS_PRESENT.test(act.line)) {
    const [event, ...others] = before.clauses;
    const when =
      others.length === 0 && event?.verb === "be" && !event.past && !event.negated && event.modal !== "would"
        ? dueDateIn(before.statement.text, before.statement.sentAt, clock)
        : null;
    if (when?.day) return { ...act, when, support: [...act.support, before.statement] };
  }
  if (!LEANS.test(statement.text)) return act;
  const said = before ? dueDateIn(before.statement.text, before.statement.sentAt, clock)?.day : null;
  const anchor = said ?? statement.meeting?.day;
  if (!anchor) return act;
  const when = dueDateIn(statement.text, statement.sentAt, clock, anchor);
  // "Two days before" is shown as it is said: the day itself stands nowhere.
  const shown = when && when.day !== anchor ? { ...when, timeline: sentenceCase(when.words) } : when;
  const support = said && before ? [before.statement] : (statement.meeting?.facts ?? []);
  return { ...act, when: shown, support: [...act.support, ...support] };
}

const WANTED =
  /^(?:(?:and|but|so|also),? )?(?:needs? (?:it|them|that|this) |(?:i|we|he|she|they|(?:the|my|our|his|her|their) \p{L}+(?: \p{L}+)?)(?:'ll|'d| would| will)? (?:needs?|wants?|expects?|like|must have) (?:it|them|that|this|those|the lot|everything)|(?:it|that|this|they|those)(?:'d| would)? (?:really )?(?:has to|have to|needs? to|must|should)|(?:needs|has|must)(?: to)?(?= (?:be|go|reach|arrive|get))|(?:it|this|that)(?:'s| is) (?:due|needed|wanted)|(?:the )?deadline (?:for (?:it|this|that) )?is)\b/iu;
const SUITS =
  /^(?:(?:by|before|until|on) )?.{3,30}?(?:'s| is| will be| would be| will do| would do| does it| at the latest)(?: (?:great|fine|enough|early enough|soon enough|ok|okay|ideal|perfect|good|lovely|best|best for me))?[,. ]*(?:please|thanks|thank you)?[.!]*$/iu;
const LONGEST_WISH = 14;

/** What may stand around a day that is all that a sentence says: "By tomorrow if you possibly can." */
const AROUND_DAY =
  /^(?:(?:by|before|until|till|no later than|not later than|latest|on|for|the|at|now|is|deadline|due|needed|wanted|back|then|so|and|but|please|pls|thanks|thank you|if (?:you )?(?:at all )?(?:possibly )?(?:can|could|possible)|if that works|at the latest|ideally|preferably|asap|great|fine|feedback|answers?|repl(?:y|ies)|response|input|comments?)(?![\p{L}\p{N}])[\s,.:;!–—-]*)*$/iu;

/** "Tuesday please.", "Deadline 30 Nov.": the sentence says a day and nothing else. */
function isDateAlone({ statement, clock }: Scene): boolean {
  const when = dueDateIn(`by ${statement.text.replace(/^by /i, "")}`, statement.sentAt, clock);
  return (
    when !== null && AROUND_DAY.test(statement.text.replace(when.words, " ").replace(/^[\s(]+|[)]/g, ""))
  );
}

/**
 * "Could you repaint it? I need it by Thursday.": the day belongs to what was asked in the sentence before, which gets
 * it. True when it did.
 */
export function datesBefore(
  scene: Scene,
  before: Scene | null,
  found: ReadonlyMap<Statement, Act[]>,
): boolean {
  const { statement, plain: text } = scene;
  if (
    !before ||
    before.statement.speaker !== statement.speaker ||
    /\?\s*$/.test(text) ||
    text.split(/\s+/).length > LONGEST_WISH ||
    !(WANTED.test(text) || SUITS.test(text) || isDateAlone(scene))
  )
    return false;
  const asked = found
    .get(before.statement)
    ?.findLast((act) => isTask(act) && (act.when === null || !act.when.deadline));
  const said = WANTED.test(text) ? text : `by ${text.replace(/^by /i, "")}`;
  const when = asked ? dueDateIn(said, statement.sentAt, scene.clock) : null;
  if (!asked || !when) return false;
  asked.when = when;
  asked.support.push(statement);
  return true;
}

const POINTS =
  /^(\S+(?: \S+){0,3}) (it|this|that|them|those|these|(?:a new|another|the other) one|new ones)(?= |$)(?!\s+(?:is|are|was|all|\p{Ll}+s\b))/iu;

const HANGS = /\b(?:and|but|or|so|also|too|then|now|one|there|stuff)$/i;
const LONGEST_POINTING = 12;
const LONGEST_THING = 6;
const NAMES_A_THING = /^(?:the|a|an|your|our|my|their|his|her|this|both|all|two|three)\s/i;

/** "cert for the shop" as "the cert for the shop" */
const withArticle = (thing: string): string =>
  /^\p{Ll}+(?: (?:for|of) \S+)?$/u.test(thing) &&
  !NAMES_A_THING.test(`${thing} `) &&
  !/^(?:nobody|somebody|someone|anyone|who|what|which|everything|nothing|something)\b/.test(thing)
    ? `the ${thing}`
    : thing;

/** "They need our floor plan, could you send it over?": an earlier clause of the sentence says what. */
export function withThing(act: Act, scene: Scene): Act {
  if (!isTask(act) || !POINTS.test(act.line)) return act;
  const { text } = scene.statement;
  const [verb = "", pronoun = ""] = act.line.toLowerCase().split(" ");
  const said = /\bones?\b/i.test(act.line)
    ? /\bones?\b/giu
    : new RegExp(`\\b${verb.replace(/[^\\p{L}]/gu, "")}(?:e?s)? ${pronoun}\\b`, "giu");
  const from = [...text.matchAll(said)].at(-1)?.index ?? -1;
  const things = scene.clauses
    .filter((c) => (scene.tokens[c.to - 1]?.to ?? text.length) <= from)
    .flatMap((c) => [
      c.subject?.kind === "thing" ? withArticle(c.subject.text) : "",
      scene.words(c.group.to, c.to).replace(/^\s*(?:us|me|you|them)\s+/i, ""),
    ])
    .map((words) => words.replace(/(?:\s+for (?:that|it|this))?[\s.,;:!?–—-]*$/i, "").trim())
    .filter(
      (words) =>
        NAMES_A_THING.test(words) &&
        words.split(" ").length <= LONGEST_THING &&
        !HANGS.test(words) &&
        !saysWhen(words),
    );
  // "Laptop: I've told Sven, he orders it today"
  const label = /^((?:the |our )?\p{L}[\p{L}\p{N}'’ -]{2,30}): (?=\S)/iu.exec(text)?.[1];
  const topic = label && inlineLabel(text) === null && !scene.people.isCalled(label) ? label : undefined;
  const thing = things.at(-1) ?? topic;
  return thing ? { ...act, line: `${act.line} (${thing.charAt(0).toLowerCase()}${thing.slice(1)})` } : act;
}

/** "Tell Rosa", "let the kitchen know": what, stands in front. */
const TELLS_ONLY = /^(?:tell (?:the )?\p{L}+|let (?:the )?\p{L}+ know)$/iu;

/** "Two quotes for the fence, please, I need them before Wednesday": what is wished stands in front. */
export function withFront(act: Act, scene: Scene): Act {
  // "No almonds in the cake, tell Rosa"
  const told = TELLS_ONLY.test(act.line)
    ? scene.statement.text.search(/,\s*(?:please |pls |and |so )*(?:tell|let)\b/i)
    : -1;
  if (told > 6 && act.kind === "request")
    return {
      ...act,
      line: `${act.line}: ${scene.statement.text.charAt(0).toLowerCase()}${scene.statement.text.slice(1, told)}`,
      certainty: Math.max(0.9, act.certainty),
    };
  if (act.kind !== "request" || !/^(?:it|them|those|these|both)\b/i.test(act.line)) return act;
  const first = scene.tokens[scene.clauses[0]?.from ?? 0]?.from ?? 0;
  const front = scene.statement.text
    .slice(0, first)
    .replace(/(?:[\s,–—-]+(?:please|pls|and|because))*[\s,–—-]*$/i, "")
    .replace(/^\p{Lu}\p{L}+, (?=[\p{Ll}\d])/u, "")
    .trim();
  const words = front.split(/\s+/).length;
  return words >= 2 && words <= 10 ? { ...act, line: sentenceCase(front) } : act;
}

const saysWhen = (words: string): boolean => tag(words).some(({ lower }) => TIME_WORDS.has(lower));

const TITLED = /\b(?:Mr|Mrs|Ms|Dr|Prof)\.? \p{Lu}[\p{L}'’-]+/u;

/** Who the sentence before says something of, where that is one person: "the landlord", "Mr Holm". */
function lastRole({ clauses, statement }: Scene): string | null {
  const titled = TITLED.exec(statement.text)?.[0];
  if (titled) return titled;
  const subjects = clauses.flatMap(({ subject }) => subject ?? []);
  const last = subjects.findLast(({ kind }) => kind === "name" || kind === "group");
  return last && !/^(?:they|we|everyone|everybody|all|both|people)$/i.test(last.text)
    ? last.text.replace(/^The /, "the ")
    : null;
}

/** What the clauses of a sentence speak of, in its order, as said: "the bank details of six people". */
const thingsIn = (scene: Scene): string[] =>
  scene.clauses
    .flatMap((c) => [
      c.subject?.kind === "thing" ? c.subject.text : "",
      scene.words(c.group.to, c.to).replace(/(?:[,;]| because | which | that | who ).*$/is, ""),
    ])
    .map((words) => words.replace(/[\s.,;:!?–—-]+$/, "").trim())
    .filter(
      (words) => NAMES_A_THING.test(words) && words.split(" ").length <= LONGEST_THING && !saysWhen(words),
    )
    .map((words) => `${words.charAt(0).toLowerCase()}${words.slice(1)}`);

/** "The bank details of six people": several, by the first noun. */
const isPlural = (thing: string): boolean => {
  const head =
    thing
      .replace(/ (?:of|for|from|in|on|with|at|to|by) .*$/, "")
      .split(" ")
      .at(-1) ?? "";
  return (
    /[^s]s$/.test(head) || /^(?:people|children|men|women|data|media)$/.test(head) || / and /.test(thing)
  );
};

const OF_A_THING = /^(?:the|an?|this|both|all|two|three)\s/i;
/** What may be done to anything: what it is, nobody knows. */
const GENERIC = /^(?:do|take|make|handle|manage|have|get|keep|try|see)\b/i;
/** "We go with the cheaper one" */
const LEADS_TO = /^\s*(?:with|for|on)\s+(?=(?:the|an?|your|our|my)\b)/i;

const NOUN_OF: Readonly<Record<string, RegExp>> = {
  approve: /\bapproval\b/i,
  confirm: /\bconfirmation\b/i,
  answer: /\b(?:answer|reply|response)\b/i,
  reply: /\b(?:answer|reply|response)\b/i,
  sign: /\bsignature\b/i,
  decide: /\bdecision\b/i,
};
/** "... your approval for the zipper colour since 6 November" */
const OF_WHAT =
  /^ (?:for|of|on|to|about|regarding) ((?:the|your|our|this|these|both|all) [^,.;:!?]{3,50}?)(?= since | by | until | before | from |[,.;:!?]|$)/i;

/** "We wait for your approval of the colour. Kindly approve by tomorrow.": the noun before says of what. */
function withNounBefore(act: Act, before: Scene): Act {
  const [, verb = "", rest = ""] = /^(\p{L}+)(.*)$/su.exec(act.line) ?? [];
  const noun = NOUN_OF[verb.toLowerCase()]?.exec(before.statement.text);
  const bare = act.when === null ? rest : rest.replace(act.when.words, "");
  if (
    !noun ||
    /\p{L}/u.test(bare.replace(/\b(?:by|latest|until|before|at the|please|asap|soon|today|now)\b/gi, ""))
  )
    return act;
  const what = OF_WHAT.exec(before.statement.text.slice(noun.index + noun[0].length))?.[1];
  return what ? { ...act, line: `${verb} ${what}`, support: [before.statement, ...act.support] } : act;
}

const SETTLES =
  /^(?:pay|transfer|settle|remit|clear) (?:us |the (?:full |open |total |outstanding )?(?:amount|sum|balance|invoice|bill)|this (?:amount|invoice|bill))\b/i;
const INVOICE = /\b(?:invoice|bill|statement|order)s?(?: (?:no\.?|number|nr\.?))? #?[\p{L}-]{0,6}\d[\w/-]*/iu;

/** "Please transfer the amount within 7 days": of the invoice that the sentence before names. */
function withInvoice(act: Act, before: Scene): Act {
  const invoice = INVOICE.exec(before.statement.text)?.[0];
  return invoice && SETTLES.test(act.line) && !INVOICE.test(act.line)
    ? {
        ...act,
        line: act.line.replace(
          SETTLES,
          (words) => `${words} of ${invoice.charAt(0).toLowerCase()}${invoice.slice(1)}`,
        ),
        support: [before.statement, ...act.support],
      }
    : act;
}

/** "Please submit it by 30 November": the sentence before says what. */
export function withMeaning(act: Act, before: Scene | null): Act {
  if (before && act.kind === "request" && SETTLES.test(act.line)) return withInvoice(act, before);
  if (before && act.kind === "request") {
    const whole = withNounBefore(act, before);
    if (whole !== act) return whole;
  }
  if (
    !before ||
    before.statement.speaker !== act.statement.speaker ||
    !/^(?:request|commitment|assignment)$/.test(act.kind) ||
    act.line.endsWith(")") ||
    act.line.split(/\s+/).length > LONGEST_POINTING ||
    !(POINTS.test(act.line) || /\b(?:him|her)\b/i.test(act.line))
  )
    return act;
  const person = /^\S+(?: \S+){0,2} (?:him|her)(?= again| back| about| tomorrow|$)/i.test(act.line)
    ? lastRole(before)
    : null;
  if (person !== null)
    return { ...act, line: `${act.line} (${person})`, support: [before.statement, ...act.support] };
  if (!POINTS.test(act.line)) return act;
  // "Could you chase them?": people who were spoken of, rather than things.
  const group =
    /^(?:chase|ask|call|ring|phone|tell|remind|nudge|contact|email|inform|invite|warn|thank|push|ping|get) them\b/i.test(
      act.line,
    )
      ? lastGroup(before.tokens)
      : null;
  if (group !== null)
    return { ...act, line: `${act.line} (${group})`, support: [before.statement, ...act.support] };
  if (/^\S+(?: \S+){0,3} (?:them|those|these)(?= |$)/i.test(act.line)) {
    const several = thingsIn(before).findLast(isPlural);
    if (several !== undefined)
      return { ...act, line: `${act.line} (${several})`, support: [before.statement, ...act.support] };
  }
  const clause = [...before.clauses]
    .reverse()
    .find((c) =>
      /^\s*(?:the|a|an|your|our|my|their|his|her|this|both|all|two|three)\b/i.test(
        before.words(c.group.to, c.to).replace(LEADS_TO, ""),
      ),
    );
  const spokenOf = before.clauses.find(({ marker, subject }) => marker === null && subject?.kind === "thing");
  const thing = clause
    ? before
        .words(clause.group.to, clause.to)
        .replace(LEADS_TO, "")
        .replace(/\s+for (?:that|it|this)(?=\W*$)/i, "")
        .replace(/(?:[\s.,;:!?–—-]+(?:and|or|but|so|then)?)+$/i, "")
        .trim()
    : OF_A_THING.test(spokenOf?.subject?.text ?? "") && !GENERIC.test(act.line)
      ? (spokenOf?.subject?.text ?? "").replace(/^[TYO](?=\p{Ll})/u, (first) => first.toLowerCase())
      : "";
  // "Phone them (a day)": when is no thing.
  // "Badge for Mr Holm - photo came in, please have it printed": the line's topic.
  const { label } = act.statement;
  if (thing.length < 4 && label !== undefined && !before.people.isCalled(label.split(" ")[0] ?? ""))
    return { ...act, line: `${act.line} (${label})`, support: [before.statement, ...act.support] };
  if (thing.length < 4 || thing.length > 70 || saysWhen(thing))
    return { ...act, support: [before.statement, ...act.support] };
  return { ...act, line: `${act.line} (${thing})`, support: [before.statement, ...act.support] };
}
