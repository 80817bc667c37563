import { PAST_FORMS, STATIVE_VERBS } from "./command-verbs";
import type { Token } from "./tag";

/** Who a clause says something of. `text` is as said. */
export interface Subject {
  kind: "I" | "we" | "you" | "they" | "person" | "it" | "name" | "group" | "thing";
  text: string;
  from: number;
  to: number;
}

/** One predicate of a sentence and what belongs to it. Ranges count tokens, the end is exclusive. */
export interface Clause {
  from: number;
  to: number;
  /** if, unless, when, because, that, which ...; null for a main clause. */
  marker: string | null;
  subject: Subject | null;
  /** The subject stands in an earlier clause: "Ana reads it and sends it". */
  shared: boolean;
  /** The words of the verb group: "will not send". */
  group: { from: number; to: number };
  /** Lemma of the main verb; of a chain the last one: "promised to send" is send, with `through` promise. */
  verb: string;
  verbAt: number;
  through: string[];
  modal: string | null;
  negated: boolean;
  passive: boolean;
  progressive: boolean;
  perfect: boolean;
  past: boolean;
  imperative: boolean;
  question: boolean;
  /** Helper before subject: "can you send". */
  inverted: boolean;
}

const MARKERS =
  /^(?:if|unless|when|whenever|once|until|till|because|since|as|while|whereas|although|though|after|before|that|which|who|whose|where|whether|why|how|what|so)$/;
