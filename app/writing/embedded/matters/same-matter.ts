import type { Act } from "../act";
import type { Statement } from "../statement";
import { contentStems, stemOf } from "../tokens";
import { TIME_WORDS } from "../word-lists";
import type { Matter, MatterKind } from "./matter";
import type { MatterIndex } from "./matter-index";
import { sameOwner } from "./same-owner";
import { agree, overlap, sameMarks, type Topic, topicOf } from "./topic";

/** Who was asked asks somebody else for the same thing in that thread: it is theirs now. */
function isHandedOn(matter: Matter, act: Act, topic: Topic, sameThread: boolean): boolean {
  const { kind, statement } = act;
  if (kind === "assignment")
    return (sameThread || sameOwner(matter.owner, statement.speaker)) && isGivenTo(matter, statement, topic);
  if (!sameThread || kind !== "request") return false;
  if (!sameOwner(matter.owner, statement.speaker) || matter.acts.at(-1)?.statement.unit === statement.unit)
    return false;
  const known = new Set(matter.topic.about);
  const shared = topic.about.filter((stem) => known.has(stem)).length;
  // "Send us your membership number", "Ute, please send her your number"
  const isAll = shared > 0 && shared === topic.about.length;
  return shared >= 2 || (isAll && matter.acts.some(({ line }) => verbOf(line) === verbOf(act.line)));
}

/** "Aisha is on leave, so Ben will renew the insurance", by who asked Aisha to: it is Ben's now. */
const isGivenTo = (
  { acts, topic: known, owner }: Matter,
  { speaker, unit, text }: Statement,
  topic: Topic,
): boolean =>
  acts.at(-1)?.statement.unit !== unit &&
  speaker !== null &&
  (sameOwner(owner, speaker) ||
    acts.some(({ kind, statement }) => kind === "request" && statement.speaker === speaker)) &&
  overlap(known, topic) >= 0.8 &&
  !/\b(?:also|too|as well|both|each|another|every)\b/i.test(text);

/** Who was asked promises something of the same thing: "you shall have the signed copy on Tuesday". */
const isAskedOf = ({ acts }: Matter, { statement }: Act): boolean =>
  acts.some(
    (known) =>
      known.kind === "request" &&
      known.statement.unit !== statement.unit &&
      known.statement.speaker !== statement.speaker,
  );

/** "- add the logo", "- send it to Petra": what one list names is not the same twice. */
const isBesideInList = ({ acts }: Matter, { statement }: Act): boolean =>
  statement.listItem &&
  acts.some(({ statement: { listItem, unit } }) => listItem && unit === statement.unit) &&
  acts.every((known) => known.statement !== statement);

const isJustBefore = ({ acts }: Matter, { statement }: Act): boolean =>
  acts.at(-1)?.statement.unit === statement.unit && acts.at(-1)?.statement.order === statement.order - 1;

/** The sentence before says what has to be done, but of nobody. */
const isDutyBefore = (matter: Matter, act: Act): boolean =>
  matter.owner === null && isJustBefore(matter, act);

/** Stems that name no thing. */
const EMPTY =
  /^(?:yourself|myself|themselv|himself|herself|ourselv|itself|problem|again|together|alone|(?:it|them|that|this|those|these|one|so)\b.*)$/;

const PRONOUN =
  /^(?:\S+\s+)?(?:\S+\s+)?(?:it|this|that|them|those|these|so)\b(?:\s+(?:ready|done|over|for you|to you|by|on|tomorrow|today|then|first|back|up|off|out|now|asap|myself|soon))*\W*$/i;

