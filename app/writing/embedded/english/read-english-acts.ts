import type { Slices } from "../../slices";
import type { Act } from "../act";
import { rowTask } from "../row-task";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { decidedFirst } from "./decided-and-done";
import { decisionIn, tellsWhatWasDecided } from "./decisions";
import { withFrontedThing } from "./fronted-things";
import { listedTasks } from "./listed-tasks";
import { obstacleIn } from "./obstacles";
import { owedIn } from "./owed-by-reader";
import { withFront, withMeaning, withPerson, withThing } from "./pointing-tasks";
import { listedBefore, namesItBefore } from "./referents";
import { reportsIn } from "./reports";
import type { Scene } from "./scene";
import { consequenceIn, withQuestion, withTrouble } from "./sentence-before";
import { tasksIn } from "./tasks";

/** "This was decided" says it of the sentence before, "this year there is none" does not. */
const POINTS_AT_IT =
  /^(?:this|that|it|these|which)(?:['’]s (?:now |all |finally |then )*(?:settled|decided|agreed|fixed|final|approved|sorted)\b(?!\s*[:–—,]\s*\S)| (?:is|was|has|have|had|will|would|are|were|must|can|goes|go|stays|moves|also|now|we|\p{L}+ed)\b)/iu;

/** "The partners settled that on Friday", "the board is all for it", "the dean gave us his blessing" */
const SETTLED_THAT =
  /^(?:please |kindly )?(?:treat|consider|regard|take) (?:that|this|it) (?:as )?(?:settled|decided|agreed)\b|^[^,;:]{2,40} (?:signed (?:that|this|it|them) off|(?:is|are) (?:all )?(?:for it|in favou?r)|(?:gave|has given|have given) (?:us|me|it) (?:his|her|their|its) (?:blessing|ok|okay|approval|consent|permission))(?=[,.;!]|$| (?:on|at|last|in|this|yesterday|today|and)\b)|^[^,;:]{2,40} (?:settled|decided|agreed|approved|signed off|confirmed) (?:on )?(?:that|this|it)(?=[,.;!]|$| (?:on|at|last|in|this|yesterday|today|and|unanimously|together)\b)/iu;

/** "So that's settled then, slate." */
const SETTLED_ON =
  /^(?:(?:so|ok(?:ay)?|great|perfect|then|right|good),? )*(?:that|it)(?:['’]s| is) (?:settled|decided|agreed)(?: then| now)?(?:,|:| [–—-]) ([\p{L}\d-]{3,}(?: [\p{L}\d-]+){0,2})[.!]*$/iu;

/** "The worktop is fine, please go ahead with it" */
const GOES_AHEAD =
  /^(?:(?:so|then|please|do|just|yes),? )*go ahead(?: with (?:it|that|this|them|those))?[.! ]*$/i;

/** "So go with them": the choice itself. */
const CHOOSES = /^(?:go (?:with|for)|do (?:us|me) (?:nicely|fine|very well|perfectly))\b/i;

/** A decision so certain, told with why, leaves nothing in the way. */
const OVERCOMES = 0.93;
const MEETS_TROUBLE =
  /^(?:because of|due to|owing to|as|since|because|with|given) [^,;]{4,70}, |[,;–—-] ?(?:so|therefore) |\b(?:their|his|her) (?:request|application|offer|wish|proposal|bid)\b/i;

/** "The approval is pending from your side and bottling is on hold": one trouble. */
const PENDS = / (?:is|are|has been|have been) (?:still )?(?:pending|outstanding|overdue)\b/i;
const NEEDS = /^(?:(?:the|our) )?[\p{L}\d ]{3,30} needs? (?:an?|the|new|another)\b/iu;
const THEREFORE = /\b(?:therefore|as a result|because of (?:it|that|this)|in consequence)[.! ]*$/i;
/** So certain at most is what a thing needs. */
const HARDLY = 0.65;

/** What only its list makes a decision is as certain. */
const LISTED = 0.85;

/** A line of what was decided gives somebody a task: "I will write the rota", "Ruth writes the note by Friday". */
const isPlainTask = ({ kind, certainty, owner, when, statement }: Act): boolean =>
  certainty >= 0.85 ||
  (kind === "request" && owner !== null && certainty >= 0.5 && when !== null) ||
  (kind === "assignment" && owner !== null && when !== null && certainty >= 0.75) ||
  // "Sabine gives them access to the shared drive"
  (kind === "assignment" &&
    owner !== null &&
    statement.listItem &&
    certainty >= 0.55 &&
    /^\p{Lu}\p{L}+ \p{Ll}+s /u.test(statement.text));

/** A sentence below what was decided: no line of the list. */
const isProse = ({ listItem, text }: Statement): boolean =>
  !listItem && /[.!]$/.test(text) && !/^(?:we\b|[^:]{1,60}:)/i.test(text);

/** "I will sign it on Tuesday" */
const isOnesOwn = ({ owner, when }: Act): boolean => owner !== null && when !== null;

/** "(b) declined to sell the orchard": told of whoever the sentence begins with. */
const ONE_OF_SEVERAL = /^\(?[\da-h]\) \p{Ll}+ed\b/iu;

/** "It was agreed not to touch the west line" */
const TELLS_WHAT =
  /^it (?:was|is|has been) (?:also |now |finally )?(?:decided|agreed|resolved) (?:not )?(?:to|that|on|against|for)\b|^it (?:is going to|will) be \S|^it is a (?:yes|no) to\b/i;

/** "The repair goes to Marine Works, Lena signs the contract": a later clause of somebody's own. */
function isApart(act: Act, { clauses, people, tokens, ownerOf }: Scene): boolean {
  if (act.kind !== "assignment" || act.owner === null) return false;
  return clauses.some(
    ({ marker, subject, from }, index) =>
      index > 0 &&
      marker === null &&
      subject?.kind === "name" &&
      people.isCalled(subject.text.split(" ")[0] ?? "") &&
      /^(?:,|and|;)$/.test(tokens[from - 1]?.lower ?? "") &&
      ownerOf(subject) === act.owner,
  );
}

/**
 * What an English sentence does; `before` is the one before by the same author, where a pronoun may point. Reader by reader:
 * each has patterns that the first sentences make ready.
 */
export function* readEnglishActs(scene: Scene, before: Scene | null): Slices<Act[]> {
  const { statement } = scene;
  // "| Issue | The utility has not released the study |"
  if (statement.task?.kind) return [rowTask(statement, scene)].flatMap((act) => act ?? []);
  const first = decidedFirst(scene);
  const doneAbout = first
    ? tasksIn(scene).filter(({ kind, owner }) => owner !== null && /^(?:commitment|assignment)$/.test(kind))
    : [];
  if (first && doneAbout.length > 0) return [first, ...doneAbout];
  const decision = decisionIn(scene, statement.subject);
  yield;
  const reports = reportsIn(scene);
  if (statement.heading === "resolved") return reports;
  if (statement.heading === "decisions") {
    // "As discussed: ... I will write the rota by Friday": what somebody took on there is a task.
    const taken =
      statement.ruledBy || isProse(statement)
        ? tasksIn(scene).filter((act) => isPlainTask(act) && (statement.ruledBy || isOnesOwn(act)))
        : [];
    // "As discussed: ... still no word from legal": what is in the way is not decided.
    const trouble = statement.ruledBy ? obstacleIn(scene) : null;
    // "The start moved to 12 January because the video isn't ready" is decided.
    if (trouble && trouble.certainty >= 0.8 && (decision?.certainty ?? 0) <= LISTED) return [trouble];
    return taken.length > 0 ? taken : decision ? [decision] : [];
  }
  const owed = owedIn(scene);
  yield;
  if (owed) return [owed, ...reports.filter((report) => report.kind !== "release")];
  const told = obstacleIn(scene);
  const consequence = consequenceIn(scene, before, told);
  const trouble = consequence ?? withTrouble(told, before);
  yield;
  const acts = (listedTasks(scene) ?? tasksIn(scene)).map((act) =>
    namesItBefore(scene.plain, act.line) || listedBefore(before, act.line) !== null
      ? act
      : withMeaning(
          withPerson(
            withThing(withFront(withFrontedThing(withQuestion(act, before), scene), scene), scene),
            scene,
          ),
          before,
        ),
  );
  // "The pallet count is still missing from Dev": what is in the way is his to give.
  const isSomebodys = acts.some(
    (act) =>
      act.kind === "duty" && act.owner !== null && act.certainty >= 0.95 && trouble?.line.includes(act.line),
  );
  const obstacle = isSomebodys ? null : trouble;
  // "Failed its MOT. No deliveries until Wednesday therefore.": one trouble.
  if (decision && decision.certainty >= 0.75 && !(consequence && THEREFORE.test(scene.plain))) {
    // "As only four signed up, the course won't run": what was decided about it is the line.
    const isMet = decision.certainty >= OVERCOMES && MEETS_TROUBLE.test(scene.plain);
    // "Let's go with option B" is decided; what the same sentence asks stands beside it.
    const beside = acts.filter(
      (act) =>
        !tellsWhatWasDecided(statement.text) &&
        !ONE_OF_SEVERAL.test(statement.text) &&
        !CHOOSES.test(act.line) &&
        (act.kind === "request" ||
          isApart(act, scene) ||
          (act.kind !== "duty" &&
            act.certainty >= 0.8 &&
            act.owner !== null &&
            act.owner !== statement.speaker)),
    );
    const settled = SETTLED_ON.exec(statement.text)?.[1];
    if (settled) decision.line = `Settled: ${settled}`;
    else if (
      (GOES_AHEAD.test(decision.line) ||
        POINTS_AT_IT.test(decision.line) ||
        SETTLED_THAT.test(decision.line)) &&
      !TELLS_WHAT.test(decision.line) &&
      before
    ) {
      decision.support.push(before.statement);
      decision.line = shorten(sentenceCase(before.statement.text.replace(/[.!]+$/, "")), 200);
    }
    return [
      decision,
      ...(obstacle && obstacle.certainty >= 0.85 && !isMet ? [obstacle] : []),
      ...beside,
      ...reports,
    ];
  }
  // "Ana waits for their answer and then informs the client": what somebody of a list does.
  const isStep =
    statement.heading === "actions" && obstacle !== null && acts.some(({ kind }) => kind === "assignment");
  if (obstacle && !isStep) {
    const beside = acts.filter(
      ({ kind, certainty, line, when }) =>
        (kind === "request" || certainty >= 0.6) &&
        // "Pump 2 needs a reset, so we keep losing water until then": what it takes is told with it.
        !(
          ((certainty <= HARDLY && !(kind === "commitment" && when?.day)) || NEEDS.test(line)) &&
          obstacle.certainty >= 0.92
        ) &&
        !(kind === "duty" && PENDS.test(line)),
    );
    return [obstacle, ...beside, ...reports.filter((r) => r.kind !== "release")];
  }
  return [...acts, ...(decision ? [decision] : []), ...reports];
}
