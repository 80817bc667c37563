import type { ActionItem, DigestContent } from "../../digest/digest-content";
import { datesSaid } from "../../writing/check/dates-said";
import { QUESTION_FORMS, questionKey, sameness, subjectOf } from "./question-words";

/** A question that a digest leaves open; `key` is the same for every wording of it. */
export interface Gap {
  question: string;
  key: string;
}

/** From this sameness on, two action items are one task told twice. */
const SAME_TASK = 0.6;
const URGENCY = { high: 0, medium: 1, none: 2 } as const;

/**
 * What a digest does not say: sources that disagree, an action without owner or date, a decision without who decided,
 * names with no role. The most pressing of each kind come first, the kinds take turns.
 */
export function findGaps(content: DigestContent, timeZone: string): Gap[] {
  const actions = [...content.actionItems].sort((a, b) => URGENCY[a.urgency] - URGENCY[b.urgency]);
  const kinds = [
    disagreements(actions, timeZone),
    actions.filter((item) => item.owner === null).map((item) => gap("owner", item.task)),
    actions.filter((item) => item.timeline === null).map((item) => gap("due", item.task)),
    undecided(content).map((decision) => gap("decider", decision)),
    content.stakeholders.filter((person) => person.role === null).map((person) => gap("role", person.name)),
  ];
  const gaps: Gap[] = [];
  for (let turn = 0; kinds.some((kind) => turn < kind.length); turn += 1) {
    for (const kind of kinds) {
      const next = kind[turn];
      if (next && !gaps.some((known) => known.key === next.key)) gaps.push(next);
    }
  }
  return gaps;
}

function gap(form: keyof typeof QUESTION_FORMS, line: string, detail = ""): Gap {
  const question = QUESTION_FORMS[form].ask(subjectOf(line));
  return { question: question + detail, key: questionKey(question) };
}

function disagreements(actions: ActionItem[], timeZone: string): Gap[] {
  const gaps = actions.flatMap((item) => {
    const days = disagreeingDays(item, timeZone);
    return days === null ? [] : [gap("due", item.task, ` The sources say ${days.join(" and ")}.`)];
  });
  for (const [index, item] of actions.entries()) {
    for (const other of actions.slice(index + 1)) {
      if (sameness(item.task, other.task) < SAME_TASK) continue;
      if (item.owner !== null && other.owner !== null && item.owner !== other.owner) {
        gaps.push(gap("owner", item.task, ` The sources name ${item.owner} and ${other.owner}.`));
      }
      if (item.timeline !== null && other.timeline !== null && item.timeline !== other.timeline) {
        gaps.push(gap("due", item.task, ` The sources say ${item.timeline} and ${other.timeline}.`));
      }
    }
  }
  return gaps;
}

/** The words for two days that different sources give for one task, when no day is in both. */
function disagreeingDays({ sources }: ActionItem, timeZone: string): [string, string] | null {
  const said = sources
    .map((source) => datesSaid(source.quote, source.receivedAt ?? "", timeZone))
    .filter((dates) => dates.length > 0);
  const [first] = said;
  const other = said.find((dates) => !dates.some(({ day }) => first?.some((known) => known.day === day)));
  const [a, b] = [first?.[0]?.text, other?.[0]?.text];
  return a === undefined || b === undefined ? null : [a, b];
}

/** Decisions that name nobody whom the digest knows. */
function undecided(content: DigestContent): string[] {
  const names = [
    ...content.stakeholders.map((person) => person.name),
    ...content.actionItems.flatMap((item) => item.owner ?? []),
  ].flatMap((name) => questionKey(name).split(" ")[0] ?? []);
  return content.decisions
    .filter(({ decision, context, status }) => {
      const words = new Set(questionKey(`${decision} ${context ?? ""} ${status ?? ""}`).split(" "));
      return !names.some((name) => name !== "" && words.has(name));
    })
    .map(({ decision }) => decision);
}