/** Whether an act is about a matter: better two lines than one that swallowed another. */
export function isSame(matter: Matter, act: Act, topic: Topic, thread: string): boolean {
  const first = matter.acts[0];
  if (!first) return false;
  if (
    !sameMarks(matter.topic, topic) &&
    !(agree(matter.topic, topic) && thread === matter.thread && thread !== "")
  )
    return false;
  if (matter.kind !== "decision" && act.statement.language === "en" && !agreeOnNames(first.line, act.line))
    return false;
  if (matter.kind === "action" && matter.acts.some((known) => isOfTwins(known, act))) return false;
  const sameThread = thread !== "" && thread === matter.thread;
  const ownersAgree = matter.owner === null || act.owner === null || sameOwner(matter.owner, act.owner);
  if (matter.kind === "action" && !ownersAgree && !isHandedOn(matter, act, topic, sameThread)) return false;
  // A matter asked of nobody and one that somebody has are one only where they say nearly the same.
  const share = overlap(matter.topic, topic);
  const { about } = topic;
  const known = new Set(matter.topic.about);
  const shared = about.filter((stem) => known.has(stem)).length;
  const verb = verbOf(act.line);
  const sharedThings = about.filter((stem) => known.has(stem) && stem !== verb).length;
  const least = Math.min(about.length, known.size);
  const inOneStatement = act.statement === matter.acts.at(-1)?.statement;
  if (inOneStatement) return share >= 0.8;
  if (isBesideInList(matter, act)) return share >= 0.9;
  if (!ownersAgree) return true;
  // The same person does the same to the same: "submit it (a seating plan)", "submit the plan on Monday".
  const bothOwned = matter.owner !== null && act.owner !== null;
  if (
    sameThread &&
    bothOwned &&
    sharedThings >= 1 &&
    (verbOf(first.line) === verb ||
      (act.kind === "commitment" && (matter.acceptedIn === act.statement.unit || isAskedOf(matter, act))))
  )
    return true;
  // "Could somebody ring the council about the bins?" "I'll do the council as well."
  if (
    sameThread &&
    act.kind === "commitment" &&
    matter.owner === null &&
    TAKES.test(verb) &&
    sharedThings >= 1 &&
    sharedThings === about.filter((stem) => stem !== verb).length
  )
    return true;
  if (sameThread)
    return (
      share >= 0.5 ||
      (least >= 1 &&
        shared / Math.max(1, least) >= 0.99 &&
        shared >= Math.min(2, Math.max(about.length, known.size)))
    );
  return share >= 0.67 || (least >= 3 && shared / least >= 0.99 && shared >= 3);
}

/** "Order the oak planks", "order the pine planks", asked in one mail: the same is done to two things that one word tells apart. */
function isOfTwins(known: Act, { line, statement }: Act): boolean {
  if (known.statement.unit !== statement.unit || known.statement === statement) return false;
  const [ours, theirs] = [known.line, line].map((each) => each.toLowerCase().split(/[\s,]+/));
  if (!ours || !theirs || ours.length !== theirs.length) return false;
  const apart = ours.flatMap((word, at) => (word === theirs[at] ? [] : [at]));
  const [only] = apart;
  return (
    apart.length === 1 &&
    only !== undefined &&
    only > 0 &&
    [ours, theirs].every((words) => contentStems(words[only] ?? "").length > 0) &&
    stemOf(ours[only] ?? "") !== stemOf(theirs[only] ?? "")
  );
}

/** Names inside the lines: where both have some, those of one stand in the other. */
function agreeOnNames(a: string, b: string): boolean {
  const [x, y] = [namesInside(a), namesInside(b)];
  if (x.size === 0 || y.size === 0) return true;
  return [...x].every((name) => y.has(name)) || [...y].every((name) => x.has(name));
}

const namesInside = (line: string): ReadonlySet<string> =>
  new Set(
    [...line.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}{2,}/gu)]
      .map(([name]) => name.toLowerCase())
      .filter((name) => !TIME_WORDS.has(name)),
  );

/** "Das Tor schließen": a German line that opens with its object has its verb at the end. */
const VERB_AT_END = /^(?:d(?:as|ie|en|em|er)|eine?n?|unsere?n?|alle|bis|am|im)(?!\p{L})/iu;

const verbOf = (line: string): string =>
  stemOf(
    (VERB_AT_END.test(line) ? /[\p{L}-]+(?=\W*$)/u : /^[\p{L}-]+/u).exec(line)?.[0]?.toLowerCase() ?? "",
  );

/** What is done to anything that somebody else was asked for. */
const TAKES = /^(?:do|hav|have|get|mak|make|tak|take|handl|manag|finish|sort|see|look)$/;

/** "I can do it by next Tuesday" is about what was asked in this thread. */
const GENERIC =
  /^(?:do|hav|have|get|finish|complet|mak|make|tak|take|deliv|handl|manag|be|send|it|bring|submit|prepar)$/;

/** "Tom, could you have a look?", of what nobody has as yet. */
const LOOKS = /^(?:(?:have|take) an? (?:\p{Ll}+ )?look|look into it|help(?: out)?|step in|take over)\W*$/iu;
export const asksToLook = ({ kind, line }: Act): boolean => kind === "request" && LOOKS.test(line);

