import type { Act } from "../../act";

import type { LanguagePack, Shape } from "../language-pack";
import { subjectsAt } from "../subject";
import { calledIn, withoutName } from "./called";
import { startsOf } from "./clause-starts";
import { type Found, taskAct } from "./make-act";
import { type ClauseContext, doesIn, subjectBefore } from "./predicates";
import type { StatementContext } from "./statement-context";
import { meaningful, tidy, wordsOf } from "./words";

/** Requests, promises, assignments and duties, clause by clause from the right, so that each ends where the next begins. */
export function tasksIn(text: string, context: StatementContext): Act[] {
  const { pack } = context;
  const isQuestion = /\?\s*$/.test(text);
  const starts = startsOf(text, pack);
  const isConditional = starts.some(
    ({ at }) => pack.condition.test(text.slice(at)) && !pack.politeCondition.test(text.slice(at)),
  );
  const found: Found[] = [];
  let end = text.length;
  for (let i = starts.length - 1; i >= 0; i -= 1) {
    const start = starts[i];
    if (!start) continue;
    const clause = text.slice(start.at, end).replace(/[\s,;:–—-]+$/, "");
    if (pack.condition.test(clause) || pack.reason.test(clause) || pack.politeCondition.test(clause)) {
      end = start.gap;
      continue;
    }
    const read = readClause(clause, {
      ...context,
      isQuestion: isQuestion && end === text.length,
      isConditional,
      shared: start.joins ? subjectBefore(text, starts.slice(0, i), context) : null,
      calledBefore: text.slice(0, start.at),
    });
    if (read.length === 0) continue;
    found.unshift(...read.map((r) => ({ ...r, scope: clause })));
    end = start.gap;
  }
  const whole = takenAtOnce(found, pack);
  return whole.flatMap((f) => taskAct(f, context, whole.length === 1) ?? []);
}

/** "Il reste à payer l'acompte, tu peux t'en charger ?": what is asked for stands in the clause before. */
function takenAtOnce(found: readonly Found[], pack: LanguagePack): Found[] {
  const out: Found[] = [];
  for (const one of found) {
    const last = out.at(-1);
    if (last && pack.takesOn.test(one.phrase) && last.kind === "duty")
      out.splice(-1, 1, {
        ...last,
        kind: one.kind,
        owner: one.owner,
        certainty: Math.max(one.certainty, last.certainty),
      });
    else out.push(one);
  }
  return out;
}

/** What one clause asks, promises or leaves to do: at most one thing. */
function readClause(whole: string, context: ClauseContext): Omit<Found, "scope">[] {
  const { pack, statement } = context;
  const clause = whole.replace(pack.openers, "").trim();
  const sought = taskBy(pack.whoQuestions, clause, pack);
  if (sought) return [{ kind: "request", owner: null, ...sought }];
  if (clause.length < 6 || pack.courtesy.test(clause)) return [];
  const called = calledIn(clause, context) ?? calledIn(context.calledBefore, context);
  const reader = called ?? statement.addressee;
  const bare = withoutName(clause, context);
  const asked = taskBy(pack.asks, bare.replace(/^(?:ob|si) /i, ""), pack);
  // "Ivo schickt bitte die Maße"
  const named =
    asked && called === null
      ? subjectsAt(wordsOf(bare), pack, context.people).find(
          ({ name }) => name !== null && context.people.isCorrespondent(name.split(" ")[0] ?? ""),
        )
      : undefined;
  if (asked) return [{ kind: "request", owner: named?.name ?? reader, ...asked }];
  if (context.isQuestion || context.isConditional) return [];
  if ([pack.hedge, pack.habit, pack.negation].some((takesBack) => takesBack.test(bare))) return [];
  const promised = taskBy(pack.promises, bare, pack);
  if (promised) return [{ kind: "commitment", owner: statement.speaker, ...promised }];
  const does = doesIn(bare, reader, context);
  if (does) return [does];
  const due = taskBy(pack.duties, bare, pack);
  return due ? [{ kind: "duty", owner: called, ...due }] : [];
}

/** The task in the first shape of a pack that names one. */
function taskBy(
  shapes: readonly Shape[],
  text: string,
  pack: LanguagePack,
): Pick<Found, "certainty" | "phrase"> | null {
  for (const { pattern, certainty } of shapes) {
    const task = pattern.exec(text)?.groups?.task;
    if (task !== undefined && meaningful(task)) return { certainty, phrase: tidy(task, pack) };
  }
  return null;
}
