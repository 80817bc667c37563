import type { Act } from "../act";
import { lowerFirst } from "../task-wording";
import { baseOfGerund } from "./base-verbs";
import { isErrand, type Subject } from "./clause";
import { plainEnglish } from "./plain-english";
import { act, asked, type SaidClause } from "./said-clause";
import { isThirdPresent } from "./third-present";
import { SOON } from "./time-words";
import { isEnglishWord } from "./vocabulary";
import { followingIn } from "./what-follows";

/** What only somebody does, not something. */
const AGENCY =
  /^(?:send|deliver|write|prepare|install|repair|call|email|bring|order|organise|organize|review|sign|draft|translate|paint|ship|supply|collect|submit|arrange|hand|pick|fix|build|print|check|approve|confirm|deliver)$/;

/** "The balance is due on the 25th; I've paid it this evening" */
const IS_SETTLED =
  /[,;.–—-]\s*(?:(?:but|and|which) )?(?:i|we)(?:['’]ve| have) (?:just |already |now )?(?:paid|done|sent|sorted|settled|submitted|returned|posted) (?:it|that|them|this|mine|ours)\b/i;

/** "It must be emptied daily" */
const REPEATS =
  /\b(?:daily|hourly|weekly|monthly|every (?:day|morning|evening|night|hour|week|other day|few \p{L}+|\d+ \p{L}+)|(?:once|twice|\p{L}+ times) (?:a|per) (?:day|week|month|shift|night))\b/iu;

/** "Reports are due on 4 December" */
const DUE_BY =
  /^\s*(?:still )?due (?:in |back |to [^,;]{2,30}? )?(?:by|on|before|no later than|this|next|tomorrow|today)\b/i;

/** "The page just needs the bank details from Alan": whoever has it gives it. */
const GIVEN_BY =
  /^\s*(?:just |only |still )?((?:the|an?|your|his|her|their|its|two|three|some|final) [^,;]{3,80}?) from (you|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?![\p{L}-])/u;

/** "may please be cleared": asked, and nothing perhaps. */
const MAY_PLEASE = /\bmay (?:please|kindly|pl|pls)\b/i;

const IS_READY =
  /^\s*(?:back|ready|done|here|there|finished|in place|in|out|up|gone|complete|with (?:us|me|you|them))\b/i;
const BY_WRITER = /\s*\bby (?:me|us|our (?:side|end|team))\b/i;

/** "The videos will be cut by me at the weekend": cut the videos at the weekend. */
const doingTo = ({ scene, clause, rest }: SaidClause, { from, to }: Subject): string =>
  `${scene.tokens[clause.verbAt]?.lemma ?? clause.verb} ${lowerArticle(scene.words(from, to))}${rest
    .replace(BY_WRITER, "")
    .replace(/^(?=\S)/, " ")}`;

const lowerArticle = (words: string): string =>
  words.replace(
    /^(?:The|Our|My|Your|This|That|These|Those|All|Both|A|An|Today['’]s|Tomorrow['’]s|Tonight['’]s) /,
    (the) => the.toLowerCase(),
  );

const IS_MEASURED =
  /^\s*(?:(?:out of (?:use|service|order|action)|unavailable|offline) (?:for|from|between|on|until)\b|(?:under|over|above|below|at least|at most|less than|more than|no more than|within|between) \d)/i;

/** "The report still has to be written", "Offers are due on 27 November", "My plan is to add an alert". */
export function dutyIn(said: SaidClause): Act | null {
  const { scene, clause, own, rest, isHedged, isConditional } = said;
  const { subject, modal } = clause;
  // "Could the wheat ear be a bit smaller?"
  if (
    subject?.kind === "thing" &&
    clause.verb === "be" &&
    /\b(?:can|could)\s*$/i.test(scene.words(0, subject.from)) &&
    /^\s*(?:(?:a (?:bit|little|touch|tad)|slightly|much|even|somewhat) )?(?:\p{L}+er|more \p{L}+|less \p{L}+|moved|changed|removed|added|centred|centered|aligned)\b/iu.test(
      rest,
    )
  )
    return asked(said, 0.95, `make ${scene.words(subject.from, subject.to)}${rest.replace(/^(?=\S)/, " ")}`);
  if (
    !subject ||
    clause.question ||
    clause.negated ||
    (isHedged && subject.kind !== "it" && !MAY_PLEASE.test(own)) ||
    isConditional ||
    clause.past ||
    (clause.perfect && modal !== null)
  )
    return null;
  const following = followingIn(said);
  if (following) return following;
  const what = scene.words(subject.from, subject.to);
  // "312 orders had to be entered by hand" is over.
  if (/^(?:\p{L}+ )?had (?:\p{L}+ )?to\b/iu.test(scene.words(clause.group.from, clause.group.to)))
    return null;
  // "The screed has to be under 2 percent": how it has to be, which nobody is told to bring about.
  if (clause.verb === "be" && IS_MEASURED.test(rest)) return null;
  if (IS_SETTLED.test(scene.words(clause.group.to, scene.tokens.length))) return null;
  // "The deposit goes out this week", "the files go to the printer on Thursday"
  if (
    subject.kind === "thing" &&
    clause.verb === "go" &&
    (modal === null || modal === "will") &&
    !clause.progressive &&
    /^\s*(?:out|off|to (?:the |our |your |\p{Lu})\p{L}*)/u.test(rest) &&
    SOON.test(rest) &&
    /^(?:the|our|my|your|all|both|an?)\s/i.test(what) &&
    !/\b(?:live|wrong|well|ahead|up|down|back)\b/i.test(rest)
  )
    return act(said, "duty", null, 0.7, scene.told(clause));
  if (arrives(said, subject)) return arrivalOf(said, subject);
  if (isFirmAtWork(said, subject))
    return act(said, "assignment", what.replace(/^the\s+/i, ""), modal ? 0.6 : 0.55);
  if (/^(?:my|our) (?:plan|next step|job|task|intention|goal|idea)\b/i.test(what) && modal === "must")
    return act(
      said,
      /^my/i.test(what) ? "commitment" : "duty",
      /^my/i.test(what) ? scene.statement.speaker : null,
      0.75,
    );
  // "Aylin's job is to pick up the costumes"
  const whose = /^(\p{Lu}[\p{L}-]+)['’]s (?:job|task|turn|part|duty)$/u.exec(what)?.[1];
  if (whose && modal === "must" && scene.people.isCalled(whose))
    return act(said, "assignment", scene.people.resolve(whose), 0.75);
  const given = /^(?:need|require|lack)$/.test(clause.verb) && !modal ? GIVEN_BY.exec(rest) : null;
  if (given?.[1] && given[2])
    return /^you$/i.test(given[2])
      ? act(said, "request", scene.reader, 0.9, given[1])
      : scene.people.isCalled(given[2].split(" ")[0] ?? "")
        ? act(said, "assignment", scene.people.resolve(given[2]), 0.9, given[1])
        : null;
  // "The unit is still in Prague. It must be back and checked by the 20th."
  if (
    subject.kind === "it" &&
    (modal === "must" || (modal === null && clause.through[0] === "need")) &&
    (SOON.test(scene.words(clause.group.to, scene.tokens.length)) ||
      (clause.passive && REPEATS.test(rest))) &&
    (clause.passive || (clause.verb === "be" && IS_READY.test(rest)))
  )
    return act(
      said,
      "duty",
      scene.called ? scene.reader : null,
      0.8,
      scene.words(subject.from, scene.tokens.length),
    );
  if (subject.kind === "it") return helpfulIn(said);
  const isThing = subject.kind === "thing" || subject.kind === "name" || subject.kind === "group";
  if (!isThing || /^(?:nobody|anyone|anybody|who)$/i.test(what)) return null;
  // "and could someone please write it up", without a mark of asking
  if (
    /^(?:someone|somebody|anyone|anybody)\b/i.test(what) &&
    /^(?:can|could|would|will)$/.test(modal ?? "") &&
    /\b(?:can|could|would|will)\s*$/i.test(scene.words(0, subject.from)) &&
    isErrand(clause)
  )
    return act(said, "request", null, 0.9);
  if (/^(?:someone|somebody)\b/i.test(what))
    return (/^(?:must|should|ought)$/.test(modal ?? "") || clause.through[0] === "need") &&
      !clause.passive &&
      (isErrand(clause) || (clause.verb === "be" && /^\s*(?:there|present|on site|at the)\b/i.test(rest)))
      ? act(said, "duty", null, modal === "should" || modal === "ought" ? 0.5 : 0.6)
      : null;
  // "Complaints are to be expected": of themselves.
  if (clause.passive && /^(?:expect|fear|hope|see|hear|assume|find)$/.test(clause.verb)) return null;
  // "The balance may please be cleared by Monday"
  if (clause.passive && modal === "may" && MAY_PLEASE.test(own))
    return act(said, "duty", scene.called ? scene.reader : null, 0.85, doingTo(said, subject));
  // "The videos will be cut by me at the weekend", "the call shall be raised by us on the 12th"
  if (clause.passive && modal === "will" && BY_WRITER.test(rest))
    return act(said, "commitment", scene.statement.speaker, 0.85, doingTo(said, subject));
  const doer = doerIn(said);
  if (clause.passive && (modal === "must" || modal === "should" || modal === "ought"))
    return act(said, "duty", doer, modal === "must" ? 0.8 : 0.55, scene.told(clause));
  if (clause.passive && modal === "will" && (doer || SOON.test(rest)))
    return act(said, "duty", doer, doer ? 0.75 : 0.35, scene.told(clause));
  const doing = needsDoing(said);
  if (doing) return doing;
  if (
    /^(?:need|require|want)$/.test(clause.verb) &&
    !modal &&
    /^\s*(?:to be |your |update|review)/iu.test(rest)
  )
    return act(
      said,
      "duty",
      scene.called || /^\s*your\b/i.test(rest) ? scene.reader : null,
      0.6,
      // "The article is on your desk, needs your signature": of what, stands in front.
      clause.shared && subject.kind === "thing" ? `${what} ${own}` : own,
    );
  if (
    clause.verb === "be" &&
    /^\s*(?:still )?(?:due|outstanding|overdue|pending from|missing from (?:you|\p{Lu}\p{L}+))\b/iu.test(
      rest,
    ) &&
    !/\b(?:to a|to the)\b/i.test(rest.slice(0, 12))
  )
    return act(
      said,
      "duty",
      /from you/i.test(rest) || /^your\b/i.test(what)
        ? scene.reader
        : (missingFrom(said) ?? whoseIn(scene, what)),
      DUE_BY.test(rest) ? 0.95 : /from you|overdue|outstanding/i.test(rest) ? 0.75 : 0.55,
      own,
    );
  const giver = clause.verb === "miss" && clause.progressive ? missingFrom(said) : null;
  if (giver !== null && giver !== scene.statement.speaker) return act(said, "duty", giver, 0.95, what);
  if (modal === "must" && /^(?:reach|get)$/.test(clause.verb) && /^\s*(?:to )?(?:me|us)\b/i.test(rest))
    return asked(said, 0.65, scene.told(clause));
  if (
    modal === "must" &&
    // "The weight is wrong (14.200 and must be 12.400)"
    !(clause.verb === "be" && /^\s*[€$£]?\d/.test(rest)) &&
    (clause.verb === "go" || clause.verb === "be" || clause.verb === "reach" || clause.verb === "arrive") &&
    (rest.trim().length > 2 || clause.verb === "go")
  )
    return act(said, "duty", null, 0.65, scene.told(clause));
  return null;
}

/** "The flyer says May. Must be changed before they print.": of what the sentence before says something. */
export function dutyWithoutSubject({ scene, clause }: SaidClause): Act | null {
  const said = LEFT_OUT.exec(scene.plain.replace(/[.!\s]+$/, ""))?.[1];
  if (!said || clause.from > 1 || clause.question || clause.negated) return null;
  const { people, statement } = scene;
  const noted = statement.assignee ?? statement.label ?? "";
  const owner = people.isCalled(noted.split(" ")[0] ?? "") ? people.resolve(noted) : null;
  return scene.made("duty", owner ?? (scene.called ? scene.reader : null), 0.85, `it ${lowerFirst(said)}`);
}

/** "Must be changed before they print": what the sentence before tells is then no task of its own. */
export const leavesOutWhat = (text: string): boolean =>
  LEFT_OUT.test(plainEnglish(text).replace(/[.!\s]+$/, ""));

const LEFT_OUT =
  /^(?:(?:and|but|so|also|still),? )?((?:(?:still )?(?:must|has to|have to|needs? to|should) (?:still |really |all )?be \p{L}+(?:ed|en|t|ne|de|wn|me|ut)|needs? \p{L}{2,}ing)\b[^?]*)$/iu;

/** "VAT needs taking off", "he will need collecting from the station": collect him from the station. */
export function needsDoing(said: SaidClause): Act | null {
  const { scene, clause } = said;
  const { subject, modal } = clause;
  if (
    !subject ||
    !/^(?:need|require|want)$/.test(clause.verb) ||
    (modal !== null && modal !== "will") ||
    clause.past ||
    clause.perfect ||
    clause.negated
  )
    return null;
  const doing = scene.tokens[clause.group.to];
  // "They need banking": what ends a clause so is no noun that somebody needs.
  const base =
    doing?.pos === "VERB"
      ? baseOfGerund(doing)
      : /^(?:they|it)$/.test(subject.kind) && ENDS_OR_DATES.test(scene.words(clause.group.to + 1, clause.to))
        ? /^(\p{Ll}{3,})ing$/u.exec(doing?.lower ?? "")?.[1]
        : null;
  if (!doing || !base || (base !== baseOfGerund(doing) && !isEnglishWord(base))) return null;
  const next = scene.tokens[clause.group.to + 1];
  const particle = next && PARTICLE.test(next.lower) && next.lower !== doing.lower ? next : null;
  const rest = scene.words(clause.group.to + (particle ? 2 : 1), clause.to).replace(/[\s,;]+$/, "");
  const who = subject.kind === "person" ? scene.ownerOf(subject) : null;
  const what =
    who ??
    (/^(?:they|it)$/.test(subject.kind) ? thingBefore(said) : null) ??
    THEM.get(subject.text.toLowerCase()) ??
    scene.words(subject.from, subject.to);
  const thing = lowerArticle(what);
  return act(
    said,
    "duty",
    scene.called && /^(?:thing|they|it)$/.test(subject.kind) ? scene.reader : null,
    0.8,
    // "Needs signing for": sign for it.
    (FOR_IT.test(rest) ? [base, rest, thing] : [base, particle?.text, thing, rest]).filter(Boolean).join(" "),
  );
}
const FOR_IT = /^(?:for|to|at|with|into|after)$/i;

/** "The pallet count is still missing from Dev": his. */
function missingFrom({ scene: { people }, rest }: SaidClause): string | null {
  const name =
    /(?:\b(?:missing|outstanding|pending|overdue)|^) ?from (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/u.exec(
      rest,
    )?.[1];
  // "They are missing from Felixstowe": no name that anybody is known by.
  return name !== undefined && people.isCorrespondent(name.split(" ")[0] ?? "") ? people.resolve(name) : null;
}

/** "Harriet's proofs are due back on Wednesday": hers. */
function whoseIn({ people }: SaidClause["scene"], what: string): string | null {
  const name = /^(\p{Lu}[\p{L}-]+)['’]s? \p{Ll}/u.exec(what)?.[1];
  return name !== undefined && people.isCalled(name) ? people.resolve(name) : null;
}

/** "I've left the envelopes in the safe, they need banking": what the clause before speaks of. */
function thingBefore({ scene, previous }: SaidClause): string | null {
  const words = previous
    ? scene.words(previous.group.to, previous.to).replace(/[\s,;–—-]+(?:and|but|so)?[\s,]*$/i, "")
    : "";
  return /^(?:the|your|our|my|two|three|both|all|some|\d+) \p{L}/iu.test(words) &&
    words.split(" ").length <= 8
    ? words
    : null;
}

const ENDS_OR_DATES =
  /^\s*(?:(?:please|pls|by|before|on|today|tomorrow|this|next|asap|urgently|first)\b.*|\W*)$/is;

const PARTICLE = /^(?:off|out|up|down|over|back|in|away|through)$/;
/** Who does something, as whom something is done to or for. */
export const THEM: ReadonlyMap<string, string> = new Map([
  ["he", "him"],
  ["she", "her"],
  ["they", "them"],
  ["it", "it"],
]);

/** "My notes reach you by Friday", "the paperwork follows from our legal department by 4 December" */
const arrives = ({ scene, clause, rest }: SaidClause, subject: Subject): boolean =>
  !clause.modal &&
  /^(?:reach|follow|come|arrive)$/.test(clause.verb) &&
  subject.kind === "thing" &&
  SOON.test(rest) &&
  (/^my\b/i.test(scene.words(subject.from, subject.to)) ||
    /^\s*(?:you|from (?:our|my|the|\p{Lu}))/iu.test(rest));

function arrivalOf(said: SaidClause, subject: Subject): Act | null {
  const { scene, clause, rest } = said;
  const isMine = /^my\b/i.test(scene.words(subject.from, subject.to));
  const from = /\bfrom ((?:our|my|the) [\p{L} ]+?|\p{Lu}\p{L}+)(?= by| on| until| next| this|[,.]|$)/u.exec(
    rest,
  )?.[1];
  return act(
    said,
    isMine ? "commitment" : "assignment",
    from ?? (isMine ? scene.statement.speaker : null),
    0.65,
    scene.told(clause),
  );
}

/** A firm or an office at work: "the costume hire sends two cloaks next week". */
const isFirmAtWork = ({ scene, clause, rest }: SaidClause, subject: Subject): boolean =>
  subject.kind === "thing" &&
  !clause.passive &&
  !clause.perfect &&
  SOON.test(rest) &&
  AGENCY.test(clause.verb) &&
  /^(?:the|our|their|your|my)\b/i.test(scene.words(subject.from, subject.to)) &&
  (clause.modal === "will" || (!clause.modal && isThirdPresent(scene, clause)));

/** "It's important that the figures are ready by Thursday" */
const IMPORTANT =
  /^\s*(?:very |really |most |so |also )?(?:important|essential|crucial|vital|critical|necessary|key) (?:for (?:us|me) )?that ((?:the|your|our|all|every|each|this|these|we) .{6,140})$/isu;

/** "It would be helpful to have a note on clause 14" */
function helpfulIn(said: SaidClause): Act | null {
  const { scene, clause } = said;
  const needed =
    clause.verb === "be" ? IMPORTANT.exec(scene.words(clause.group.to, scene.tokens.length))?.[1] : undefined;
  if (needed && SOON.test(needed)) return act(said, "duty", null, 0.85, needed);
  const helpful =
    /^\s*(?:be )?(?:very |really |most |also |so )?(?:helpful|great|good|nice|useful|kind|perfect|lovely|ideal|wonderful) (?:to (?:have|get|receive|see|know|hear)|if (?:you|we|i) (?:could|can|had|got)(?: have| get| send| give)?) (.{4,160})$/i.exec(
      scene.words(clause.verbAt + (clause.verb === "be" ? 1 : 0), scene.tokens.length),
    );
  return clause.modal === "would" &&
    helpful?.[1] &&
    /^(?:your|the|a|an|it|some|us|me|two|three)\b/i.test(helpful[1])
    ? asked(said, 0.65, helpful[1])
    : null;
}

/** "has to be signed by Ana": the passive's doer, where it is somebody. */
function doerIn({ scene, rest }: SaidClause): string | null {
  const by =
    /\bby (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|(?:my|our|the|your) (?:colleague )?[\p{L}. -]+?)(?=[\s,.;]|$)/u.exec(
      rest,
    )?.[1];
  if (by === undefined) return null;
  const called =
    by.replace(/^(?:my|our|the|your) (?:colleague )?(?:Ms\.? |Mr\.? )?/i, "").split(" ")[0] ?? "";
  return scene.people.isCalled(called)
    ? scene.people.resolve(by.replace(/^(?:my|our|the|your) (?:colleague )?/i, ""))
    : null;
}