/** The matter that an act means without naming it: "I can do it by next Tuesday". */
export function pronounMatter(index: MatterIndex, act: Act, thread: string, kind: MatterKind): Matter | null {
  const looks = asksToLook(act);
  const isBare = looks || isPronounOnly(act);
  if (
    kind !== "action" ||
    !(isBare || pointsBack(act) || act.support.length > 0 || OBJECT[act.statement.language]?.test(act.line))
  )
    return null;
  // "I'll write the notes, you check them (the notes)": its own sentence says what is meant.
  const isTold = act.statement.language === "en" && act.line.endsWith(")") && act.support.length === 0;
  const told = new Set(isTold ? topicOf(/\(([^()]*)\)$/.exec(act.line)?.[1] ?? "").stems : []);
  const verb = verbOf(act.line);
  const near = thread !== "" ? index.inThread(thread) : index.inUnit(act.statement.unit);
  // "Bring them (two alternatives)": what is meant was found, and is no other matter's.
  const found = act.line.endsWith(")") ? act.support : [];
  const open = near.filter(
    (m) =>
      m.kind === "action" &&
      (found.length === 0 || m.acts.some(({ statement }) => found.includes(statement))) &&
      m.closedBy === null &&
      (thread !== "" ? m.thread === thread : m.acts.at(-1)?.statement.unit === act.statement.unit) &&
      m.acts[0]?.statement !== act.statement &&
      (!looks || (m.owner === null && m.acts.at(-1)?.statement.unit !== act.statement.unit)) &&
      (!isTold || [...told].some((stem) => m.topic.stems.has(stem))) &&
      !isOfAnotherDay(m, act) &&
      // "Nudge them" is something else than what was asked; "do it" is the same, and "I will file it" of what has to be filed.
      (saysMore(m, act) ||
        (isDutyBefore(m, act) &&
          (isBare || pointsBack(act) || (leansOn(m, act) && (act.line.endsWith(")") || saysPronoun(act))))) ||
        (isBare
          ? GENERIC.test(verb) || m.acts.some((known) => verbOf(known.line) === verb)
          : SAYS_WHEN.test(act.line) && pointsBack(act) && isJustBefore(m, act))),
  );
  const { speaker } = act.statement;
  return (
    open.findLast((m) => sameOwner(m.owner, act.owner)) ??
    // "Can you do it yourself?" from who was asked gives it back.
    (act.kind === "request" && act.owner !== null
      ? open.findLast((m) => sameOwner(m.owner, speaker))
      : undefined) ??
    // "Have asked Pia to do that", "Pia will do it", from who was asked
    (act.kind === "assignment" && isBare && GENERIC.test(verb)
      ? open.findLast((m) => sameOwner(m.owner, speaker))
      : undefined) ??
    // "I'll do them" from somebody else takes it over.
    (act.kind === "commitment" && GENERIC.test(verb)
      ? open.findLast(
          (m) =>
            (m.owner === null || takesOver(m, act)) &&
            m.acts.some((known) => known.kind === "request" && known.statement.speaker !== speaker),
        )
      : undefined) ??
    open.findLast((m) => m.owner === null || act.owner === null) ??
    null
  );
}

/** "I'll do it", "I'll ring them" where ringing was asked: by its verb the act may be the very same. */
export function takesOver({ acts }: Matter, { line }: Act): boolean {
  const verb = verbOf(line);
  return TAKES.test(verb) || acts.some((known) => verbOf(known.line) === verb);
}

