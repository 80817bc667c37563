import type { Act } from "../act";
import { isTask } from "../act";
import { dueDateIn } from "../due-dates";
import type { Statement } from "../statement";
import { straight } from "../straight";
import { lowerFirst, sentenceCase, shorten } from "../task-wording";
import { withoutDate } from "../wording";
import { taskAct } from "./grammar/make-act";
import type { StatementContext } from "./grammar/statement-context";
import type { LanguagePack } from "./language-pack";
import { isName } from "./subject";

/** A sentence of more words says itself what is asked. */
const MOST_WORDS = 16;
/** Ends what stands before in the same sentence. */
const LAST_BREAK = /^(.*)(?:[,;:]\s|\s[–—-]\s)\s*/su;
const COMMON =
  /^(?:[DE]|[MDS]ein|Unser|Ihr|Eu|L[ae]s?\s|L'|Un|Mon|Ma|Mes|Not|Nos|Vot|Vos|Ce|El\s|Lo|Nuestr|Mi|Tu|Su|Est|Es[ae])/u;

/**
 * The act with what its line only points at: "Le client voudrait le plan avant jeudi. Peux-tu le relire ?" makes "Relire le
 * plan" by Thursday, with the sentence that names it among its quotes. The line as it is where nothing is named.
 */
export function pointedOut(
  act: Act,
  {
    pack,
    before,
    clock,
    earlier,
    people,
  }: Pick<StatementContext, "pack" | "before" | "clock" | "people"> & { earlier: readonly Statement[] },
): Act {
  const { statement } = act;
  if (!isTask(act)) return act;
  const text = straight(statement.text);
  const within = LAST_BREAK.exec(text.replace(/[.!?\s]+$/, ""))?.[1] ?? "";
  const told = [...(before ? [before] : []), ...earlier].filter(
    ({ heading }) => heading === statement.heading,
  );
  const isShort = statement.text.split(/\s+/).length <= MOST_WORDS;
  let from: Statement | null = null;
  const thingFor = (pronoun: string, isPerson = false): string | null => {
    const here =
      (isPerson ? personIn(within, { pack, people }) : null) ?? thingIn(within, pronoun, isPerson, pack);
    if (here !== null) return here;
    for (const one of isShort ? told : []) {
      const said = straight(one.text);
      const there =
        (isPerson ? personIn(said, { pack, people }) : null) ?? thingIn(said, pronoun, isPerson, pack);
      if (there === null) continue;
      from = one;
      return there;
    }
    return null;
  };
  const { pointing } = pack;
  const failed = within || straight(told[0]?.text ?? "");
  // "Le gardien attend son échelle, je m'en charge": the whole sentence is the line, and its last clause points.
  const lastClause = act.line.replace(LAST_BREAK, "");
  const named =
    pointing.named(act.line, thingFor, failed, text) ??
    (lastClause === act.line ? null : pointing.named(lastClause, thingFor, failed, text)) ??
    pointing.receives?.(act.line, text.slice(within.length), thingFor) ??
    null;
  if (named === null) return act;
  // What could not be done is said in the sentence before.
  const source = from ?? (text.includes(named.split(" ").at(-1) ?? "") ? null : before);
  const when =
    act.when ??
    (source && dueDateIn(source.text, source.sentAt, clock)?.deadline
      ? dueDateIn(source.text, source.sentAt, clock)
      : null);
  const line = sentenceCase(withoutDate(named, when).trim());
  return {
    ...act,
    line: shorten(pack.withoutDay?.(line, when) ?? line),
    when,
    support: source && !act.support.includes(source) ? [...act.support, source] : act.support,
  };
}

/** "Solange er fehlt": what it speaks of stands before. */
const WHILE =
  /^(?:solange (?:er|sie|es|das|die|der|dies\p{L}*)|tant qu(?:'ils?|'elles?|e (?:cela|ça))|mientras (?:no |siga |sigan |esté |estén )|hasta que no) ?/iu;

/**
 * "Der Estrich ist noch feucht. Solange er nicht trocken ist, ...": the trouble is what was told before, and this comes of it,
 * if that sentence says nothing else.
 */
export function begunBefore(
  act: Act,
  { before, pack }: { before: Statement | null; pack: LanguagePack },
  found: ReadonlyMap<Statement, Act[]>,
): Act {
  if (act.kind !== "obstacle" || !before || before.paragraph !== act.statement.paragraph) return act;
  if (!WHILE.test(act.statement.text) || (found.get(before)?.length ?? 0) > 0) return act;
  const told = straight(before.text);
  if (/[?:]\s*$/.test(told) || pack.courtesy.test(told) || told.split(/\s+/).length > MOST_WORDS) return act;
  return {
    ...act,
    line: shorten(sentenceCase(told.replace(/[.!]+$/, "")), 200),
    impact: act.line,
    support: [...act.support, before],
  };
}

/** "Der Drucker spinnt. Ich schaue ihn mir an": what somebody takes on that the words before name; null where they name nothing. */
export function takenOn(context: StatementContext): Act | null {
  const { statement, before, pack } = context;
  if (/^(?:re|aw|wg|rv|tr|fwd?)\s*:/i.test(statement.subject ?? "")) return null;
  const text = straight(statement.text);
  const isNamedHere = /[,;:–-]\s/.test(text);
  if (!isNamedHere && (!before || pack.courtesy.test(before.text) || /\?\s*$/.test(before.text))) return null;
  const phrase = text.replace(/[.!\s]+$/, "").replace(/^.*[,;:]\s+/s, "");
  const act = taskAct(
    { kind: "commitment", owner: statement.speaker, certainty: 0.85, phrase, scope: text },
    context,
    true,
  );
  return act && pointedOut(act, { ...context, earlier: [] }) !== act ? act : null;
}

/** "Marta espera una respuesta": whom a sentence opens with, by name. */
function personIn(text: string, { pack, people }: Pick<StatementContext, "pack" | "people">): string | null {
  const [, name] = /^(\p{Lu}[\p{L}'-]+) \p{Ll}/u.exec(text) ?? [];
  const isSure = name !== undefined && (people.isKnown(name) || pack.order === undefined);
  return isSure && isName(name, false, pack, people) ? name : null;
}

const INDEFINITE = /^(?:eine?[nrms]?|une?|unos|unas|una) /i;

const WANTS =
  /(?<!\p{L})(?:brauch|möcht|will|woll|wartet auf|warten auf|fehlt|benötig|verlang|besoin|veut|veulent|voudrai|attend|demand|manque|necesit|quier|esper|pide|piden|falta)/iu;

/** The thing that a text names last and that the pronoun may mean; what is done by somebody rather than who does it. */
function thingIn(text: string, pronoun: string, isPerson: boolean, pack: LanguagePack): string | null {
  const { pointing, roles } = pack;
  const all = [...text.matchAll(pointing.things)]
    .filter(({ 0: words }) => pointing.agrees(pronoun, words))
    // German adjectives end as roles do: "ein alter Schrank".
    .map(({ 0: words, index }) => ({
      words: COMMON.test(words) && index === 0 ? lowerFirst(words) : words,
      isHead: index === 0,
      isBehind: pointing.afterPreposition.test(text.slice(0, index)),
      isSomebody: words
        .split(/[\s']/)
        .some((word) => roles.test(word) && (pack.order === undefined || /^\p{Lu}/u.test(word))),
    }));
  const people = all.filter(({ isSomebody }) => isSomebody);
  const things = all.filter(({ isSomebody }) => !isSomebody);
  // "La lavandería no ha contestado. Le escribo": a thing that does something may be somebody.
  const heads = all.filter(({ isHead }) => isHead);
  const fitting = isPerson ? (people.length > 0 ? people : heads) : things;
  const free = fitting.filter(({ isBehind }) => !isBehind);
  // "La impresora hace un ruido raro. Lo miro": what is new was only told of the other, unless somebody wants it.
  const known = WANTS.test(text) ? free : free.filter(({ words }) => !INDEFINITE.test(words));
  return (
    (known.at(-1) ?? free.at(-1) ?? fitting.at(-1) ?? people.filter(({ isBehind }) => !isBehind).at(-1))
      ?.words ?? null
  );
}
