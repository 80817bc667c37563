import type { Act } from "./act";
import { type Clock, dueDateIn } from "./due-dates";
import { decisionIn, INTRODUCES } from "./english/decisions";
import { withImpactAndSolution } from "./english/impact-and-solution";
import { obstacleIn } from "./english/obstacles";
import { readClauses } from "./english/read-clauses";
import { reportsIn } from "./english/reports";
import { type Scene, sceneOf } from "./english/scene";
import { tag } from "./english/tag";
import { tasksIn } from "./english/tasks";
import { packOf } from "./languages/packs";
import { readForeignActs } from "./languages/read-foreign-acts";
import { isTicketEvent } from "./notifications";
import type { People } from "./people";
import type { Medium, Statement } from "./statement";
import { sentenceCase, shorten } from "./task-wording";
import { lineOf } from "./wording";

/** From this certainty on an act makes a line; from the lower one on it may, if somebody takes it. */
export const SURE = 0.5;
const POSSIBLE = 0.4;
const LONGEST = 700;

const AGREES =
  /^(?:ok(?:ay)?|yes|yep|agreed|fine|works for me|me too|sounds good|perfect|sure|deal|good|great|right|everybody is|no objections?|👍|:\+1:)\b/iu;
const PROPOSES = /\b(?:let's|let us|then we|shall we|so we|how about|what about)\b/i;

/** What each statement does: asks, promises, decides, reports. Statements without an act are absent. */
export function readActs(
  statements: readonly Statement[],
  { people, clock }: { people: People; clock: Clock },
): Map<Statement, Act[]> {
  const found = new Map<Statement, Act[]>();
  let before: Scene | null = null;
  /** Who was called last in this part: "Ottoline, the deposit is late. Please transfer it." */
  let calledLast: string | null = null;
  let announced = -1;
  let said: Statement | null = null;
  for (const [at, statement] of statements.entries()) {
    if (before && before.statement.unit !== statement.unit) {
      before = null;
      calledLast = null;
    }
    const previous: Statement | null = said?.unit === statement.unit ? said : null;
    said = statement;
    if (announced === statement.unit && statement.heading === null && statement.medium === "mail")
      statement.heading = "decisions";
    if (
      statement.suspicious ||
      statement.medium === "bulk" ||
      statement.text.length > LONGEST ||
      statement.heading === "people" ||
      isTicketEvent(statement)
    )
      continue;
    if (statement.language === "other") continue;
    const pack = packOf(statement.language);
    if (pack) {
      const row = statement.row ? rowAct(statement, { people, clock }) : null;
      const read = statement.row
        ? row
          ? [row]
          : []
        : readForeignActs({ statement, pack, people, clock, before: previous });
      const sure = read.filter((act) => act.certainty >= SURE);
      if (sure.length > 0) found.set(statement, sure);
      continue;
    }
    const scene: Scene = sceneOf(statement, ...clausesOf(statement), { people, clock, before });
    if (scene.called) calledLast = scene.reader;
    else scene.reader ??= calledLast ?? statement.answers;
    if (INTRODUCES.test(statement.text)) announced = statement.unit;
    const acts = actsIn(scene, before)
      .filter((act) => act.certainty >= POSSIBLE)
      .map((act) => (act.kind === "obstacle" ? withImpactAndSolution(act, statements, at) : act));
    if (isAgreedTo(statements, at)) {
      const settled = acts.find((act) => act.kind === "decision");
      const answer = statements
        .slice(at + 1, at + 4)
        .find((s) => s.speaker !== statement.speaker && AGREES.test(s.text));
      if (!settled && answer)
        acts.push({
          kind: "decision",
          statement,
          line: shorten(
            sentenceCase(
              statement.text
                .replace(/^(?:so|then|ok|okay|well|right|and)[, ]+/i, "")
                .replace(
                  /[,.]? *(?:does that work|agreed|ok|okay|right|everybody fine with that|is that ok)\?\s*$/i,
                  "",
                )
                .replace(/[?!.]+$/, ""),
            ),
            200,
          ),
          owner: null,
          when: null,
          certainty: 0.75,
          support: [answer],
        });
    }
    const asked = plea(scene, before);
    if (asked && before) {
      acts.push(asked);
      found.set(
        before.statement,
        (found.get(before.statement) ?? []).filter((act) => act.kind !== "obstacle"),
      );
    }
    const own = acts.filter((act) => !carriesOn(act, before, found));
    if (own.length > 0) found.set(statement, own);
    before = scene;
  }
  return found;
}

const POINTS_BACK =
  /\b(?:without|until|unless|before|as long as) (?:it|them|this|that|then|he|she|they)\b|^(?:so|therefore|then|that's why|this|that|it|they|because of (?:this|that))\b/i;

/** "Without it there is no launch" tells what the obstacle before it does: one line, both quoted. */
function carriesOn(act: Act, before: Scene | null, found: ReadonlyMap<Statement, Act[]>): boolean {
  if (act.kind !== "obstacle" || !before || !POINTS_BACK.test(act.statement.text)) return false;
  const earlier = found.get(before.statement)?.find((known) => known.kind === "obstacle");
  if (!earlier) return false;
  earlier.support.push(act.statement);
  earlier.impact ??= act.line;
  return true;
}

/** A proposal in a talk that others agree to in the next turns. */
function isAgreedTo(statements: readonly Statement[], at: number): boolean {
  const statement = statements[at];
  if (!statement || (statement.medium !== "chat" && statement.medium !== "transcript")) return false;
  if (
    !PROPOSES.test(statement.text) ||
    /\blet's (?:start|begin|see|talk|meet|discuss|go through|wrap|go|move on)\b|\bi\b/i.test(statement.text)
  )
    return false;
  return statements
    .slice(at + 1, at + 4)
    .some((s) => s.unit === statement.unit && s.speaker !== statement.speaker && AGREES.test(s.text));
}

/** "Only Ingrid's is missing. Ingrid, please, today.": the sentence before says what. */
function plea(scene: Scene, before: Scene | null): Act | null {
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

function clausesOf(statement: Statement) {
  const tokens = tag(statement.text);
  return [tokens, readClauses(tokens)] as const;
}

function actsIn(scene: Scene, before: Scene | null): Act[] {
  const { statement } = scene;
  const decision = decisionIn(scene, statement.subject);
  const reports = reportsIn(scene);
  if (statement.heading === "resolved") return reports;
  if (statement.heading === "decisions") return decision ? [decision] : [];
  const listed = listedAct(scene);
  const obstacle = obstacleIn(scene);
  const acts = (listed ? [listed] : tasksIn(scene)).map((act) =>
    withMeaning(withQuestion(act, before), before),
  );
  if (decision && decision.certainty >= 0.75) {
    // "Let's go with option B" is decided; what the same sentence asks stands beside it.
    const beside = acts.filter(
      (act) =>
        act.kind === "request" ||
        (act.kind !== "duty" &&
          act.certainty >= 0.8 &&
          act.owner !== null &&
          act.owner !== statement.speaker),
    );
    if (/^(?:this|that|it|these|which) /i.test(decision.line) && before) {
      decision.support.push(before.statement);
      decision.line = shorten(sentenceCase(before.statement.text.replace(/[.!]+$/, "")), 200);
    }
    return [decision, ...(obstacle && obstacle.certainty >= 0.85 ? [obstacle] : []), ...beside, ...reports];
  }
  if (obstacle) {
    const beside = acts.filter((act) => act.kind === "request" || act.certainty >= 0.6);
    return [obstacle, ...beside, ...reports.filter((r) => r.kind !== "release")];
  }
  return [...acts, ...(decision ? [decision] : []), ...reports];
}

/** An item of a list of tasks, a row of a table, a line with a name before it: a task whatever its grammar. */
function listedAct(scene: Scene): Act | null {
  const { statement, people, clauses } = scene;
  if (statement.row) return rowAct(statement, scene);
  if (statement.heading === "blockers") return null;
  const label = statement.assignee;
  if (label && isSomebody(label, people, statement.medium)) {
    const rest = afterLabel(statement.text, label);
    if (
      /^(?:nothing|no news|none|n\/a|-|ok|thanks|off|on holiday|absent|away|sick|present|yes|no)\b/i.test(
        rest,
      )
    )
      return null;
    if (/\?\s*$/.test(rest) && !/^(?:can|could|would|will|please)\b/i.test(rest)) return null;
    const spoken = tasksIn(scene).find((act) => act.certainty >= 0.5);
    const owner = ownersOf(label, people);
    if (spoken)
      return {
        ...spoken,
        owner: spoken.kind === "request" || spoken.owner === null ? owner : spoken.owner,
        certainty: Math.max(0.8, spoken.certainty),
      };
    const first = clauses.find((c) => c.marker === null);
    if (first && (first.past || first.perfect) && !first.imperative && statement.heading !== "actions")
      return null;
    return scene.made(
      "assignment",
      owner,
      statement.heading === "actions" ? 0.85 : 0.6,
      rest.replace(/^(?:please|pls|can you|could you|would you|will|to)\s+/i, "").replace(/\?\s*$/, ""),
    );
  }
  if (statement.listItem && statement.heading !== "actions" && clauses.length === 0) {
    const last = /^(.{4,160}?),\s*(\p{Lu}[\p{L}'’-]+)\s*\.?$/u.exec(statement.text);
    if (last?.[1] && last[2] && people.isCalled(last[2]))
      return scene.made("assignment", people.resolve(last[2]), 0.7, last[1]);
  }
  if (statement.heading === "actions" && statement.listItem) {
    const trailing =
      /^(.{4,160}?)\s*[([–—,-]\s*@?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|[A-Z]{2,3})(?:,\s*([^)\]]{2,40}))?[)\]]?\s*\.?$/u.exec(
        statement.text,
      );
    if (trailing?.[1] && trailing[2] && people.isCalled(trailing[2].split(" ")[0] ?? ""))
      return scene.made("assignment", people.resolve(trailing[2]), 0.85, trailing[1]);
    const spoken = tasksIn(scene).find((act) => act.certainty >= 0.45);
    if (spoken) return { ...spoken, certainty: Math.max(0.75, spoken.certainty) };
    const first = clauses.find((c) => c.marker === null);
    if (
      /\?\s*$/.test(statement.text) ||
      first?.past ||
      first?.perfect ||
      /\b(?:done|no action|nothing|none)\b/i.test(statement.text)
    )
      return null;
    return scene.made("duty", null, 0.6, statement.text);
  }
  return null;
}

/** "Steel or aluminium? Please tell me by tomorrow.": what is to be told stands in the question before. */
function withQuestion(act: Act, before: Scene | null): Act {
  if (act.kind !== "request" || !before || !/\?\s*$/.test(before.statement.text)) return act;
  if (
    !/^(?:tell|let|inform|answer|reply|confirm|advise|get back|come back|write|say|decide)\b(?: (?:back|me|us|\p{Lu}\p{L}+|know|to|with|an answer|your answer|please))*$/iu.test(
      act.line,
    )
  )
    return act;
  return {
    ...act,
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

const POINTS =
  /^(\S+(?: \S+){0,3}) (it|this|that|them|those|these)(?= |$)(?!\s+(?:is|are|was|all|\p{Ll}+s\b))/iu;

/** "Please submit it by 30 November": the sentence before says what. */
function withMeaning(act: Act, before: Scene | null): Act {
  if (
    !before ||
    !/^(?:request|commitment|assignment)$/.test(act.kind) ||
    act.line.split(/\s+/).length > 5 ||
    !POINTS.test(act.line)
  )
    return act;
  const clause = [...before.clauses]
    .reverse()
    .find((c) =>
      /^\s*(?:the|a|an|your|our|my|their|his|her|this|both|all|two|three)\b/i.test(
        before.words(c.group.to, c.to),
      ),
    );
  const thing = clause
    ? before
        .words(clause.group.to, clause.to)
        .trim()
        .replace(/[.,;!?]+$/, "")
    : "";
  if (thing.length < 4 || thing.length > 70) return { ...act, support: [before.statement, ...act.support] };
  return { ...act, line: `${act.line} (${thing})`, support: [before.statement, ...act.support] };
}

const isSomebody = (label: string, people: People, medium: Medium): boolean =>
  (medium !== "notification" || people.isKnown(label.split(" ")[0] ?? "")) &&
  looksLikeSomebody(label, people);

const looksLikeSomebody = (label: string, people: People): boolean =>
  /^[A-Z]{2,3}$/.test(label) ||
  label
    .split(/\s*(?:,|&|\/|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
    .every((name) => people.isCalled(name.split(" ")[0] ?? ""));

/** A table's row whose columns say what is to be done; the same in every language. */
function rowAct(statement: Statement, { people, clock }: { people: People; clock: Clock }): Act | null {
  if (!statement.task || statement.heading === "resolved") return null;
  const due = statement.task.due ? dueDateIn(`by ${statement.task.due}`, statement.sentAt, clock) : null;
  const owner = statement.assignee ? ownersOf(statement.assignee, people) : null;
  return {
    kind: "assignment",
    statement,
    line: lineOf(statement.task.text, { speaker: statement.speaker, owner, when: null }),
    owner,
    when: due,
    certainty: 0.9,
    support: [],
  };
}

const afterLabel = (text: string, label: string): string => {
  const at = text.indexOf(label);
  return at < 0 ? text : text.slice(at + label.length).replace(/^\s*(?::|–|—|->|→|-)\s*/, "");
};

/** "Ana and Bo" are two people, "CY" is Chris Young. */
function ownersOf(label: string, people: People): string {
  return label
    .split(/\s*(?:,|&|\/|\+|\band\b|\bund\b|\bet\b|\by\b)\s*/)
    .filter((name) => name !== "")
    .map((name) => people.resolve(name))
    .join(" and ");
}