/** An object that is a pronoun, in the languages of the packs: "Bringe sie zur Post", "le déposer", "mándaselo". */
const OBJECT: Readonly<Record<string, RegExp>> = {
  en: /^(?:[\p{L}-]+ )(?:(?:up|out|off|back|over|on|to|with|for|at|from|into|me|us) )?(?:it|(?:them|him|her)(?! (?:an?|the|some|two|three|four|your|our|my|all|\d+)(?!\p{L}))|those|these|both|that|this)(?![\p{L}'’])(?! (?:\p{Ll}+(?:s|ing)|plan|week|one|mail|message|form)\b)(?<!\bthat(?= (?:the|an?|we|I|you|they|he|she|it|your|our|my|all|everyone|everything|nobody|somebody|this|these|there)\b))/iu,
  // "Das Tor schließen" names a thing: its noun has a capital.
  de: /^(?:\p{L}+ )?(?:(?:[Ii]ch|[Dd]u|[Ii]hr|[Ss]ie|[Ww]ir) )?(?:[Ss]ie|[Ii]hn|[Ee]s|[Dd]as|[Dd]ie|[Dd]en|[Dd]ies|[Dd]aran|[Dd]arum|[Dd]azu)(?: (?:\p{Ll}+|\p{L}*(?:tag|Mittwoch))){0,4}$/u,
  fr: /^(?:(?:je|tu|nous|vous|on|me|te) ){0,2}(?:le|la|les|l['’]|en|y) ?\p{Ll}+/iu,
  es: /^(?:(?:me|te|se|nos) )?(?:lo|la|los|las) \p{Ll}+|^\p{L}+(?:ar|er|ir|a|e|d)(?:me|te|se|nos)?l[oa]s?(?!\p{L})/iu,
};

/** "Would you take it in by Wednesday? Could you bring it back on Friday?": asked in one mail, by each its day. */
function isOfAnotherDay(matter: Matter, act: Act): boolean {
  const last = matter.acts.at(-1);
  return (
    act.kind === "request" &&
    last?.kind === "request" &&
    last.statement.unit === act.statement.unit &&
    !!last.when?.day &&
    !!act.when?.day &&
    last.when.day !== act.when.day
  );
}

/** "Could you sign the lease? Send it back by Friday.": the next sentence asks more of the same thing from the same person. */
function saysMore(matter: Matter, act: Act): boolean {
  const { kind, line, owner, statement } = act;
  if (kind === "duty" || !OBJECT[statement.language]?.test(line) || TELLS_SOMEBODY.test(line)) return false;
  // "New starter on the 1st, Amy. Show her round.": she is no task.
  if (statement.language === "en" && MEANS_SOMEBODY.test(line) && matter.latent) return false;
  if (isBesideInList(matter, act)) return false;
  // "We can keep it till Wednesday", of which hardly anything is asked, takes no plain request.
  if (matter.latent && act.certainty >= PLAINLY_ASKED) return false;
  const last = matter.acts.at(-1);
  return (
    last !== undefined &&
    last.statement.unit === statement.unit &&
    statement.order - last.statement.order <= NEXT &&
    statement.order > last.statement.order &&
    last.statement.speaker === statement.speaker &&
    (owner === null || matter.owner === null || sameOwner(owner, matter.owner))
  );
}
const MEANS_SOMEBODY = /^\S+ (?:\S+ )?(?:him|her)(?!\p{L})/iu;
const NEXT = 2;
const PLAINLY_ASKED = 0.8;
/** "Tell her that nothing will be paid out": what somebody is told is another thing. */
const TELLS_SOMEBODY = /^(?:tell|ask|let|inform|remind|warn|show|advise) (?:him|her|them) \S+ \S+/i;

/** "Übernimmst du das", "denk daran", "tu t'en occupes", "¿te encargas tú?": the same in the languages of the packs. */
const PRONOUN_ABROAD: Readonly<Record<string, RegExp>> = {
  de: /^(?:\p{L}+ )?(?:(?:du|ihr|sie) )?(?:das|es|dies|daran|darum|dran|drum|ihn)(?: (?:an|auf|ab|bitte|machen|erledigen|übernehmen))?\W*$/iu,
  fr: /^(?:(?:tu |vous |est-ce que tu )?(?:t['’]en|vous en|t['’]y) \p{L}+|(?:le|la|les|l['’]) ?\p{L}+er)\W*$/iu,
  es: /^(?:\p{Lu}\p{L}+, )?¿?(?:(?:te|se) (?:encargas|encarga|ocupas|ocupa)(?: (?:tú|usted|de eso|de ello))?|lo (?:haces|hace)(?: tú)?)\W*$/iu,
};

const POINTING =
  /\b(?:it|them|that(?! (?:the|an?|we|I|you|they|he|she|it|your|our|my|all|everyone|everything|nobody|somebody|this|these|there)\b)|this(?! (?:mail|e-?mail|message|letter|form|week|month|year)\b)|those|these|one|so)\b/i;

/** Somewhere in the line stands a pronoun for a thing: right behind what was refused or put off, it means that. */
export const saysPronoun = ({ line, statement }: Act): boolean =>
  statement.language === "en" && POINTING.test(line);

const THING = /^(?:\S+ ){1,4}(?:it|them|these|those|both)(?=$| )(?! (?:is|are|was|were)\b)/i;
/** What is wished of the thing: "it in the system", "both". */
const SAYS_WHEN =
  /^(?:(?:could|can|would|will) you (?:let \S+ )?(?:have|get) )?(?:it|them|these|those|both|that)(?=$| )/i;

/** The line's object is a pronoun, whatever else it says, and nothing explains it: "put it at the front desk". */
export const pointsBack = ({ line, statement }: Act): boolean =>
  statement.language === "en" && !line.includes("(") && (THING.test(line) || SAYS_WHEN.test(line));

/** What its pronoun means is what the matter's last sentence tells: "leave it by the door (the ladder)". */
export const leansOn = ({ acts }: Matter, { support }: Act): boolean =>
  acts.some(({ statement }) => support.includes(statement));

/** The line names nothing but a pronoun and a date: "have it done by Wednesday evening", "do it yourself". */
export function isPronounOnly({ line, when, statement }: Act): boolean {
  if (statement.language === "en" && line.endsWith(")")) return false;
  const undated = when ? line.replace(when.words, " ").replace(/\s+/g, " ").trim() : line;
  if (PRONOUN.test(undated) || PRONOUN_ABROAD[statement.language]?.test(undated)) return true;
  if (statement.language !== "en" || !POINTING.test(line)) return false;
  const [verb = "", ...rest] = undated.split(" ");
  return topicOf(rest.join(" ")).about.every(
    (stem) => stem === stemOf(verb.toLowerCase()) || EMPTY.test(stem),
  );
}
