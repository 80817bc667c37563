import type { Act, ActKind } from "../act";
import { dueDateIn } from "../due-dates";
import { lowerFirst, sentenceCase } from "../task-wording";
import { lineOf } from "../wording";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";
import { tag } from "./tag";

type Who = "reader" | "writer" | "named" | "nobody";

const ALSO = "(?:and |so |but |then |also )*";
const NAME = "(?<name>\\p{Lu}[\\p{L}'’-]+)";
const ON_THE_HOOK = "(?:on the hook|down|lined up|signed up|booked in|pencilled in) (?:to|for)";
const NTH = "(?:next|first|second|third|last|other|only|main|next big)";
/** Whoever wants something done, in a few words: "the bank", "Maria from Legal", "my boss". */
const SOMEBODY =
  "(?!(?:please|pls|kindly|I|we|you|it|there|this|that|who|what|which|do|does|did|would|could|can|should|is|are|was|were|has|have|had|not|never|nobody|nothing)\\b)(?:(?!not|never|nobody|[Ii]f\\b)[\\p{L}\\d'’&.-]+ ){0,4}?(?!never\\b)[\\p{L}\\d&.-]+";
/** What they did to have it done. Invitations are none. */
const WANTED =
  "(?:(?:also |still |now |really |just |already )*(?:wants?|needs?|expects?|would like|would love|would prefer|asks?|asked|told|instructed|urged|(?:is|are) asking|(?:has|have) (?:also |now |just |already )?(?:asked|told|instructed))|['’]d (?:like|love|prefer)|['’](?:s|ve) (?:also |now |just |already )?(?:asked|told))";
/** What is passed on is no work: "asked me to thank you", "told me to wait". */
const WORK =
  "(?!(?:thank|say|tell|let|pass|forward|mention|apologi[sz]e|wish|congratulate|invite|ask|remind|inform|point|add|wait|relax|stop|believe|know|think|come|go|stay|keep|leave|make|hurry|feel|get back|consider|be|have|see)\\b)";
const wantedOf = (whom: string, passedOn = ""): string =>
  `${ALSO}${SOMEBODY}(?: )?${WANTED} ${whom} ${passedOn}to (?<doing>${WORK}.+?)(?<after>(?:,? (?:so|but|which|because|since|and (?:I|we|you|he|she|they))|,? [–—-] (?:I|we)(?:['’]ve)?)\\b.+)?`;
