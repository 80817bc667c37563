import type { Act } from "../../act";
import { straight } from "../../straight";
import type { LanguagePack } from "../language-pack";
import { isName, subjectsAt } from "../subject";
import { type Found, taskAct } from "./make-act";
import type { StatementContext } from "./statement-context";
import { tasksIn } from "./tasks";
import { firstOf, tidy, wordsOf } from "./words";

/**
 * A line of a list of tasks, or one with a name before it: a task whatever its grammar. Empty where the list says that
 * there is none, null where the line is read like any other.
 */
export function listedTasks(text: string, context: StatementContext): Act[] | null {
  const { statement } = context;
  if (statement.heading === "blockers") return [];
  if (statement.row) return null;
  const label = statement.assignee;
  if (label !== null) return labelled(label, text, context);
  return statement.heading === "actions" && statement.listItem ? bulleted(text, context) : null;
}

/** "Lena: den Stand buchen" */
function labelled(label: string, text: string, context: StatementContext): Act[] | null {
  const { statement, pack, people } = context;
  const said = text.indexOf(straight(label));
  // "Ich: den Korb" has its writer's name for a label.
  const rest = (
    said < 0 ? text.replace(/^[^:–—>-]{1,30}(?=[:–—>-])/u, "") : text.slice(said + label.length)
  ).replace(/^\s*(?::|–|—|->|→|-)\s*/, "");
  if (!people.isKnown(label) && hasSubjectOfItsOwn(rest, context)) return null;
  const spoken = tasksIn(rest, { ...context, reader: label });
  const owner = label
    .split(/\s*(?:,|&|\/|\+|(?<!\p{L})(?:and|und|et|y)(?!\p{L}))\s*/u)
    .filter(Boolean)
    .map((name) => people.resolve(name))
    .join(" and ");
  if (pack.noTask.test(rest) || (/\?\s*$/.test(rest) && spoken.length === 0)) return [];
  const [first, ...others] = spoken;
  if (first)
    return [
      {
        ...first,
        owner: first.kind === "request" || first.owner === null ? owner : first.owner,
        certainty: Math.max(0.8, first.certainty),
      },
      ...others,
    ];
  if (statement.heading !== "actions" && isReport(rest, pack)) return [];
  const certainty = statement.heading === "actions" ? 0.85 : 0.65;
  return one({ kind: "assignment", owner, certainty, phrase: tidy(rest, pack), scope: rest }, context);
}

/** "Flaschen: wir warten auf ..." names the topic: what follows has a subject of its own. */
function hasSubjectOfItsOwn(rest: string, { pack, people }: StatementContext): boolean {
  const [subject] = subjectsAt(wordsOf(rest.replace(pack.openers, "")), pack, people);
  return (
    subject?.form === "I" ||
    subject?.form === "we" ||
    firstOf(pack.obstacles, rest) !== undefined ||
    firstOf(pack.decisions, rest) !== undefined
  );
}

const TRAILING_NAME =
  /^(.{4,160}?)\s*[([–—-]\s*@?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:,\s*([^)\]]{2,40}))?[)\]]?\s*\.?$/u;

/** "- den Stand buchen (Lena)" */
function bulleted(text: string, context: StatementContext): Act[] {
  const { pack, people } = context;
  const spoken = tasksIn(text, context);
  if (spoken.length > 0) return spoken.map((act) => ({ ...act, certainty: Math.max(0.75, act.certainty) }));
  const [, phrase, name] = TRAILING_NAME.exec(text) ?? [];
  if (phrase && name && isName(name.split(" ")[0] ?? "", false, pack, people))
    return one(
      { kind: "assignment", owner: people.resolve(name), certainty: 0.85, phrase, scope: text },
      context,
    );
  if (/\?\s*$/.test(text) || pack.noTask.test(text) || pack.bareDone.test(text) || isReport(text, pack))
    return [];
  return one({ kind: "duty", owner: null, certainty: 0.6, phrase: tidy(text, pack), scope: text }, context);
}

const isReport = (text: string, pack: LanguagePack): boolean =>
  pack.done.test(text) && !pack.notDone.test(text);

const one = (found: Found, context: StatementContext): Act[] =>
  [taskAct(found, context, true)].flatMap((act) => act ?? []);
