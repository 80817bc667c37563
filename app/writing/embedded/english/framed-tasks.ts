import type { Act, ActKind } from "../act";
import { dueDateIn } from "../due-dates";
import { lineOf } from "../wording";
import { COMMAND_VERBS } from "./command-verbs";
import type { Scene } from "./scene";

type Who = "reader" | "writer" | "named";

const ALSO = "(?:and |so |but |then |also )*";
const NAME = "(?<name>\\p{Lu}[\\p{L}'’-]+)";
const ON_THE_HOOK = "(?:on the hook|down|lined up|signed up|booked in|pencilled in) (?:to|for)";
const NTH = "(?:next|first|second|third|last|other|only|main|next big)";
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
    [`${ALSO}you(?:'re| are)(?: also| still| now)? ${ON_THE_HOOK} (?<doing>.+)`, "reader"],
  ] as const
).map(([frame, who]) => [
  new RegExp(
    `^(?<before>(?!(?:if|please|kindly|can|could|would|will|you|I|let)\\b)[^,;:]{2,60}[,;:] ${ALSO})?${frame}$`,
    "iu",
  ),
  who,
]);

/** "How about you do the brochure and I do the flyer?", "You book the hall, I'll see to the food": a part for each. */
const EACH =
  /^(?:so |then |and )?(?:(?:how about|what if|let's say|say|shall we say|I suggest|I'd suggest) )?you (?<yours>\p{Ll}.+?),?(?: and)? (?:I(?:'ll| will)?) (?<mine>\p{Ll}.+)$/iu;

/** What a frame around a verb gives somebody to do, with the character from which on the sentence is nothing else: "I've said I'd pay it", "your next job is to"; null for none. */
export function framedTasks(scene: Scene): { acts: Act[]; from: number } | null {
  const { statement, reader, people } = scene;
  if (statement.medium !== "mail" || statement.assignee !== null) return null;
  const plain = scene.plain.replace(/[.!?\s]+$/, "");
  const parts = EACH.exec(plain)?.groups;
  if (parts?.yours && parts.mine && beginsSurely(parts.yours) && beginsSurely(parts.mine)) {
    const both = [
      scene.made("request", reader, CERTAIN, parts.yours),
      scene.made("commitment", statement.speaker, CERTAIN, parts.mine),
    ];
    return both.every((act) => act !== null) ? { acts: both, from: 0 } : null;
  }
  for (const [frame, who] of FRAMES) {
    const { before = "", doing, name } = frame.exec(plain)?.groups ?? {};
    if (!doing || !begins(doing) || (name && !people.isCalled(name))) continue;
    const made = scene.made(...givenTo(who, name ?? "", scene), CERTAIN, doing);
    const when = dueDateIn(doing, statement.sentAt, scene.clock);
    const line = made && lineOf(made.line, { speaker: null, owner: made.owner, when });
    return made && line ? { acts: [{ ...made, when, line }], from: before.length } : null;
  }
  return null;
}

const CERTAIN = 0.9;

const givenTo = (who: Who, name: string, { statement, reader, people }: Scene): [ActKind, string | null] =>
  who === "writer"
    ? ["commitment", statement.speaker]
    : who === "reader"
      ? ["request", reader]
      : ["assignment", people.resolve(name)];

/** "be there", "have a think": no work; "do it" is told by the sentence before. */
const begins = (doing: string): boolean =>
  /^(?!(?:be|have|like|love|rather|prefer|never|not|need)\b)\p{Ll}{2,}/u.test(doing) &&
  !/^\p{Ll}+(?: up| out| off| over)? (?:it|that|this|them|so)\b/u.test(doing);

const beginsSurely = (doing: string): boolean => {
  const verb = /^\p{Ll}+/u.exec(doing)?.[0] ?? "";
  return begins(doing) && (COMMAND_VERBS.has(verb) || /^(?:do|take|make|get|bring|see)$/.test(verb));
};