const AGREED_THAT = "(?:it (?:was|is|has been) )?(?:also |then |further )*agreed that";
/** Frames around what somebody is to do, and whose that makes it. */
const FRAMES: readonly [RegExp, Who][] = (
  [
    [
      `${ALSO}I(?:'ve| have| had|'d)?(?: already| also)? (?:said|promised|agreed|offered|sworn|told (?:\\p{L}+|the \\p{L}+))(?: that)? I(?:'d| would|'ll| will) (?<doing>.+)`,
      "writer",
    ],
    [`${ALSO}(?:please )?(?:(?:don't|do not) forget|remember|make sure|be sure) to (?<doing>.+)`, "reader"],
    [
      `${ALSO}I (?:also |really |still )?want to (?<doing>(?!(?:see|have|get|receive|hear|read|know|understand|thank|say|make|point|stress|emphasi[sz]e|remind|be|avoid|keep|go|come|live|stay|leave|give up|stop|believe|apologi[sz]e|congratulate|add|mention)\\b).+)`,
      "writer",
    ],
    [`${ALSO}I(?:'m| am)(?: also| still| now)? ${ON_THE_HOOK} (?<doing>.+)`, "writer"],
    [
      `${ALSO}(?:it(?:'s| is) my (?:job|task|turn|duty)|my (?:${NTH} )?(?:job|task) is|leave it to me) to (?<doing>.+)`,
      "writer",
    ],
    [`${NAME} (?:says?|said|reckons)(?: that)? (?:he|she|they)(?:'d| would|'ll| will) (?<doing>.+)`, "named"],
    [`${NAME}(?:'s| is)(?: also| still| now)? ${ON_THE_HOOK} (?<doing>.+)`, "named"],
    [
      `${ALSO}your (?:${NTH} )?(?:job|task|part)(?: now| today| for \\p{L}+)? (?:is|will be|would be) to (?<doing>.+)`,
      "reader",
    ],
    [
      `${ALSO}(?:(?:can|could|may|might|shall) I|I(?:'ll| will| would|'d)?(?: like to| have to| must)?) leave (?:it|that|this) (?:to|with) you to (?<doing>.+)`,
      "reader",
    ],
    [
      `${AGREED_THAT} ${NAME}(?: \\p{Lu}[\\p{L}'’-]+)? (?:will|would|should|shall|is to) (?<doing>.+)`,
      "named",
    ],
    [`${ALSO}you(?:'re| are)(?: also| still| now)? ${ON_THE_HOOK} (?<doing>.+)`, "reader"],
    [
      `${ALSO}${NAME}(?:'s| is)(?: also| still| now| just)* trying to (?<doing>(?!(?:keep|stay|sleep|avoid|stop|quit|lose|cope|learn|understand|relax|make)\\b).+)`,
      "named",
    ],
    [wantedOf("(?:me|us)", "to (?:ask|remind|tell) you "), "reader"],
    [wantedOf("you"), "reader"],
    [wantedOf("me"), "writer"],
    [wantedOf("(?:us(?: all)?|all of us|the (?:whole )?team|everyone|everybody)"), "nobody"],
    [wantedOf("(?<name>\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)?"), "named"],
  ] as const
).map(([frame, who]) => [
  new RegExp(
    `^(?<before>(?!(?:if|please|kindly|can|could|would|will|you|I|let)\\b)[^,;:]{2,60}[,;:] ${ALSO})?${frame}$`,
    "iu",
  ),
  who,
]);

