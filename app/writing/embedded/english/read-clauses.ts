import { isAdjectival, TELLS } from "./adjectival-verbs";
import type { Clause, Subject, VerbForm } from "./clause";
import { openBreak, openingOf } from "./clause-openings";
import { COMMAND_VERBS } from "./command-verbs";
import { subjectBefore } from "./subjects";
import type { Token } from "./token";
import { readGroup } from "./verb-groups";
import { isIng, isPastForm, isVerbal } from "./word-kinds";

/** "I'm signing nothing" signs not. */
const NOTHING = /^(?:nothing|nobody|none)$/;
const LIKEWISE = /^(?:so|neither|nor)$/;
const THEMSELVES = /^(?:I|we|they|most|many|all|both|others|everybody|everyone)$/i;

/** "So does the crew", "neither did Ida", "so do we" */
const isLikewise = (tokens: readonly Token[], at: number): boolean =>
  LIKEWISE.test(tokens[at - 1]?.lower ?? "") &&
  (/^(?:does|did)$/.test(tokens[at]?.lower ?? "") ||
    (tokens[at]?.lower === "do" && THEMSELVES.test(tokens[at + 1]?.text ?? "")));

/** The clauses of a sentence in their order. */
export function readClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  const question = tokens.at(-1)?.lower === "?" || tokens.at(-2)?.lower === "?";
  let bound = 0;
  let i = 0;
  while (i < tokens.length) {
    const t = tokens[i];
    if (!t) break;
    const isFreed = isBehindCondition(tokens, i, clauses.at(-1));
    if (
      !isVerbal(t) ||
      (!isFreed &&
        isAdjectival(tokens, i, clauses.length > 0 && !openBreak(tokens, bound, i), clauses.at(-1)))
    ) {
      i += 1;
      continue;
    }
    // Right behind a verb group without a break stands its complement: "was home", "seemed finished".
    if (bound > 0 && i === bound && t.pos === "VERB" && !TELLS.test(clauses.at(-1)?.verb ?? "")) {
      i += 1;
      continue;
    }
    // "You were right about it"
    if (t.lower === "right") {
      i += 1;
      continue;
    }
    // "is on hold until then", "lies on display": behind "on" a bare verb is a noun.
    if (tokens[i - 1]?.lower === "on" && t.pos === "VERB" && ON_NOUNS.test(t.lower)) {
      i += 1;
      continue;
    }
    const group = readGroup(tokens, i);
    if (!group) {
      i += 1;
      continue;
    }
    const verb = tokens[group.verbAt];
    if (!verb) break;
    if (isInfinitive(tokens, i, clauses.length > 0)) {
      // "to check and advise": belongs to what was said before.
      i = group.end;
      continue;
    }
    const opening = isFreed
      ? { from: i, marker: null, joined: false, opens: true }
      : openingOf(tokens, i, bound);
    const { subject, isInside, isPleaded } = isFreed
      ? { subject: null, isInside: false, isPleaded: false }
      : subjectOf(tokens, i, group.verbAt, opening.from, clauses.at(-1));
    const { end, ...form } = group;
    const last = clauses.at(-1);
    // "We accept it as it stands and start in May": what stands in between has a subject of its own.
    const previous =
      last?.marker && opening.marker === null && tokens[opening.from - 1]?.pos === "CCONJ"
        ? (clauses.findLast((clause) => clause.marker === null) ?? last)
        : last;
    const isBase = verb.lower === verb.lemma || COMMON_BASES.test(verb.lower);
    const sharer =
      previous &&
      subject === null &&
      opening.joined &&
      !/^(?:please|pls|plz|kindly)$/.test(tokens[i - 1]?.lower ?? "") &&
      !(isBase && form.modal === null && isCommanded(tokens, opening.from, previous)) &&
      sharesSubject(verb, isBase, form, previous) &&
      !isWritersOwn(tokens, opening.from, form, previous) &&
      !(
        form.modal === null &&
        /^(?:I|we)$/.test(previous.subject?.kind ?? "") &&
        letsWriter(tokens, group.verbAt)
      ) &&
      // "Not fussed who, just put it back": nobody is told of so far.
      !(
        isBase &&
        (previous.subject === null || /^(?:say|tell|let|shout|ask)$/.test(verb.lower)) &&
        tokens[opening.from]?.lower === "just"
      )
        ? previous
        : null;
    const goesOnCommanding = opening.joined && sharer === null && (previous?.imperative ?? false);
    // "the clause we discussed": without a break the clause opens with its subject.
    const from = opening.loose && subject && !isInside ? subject.from : opening.from;
    clauses.push({
      ...form,
      negated: form.negated || (subject !== null && NOTHING.test(tokens[end]?.lower ?? "")),
      from,
      to: tokens.length,
      marker:
        opening.marker ??
        (sharer && goesOnUnder(tokens, opening.from, sharer) ? sharer.marker : null) ??
        (subject && isOfNoun(tokens, from, end, subject, last) ? "that" : null),
      subject: subject ?? sharer?.subject ?? null,
      shared: sharer !== null,
      group: { from: i, to: end },
      // "Ida wants Friday off and so does the whole crew": nothing that anybody does anew.
      verb: isLikewise(tokens, i) ? "be" : verb.lemma,
      through: sharer && isBase && form.through.length === 0 ? sharer.through : form.through,
      modal:
        form.modal ??
        (isInside && subject && !sharer ? turnedBy(tokens, subject) : null) ??
        (isBase ? (sharer?.modal ?? null) : null),
      perfect: form.perfect || ((sharer?.perfect ?? false) && isPastForm(verb)),
      past: form.past && form.modal === null,
      imperative:
        subject === null &&
        isBase &&
        !isNumberedName(tokens, i) &&
        (goesOnCommanding || (sharer === null && (opening.opens || isPleaded) && isCommanding(verb, form))),
      question,
      inverted: isInside || (sharer?.inverted ?? false),
    });
    if (last) last.to = Math.min(last.to, from);
    bound = group.end;
    i = group.end;
  }
  // "I'll draft it, will you post it?": only the second asks.
  const asking = clauses.findLastIndex(({ inverted }) => inverted);
  for (const clause of clauses.slice(0, Math.max(0, asking)))
    if (
      /^(?:I|we)$/.test(clause.subject?.kind ?? "") &&
      clause.modal === "will" &&
      !clause.inverted &&
      !/^(?:need|want|like|be|have)$/.test(clause.verb)
    )
      clause.question = false;
  // A clause ends where the next one opens.
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    if (next && next.from > clause.group.to) clause.to = next.from;
    else if (next) clause.to = Math.max(clause.group.to, Math.min(clause.to, next.from));
  }
  return clauses;
}

