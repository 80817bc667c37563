import type { Act, ActKind } from "../act";
import { type Clock, dueDateIn } from "../due-dates";
import type { People } from "../people";
import type { Statement } from "../statement";
import { sentenceCase, shorten } from "../task-wording";
import { lineOf } from "../wording";
import type { LanguagePack, PersonForm, Predicate, Shape } from "./language-pack";
import { isName, type Subject, subjectsAt } from "./subject";

interface Context {
  statement: Statement;
  pack: LanguagePack;
  people: People;
  clock: Clock;
  /** The statement before by the same author, where a pronoun may point. */
  before: Statement | null;
}

/** One clause of a sentence that says something, with what it makes. */
interface Found {
  kind: ActKind;
  certainty: number;
  owner: string | null;
  phrase: string;
  /** The clause, in which its date stands. */
  scope: string;
}

/** What a German, French or Spanish statement does, by the words of its pack. */
export function readForeignActs(context: Context): Act[] {
  const { statement, pack } = context;
  const text = straight(statement.text);
  const reports = reportsIn(text, context);
  if (statement.heading === "resolved") return reports;
  const decision = decisionIn(text, context);
  if (statement.heading === "decisions") return decision ? [decision] : [];
  const obstacle = obstacleIn(text, context);
  const tasks = listed(text, context) ?? (isOnlyAcceptance(text, pack) ? [] : tasksIn(text, context));
  const asked = tasks.filter((act) => act.kind === "request" || act.certainty >= 0.8);
  if (decision) return [decision, ...asked, ...reports];
  if (obstacle) {
    // "Uns fehlt noch deine Liste" asks for it: the request is the line.
    const own = tasks.find(
      (act) =>
        act.kind === "request" &&
        pack.obstacles.some(({ pattern }) => pattern.test(act.line) || pattern.test(text)) &&
        tasks.length === 1 &&
        !/,/.test(text),
    );
    return own
      ? [own, ...reports]
      : [
          obstacle,
          ...tasks.filter((act) => act.kind !== "duty"),
          ...reports.filter((r) => r.kind !== "release"),
        ];
  }
  return [...tasks, ...reports];
}

/** The answer takes what was asked, in few words: "mach ich", "je m'en occupe", "vale, lo hago". */
export function acceptsIn(pack: LanguagePack, text: string): boolean {
  const plain = straight(text).trim();
  return (
    plain.length <= 120 &&
    !/\?\s*$/.test(plain) &&
    pack.accepts.test(plain) &&
    !pack.notAccepting.test(plain.replace(/\b(?:kein problem|sin problema|pas de (?:problème|souci))/gi, ""))
  );
}

