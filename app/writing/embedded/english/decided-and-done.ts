import type { Act } from "../act";
import { sentenceCase } from "../task-wording";
import { isErrand } from "./clause";
import { decisionIn } from "./decisions";
import { readClauses } from "./read-clauses";
import { type Scene, sceneOf } from "./scene";
import { tag } from "./tag";

/** "The price is agreed and | I'm sending the order", "the rent is settled, so | Ines writes to them" */
const JOINED =
  /^(.{8,110}?)(?:,? (?:and|so)|,|;| [–—-])(?: so)? (?=(?:I(?:['’](?:m|ll)| will| am)|(?:\p{Lu}[\p{L}-]+ )?\p{Lu}[\p{L}-]+(?:['’](?:s|ll)| is| will)?) (?:(?:now|then|also) )?\p{Ll})/u;
/** What is asked, wished or only thought of is not decided by its first half. */
const OPEN = /\b(?:if|unless|please|can you|could you|would|might|should|perhaps|maybe)\b|\?/i;
/** "The lease has been extended": news alone, and settled where somebody goes on with what they do about it. */
const SETTLED =
  /^(?:the|our|my|your) [^,;:]{2,50} (?:is|are|has been|have been) (?:now |all |finally )*(?:extended|renewed|approved|granted|agreed|settled|accepted|confirmed|fixed|decided)(?: (?:by|for|until|till|to|at|on|with) [^,;:]{2,40})?$/iu;
/** From this certainty on its first half says it. */
const SAID = 0.8;
const CERTAIN = 0.93;

/** What the first half of a sentence decides, where the second says what somebody does about it; null for other sentences. */
export function decidedFirst(scene: Scene): Act | null {
  const { statement, people } = scene;
  if (statement.medium !== "mail" || statement.listItem || OPEN.test(statement.text)) return null;
  const [joined, first] = JOINED.exec(statement.text) ?? [];
  if (!joined || !first) return null;
  const later = scene.clauses.find(
    ({ subject, marker }) =>
      (marker === null || marker === "so") &&
      subject !== null &&
      (scene.tokens[subject.from]?.from ?? -1) === joined.length &&
      (subject.kind === "I" ||
        (subject.kind === "name" && people.isCalled(subject.text.split(" ")[0] ?? ""))),
  );
  if (!later || later.past || later.perfect || later.negated || !isErrand(later)) return null;
  const tokens = tag(first, (word) => people.isName(word));
  const half = sceneOf({ ...statement, text: first }, tokens, readClauses(tokens), {
    people,
    clock: scene.clock,
    before: null,
  });
  const decision = decisionIn(half, statement.subject);
  if (!SETTLED.test(first) && (decision?.certainty ?? 0) < SAID) return null;
  return {
    kind: "decision",
    line: decision?.line ?? sentenceCase(first),
    owner: null,
    when: null,
    support: [],
    ...decision,
    statement,
    certainty: CERTAIN,
    isSaidInTwo: true,
  };
}