/** "If you have a key and can come, ring me": the second is under the condition, too. */
const goesOnUnder = (tokens: readonly Token[], from: number, { marker }: Clause): boolean =>
  /^(?:if|unless)$/.test(marker ?? "") &&
  tokens[from - 1]?.pos === "CCONJ" &&
  tokens[from - 2]?.lower !== ",";

/** "Confirm the number you keep by Friday": said of the noun that it stands behind, and no task of its own. */
const isOfNoun = (
  tokens: readonly Token[],
  from: number,
  end: number,
  subject: Subject,
  last: Clause | undefined,
): boolean =>
  last?.imperative === true &&
  subject.from === from &&
  /^(?:you|I|we)$/.test(subject.kind) &&
  tokens[from - 1]?.pos === "NOUN" &&
  !DAY_NOUNS.test(tokens[from - 1]?.lower ?? "") &&
  tokens.slice(last.group.to, from).some(({ pos }) => pos === "DET" || pos === "NUM") &&
  /^(?:ADP|PUNCT|ADV|SCONJ|CCONJ|PROPN)$/.test(tokens[end]?.pos ?? "PUNCT") &&
  !/^(?:please|pls|kindly)$/.test(tokens[end]?.lower ?? "");
const DAY_NOUNS =
  /^(?:today|tomorrow|tonight|yesterday|morning|afternoon|evening|night|day|week|weekend|month|time)$/;