/** "Mach ich, bis Freitag" names nothing of its own: it takes what was asked. */
function isOnlyAcceptance(text: string, pack: LanguagePack): boolean {
  if (!acceptsIn(pack, text)) return false;
  const rest = text.trim().replace(pack.accepts, "").trim();
  return wordsOf(rest).length <= 3 && !/^(?:um|von|mit|für|de|del|du|des|d')(?!\p{L})/iu.test(rest);
}

const straight = (text: string): string => text.replaceAll("’", "'");

/** Requests, promises, assignments and duties, clause by clause from the right, so that each ends where the next begins. */
function tasksIn(text: string, context: Context): Act[] {
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
  return found.flatMap((f) => make(f, context, found.length === 1) ?? []);
}

interface Start {
  at: number;
  /** Where the words between it and the clause before begin. */
  gap: number;
  /** After "and": its subject may stand before. */
  joins: boolean;
}

function startsOf(text: string, pack: LanguagePack): Start[] {
  const starts: Start[] = [{ at: 0, gap: 0, joins: false }];
  for (const match of text.matchAll(pack.breaks))
    starts.push({ at: match.index + match[0].length, gap: match.index, joins: /\p{L}/u.test(match[0]) });
  return starts;
}

interface Clause extends Context {
  isQuestion: boolean;
  isConditional: boolean;
  shared: Subject | null;
  calledBefore: string;
}

function readClause(whole: string, context: Clause): Omit<Found, "scope">[] {
  const { pack, statement } = context;
  const clause = whole.replace(pack.openers, "").trim();
  if (clause.length < 6 || pack.courtesy.test(clause)) return [];
  const reader = calledIn(clause, context) ?? calledIn(context.calledBefore, context) ?? statement.addressee;
  const bare = withoutName(clause, context);
  const polite = bare.replace(/^(?:ob|si) /i, "");
  const hedged = pack.hedge.test(bare);
  for (const each of pack.asks) {
    const task = each.pattern.exec(polite)?.groups?.task;
    if (task !== undefined && meaningful(task))
      return [{ kind: "request", certainty: each.certainty, owner: reader, phrase: tidy(task, pack) }];
  }
  if (context.isQuestion || context.isConditional || hedged || pack.habit.test(bare)) return [];
  if (pack.negation.test(bare)) return [];
  for (const each of pack.promises) {
    const task = each.pattern.exec(bare)?.groups?.task;
    if (task !== undefined && meaningful(task))
      return [
        { kind: "commitment", certainty: each.certainty, owner: statement.speaker, phrase: tidy(task, pack) },
      ];
  }
  const does = doesIn(bare, reader, context);
  if (does) return [does];
  for (const each of pack.duties) {
    const task = each.pattern.exec(bare)?.groups?.task;
    if (task !== undefined && meaningful(task))
      return [{ kind: "duty", certainty: each.certainty, owner: null, phrase: tidy(task, pack) }];
  }
  return [];
}

/** Subject and verb, in either order, or a verb whose ending tells its subject. */
function doesIn(clause: string, reader: string | null, context: Clause): Omit<Found, "scope"> | null {
  const { pack, people } = context;
  const words = wordsOf(clause);
  for (const subject of subjectsAt(words, pack, people)) {
    const found = predicateIn(
      words.slice(subject.length).join(" "),
      subject,
      pack.predicates,
      clause,
      reader,
      context,
    );
    if (found) return found;
  }
  // "j'enverrai"
  const elided = /^(j|qu)'(?=\p{L})/iu.exec(clause);
  if (elided?.[1]?.toLowerCase() === "j") {
    const found = predicateIn(
      clause.slice(elided[0].length),
      { form: "I", name: null, named: false, isPronoun: false, length: 1 },
      pack.predicates,
      clause,
      reader,
      context,
    );
    if (found) return found;
  }
  for (const predicate of pack.withoutSubject) {
    const match = predicate.pattern.exec(clause);
    if (!match?.groups) continue;
    const form =
      predicate.forms?.[0] ?? (/(?:emos|amos)(?![\p{L}])/u.test(words.slice(0, 3).join(" ")) ? "we" : "I");
    const phrase = wordingOf(match.groups, clause, pack);
    if (meaningful(phrase))
      return said(
        { form, name: null, named: false, isPronoun: false, length: 0 },
        predicate.certainty,
        phrase,
        reader,
        context,
      );
  }
  const turned = pack.inverted?.exec(clause);
  if (turned?.groups?.front !== undefined && turned.groups.verb !== undefined) {
    const after = clause.slice(turned[0].length);
    for (const subject of subjectsAt(wordsOf(after), pack, people)) {
      const rest = wordsOf(after).slice(subject.length).join(" ");
      const found = predicateIn(
        `${turned.groups.verb} ${turned.groups.front} ${rest}`,
        subject,
        pack.predicates,
        clause,
        reader,
        context,
      );
      if (found) return { ...found, phrase: clause };
    }
  }
  // "Ana prépare l'itinéraire et l'enverra jeudi"
  if (context.shared && !pack.pointing.test(clause))
    return predicateIn(clause, context.shared, pack.predicates, clause, reader, context);
  return null;
}

function predicateIn(
  words: string,
  subject: Subject,
  predicates: readonly Predicate[],
  clause: string,
  reader: string | null,
  context: Clause,
): Omit<Found, "scope"> | null {
  const { pack } = context;
  for (const predicate of predicates) {
    if (predicate.forms && !predicate.forms.includes(subject.form)) continue;
    const match = predicate.pattern.exec(words);
    if (!match?.groups) continue;
    const { verb } = match.groups;
    if (verb !== undefined && !pack.works(verb, subject.form, subject.named)) continue;
    const phrase = wordingOf(match.groups, clause, pack);
    if (meaningful(phrase)) return said(subject, predicate.certainty, phrase, reader, context);
  }
  return null;
}

/** The infinitive where the pack has one, else the clause as it stands. */
function wordingOf(groups: Record<string, string | undefined>, clause: string, pack: LanguagePack): string {
  if (groups.task !== undefined) return tidy(groups.task, pack);
  const rest = (groups.rest ?? "").trim();
  return tidy((groups.verb !== undefined && rest !== "" && pack.command(groups.verb, rest)) || clause, pack);
}

function said(
  subject: Subject,
  certainty: number,
  phrase: string,
  reader: string | null,
  context: Clause,
): Omit<Found, "scope"> {
  const { statement } = context;
  const of: Record<PersonForm, { kind: ActKind; owner: string | null; at: number }> = {
    I: { kind: "commitment", owner: statement.speaker, at: certainty },
    we: { kind: "duty", owner: null, at: certainty - 0.2 },
    you: { kind: "request", owner: reader, at: certainty - 0.15 },
    one: {
      kind: "assignment",
      owner: subject.isPronoun ? personBefore(context) : subject.name,
      at: subject.isPronoun && personBefore(context) === null ? 0.4 : certainty,
    },
    many: { kind: "assignment", owner: subject.name, at: certainty },
  };
  const { kind, owner, at } = of[subject.form];
  return { kind, owner, certainty: at, phrase };
}

/** Who "she" is: the last one named in this sentence or the one before. */
function personBefore({ calledBefore, before, people, pack }: Clause): string | null {
  for (const text of [calledBefore, before?.text ?? ""]) {
    const names = [...text.matchAll(/\p{Lu}[\p{L}'-]+/gu)]
      .map(([name]) => name)
      .filter((name) => isName(name, false, pack, people) && people.isName(name));
    const last = names.at(-1);
    if (last) return people.resolve(last);
  }
  return null;
}

function subjectBefore(text: string, starts: readonly Start[], { pack, people }: Context): Subject | null {
  for (const { at } of [...starts].reverse()) {
    const clause = text.slice(at).replace(pack.openers, "");
    const subject = subjectsAt(wordsOf(clause), pack, people).at(0);
    if (subject) return subject;
    if (/^j'/i.test(clause)) return { form: "I", name: null, named: false, isPronoun: false, length: 0 };
    const turned = pack.inverted?.exec(clause);
    const after = turned
      ? subjectsAt(wordsOf(clause.slice(turned[0].length)), pack, people).at(0)
      : undefined;
    if (after) return after;
  }
  return null;
}

const NAME = "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?";
const OPENING = new RegExp(`^[¿¡]?(?:[\\p{L}]+ )?@?(${NAME})\\s*[,:]`, "u");
const CLOSING = new RegExp(`,\\s*@?(${NAME})\\s*[.!?]*$`, "u");

/** Who is called by name in these words. */
function calledIn(text: string, { pack, people }: Context): string | null {
  const name =
    /(?:^|\s)@(\p{L}[\p{L}\p{N}._-]*)/u.exec(text)?.[1] ?? OPENING.exec(text)?.[1] ?? CLOSING.exec(text)?.[1];
  if (name === undefined) return null;
  const first = name.split(" ").find((word) => !pack.titles.test(word)) ?? name;
  return isName(first, false, pack, people)
    ? people.resolve(
        name
          .split(" ")
          .filter((word) => !pack.titles.test(word))
          .join(" "),
      )
    : null;
}

/** "Marco, bitte schick ...": the name called is no part of the task. */
function withoutName(clause: string, context: Context): string {
  const plain = clause.replace(/^[¿¡]+/, "");
  const opening = OPENING.exec(plain);
  if (!opening?.[1] || !isName(opening[1].split(" ").at(-1) ?? "", false, context.pack, context.people))
    return plain;
  return plain.slice(opening[0].length).trim();
}

/** A line of a list of tasks, or one with a name before it: a task whatever its grammar. */
function listed(text: string, context: Context): Act[] | null {
  const { statement, pack, people } = context;
  if (statement.row || statement.heading === "blockers") return statement.heading === "blockers" ? [] : null;
  const label = statement.assignee;
  if (label === null && !(statement.heading === "actions" && statement.listItem)) return null;
  const rest =
    label === null
      ? text
      : text
          .slice(Math.max(0, text.indexOf(straight(label))) + label.length)
          .replace(/^\s*(?::|–|—|->|→|-)\s*/, "");
  const spoken = tasksIn(rest, {
    ...context,
    statement: { ...statement, addressee: label ?? statement.addressee },
  });
  if (label !== null) {
    // "Flaschen: wir warten auf ..." names the topic: what follows has a subject of its own.
    const [subject] = subjectsAt(wordsOf(rest.replace(pack.openers, "")), pack, people);
    if (
      !people.isKnown(label) &&
      (subject?.form === "I" ||
        subject?.form === "we" ||
        firstOf(pack.obstacles, rest) ||
        firstOf(pack.decisions, rest))
    )
      return null;
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
    if (statement.heading !== "actions" && pack.done.test(rest) && !pack.notDone.test(rest)) return [];
    return one(
      {
        kind: "assignment",
        owner,
        certainty: statement.heading === "actions" ? 0.85 : 0.65,
        phrase: tidy(rest, pack),
        scope: rest,
      },
      context,
    );
  }
  if (spoken.length > 0) return spoken.map((act) => ({ ...act, certainty: Math.max(0.75, act.certainty) }));
  const trailing =
    /^(.{4,160}?)\s*[([–—-]\s*@?(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:,\s*([^)\]]{2,40}))?[)\]]?\s*\.?$/u.exec(
      rest,
    );
  if (trailing?.[1] && trailing[2] && isName(trailing[2].split(" ")[0] ?? "", false, pack, people))
    return one(
      {
        kind: "assignment",
        owner: people.resolve(trailing[2]),
        certainty: 0.85,
        phrase: trailing[1],
        scope: rest,
      },
      context,
    );
  if (
    /\?\s*$/.test(rest) ||
    pack.noTask.test(rest) ||
    pack.bareDone.test(rest) ||
    (pack.done.test(rest) && !pack.notDone.test(rest))
  )
    return [];
  return one({ kind: "duty", owner: null, certainty: 0.6, phrase: tidy(rest, pack), scope: rest }, context);
}

const one = (found: Found, context: Context): Act[] =>
  [make(found, context, true)].flatMap((act) => act ?? []);

function obstacleIn(text: string, context: Context): Act | null {
  const { statement, pack } = context;
  if (/\?\s*$/.test(text)) return null;
  const isListed = statement.heading === "blockers";
  const shape = firstOf(pack.obstacles, text);
  if ((!shape && !isListed) || pack.noObstacle.test(text)) return null;
  if (!isListed && firstOf(pack.asks, text.replace(pack.openers, "")) && !/[,;]/.test(text)) return null;
  const plain = text.replace(pack.openers, "");
  const outside = withoutConditions(plain, pack);
  if (!isListed && !firstOf(pack.obstacles, outside)) return null;
  if (!isListed && pack.hedge.test(outside) && (shape?.certainty ?? 0) < 0.85) return null;
  return plainAct("obstacle", Math.max(shape?.certainty ?? 0, isListed ? 0.8 : 0), plain, context);
}

/** The text without what stands under a condition. */
function withoutConditions(text: string, pack: LanguagePack): string {
  const starts = startsOf(text, pack);
  return starts
    .map(({ at }, i) => ({ words: text.slice(at, starts[i + 1]?.gap ?? text.length), at }))
    .filter(({ words }) => !pack.condition.test(words))
    .map(({ words }) => words)
    .join(", ");
}

function decisionIn(text: string, context: Context): Act | null {
  const { statement, pack } = context;
  if (statement.heading === "people" || /\?\s*$/.test(text)) return null;
  const isListed = statement.heading === "decisions";
  const shape = firstOf(pack.decisions, text);
  if ((!shape && !isListed) || (pack.noDecision.test(text) && !isListed)) return null;
  return plainAct(
    "decision",
    isListed ? 0.85 : (shape?.certainty ?? 0),
    text
      .replace(pack.openers, "")
      .replace(/^\p{L}+\s*:\s+(?=\S)/u, (head) =>
        pack.decisions.some(({ pattern }) => pattern.test(`${head}x`)) ? "" : head,
      ),
    context,
  );
}

function reportsIn(text: string, context: Context): Act[] {
  const { statement, pack } = context;
  if (/\?\s*$/.test(text)) return [];
  const acts: Act[] = [];
  if (pack.cancel.test(text) && !pack.condition.test(text)) acts.push(...plain("cancel", text, context));
  const isShort = text.split(/\s+/).length <= 14;
  if (
    (statement.heading === "resolved" && (statement.listItem || text.length < 200)) ||
    (isShort && pack.bareDone.test(text) && !pack.notDone.test(text.slice(0, 60)))
  )
    acts.push(...plain("done", text, context));
  else if (pack.done.test(text) && !pack.notDone.test(clauseWith(text, pack)))
    acts.push(...plain("done", text, context));
  if (pack.release.test(text) && !pack.notDone.test(text.replace(pack.noObstacle, "")))
    acts.push(...plain("release", text, context));
  return acts;
}

/** The part of the sentence in which something is reported as done. */
const clauseWith = (text: string, pack: LanguagePack): string =>
  text.split(/[,;]\s+/).find((part) => pack.done.test(part)) ?? text;

const plain = (kind: ActKind, line: string, { statement }: Context): Act[] => [
  { kind, statement, line, owner: statement.speaker, when: null, certainty: 0.8, support: [], impact: null },
];

const plainAct = (kind: ActKind, certainty: number, words: string, { statement }: Context): Act => ({
  kind,
  statement,
  line: shorten(sentenceCase(words.replace(/[.!]+$/, "")), 200),
  owner: null,
  when: null,
  certainty,
  support: [],
  impact: null,
});

const firstOf = (shapes: readonly Shape[], text: string): Shape | undefined =>
  shapes.find(({ pattern }) => pattern.test(text));

/** The task without the words that only say for whom and thank. */
const tidy = (task: string, pack: LanguagePack): string =>
  task
    .replace(pack.fillers, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;?!])/g, "$1")
    .trim()
    .replace(/^[,;\s]+/, "")
    .replace(pack.recipients, "")
    .replace(/[\s?!.,]+$/, "");

const meaningful = (task: string): boolean => task.replace(/[^\p{L}]/gu, "").length >= 5;

const wordsOf = (clause: string): string[] => clause.split(/\s+/).filter(Boolean);

function make(
  { kind, owner, certainty, phrase, scope }: Found,
  { statement, clock }: Context,
  alone: boolean,
): Act | null {
  const when =
    dueDateIn(scope, statement.sentAt, clock) ??
    (alone ? dueDateIn(statement.text, statement.sentAt, clock) : null);
  const line = lineOf(phrase, { speaker: null, owner, when });
  if (line.replace(/[^\p{L}]/gu, "").length < 4) return null;
  return { kind, statement, line, owner, when, certainty, support: [], impact: null };
}