/** "The bank asked me to send it, which I did": nothing is left to do. */
const DONE_OR_REFUSED =
  /^,? (?:which|and|but|so|[–—-]) (?:I|we)(?:['’]ve| have)?(?: now| already| just| also)? (?:did|done|sent|refused|declined|said no|told (?:them|him|her) no|can['’]t|cannot|won['’]t|can not|will not)\b/i;

/** "How about you do the brochure and I do the flyer?", "You book the hall, I'll see to the food": a part for each. */
const EACH =
  /^(?:so |then |and )?(?:(?:how about|what if|let's say|say|shall we say|I suggest|I'd suggest) )?you (?<yours>\p{Ll}.+?),?(?: and)? (?:I(?:'ll| will)?) (?<mine>\p{Ll}.+)$/iu;

const PART = "(?:the )?[\\p{L}-]+(?: [\\p{L}-]+){0,2}";
const DOER = "(?:you|me|\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?|the \\p{Ll}+)";
/** "Score by you, copies by the copyist tomorrow evening" */
const BY_ONE = new RegExp(`^(?:and )?(?<thing>${PART}) by (?<who>${DOER})(?<day> [^,;]{3,25})?$`, "u");
/** "Signed by you" tells who has done it. */
const DONE_BY = /(?:ed|en|wn|made|built|drawn|led|sung|sent|set)$/;

/** What is each one's part, where a line says no verb of it. */
function byEach(plain: string, { statement, reader, people, made, clock }: Scene): Act[] | null {
  if (!/ by (?:you|me|the|\p{Lu})/u.test(plain)) return null;
  const parts = plain.replace(/^[^:]{2,40}: /, "").split(/[,;] |,? and (?=[^,;]* by )/);
  const acts = parts.map((part) => {
    const { thing = "", who = "", day = "" } = BY_ONE.exec(part)?.groups ?? {};
    if (thing === "" || DONE_BY.test(thing)) return null;
    const named = /^\p{Lu}/u.test(who) ? people.resolve(who) : who.replace(/^the /, "");
    if (/^\p{Lu}/u.test(who) && !people.isCalled(who.split(" ")[0] ?? "")) return null;
    const owner = who === "you" ? reader : who === "me" ? statement.speaker : named;
    const kind = who === "you" ? "request" : who === "me" ? "commitment" : "assignment";
    const what = thing.charAt(0).toLowerCase() + thing.slice(1);
    const act = made(kind, owner, CERTAIN, `make ${what.startsWith("the ") ? what : `the ${what}`}`);
    return act && { ...act, owner, when: dueDateIn(day, statement.sentAt, clock) };
  });
  return acts.length > 1 && acts.every((act) => act !== null) ? acts : null;
}

/** "Whoever's in last tonight turn the pump off, it ran all weekend" */
const WHOEVER =
  /^(?:and |so |but |also )*whoever(?:['’]s| is| has| gets| \p{Ll}+s) [^,;:.]{2,40}?,?(?: (?:please|pls|just))* (?<doing>(?!(?:past|to|at|in|on|of|for|with|from|by|into)\b)\p{Ll}+ (?:(?:the|an?|your|our|all|both) (?!(?:night|day|week|weekend|morning|evening|next|last|other)\b)|(?:off|out|up|down|it|them|me|us)\b).*)$/iu;

/** What is asked of whoever does something, and of nobody by name. */
function askedOfWhoever(plain: string, scene: Scene): Act | null {
  const { doing = "" } = WHOEVER.exec(plain)?.groups ?? {};
  // "Bolt the gate", "feed the cat": taken for nouns.
  const [first] = tag(doing);
  if (!first || !/^(?:VERB|NOUN)$/.test(first.pos) || first.lower !== first.lemma) return null;
  const what = doing.replace(/, (?:it|he|she|they|we|I)\b.*$/, "");
  const made = scene.made("request", null, CERTAIN, what);
  const when = dueDateIn(`${plain.slice(0, -doing.length)}${what}`, scene.statement.sentAt, scene.clock);
  return made && { ...made, owner: null, when };
}

const THOSE =
  /^(?:(?:and|so|but|also|ps),? )*(?<who>(?:(?:any|every)(?:one|body)|those(?: of you)?|all(?: of you)?)(?: (?:who|that)|(?= with(?:out)? ))[^,;:.]{3,80}?|whoever[^,;:.]{3,80}?),?(?: (?:should|must|needs? to|ha(?:s|ve) to|(?:is|are) to|please|pls|kindly|just|also)){1,3} (?<doing>\p{Ll}+ \P{Ll}?.{1,140})$/iu;

/** "Anybody who wants a permit should tell me by Friday": asked of whoever that is. */
function askedOfThose(plain: string, scene: Scene): Act | null {
  const { who = "", doing = "" } = THOSE.exec(plain)?.groups ?? {};
  const verb = /^\p{Ll}+/u.exec(doing)?.[0] ?? "";
  if (!COMMAND_VERBS.has(verb) && !/^(?:tell|let|give|ring|see|ask|write|mail|text|drop)$/.test(verb))
    return null;
  const made = scene.made("request", null, OF_THOSE, doing);
  const when = dueDateIn(doing, scene.statement.sentAt, scene.clock);
  const line = made && lineOf(made.line, { speaker: null, owner: null, when });
  return made && line
    ? { ...made, owner: null, when, line: sentenceCase(`${who}: ${lowerFirst(line)}`) }
    : null;
}

/** What a frame around a verb gives somebody to do, with the characters from and to which the sentence is nothing else: "I've said I'd pay it", "your next job is to"; null for none. */
export function framedTasks(scene: Scene): { acts: Act[]; from: number; to: number } | null {
  const { statement, reader } = scene;
  if (statement.medium !== "mail" || statement.assignee !== null) return null;
  const plain = scene.plain.replace(/[.!?\s]+$/, "");
  const each = byEach(plain, scene);
  if (each) return { acts: each, from: 0, to: plain.length };
  const whoevers = askedOfThose(plain, scene) ?? askedOfWhoever(plain, scene);
  if (whoevers) return { acts: [whoevers], from: 0, to: plain.length };
  const parts = EACH.exec(plain)?.groups;
  if (parts?.yours && parts.mine && beginsSurely(parts.yours) && beginsSurely(parts.mine)) {
    const both = [
      scene.made("request", reader, CERTAIN, parts.yours),
      scene.made("commitment", statement.speaker, CERTAIN, parts.mine),
    ];
    return both.every((act) => act !== null) ? { acts: both, from: 0, to: plain.length } : null;
  }
  return framedIn(plain, scene);
}

/** What the last frame of a sentence gives, and those in front of it: "Ben wants us to sign, and my boss asked me to book it". */
function framedIn(plain: string, scene: Scene): { acts: Act[]; from: number; to: number } | null {
  const { statement, people } = scene;
  const found = FRAMES.flatMap(([frame, who]) => {
    const { before = "", doing, name, after = "" } = frame.exec(plain)?.groups ?? {};
    const isOne = doing && begins(doing) && !DONE_OR_REFUSED.test(after) && (!name || people.isCalled(name));
    return isOne ? [{ before, doing, who, name: name ?? "", after }] : [];
  });
  // Of those that begin equally far the first.
  const last = found.sort((a, b) => b.before.length - a.before.length)[0];
  const made = last && scene.made(...givenTo(last.who, last.name, scene), CERTAIN, last.doing);
  if (!made) return null;
  // "At your convenience, but no later than Friday"
  const told = /^,? but\b/i.test(last.after) ? `${last.doing}${last.after}` : last.doing;
  const when = dueDateIn(told, statement.sentAt, scene.clock);
  const line = lineOf(made.line, { speaker: null, owner: made.owner, when });
  if (!line) return null;
  const first = last.before && framedIn(last.before.replace(JOINS, ""), scene);
  return {
    acts: [...(first ? first.acts : []), { ...made, when, line }],
    from: first ? first.from : last.before.length,
    to: plain.length - last.after.length,
  };
}

/** What joins a frame to what stands before it. */
const JOINS = new RegExp(`[,;:] ${ALSO}$`, "iu");

const ONE_WILL = new RegExp(
  `^${AGREED_THAT} (\\p{Lu}[\\p{L}'’-]+)(?: \\p{Lu}[\\p{L}'’-]+)? (?:will|would|should|shall|is to) (.+)`,
  "u",
);

/** "It was agreed that Ana will write to the bank": a task of hers, rather than what was decided. */
export function isAgreedTask({ plain, people }: Scene): boolean {
  const [, name, doing] = ONE_WILL.exec(plain.charAt(0).toLowerCase() + plain.slice(1)) ?? [];
  return name !== undefined && doing !== undefined && people.isCalled(name) && begins(doing);
}

const CERTAIN = 0.9;
/** So plainly asked that no model knows better. */
const OF_THOSE = 0.95;

const givenTo = (who: Who, name: string, { statement, reader, people }: Scene): [ActKind, string | null] =>
  who === "writer"
    ? ["commitment", statement.speaker]
    : who === "reader"
      ? ["request", reader]
      : who === "nobody"
        ? ["duty", null]
        : ["assignment", people.resolve(name)];

/** "be there", "have a think": no work; "do it" is told by the sentence before. */
const begins = (doing: string): boolean =>
  /^(?!(?:be|have|like|love|rather|prefer|never|not|need)\b)\p{Ll}{2,}/u.test(doing) &&
  !/^\p{Ll}+(?: up| out| off| over)? (?:it|that|this|them|so)\b/u.test(doing);

const beginsSurely = (doing: string): boolean => {
  const verb = /^\p{Ll}+/u.exec(doing)?.[0] ?? "";
  return begins(doing) && (COMMAND_VERBS.has(verb) || /^(?:do|take|make|get|bring|see)$/.test(verb));
};