/** "If they can't do it by then get it from the other branch": the condition ends without a mark where a bare verb commands. */
function isBehindCondition(tokens: readonly Token[], i: number, last: Clause | undefined): boolean {
  const [before, verb] = [tokens[i - 1], tokens[i]];
  if (!last || !/^(?:if|unless|when|once|as)$/.test(last.marker ?? "") || i <= last.group.to) return false;
  if (verb?.pos !== "VERB" || verb.lower !== verb.lemma) return false;
  const isEnd =
    /^(?:NOUN|PROPN|ADV|ADJ|NUM)$/.test(before?.pos ?? "") ||
    /^(?:him|her|them|it|me|us|that|this)$/.test(before?.lower ?? "");
  return (
    isEnd &&
    COMMAND_VERBS.has(verb.lower) &&
    !(i === last.group.to + 1 && /^(?:let|make|help|have|watch|hear)$/.test(last.verb)) &&
    !/^(?:we|you|they|i|who|people|always|never|still|also|really|actually|already|both|all)$/.test(
      before?.lower ?? "",
    ) &&
    OPENS_OBJECT.test(tokens[i + 1]?.lower ?? "")
  );
}

const OPENS_OBJECT =
  /^(?:the|an?|my|your|our|his|her|their|him|them|it|me|us|this|that|these|those|all|both|everybody|everyone|one|two|\p{L}+ing)$/u;

/** "Lift C: out of order": what a line of a list is about. */
const isNumberedName = (tokens: readonly Token[], i: number): boolean =>
  /^\p{Lu}/u.test(tokens[i]?.text ?? "") &&
  /^(?:\p{Lu}|\p{Lu}?\d+\p{L}?)$/u.test(tokens[i + 1]?.text ?? "") &&
  tokens[i + 2]?.text === ":";

/** "The venue says no amps after ten, will ask them tomorrow": whoever notes what others say goes on with what they do. */
const isWritersOwn = (
  tokens: readonly Token[],
  from: number,
  { modal }: { modal: string | null },
  { verb, subject }: Clause,
): boolean =>
  modal === "will" &&
  tokens[from - 1]?.text === "," &&
  /^(?:say|tell|claim|report|write|reply|answer)$/.test(verb) &&
  subject?.kind !== "I" &&
  tokens.slice(from).some(({ lower }) => /^(?:them|him|her)$/.test(lower));

/** "I'll do the rota, so let me have your wishes": whoever reads it is to. */
const letsWriter = (tokens: readonly Token[], verbAt: number): boolean =>
  tokens[verbAt]?.lower === "let" && /^(?:me|us)$/.test(tokens[verbAt + 1]?.lower ?? "");

const ON_NOUNS =
  /^(?:hold|display|loan|order|request|call|leave|offer|sale|show|strike|file|record|demand|trial|track|test|watch|guard)$/;

/** Bases that are also pasts, or that the tagger gives another lemma. */
const COMMON_BASES = /^(?:be|do|put|set|let|cut|shut|read|get|go)$/;

const isInfinitive = (tokens: readonly Token[], i: number, hasClause: boolean): boolean =>
  tokens[i - 1]?.lower === "to" &&
  (hasClause || /^(?:NOUN|PROPN|PRON|ADJ)$/.test(tokens[i - 2]?.pos ?? "NOUN"));

/** Whom the verb group at `i` says something of; inside it after a helper, and not who is only called: "Mei, please send". */
function subjectOf(
  tokens: readonly Token[],
  i: number,
  verbAt: number,
  from: number,
  previous: Clause | undefined,
): { subject: Subject | null; isInside: boolean; isPleaded: boolean } {
  // "can you send", "@Mei could you ask": the subject stands inside the group, and a name before it is called.
  const inside = tokens
    .slice(i, verbAt)
    .findIndex((b) =>
      /^(?:you|we|i|they|he|she|people|everyone|everybody|somebody|someone|anybody|anyone)$/.test(b.lower),
    );
  const subject =
    inside >= 0 ? subjectBefore(tokens, i + inside + 1, i + inside) : subjectBefore(tokens, i, from);
  const isPleaded =
    subject !== null &&
    /^(?:name|group|thing)$/.test(subject.kind) &&
    // "Would Ana kindly check it"
    !/^(?:would|could|can|will)$/.test(tokens[subject.from - 1]?.lower ?? "") &&
    // "Ana kindly checks it" tells what Ana does.
    tokens[i]?.lower === tokens[i]?.lemma &&
    tokens.slice(subject.to, i).some((t) => /^(?:please|pls|plz|kindly)$/.test(t.lower));
  return {
    subject: subject === null || isPleaded ? subjectBeforeAside(tokens, i, previous) : subject,
    isInside: inside >= 0 || (subject !== null && turnedBy(tokens, subject) !== null),
    isPleaded,
  };
}

