import type { Act } from "../../act";
import { dueDateIn } from "../../due-dates";
import { lowerFirst } from "../../task-wording";
import type { LanguagePack, Shape } from "../language-pack";
import { isName, subjectsAt } from "../subject";
import { calledIn, withoutName } from "./called";
import { startsOf } from "./clause-starts";
import { type Found, taskAct } from "./make-act";
import { type ClauseContext, doesIn, subjectBefore, wordedBy } from "./predicates";
import type { StatementContext } from "./statement-context";
import { meaningful, tidy, wordsOf } from "./words";

/** Requests, promises, assignments and duties, clause by clause from the right, so that each ends where the next begins. */
export function tasksIn(said: string, context: StatementContext): Act[] {
  const { pack } = context;
  const text = (pack.aside ? said.replace(pack.aside, "") : said)
    .replace(YOU_BY_NAME, (_, you, name, again) => `${name}, ${again ?? you} `)
    .replace(NAME_THEN_YOU, (whole, name, you) =>
      isName(name, false, pack, context.people) && (context.people.isKnown(name) || !ENDS_AS_VERB.test(name))
        ? `${name}, ${you} `
        : whole,
    );
  if (SAYING.test(text)) return [];
  const isQuestion = /\?\s*$/.test(text);
  const starts = startsOf(text, pack);
  const isConditional = starts.some(
    ({ at }) =>
      !WISHES.test(text.slice(0, at)) &&
      !(at > 0 && OTHERWISE.test(text.slice(at))) &&
      pack.condition.test(text.slice(at)) &&
      !pack.politeCondition.test(text.slice(at)),
  );
  const found: Placed[] = [];
  let end = text.length;
  /** "Kapitel 3 schreibst du, Hannes": called behind the clause. */
  let calledAfter: string | null = null;
  for (let i = starts.length - 1; i >= 0; i -= 1) {
    const start = starts[i];
    if (!start) continue;
    const clause = text.slice(start.at, end).replace(/[\s,;:–—-]+$/, "");
    const name =
      start.at > 0 && NAME_ALONE.test(clause)
        ? calledIn(`${clause.replace(/[.!?]+$/, "")}, `, context)
        : null;
    if (name !== null) {
      calledAfter = end === text.length ? name : calledAfter;
      end = start.gap;
      continue;
    }
    const isWished = WISHES.test(text.slice(0, start.at));
    // "Repasse la liste, s'il te plaît": the courtesy belongs to what it follows.
    if (clause.replace(pack.fillers, "").trim() === "") continue;
    if (
      (i > 0 && OTHERWISE.test(clause)) ||
      (pack.condition.test(clause) && !isWished) ||
      (pack.reason.test(clause) && !(i === 0 && ORDERS.test(clause))) ||
      pack.politeCondition.test(clause)
    ) {
      end = start.gap;
      continue;
    }
    const read = readClause(clause, {
      ...context,
      isQuestion: isQuestion && end === text.length,
      isConditional,
      shared: start.joins ? subjectBefore(text, starts.slice(0, i), context) : null,
      calledBefore: text.slice(0, start.at),
      calledBeside: calledAfter ?? calledIn(text.slice(starts[i - 1]?.at ?? start.at, start.at), context),
    });
    calledAfter = null;
    if (read.length === 0) {
      // "Relis la lettre, ça ne devrait pas être long": what is said apart takes nothing back.
      if (i > 0 && !start.joins && APART.test(clause)) end = start.gap;
      continue;
    }
    found.unshift(...read.map((r) => ({ scope: clause, ...r, from: start.at, to: end })));
    end = start.gap;
  }
  const whole = withTopics(takenAtOnce(found, text, pack), text, pack);
  return whole.flatMap((f) => taskAct(f, context, whole.length === 1) ?? []);
}

/** A task with where its clause stands in the sentence. */
interface Placed extends Found {
  from: number;
  to: number;
}

/** "Mein Vater sagte immer: ...": nobody is told to. */
export const SAYING =
  /^[^:]{3,60}(?:(?:sagte|meinte) (?:immer|stets|gern)|pflegte zu sagen|(?:disait|répétait) (?:toujours|souvent)|avait coutume de dire|decía siempre|siempre decía|solía decir)[^:]{0,20}:/iu;