const MODALS = /^(?:will|'ll|wo|shall|sha|can|ca|could|may|might|must|should|would|'d|ought)$/;
const NEGATIONS = /^(?:not|n't|never|no longer|hardly)$/;
const GROUPS =
  /^(?:procurement|purchasing|legal|finance|marketing|sales|hr|it|ops|operations|support|qa|security|engineering|design|accounting|logistics|facilities|management|leadership|payroll|compliance|everybody|everyone|people|board|council|committee|team|department|agency|lawyer|lawyers|attorney|notary|auditor|auditors|accountant|accountants|supplier|vendor|contractor|client|customer|bank|landlord|printer|printers|caterer|architect|electrician|plumber|consultant|consultants|partner|partners|manager|director|ceo|cfo|cto|coo|chair|chairman|chairwoman|secretary|assistant|intern|trainee|developer|developers|designer|designers|engineer|engineers|technician|technicians|office|warehouse|reception|authority|municipality|city|police|court|insurer|insurance|carrier|forwarder|union|steering|staff|crew|boss|colleague|colleagues|guys|folks|both|side|editor|editors|translator|translators|photographer|doctor|nurse|teacher|school|university|hotel|venue|restaurant|company|firm|subcontractor|installer|inspector|owner|owners|administrator|admin|admins|host|freelancer|studio|lab|provider|hoster|dealer|workshop|factory|plant|volunteers|member|members|treasurer|head|lead|leader|owner|janitor|caretaker|driver|courier|ministry|tax|advisor|adviser|planner|surveyor|broker|recruiter|moderator|speaker|representative|foreman)$/i;

const isNominal = (t: Token | undefined): boolean =>
  t !== undefined && /^(?:NOUN|PROPN|NUM|SYM)$/.test(t.pos);
const isVerbal = (t: Token | undefined): boolean => t !== undefined && (t.pos === "VERB" || t.pos === "AUX");
const isBreak = (t: Token | undefined): boolean =>
  t === undefined ||
  (t.pos === "PUNCT" && /^[.,;:!?()–—"-]$|^--$|^\.{2,}$|^…$/.test(t.lower)) ||
  (t.pos === "SYM" && /^[–—-]$/.test(t.lower));

const isIng = (t: Token): boolean => /ing$/.test(t.lower) && t.lower.length > 4 && t.lower !== t.lemma;
const isPastForm = (t: Token): boolean =>
  (/ed$/.test(t.lower) && t.lemma !== t.lower) || PAST_FORMS.has(t.lower);

/** A participle before its noun or behind it: "the signed offer", "missing pallets", "the part ordered in May". */
function isAdjectival(
  tokens: readonly Token[],
  i: number,
  hasFinite: boolean,
  previous: Clause | undefined,
): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  const next = tokens[i + 1];
  if (token?.pos !== "VERB") return false;
  const shaped = isIng(token) || isPastForm(token);
  if (
    !shaped &&
    before &&
    ((before.pos === "ADP" && before.lower !== "to") ||
      /^(?:my|your|his|her|its|our|their)$/.test(before.lower))
  )
    return true;
  // "confirm the delivery address": one of something does not "address".
  if (
    !shaped &&
    token.lower === token.lemma &&
    before?.pos === "NOUN" &&
    !/s$|^(?:people|staff|police|team)$/.test(before.lower) &&
    tokens[i - 2] !== undefined &&
    /^(?:DET|NOUN|ADJ|PRON)$/.test(tokens[i - 2]?.pos ?? "") &&
    !/^(?:please|to)$/.test(before.lower)
  )
    return true;
  // "renew the parking permit", "file the sterilisation logs": the end of a noun phrase, not a second predicate.
  if (
    !shaped &&
    hasFinite &&
    previous !== undefined &&
    isNominal(before) &&
    !TELLS.test(previous.verb) &&
    before?.pos === "NOUN"
  )
    return true;
  if (!shaped) return before?.pos === "DET" && isNominal(next);
  if (
    before &&
    (/^(?:DET|NUM)$/.test(before.pos) ||
      before.pos === "ADJ" ||
      /^(?:my|your|his|her|its|our|their|'s)$/.test(before.lower)) &&
    !/^(?:this|that|these|those|all|both|each)$/.test(before.lower)
  )
    return true;
  if (before && before.pos === "ADP" && isNominal(next) && isPastForm(token)) return true;
  if (
    isIng(token) &&
    (before === undefined || before.pos === "ADP" || before.pos === "NOUN" || before.pos === "SCONJ")
  ) {
    // "for sending the papers" names an act; "hiring plan" is a noun.
    return before !== undefined
      ? before.pos === "ADP" || before.pos === "SCONJ" || hasFinite || isNominal(next)
      : false;
  }
  if (isPastForm(token) && isNominal(before) && hasFinite) return !isBreak(next) || true;
  return false;
}

/** After these a clause may follow without "that". */
const TELLS =
  /^(?:say|think|tell|believe|know|hope|guess|suppose|assume|mean|see|hear|write|report|promise|confirm|expect|feel|understand|note|agree|decide|remember|be|suggest|propose|ensure|check|make|learn|find|mention|announce|explain|claim|wish|bet|fear)$/;

interface Group {
  end: number;
  verbAt: number;
  through: string[];
  modal: string | null;
  negated: boolean;
  passive: boolean;
  progressive: boolean;
  perfect: boolean;
  past: boolean;
}

/** Reads a verb group that opens at `start`; null when there is none. */
function readGroup(tokens: readonly Token[], start: number): Group | null {
  const group: Group = {
    end: start,
    verbAt: -1,
    through: [],
    modal: null,
    negated: false,
    passive: false,
    progressive: false,
    perfect: false,
    past: false,
  };
  let be = false;
  let have = false;
  let i = start;
  for (; i < tokens.length; i += 1) {
    const t = tokens[i];
    const next = tokens[i + 1];
    if (!t) break;
    if (NEGATIONS.test(t.lower) || (t.lower === "no" && next?.lower === "longer")) {
      group.negated = true;
      if (t.lower === "no") i += 1;
      continue;
    }
    if (t.pos === "ADV" || /^(?:please|kindly|also|still|then|both|all|just)$/.test(t.lower)) {
      // An adverb behind the main verb is no longer the group's.
      if (group.verbAt >= 0) break;
      continue;
    }
    // A question turns subject and helper round: "can you send", "did Ana answer".
    if (
      group.modal !== null &&
      group.verbAt < 0 &&
      (t.pos === "PRON" || t.pos === "NOUN" || t.pos === "DET") &&
      /^(?:you|we|i|they|he|she|it|anyone|anybody|someone|somebody|people|everyone|everybody|all)$/.test(
        t.lower,
      ) &&
      !be &&
      i <= start + 3
    )
      continue;
    if (
      t.pos === "AUX" ||
      (t.pos === "VERB" && /^(?:have|has|had|be|is|are|was|were|am)$/.test(t.lower) && isVerbal(next))
    ) {
      if (MODALS.test(t.lower)) {
        group.modal =
          t.lower === "'ll" || t.lower === "wo" || t.lower === "shall"
            ? "will"
            : t.lower === "ca"
              ? "can"
              : t.lower === "'d"
                ? "would"
                : t.lower;
        continue;
      }
      if (t.lemma === "be" || /^(?:'s|'re|'m|am|is|are|was|were|be|been|being)$/.test(t.lower)) {
        if (/^(?:was|were)$/.test(t.lower)) group.past = true;
        if (have) group.perfect = true;
        be = true;
        group.verbAt = i;
        // "is to send", "are going to send", "is supposed to send"
        const at = skipAdverbs(tokens, i + 1);
        const to =
          /^(?:going|supposed|due|meant|set|about|expected|required|asked|scheduled|able|unable|ready|happy|willing|glad|likely|keen|bound|obliged)$/.test(
            tokens[at]?.lower ?? "",
          ) && tokens[at + 1]?.lower === "to"
            ? at + 1
            : tokens[at]?.lower === "to"
              ? at
              : -1;
        if (to >= 0 && isVerbal(tokens[skipAdverbs(tokens, to + 1)])) {
          const word = tokens[at]?.lower ?? "";
          group.modal =
            word === "to" || /supposed|due|expected|required|asked|scheduled|bound|obliged/.test(word)
              ? "must"
              : /able/.test(word)
                ? word === "unable"
                  ? "can"
                  : "can"
                : /likely/.test(word)
                  ? "may"
                  : "will";
          if (word === "unable") group.negated = true;
          if (
            word === "about" ||
            word === "ready" ||
            word === "happy" ||
            word === "willing" ||
            word === "glad" ||
            word === "keen"
          )
            group.through.push(word);
          group.verbAt = -1;
          be = false;
          i = skipAdverbs(tokens, to + 1) - 1;
        }
        continue;
      }
      if (/^(?:have|has|had|'ve)$/.test(t.lower) || t.lemma === "have") {
        const at = skipAdverbs(tokens, i + 1);
        if (tokens[at]?.lower === "to" || (tokens[at]?.lower === "got" && tokens[at + 1]?.lower === "to")) {
          group.modal = "must";
          i = tokens[at]?.lower === "to" ? at : at + 1;
          continue;
        }
        if (t.lower === "had") group.past = true;
        have = true;
        group.verbAt = i;
        continue;
      }
      if (/^(?:do|does|did|done|doing)$/.test(t.lower)) {
        if (t.lower === "did") group.past = true;
        if (t.lower === "done" || t.lower === "doing" || !isVerbal(tokens[skipAdverbs(tokens, i + 1)])) {
          if (t.lower === "done") {
            if (be) group.passive = true;
            else group.perfect = have;
            group.past ||= !be && !have;
          }
          if (t.lower === "doing" && be) group.progressive = true;
          group.verbAt = i;
          i += 1;
          break;
        }
        continue;
      }
      group.verbAt = i;
      continue;
    }
    if (t.pos === "VERB") {
      if (group.verbAt >= 0 && !be && !have && group.through.length === 0 && group.verbAt !== i) break;
      if (be && isIng(t)) group.progressive = true;
      else if (be && (isPastForm(t) || /en$/.test(t.lower) || group.modal !== null)) group.passive = true;
      else if (have && isPastForm(t)) group.perfect = true;
      else if (be && have === false && group.modal === null && !isPastForm(t)) break;
      else if (group.modal === null && isPastForm(t) && t.lower !== t.lemma && !be && !have)
        group.past = true;
      group.verbAt = i;
      be = false;
      have = false;
      // Chains: "promised to send", "agreed to take", "start testing".
      let at = i + 1;
      while (tokens[at]?.pos === "ADV") at += 1;
      if (
        /^(?:need|needs|needed|ought)$/.test(t.lower) &&
        tokens[at]?.lower === "to" &&
        isVerbal(tokens[skipAdverbs(tokens, at + 1)])
      ) {
        group.modal ??= "must";
        group.past = false;
        group.verbAt = -1;
        i = at;
        continue;
      }
      if (tokens[at]?.lower === "to" && isVerbal(tokens[skipAdverbs(tokens, at + 1)])) {
        group.through.push(t.lemma);
        i = skipAdverbs(tokens, at + 1) - 1;
        group.verbAt = -1;
        continue;
      }
      i += 1;
      break;
    }
    if (t.lower === "to" && group.modal !== null && isVerbal(tokens[skipAdverbs(tokens, i + 1)])) continue;
    break;
  }
  if (group.verbAt < 0) return null;
  group.end = Math.max(i, group.verbAt + 1);
  while (
    group.end > group.verbAt + 1 &&
    tokens[group.end - 1]?.pos !== "VERB" &&
    tokens[group.end - 1]?.pos !== "AUX"
  )
    group.end -= 1;
  return group;
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < tokens.length &&
    (tokens[at]?.pos === "ADV" ||
      /^(?:please|kindly|also|still|not|n't|already|first)$/.test(tokens[at]?.lower ?? ""))
  )
    at += 1;
  return at;
}

/** Who stands before the verb group at `start`, not further back than `bound`. */
function subjectBefore(tokens: readonly Token[], start: number, bound: number): Subject | null {
  let at = start - 1;
  while (
    at >= bound &&
    (tokens[at]?.pos === "ADV" ||
      tokens[at]?.pos === "PART" ||
      /^(?:please|pls|kindly|also|both|now|still|then|therefore)$/.test(tokens[at]?.lower ?? "")) &&
    !/^'s$/.test(tokens[at]?.lower ?? "")
  )
    at -= 1;
  const last = tokens[at];
  if (!last || at < bound || isBreak(last)) return null;
  if (
    last.pos === "PRON" ||
    /^(?:i|we|you|they|he|she|it|this|that|these|those|who|everybody|everyone|somebody|someone|anybody|anyone|nobody|both|all)$/.test(
      last.lower,
    )
  ) {
    const kinds: Record<string, Subject["kind"]> = {
      i: "I",
      we: "we",
      you: "you",
      they: "they",
      he: "person",
      she: "person",
    };
    const kind = kinds[last.lower];
    if (kind) return { kind, text: last.text, from: at, to: at + 1 };
    if (/^(?:everybody|everyone|all|both)$/.test(last.lower))
      return { kind: "group", text: last.text, from: at, to: at + 1 };
    if (/^(?:somebody|someone|anybody|anyone|nobody|who)$/.test(last.lower))
      return { kind: "thing", text: last.text, from: at, to: at + 1 };
    return { kind: "it", text: last.text, from: at, to: at + 1 };
  }
  // A noun phrase, with its "of the ..." and "from the ..." in front.
  let from = at;
  let head = at;
  while (from > bound) {
    const t = tokens[from - 1];
    if (!t || isBreak(t)) break;
    if (
      /^(?:NOUN|PROPN|ADJ|DET|NUM|SYM)$/.test(t.pos) ||
      t.lower === "'s" ||
      /^(?:my|your|his|her|its|our|their)$/.test(t.lower) ||
      (t.pos === "VERB" && (isIng(t) || isPastForm(t)) && from - 1 > bound)
    ) {
      from -= 1;
      continue;
    }
    if (
      t.pos === "ADP" &&
      from - 1 > bound &&
      isNominal(tokens[from - 2]) &&
      !/^(?:by|until|before|after|on)$/.test(t.lower)
    ) {
      from -= 1;
      head = from - 1;
      continue;
    }
    if (
      t.lower === "and" &&
      isNominal(tokens[from - 2]) &&
      /^(?:PROPN)$/.test(tokens[from - 2]?.pos ?? "") &&
      tokens[from]?.pos === "PROPN"
    ) {
      from -= 1;
      continue;
    }
    break;
  }
  if (!isNominal(last) && last.pos !== "ADJ" && last.pos !== "DET") return null;
  if (last.pos === "ADJ" && !GROUPS.test(last.lower)) return null;
  const headToken = tokens[head] ?? last;
  const text = tokens[from] && last ? sliceOf(tokens, from, at + 1) : last.text;
  const isName =
    headToken.pos === "PROPN" &&
    /^\p{Lu}/u.test(headToken.text) &&
    !/^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i.test(headToken.text);
  const isGroup =
    GROUPS.test(headToken.lower) || isRole(tokens, from, head) || /^(?:team|department)$/.test(last.lower);
  return { kind: isGroup ? "group" : isName ? "name" : "thing", text, from, to: at + 1 };
}

const ROLE =
  /(?:[^aeiou]er|[tsd]or|ist|ian|eer|man|woman|yer|ant|ary|wright|smith|tutor|chef|cook|nurse|author|coach|guide|poet|boss|team|crew|guy|lady|girl|boy|mayor|clerk|baker|judge|vet|agent)$/;
const THINGS =
  /^(?:number|letter|order|offer|paper|folder|server|computer|water|winter|summer|tender|newsletter|container|trailer|router|scanner|filter|poster|banner|sticker|chapter|calendar|master|matter|counter|timer|cover|weather|power|tower|cluster|meter|center|centre|register|header|footer|cutter|mixer|heater|boiler|cooler|freezer|burner|roller|boiler|charger|adapter|browser|installer|compiler|buffer|pointer|marker|ladder|bladder|motor|door|floor|error|monitor|elevator|corridor|sensor|vendor|factor|sector|mirror|tractor|generator|reactor|colour|color|rotor|indicator|list|waist|mist|artist's|variant|restaurant|plant|grant|want|quarter|semester|trimester|dinner|disaster|partner's|toner|liner|corner|layer|player|shelter|shower|printer|poster|dishwasher|coffee|december|november|october|september|answer|wonder|border|leader's|remainder|reminder|cylinder|finger|danger|manger|ledger|budget|summary|library|diary|salary|boundary|glossary|itinerary|inventory|anniversary|secondary|primary|necessary|voluntary|temporary|january|february|elementary|hour|newspaper|wallpaper|sandpaper|helicopter|transformer|processor|projector|connector|doctor's|car|dossier|carrier's|pier|tier|premier|supplier's|barrier|human)$/;

/** A noun that names who does something: "the surveyor", "our structural engineer". */
function isRole(tokens: readonly Token[], from: number, head: number): boolean {
  const t = tokens[head];
  if (t?.pos !== "NOUN" || t.text !== t.lower || THINGS.test(t.lower)) return false;
  const isDefinite = tokens
    .slice(from, head)
    .some((d) => /^(?:the|our|my|your|their|his|her)$/.test(d.lower));
  return isDefinite && ROLE.test(t.lower.replace(/s$/, ""));
}

const sliceOf = (tokens: readonly Token[], from: number, to: number): string => {
  const out: string[] = [];
  for (let i = from; i < to; i += 1) {
    const t = tokens[i];
    const before = tokens[i - 1];
    if (!t) continue;
    out.push(i > from && before && before.to < t.from ? ` ${t.text}` : t.text);
  }
  return out.join("");
};

/** The clauses of a sentence in their order. */
export function readClauses(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  const question = tokens.at(-1)?.lower === "?" || tokens.at(-2)?.lower === "?";
  let bound = 0;
  let i = 0;
  while (i < tokens.length) {
    const t = tokens[i];
    if (!t) break;
    if (
      !isVerbal(t) ||
      isAdjectival(tokens, i, clauses.length > 0 && !openBreak(tokens, bound, i), clauses.at(-1))
    ) {
      i += 1;
      continue;
    }
    // Right behind a verb group without a break stands its complement: "was home", "seemed finished".
    if (bound > 0 && i === bound && t.pos === "VERB" && !TELLS.test(clauses.at(-1)?.verb ?? "")) {
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
    const chunk = chunkStart(tokens, i, bound);
    let subject = subjectBefore(tokens, i, chunk.from);
    const between = tokens.slice(i, group.verbAt);
    // "can you send", "@Mei could you ask": the subject stands inside the group, and a name before it is called.
    const inside = between.findIndex((b) =>
      /^(?:you|we|i|they|he|she|people|everyone|everybody)$/.test(b.lower),
    );
    if (inside >= 0) subject = subjectBefore(tokens, i + inside + 1, i + inside);
    const pleaded =
      subject !== null &&
      /^(?:name|group|thing)$/.test(subject.kind) &&
      tokens.slice(subject.to, i).some((t) => /^(?:please|pls|plz|kindly)$/.test(t.lower));
    if (pleaded) subject = null;
    // "Freya, who was with me, is ordering one": the subject stands before what is said of it in between.
    if (
      subject === null &&
      tokens[i - 1]?.lower === "," &&
      /^(?:who|which)$/.test(clauses.at(-1)?.marker ?? "")
    ) {
      const aside = clauses.at(-1)?.from ?? 0;
      if (tokens[aside - 1]?.lower === ",") subject = subjectBefore(tokens, aside - 1, 0);
    }
    const marker = chunk.marker;
    const isBase = verb.lower === verb.lemma || COMMON_BASES.test(verb.lower);
    const preceded = tokens[i - 1];
    const isInfinitive = preceded?.lower === "to";
    if (
      isInfinitive &&
      (clauses.length > 0 || /^(?:NOUN|PROPN|PRON|ADJ)$/.test(tokens[i - 2]?.pos ?? "NOUN"))
    ) {
      // "to check and advise": belongs to what was said before.
      i = group.end;
      continue;
    }
    const previous = clauses.at(-1);
    const shared =
      subject === null &&
      previous !== undefined &&
      chunk.joined &&
      group.modal === null &&
      !previous.imperative &&
      (!isBase ||
        (previous.past && COMMON_BASES.test(verb.lower)) ||
        group.perfect ||
        group.through.length > 0 ||
        verb.pos === "AUX" ||
        group.passive ||
        previous.modal !== null ||
        previous.subject?.kind === "I" ||
        previous.subject?.kind === "we");
    const imperative =
      subject === null &&
      !shared &&
      isBase &&
      group.modal === null &&
      !group.passive &&
      !group.progressive &&
      !group.perfect &&
      (verb.pos === "VERB" || /^(?:have|be|do)$/.test(verb.lower)) &&
      (chunk.opens || pleaded) &&
      !isIng(verb);
    // "the clause we discussed": without a break the clause opens with its subject.
    const from = chunk.loose && subject && inside < 0 ? subject.from : chunk.from;
    clauses.push({
      from,
      to: tokens.length,
      marker,
      subject: subject ?? (shared ? (previous?.subject ?? null) : null),
      shared,
      group: { from: i, to: group.end },
      verb: verb.lemma,
      verbAt: group.verbAt,
      through:
        shared && previous && group.through.length === 0 && previous.through.length > 0 && isBase
          ? previous.through
          : group.through,
      modal: group.modal ?? (shared && isBase ? (previous?.modal ?? null) : null),
      negated: group.negated,
      passive: group.passive,
      progressive: group.progressive,
      perfect: group.perfect || (shared && (previous?.perfect ?? false) && isPastForm(verb)),
      past: group.past && group.modal === null,
      imperative:
        imperative ||
        (shared === false && subject === null && isBase && (previous?.imperative ?? false) && chunk.joined),
      question,
      inverted: inside >= 0 || (shared && (previous?.inverted ?? false)),
    });
    if (previous) previous.to = Math.min(previous.to, from);
    bound = group.end;
    i = group.end;
  }
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    if (next && next.from > clause.group.to) clause.to = next.from;
    else if (next) clause.to = Math.max(clause.group.to, Math.min(clause.to, next.from));
  }
  return clauses;
}

const COMMON_BASES = /^(?:be|do|put|set|let|cut|shut|read|get|go)$/;

function openBreak(tokens: readonly Token[], bound: number, i: number): boolean {
  for (let at = i - 1; at >= bound; at -= 1)
    if (isBreak(tokens[at]) || tokens[at]?.pos === "CCONJ" || tokens[at]?.pos === "SCONJ") return true;
  return false;
}

/** Where the clause of the verb group at `start` opens, and what opens it. */
function chunkStart(
  tokens: readonly Token[],
  start: number,
  bound: number,
): { from: number; marker: string | null; joined: boolean; opens: boolean; loose?: boolean } {
  let from = start;
  while (from > bound) {
    const t = tokens[from - 1];
    if (!t) break;
    const isJoin = t.pos === "CCONJ" && !joinsNouns(tokens, from - 1, start);
    const isMarker =
      MARKERS.test(t.lower) &&
      t.pos !== "DET" &&
      !(
        t.lower === "as" &&
        tokens[from]?.pos !== "PRON" &&
        tokens[from]?.pos !== "DET" &&
        tokens[from]?.pos !== "NOUN"
      ) &&
      !(t.lower === "that" && tokens[from]?.pos === "NOUN");
    if (isBreak(t) || isJoin) {
      return { from, marker: null, joined: isJoin || t.lower === ",", opens: opensAt(tokens, from, start) };
    }
    if (isMarker) {
      const isSo = t.lower === "so" && tokens[from]?.lower !== "that";
      return { from: from - 1, marker: isSo ? null : t.lower, joined: isSo, opens: isSo };
    }
    from -= 1;
  }
  return {
    from: bound,
    marker: null,
    joined: bound > 0 && tokens[bound - 1]?.lower !== ".",
    opens: opensAt(tokens, bound, start),
    loose: bound > 0,
  };
}

/** Only words of courtesy and order stand between the opening of the clause and the verb. */
function opensAt(tokens: readonly Token[], from: number, start: number): boolean {
  return tokens
    .slice(from, start)
    .every(
      (t) =>
        /^(?:INTJ|ADV|PUNCT|PART|CCONJ)$/.test(t.pos) ||
        /^(?:please|pls|kindly|then|now|ok|okay|and|so|also|first|next|just|do|to|always)$/.test(t.lower),
    );
}

function joinsNouns(tokens: readonly Token[], at: number, verbStart: number): boolean {
  const before = tokens[at - 1];
  if (!isNominal(before)) return false;
  // "the screens and the racks are late": a noun phrase follows up to the verb, without a subject of its own before.
  for (let i = at + 1; i < verbStart; i += 1) {
    const t = tokens[i];
    if (!t) return false;
    if (t.pos === "PRON" && !/^(?:my|your|his|her|its|our|their)$/.test(t.lower)) return false;
  }
  if (at + 1 >= verbStart) return false;
  let courtesy = true;
  for (let i = at + 1; i < verbStart; i += 1) courtesy &&= /^(?:INTJ|ADV|PART)$/.test(tokens[i]?.pos ?? "");
  if (courtesy) return false;
  for (let i = at - 1; i >= 0; i -= 1) {
    const t = tokens[i];
    if (!t || isBreak(t)) return true;
    if (isVerbal(t)) return false;
  }
  return true;
}

/** Verbs whose doing is work: not being, thinking or saying. */
export const isWork = (clause: Pick<Clause, "verb">): boolean => !STATIVE_VERBS.has(clause.verb);