/** "Can one of you get round": the helper stands before who is asked, and outside of the group. */
function turnedBy(tokens: readonly Token[], subject: Subject): string | null {
  const helper = tokens[subject.from - 1]?.lower ?? "";
  return /\bof you$/i.test(subject.text) && /^(?:can|could|would|will)$/.test(helper) ? helper : null;
}

/** "Freya, who was with me, is ordering one": the subject stands before what is said of it in between. */
function subjectBeforeAside(
  tokens: readonly Token[],
  i: number,
  previous: Clause | undefined,
): Subject | null {
  if (tokens[i - 1]?.lower !== ",") return null;
  const called = nameBetweenCommas(tokens, i - 1) ?? nameBeforeRole(tokens, i - 1);
  if (called) return called;
  if (!previous || !/^(?:who|which)$/.test(previous.marker ?? "")) return null;
  return tokens[previous.from - 1]?.lower === "," ? subjectBefore(tokens, previous.from - 1, 0) : null;
}

/** "Beat, my deputy, will do the briefing": who the role between the commas is. */
function nameBeforeRole(tokens: readonly Token[], end: number): Subject | null {
  let from = end - 1;
  while (from > 0 && tokens[from]?.lower !== "," && end - from < 6) from -= 1;
  const isRole =
    tokens[from]?.lower === "," &&
    /^(?:my|our|the|his|her|their)$/.test(tokens[from + 1]?.lower ?? "") &&
    tokens[end - 1]?.pos === "NOUN";
  const name = tokens[from - 1];
  return isRole && name && from <= 2 && /^\p{Lu}\p{Ll}+$/u.test(name.text)
    ? {
        kind: "name",
        text: tokens
          .slice(0, from)
          .map(({ text }) => text)
          .join(" "),
        from: 0,
        to: from,
      }
    : null;
}

/** "Our conservator, Mrs Oyelaran, will prepare it": who the one before the first comma is. */
function nameBetweenCommas(tokens: readonly Token[], end: number): Subject | null {
  let from = end;
  while (tokens[from - 1]?.pos === "PROPN" && end - from < 4) from -= 1;
  const isAside = from < end && tokens[from - 1]?.lower === "," && tokens[from - 2]?.pos === "NOUN";
  return isAside ? subjectBefore(tokens, end, from) : null;
}

/** "Ana reads it and sends it": the second verb is hers too; a bare form after nothing of the kind commands. */
const sharesSubject = (verb: Token, isBase: boolean, form: VerbForm, previous: Clause): boolean =>
  !previous.imperative &&
  (form.modal !== null ||
    !isBase ||
    (previous.past && COMMON_BASES.test(verb.lower)) ||
    form.perfect ||
    form.through.length > 0 ||
    verb.pos === "AUX" ||
    form.passive ||
    previous.modal !== null ||
    // "has offered to climb up and clear the gutters"
    previous.through.length > 0 ||
    // "The anchors are ordered and come tomorrow": things come, and are not told to.
    (previous.subject !== null && previous.passive && COMES.test(verb.lower)) ||
    previous.subject?.kind === "I" ||
    previous.subject?.kind === "we");

const COMES = /^(?:come|arrive|follow|land|depart|cost|last|need|fit|go|leave)$/;

/** "I'm in the air until six, call Lena": behind a bare comma, and after what somebody is, a bare verb commands. */
const isCommanded = (tokens: readonly Token[], from: number, previous: Clause): boolean =>
  tokens[from - 1]?.lower === "," &&
  (previous.verb === "be" ||
    // "If you get a chance, have a look at the draft"
    (previous.marker === "if" && previous.subject?.kind === "you") ||
    previous.progressive ||
    previous.perfect ||
    previous.passive);

const isCommanding = (verb: Token, form: VerbForm): boolean =>
  form.modal === null &&
  !form.passive &&
  !form.progressive &&
  !form.perfect &&
  (verb.pos === "VERB" || /^(?:have|be|do)$/.test(verb.lower)) &&
  !isIng(verb);