/** "Und du, Hannes, schreibst": the name first, as where nobody else is spoken of. */
const YOU_BY_NAME =
  /(?<!\p{L})(du|ihr|tu|toi|vous|tú|usted|vosotros), (\p{Lu}[\p{L}'-]+), (?:(tu|vous) )?(?=\p{Ll})/gu;
/** "Karim tu commandes les tricots ?" */
const NAME_THEN_YOU = /^(\p{Lu}[\p{L}'-]+) (du|tu|vous|tú|usted) (?=\p{Ll})/u;
/** "Übernimmst du", "as-tu", "vienes tú" */
const ENDS_AS_VERB = /(?:st|t|en|es|ez|as)$/;
const NAME_ALONE = /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?[.!?]*$/u;
/** "..., si no perdemos el permiso", "..., sinon l'assurance ne paie plus": what comes of it else. */
const OTHERWISE = /^(?:si no,? |sinon,? |faute de quoi |de lo contrario,? |en caso contrario,? )\p{L}/iu;
/** A clause with a subject of its own, which no other clause lends or borrows. */
const APART =
  /^(?:(?:ça|cela|ils?|elles?|on|nous|je|esto|eso|yo) (?!(?:le|la|les|lo|las|los) )|c'(?:est|était|sera)|no (?:debería|deberia|tendría|corre|cuesta|lleva|es|hay) |(?:se|te|os) lo agradecer|(?:me|nos) (?:vendría|ayudaría|harías|haría|sería|arreglaría)|j'(?:ai|y|en) )/iu;
const LONGEST_WHOLE = 160;
/** "Que Marta llame al hotel" at the head of a sentence is no reason. */
const ORDERS = /^(?:que \p{L}|a ver si )/iu;
const NEEDS =
  /^(?:il (?:me|nous|lui|leur|en) (?:faut|faudrait)|(?:on|nous|j'|j') ?(?:en )?(?:a|avons|ai) besoin|(?:ich|wir|sie|er) (?:brauche|brauchen|braucht|benötigen?)(?! (?:von|deine?n?|ihre?n?)(?!\p{L}))|(?:lo|la|los|las|me|nos|se) (?:necesito|necesitamos|necesitan|hacen? falta))(?!\p{L})/iu;
/** "Es wäre nett, wenn ...": what would be nice is asked for. */
const WISHES =
  /(?<!\p{L})(?:wären?|wär|hilft|serait|sería|estaría|würden?(?= [^,.;]{2,30} (?:freuen|helfen))) [^,.;]{2,40},?\s*$/iu;

/** "La liste, l'infirmière te l'envoie mercredi": what a pronoun alone means stands earlier in the sentence. */
function withTopics(found: readonly Placed[], text: string, pack: LanguagePack): Found[] {
  return found.map((one, at) => {
    const before = found[at - 1]?.to ?? 0;
    const words = text.slice(before, one.to).replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, "");
    // "Odile, voulez-vous bien la relire ?": a name that is called is no topic.
    const isCalled = NAME_ALONE.test(text.slice(before, one.from).replace(/[\s,:–—-]+$/, ""));
    const isOpen = at === 0 && one.from > 0 && !isCalled && words.length <= LONGEST_WHOLE;
    return isOpen && (pack.resumes.test(one.phrase) || pack.takesOn.test(one.phrase))
      ? { ...one, phrase: tidy(words.replace(pack.openers, ""), pack) }
      : one;
  });
}

/** "Il reste à payer l'acompte, tu peux t'en charger ?": what is asked for stands in the clause before. */
function takenAtOnce(found: readonly Placed[], text: string, pack: LanguagePack): Placed[] {
  const out: Placed[] = [];
  for (const one of found) {
    const last = out.at(-1);
    // "Demande au labo, il nous faut les analyses demain": why, and until when.
    if (last?.kind === "request" && NEEDS.test(one.scope)) {
      out.splice(-1, 1, { ...last, scope: `${last.scope}, ${one.scope}`, to: one.to });
      continue;
    }
    const resumes = pack.resumes.test(one.phrase);
    const takes = pack.takesOn.test(one.phrase) || resumes;
    // "Mira si está cubierto y dime algo antes del jueves", "commandez-en dix, et faites-le ce soir": the same, with its day.
    if (
      last?.kind === "request" &&
      one.kind === "request" &&
      last.owner === one.owner &&
      (pack.asksToKnow.test(lowerFirst(one.phrase)) || pack.takesOn.test(one.phrase))
    ) {
      out.splice(-1, 1, { ...last, scope: `${last.scope}; ${one.scope}`, to: one.to });
      continue;
    }
    // "Je finis le rapport et tu l'auras vendredi", "kürz den Text und schick ihn mir": one thing, with the day of both.
    if (last && resumes && last.kind === one.kind && last.owner === one.owner) {
      const phrase =
        one.kind === "request" ? `${last.phrase}${text.slice(last.to, one.from)}${one.phrase}` : last.phrase;
      out.splice(-1, 1, { ...last, phrase, scope: `${last.scope}, ${one.scope}`, to: one.to });
      continue;
    }
    // "Die Karte zeichnen", "sie am Freitag auslegen": one thing.
    const further = ITS_OBJECT.exec(one.phrase)?.[1];
    if (last && further && last.kind === "assignment" && one.kind === last.kind && one.owner === last.owner) {
      const phrase = `${last.phrase} und ${further}`;
      out.splice(-1, 1, { ...last, phrase, scope: `${last.scope}, ${one.scope}`, to: one.to });
      continue;
    }
    if (last && takes && last.kind === "duty" && last.owner === null)
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

const ITS_OBJECT = /^(?:ihn|sie|es) (.*\p{Ll}n)$/iu;

/** "Anja zeichnet die Karte und legt sie aus": goes on with it, whoever Anja is. */
const TAKES_IT = /^\p{Ll}+t (?:sie|ihn|es) \p{L}/u;

/** What a clause says, with the part of it that has its day where that is not the whole of it. */
type Read = Omit<Found, "scope"> & Partial<Pick<Found, "scope">>;

/** What one clause asks, promises or leaves to do: at most one thing. */
function readClause(whole: string, context: ClauseContext): Read[] {
  const { pack, statement } = context;
  const clause = whole
    .replace(pack.openers, "")
    .trim()
    .replace(/(?<=\p{L}{2})[.!]+$/u, "");
  const sought = taskBy(pack.whoQuestions, clause, pack);
  if (sought) return [{ kind: "request", owner: null, ...sought }];
  if (clause.length < 6 || pack.courtesy.test(clause)) return [];
  const called = calledIn(clause, context) ?? context.calledBeside ?? calledIn(context.calledBefore, context);
  const reader = called ?? context.reader;
  const said = withoutName(clause, context);
  const bare = said.replace(pack.timesFirst ?? "", "");
  // "Ich fahre hin und besorge die Kisten": what looks like a command goes on.
  const goesOn =
    (context.shared?.form === "I" ||
      (context.shared?.form === "one" &&
        context.shared.name !== null &&
        (!context.shared.named ||
          TAKES_IT.test(bare) ||
          context.people.isKnown(context.shared.name.split(" ")[0] ?? "")))) &&
    (TAKES_IT.test(bare) || pack.works(wordsOf(bare)[0] ?? "", context.shared.form, true))
      ? doesIn(bare, reader, context)
      : null;
  if (goesOn) return [goesOn];
  // "Ich rufe morgen an und frage nach ...": the writer's second verb, though it is no work by itself.
  const second = context.shared?.form === "I" ? ASKS_ON.exec(bare)?.groups : undefined;
  if (second?.verb && second.rest) {
    const phrase = pack.command(second.verb.toLowerCase(), second.rest);
    return phrase === null
      ? []
      : [{ kind: "commitment", owner: statement.speaker, certainty: PLAIN, phrase }];
  }
  const plain = pack.order?.(bare, (words) => subjectLength(words, context)) ?? null;
  // "Hace falta que Laura revise la caja": who is named has it, and not who reads.
  const isPlain =
    !context.isQuestion &&
    !context.isConditional &&
    ![pack.hedge, pack.habit, pack.negation].some((takesBack) => takesBack.test(bare));
  const wished = context.isQuestion || context.isConditional ? null : wishedIn(bare, reader, context);
  if (wished) return [wished];
  const toNamed = isPlain ? handedIn(bare, reader, context) : null;
  if (toNamed?.kind === "assignment") return [toNamed];
  // "Unterschreibe ich" only looks like a command.
  const asked =
    (plain !== null && VERB_THEN_I.test(bare)
      ? null
      : taskBy(pack.asks, bare.replace(/^(?:ob|si) /i, ""), pack)) ??
    (plain === null ? null : taskBy(pack.asks, plain, pack));
  // "Ivo schickt bitte die Maße"
  const named =
    asked && called === null
      ? subjectsAt(wordsOf(bare), pack, context.people).find(
          ({ name, named, form, length }) =>
            name !== null &&
            name !== statement.speaker &&
            (context.people.isCorrespondent(name.split(" ")[0] ?? "") ||
              pack.titles.test(wordsOf(bare)[0] ?? "") ||
              (named && pack.works(wordsOf(bare)[length] ?? "", form, named))),
        )
      : undefined;
  if (asked && context.isConditional && pack.contact.test(bare) && !hasLimit(bare, context)) return [];
  if (asked) return [{ kind: "request", owner: named?.name ?? reader, ...asked }];
  if (context.isQuestion || context.isConditional) return [];
  if ([pack.hedge, pack.habit, pack.negation].some((takesBack) => takesBack.test(bare))) return [];
  const handed =
    handedIn(bare, reader, context) ?? (plain === null ? null : handedIn(plain, reader, context));
  if (handed) return [handed];
  const promised = taskBy(pack.promises, said, pack) ?? taskBy(pack.promises, bare, pack);
  if (promised) return [{ kind: "commitment", owner: statement.speaker, ...promised }];
  const does = (plain === null ? null : doesIn(plain, reader, context)) ?? doesIn(bare, reader, context);
  if (does) return [does];
  const due = taskBy(pack.duties, bare, pack);
  // "Die Liste muss bis Freitag gedruckt sein": with its day nobody doubts it.
  const certainty = due && hasLimit(bare, context) ? Math.max(PLAIN, due.certainty) : due?.certainty;
  return due && certainty !== undefined ? [{ kind: "duty", owner: called, ...due, certainty }] : [];
}

const PLAIN = 0.85;
/** Asking and telling, as the second of two things that one does. */
const ASKS_ON =
  /^(?<verb>frage|bitte) (?<rest>(?:nach|um|ihn|sie|die|den|das|dort|da|mal|nochmal|dann)(?!\p{L}).{4,})$/iu;
const VERB_THEN_I = /^\p{L}+ (?:ich|wir)(?!\p{L})/iu;

/** How many words of these are who does something. */
const subjectLength = (words: readonly string[], { pack, people }: ClauseContext): number =>
  subjectsAt(words, pack, people).find(({ name }) => name !== null)?.length ?? 0;

/** "Bis Donnerstag" */
function hasLimit(clause: string, { statement, clock }: ClauseContext): boolean {
  return dueDateIn(clause, statement.sentAt, clock)?.deadline === true;
}

const READER = /^(?:dir|ihnen|euch|dich|sie|toi|vous|ti|usted|vosotros)$/i;

/** "Dir überlasse ich die Absprache", "on compte sur Yves pour les tables" */
function handedIn(
  clause: string,
  reader: string | null,
  { pack, people }: ClauseContext,
): Omit<Found, "scope"> | null {
  for (const { pattern, certainty } of pack.handsTo) {
    const groups = pattern.exec(clause)?.groups;
    const { who } = groups ?? {};
    const phrase = groups && wordedBy(groups, pack);
    if (who === undefined || !phrase || !meaningful(phrase)) continue;
    if (READER.test(who)) return { kind: "request", owner: reader, certainty, phrase };
    const words = wordsOf(who);
    const subject = subjectsAt(words, pack, people).find(({ name }) => name !== null);
    if (subject) return { kind: "assignment", owner: subject.name, certainty, phrase };
  }
  return null;
}

/** "..., das habe ich schon gemacht", "..., j'ai refusé": nothing is left of what was wanted. */
const MET =
  /(?:habe?|haben) (?:ich|wir) (?:\S+ ){0,3}?(?:gemacht|erledigt|getan|abgelehnt|verweigert)|c'est (?:déjà )?fait|(?:j'ai|nous avons|on a) (?:déjà )?(?:refusé|dit non|fait)|(?<!\p{L})ya (?:lo|la|los|las) (?:he|hemos) hecho|ya está hech[oa]|(?:me he|nos hemos) negado|(?:he|hemos) dicho que no/iu;

/** "Der Kunde will, dass du ...": what somebody else wants is the task of whoever is to do it. */
function wishedIn(
  clause: string,
  reader: string | null,
  { pack, people, statement }: ClauseContext,
): Read | null {
  for (const { pattern, whose } of pack.wishes) {
    const groups = pattern.exec(clause)?.groups;
    const phrase = groups && wordedBy(groups, pack);
    if (!phrase || !meaningful(phrase) || MET.test(statement.text)) continue;
    const said = { certainty: WISHED, phrase, scope: phrase };
    if (whose === "writer") return { kind: "commitment", owner: statement.speaker, ...said };
    if (whose === "reader") return { kind: "request", owner: reader, ...said };
    if (whose === "nobody") return { kind: "duty", owner: null, ...said };
    const subject = subjectsAt(wordsOf(groups.who ?? ""), pack, people).find(({ name }) => name !== null);
    if (subject) return { kind: "assignment", owner: subject.name, ...said };
  }
  return null;
}
const WISHED = 0.9;

/** The task in the first shape of a pack that names one. */
function taskBy(
  shapes: readonly Shape[],
  text: string,
  pack: LanguagePack,
): Pick<Found, "certainty" | "phrase"> | null {
  for (const { pattern, certainty } of shapes) {
    const groups = pattern.exec(text)?.groups;
    const phrase = groups && wordedBy(groups, pack);
    if (phrase && meaningful(phrase)) return { certainty, phrase };
  }
  return null;
}
