import type { ActKind } from "../../act";
import { dueDateIn } from "../../due-dates";
import type { LanguagePack, PersonForm, Predicate } from "../language-pack";
import { FINITE, isName, type Subject, subjectsAt } from "../subject";
import type { Start } from "./clause-starts";
import type { Found } from "./make-act";
import type { StatementContext } from "./statement-context";
import { meaningful, tidy, wordsOf } from "./words";

/** A clause of a statement, with what the clauses around it lend it. */
export interface ClauseContext extends StatementContext {
  isQuestion: boolean;
  /** The sentence holds only under a condition. */
  isConditional: boolean;
  /** The subject of a clause before that "and" lends it. */
  shared: Subject | null;
  /** The sentence up to the clause. */
  calledBefore: string;
  /** Who is called by name right before the clause, or right behind it at the end of the sentence. */
  calledBeside: string | null;
}

/** "Den Dienst am Freitag macht Kollege Brenner": in this case nothing does anything. */
const IS_OBJECT = /^(?:den|dem|einen|einem|meinen|deinen|unseren|euren|ihren)$/i;

/** A pronoun in front of a verb, or the article of a noun. */
const IS_ARTICLE = /^l[ao]s?$/i;

/** "Julien dessine mieux que moi": how somebody does it. */
export const COMPARES =
  /(?<!\p{L})(?:(?:besser|schlechter|schneller|lieber|öfter|mehr|weniger) als|(?:mieux|moins bien|aussi bien|plus (?:vite|souvent)) qu[e']|(?:mejor|peor|más (?:rápido|a menudo)|tan bien) (?:que|como)) ?(?:ich|du|wir|alle|sie|er|moi|toi|nous|vous|lui|elle|eux|tous|tout|yo|tú|nosotros|nadie|todos)(?!\p{L})/iu;

/** Subject and verb, in either order, or a verb whose ending tells its subject. */
export function doesIn(
  clause: string,
  reader: string | null,
  context: ClauseContext,
): Omit<Found, "scope"> | null {
  const { pack, people } = context;
  if (COMPARES.test(clause)) return null;
  const cleft = pack.cleft?.exec(clause)?.groups;
  const words = wordsOf(cleft ? `${cleft.who} ${cleft.does}` : clause);
  for (const subject of pack.inverted && IS_OBJECT.test(words[0] ?? "")
    ? []
    : subjectsAt(words, pack, people)) {
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
    const front = turned.groups.front.trim();
    const after = clause.slice(turned[0].length);
    for (const subject of subjectsAt(wordsOf(after), pack, people)) {
      const [next = "", ...others] = wordsOf(after).slice(subject.length);
      // "La lleva Gil", but "la señora Gil está contenta", "la empresa Gil trae las sillas"
      if (IS_ARTICLE.test(front) && (FINITE.test(next) || pack.works(next, "one", true))) continue;
      const rest = [next, ...others].join(" ");
      const found = predicateIn(
        [turned.groups.verb, front, rest].filter(Boolean).join(" "),
        subject,
        pack.predicates,
        clause,
        reader,
        context,
      );
      // "Außerdem soll Ana den Saal buchen"
      if (found) return front === "" ? found : { ...found, phrase: clause };
    }
  }
  // "Ana prépare l'itinéraire et l'enverra jeudi"
  if (context.shared && !pack.repeats.test(clause))
    return predicateIn(clause, context.shared, pack.predicates, clause, reader, context);
  return null;
}

function predicateIn(
  words: string,
  subject: Subject,
  predicates: readonly Predicate[],
  clause: string,
  reader: string | null,
  context: ClauseContext,
): Omit<Found, "scope"> | null {
  const { pack } = context;
  for (const predicate of predicates) {
    if (predicate.forms && !predicate.forms.includes(subject.form)) continue;
    const match = predicate.pattern.exec(words);
    if (!match?.groups) continue;
    const { verb } = match.groups;
    if (
      verb !== undefined &&
      !pack.works(verb, subject.form, subject.named || isPlanned(match.groups.rest ?? "", clause, context))
    )
      continue;
    const phrase = wordingOf(match.groups, clause, pack);
    if (meaningful(phrase))
      return said(
        subject,
        predicate.certainty,
        predicate.lead ? `${predicate.lead} ${phrase}` : phrase,
        reader,
        context,
      );
  }
  return null;
}

/** "Der Händler tauscht morgen die Klappe": a verb with an object and a day ahead is work, whoever does it. */
const isPlanned = (rest: string, clause: string, { pack, statement, clock }: ClauseContext): boolean =>
  pack.object.test(rest) && (dueDateIn(clause, statement.sentAt, clock)?.day ?? null) !== null;

/** The infinitive where the pack has one, else the clause as it stands. */
function wordingOf(groups: Record<string, string | undefined>, clause: string, pack: LanguagePack): string {
  if (groups.task !== undefined) return tidy(groups.task, pack);
  const rest = (groups.rest ?? "").trim();
  return tidy((groups.verb !== undefined && rest !== "" && pack.command(groups.verb, rest)) || clause, pack);
}

/** What a shape names as the task: its words as they stand, or a verb that its pack words; null where it names none. */
export function wordedBy(groups: Record<string, string | undefined>, pack: LanguagePack): string | null {
  const { rest = "" } = groups;
  const verb = groups.verb ?? groups.wished;
  if (verb !== undefined)
    return tidy(pack.command(verb, rest.trim(), groups.wished !== undefined) ?? `${verb} ${rest}`, pack);
  const task = groups.task ?? groups.other;
  return task === undefined ? null : tidy(task, pack);
}

/** Of somebody called by name a plain present is as sure as a future. */
const NAMED = 0.8;

function said(
  subject: Subject,
  certainty: number,
  phrase: string,
  reader: string | null,
  context: ClauseContext,
): Omit<Found, "scope"> {
  const { statement } = context;
  const of: Record<PersonForm, { kind: ActKind; owner: string | null; at: number }> = {
    I: { kind: "commitment", owner: statement.speaker, at: certainty },
    we: { kind: "duty", owner: null, at: certainty - 0.2 },
    // "Hannes, du schreibst den Text": called by name, they are told to; else it may be small talk.
    you: {
      kind: "request",
      owner: reader,
      at: context.calledBeside === null ? certainty - 0.15 : certainty + 0.05,
    },
    one: {
      kind: "assignment",
      owner: subject.isPronoun ? personBefore(context) : subject.name,
      at:
        subject.isPronoun && personBefore(context) === null
          ? 0.4
          : subject.named
            ? Math.max(certainty, NAMED)
            : certainty,
    },
    many: { kind: "assignment", owner: subject.name, at: certainty },
  };
  const { kind, owner, at } = of[subject.form];
  return { kind, owner, certainty: at, phrase };
}

/** "Petra sagt, sie prüft die Liste" */
const TELLS =
  /^(?:sagt|sagte|meint|meinte|schreibt|schrieb|verspricht|dit|écrit|promet|dice|escribe|promete)$/i;

/** Who "she" is: the last one named in this sentence or the one before. */
function personBefore({ calledBefore, before, people, pack }: ClauseContext): string | null {
  const words = wordsOf(calledBefore.replace(pack.openers, "").replace(/[,:;]/g, ""));
  const teller = subjectsAt(words, pack, people).find(({ name }) => name !== null);
  if (teller && TELLS.test(words[teller.length] ?? "")) return teller.name;
  for (const text of [calledBefore, before?.text ?? ""]) {
    const names = [...text.matchAll(/\p{Lu}[\p{L}'-]+/gu)]
      .map(([name]) => name)
      .filter((name) => isName(name, false, pack, people) && people.isName(name));
    const last = names.at(-1);
    if (last) return people.resolve(last);
  }
  return null;
}

/** The subject of the nearest clause before that has one. */
export function subjectBefore(
  text: string,
  starts: readonly Start[],
  { pack, people }: StatementContext,
): Subject | null {
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
