import { type Act, isTask } from "../../act";
import type { People } from "../../people";
import { sentenceCase, withoutGreeting } from "../../task-wording";
import { withoutDate } from "../../wording";
import { byName } from "../as-told";
import { COMMAND_VERBS } from "../command-verbs";
import { meansNobody } from "../means-people";
import { needDone } from "../needs-done";
import { nounInPlace, type Order } from "../noun-in-place";
import { readClauses } from "../read-clauses";
import { tag } from "../tag";
import { takenOn } from "../taken-on";
import { namesNothing } from "../topic-of-title";
import { TELLS_ONLY } from "../what-is-told";
import { saidWhy } from "../why-turned-to";
import { askedDone, askedFor, fronted, GOOD_TO, shouted, toldYou } from "./asked-for";
import { withCondition, withConditionBehind } from "./conditions";
import { COURTESY } from "./courtesy";
import { donePassively, toBeDone } from "./passives";
import { questioned } from "./questions";
import { withoutReason } from "./reasons";
import { withWhatFollows } from "./what-goes-on";
import { lacked, neededBy, wished } from "./wished";

/**
 * The line of a task as an order to whoever has it, where English grammar gives one: "Ana can you make sure it's closed" as
 * "Make sure it's closed", "the meter must be read" as "Read the meter", a question as "Get back to" whoever asks. What gives none stays as
 * it is, and all in words of its mail.
 */
export function orderOf(act: Act, people: People): Order {
  const { statement } = act;
  if (!isTask(act) || statement.language !== "en") return { text: act.line };
  const told = orderIn(act.isGuess ? withoutGuess(act) : act, people);
  const withWhy = act.why ? saidWhy(told.text, act.why.words) : null;
  const order: Order = withWhy === null ? told : { ...told, text: withWhy, why: act.why?.from };
  // "Don't pay it till I have spoken to them": who that is, stands in no order to somebody else.
  if (WRITER_ASKS.test(order.text)) return order;
  const isOwn = act.kind === "commitment" || act.owner === null || act.owner === statement.speaker;
  return {
    ...order,
    text: isOwn
      ? order.text.replace(ONCE_I, (words) => byName(words, statement.speaker))
      : byName(order.text, statement.speaker),
  };
}

/** "Chase him (the fitter)", of which nothing but that it is the nearest says that he is meant. */
function withoutGuess(act: Act): Act {
  const { meant: _, ...open } = act;
  const aside = ASIDE.exec(act.line)?.[0];
  return aside && !act.statement.text.includes(aside.trim())
    ? { ...open, line: act.line.slice(0, -aside.length) }
    : open;
}

/** "As soon as I see the invoice": who pays it is told beside the line. */
const ONCE_I = / (?:as soon as|once|when(?:ever)?|until|till|before|after|while|if|unless) I\b.*$/su;

/** "May I remind you that" */
const WRITER_ASKS = /\b(?:may|can|could|shall|should|do|did|am|have|will|would|must) I\b/i;

function orderIn(act: Act, people: People): Order {
  const { statement } = act;
  if (statement.row !== null || statement.task !== null)
    return { text: sentenceCase(toBeDone(act.line, people) ?? act.line) };
  const line = withoutGreeting(act.line).replace(OF_ANOTHER, "");
  const aside = ASIDE.exec(line)?.[0] ?? "";
  const called = withoutCall(line.slice(0, line.length - aside.length), act, people);
  const bare = withItsName(
    withConditionBehind(
      called
        .replace(YES, "")
        .replace(SAID_SO, "")
        .replace(WITH_WHOM, "")
        .replace(NOT_DONE_YET, "")
        .replace(AWAY, "")
        .replace(LEAD, ""),
    ),
    statement.text,
  );
  const order =
    WANTS.exec(bare)?.[1]?.replace(/^/, "get ") ??
    shouted(bare, statement) ??
    askedFor(bare) ??
    askedDone(bare, people) ??
    toldYou(bare) ??
    takenOn(bare, act) ??
    fronted(bare, act, people) ??
    toBeDone(bare, people) ??
    questioned(bare, act) ??
    GOOD_TO.exec(bare)?.[1] ??
    wished(bare, act, people) ??
    needDone(bare, people) ??
    neededBy(bare, act, people) ??
    lacked(bare, act) ??
    donePassively(bare, people) ??
    doneInNotes(bare, act) ??
    bare;
  const brief = withoutReason(order).replace(COURTESY, "");
  const undated = brief === called ? brief : withoutDate(brief, act.when);
  const whole = withCondition(
    withWhatFollows(undated, act),
    line.slice(0, line.length - aside.length),
    statement.text,
  ).replace(/(?<=\S{3},?) and to (?=(\p{Ll}+) )/u, (and, verb) => (COMMAND_VERBS.has(verb) ? " and " : and));
  const meant = namesNothing(act.meant ?? "")
    ? undefined
    : (act.meant ?? (aside === "" ? undefined : aside.slice(2, -1)));
  // "Tell Ms Roy before she reads it (before she reads it)"
  // "Confirm it in writing so that I have something to show them": whom, goes with why.
  const isGone =
    act.meant !== undefined && whole.length < bare.length && POINTS.test(bare) && !POINTS.test(whole);
  if (isGone || meant === undefined || whole.toLowerCase().includes(meant.toLowerCase().replace(/^the /, "")))
    return { text: sentenceCase(whole) };
  // "Tell the drivers (ski bus)": a topic is no news.
  if (TELLS_ONLY.test(whole) && readClauses(tag(meant)).length > 0)
    return {
      text: sentenceCase(
        /^(?:that|we|they|he|she) /.test(meant) && act.meant !== undefined
          ? `${whole} ${meant}`
          : `${whole}: ${meant}`,
      ),
    };
  // "Ring them to calm them down", below the keys
  if (meansNobody(whole, meant, people)) return { text: sentenceCase(whole) };
  // "Print the forms (300)": a bracket of its own sentence.
  const named = statement.text.includes(`(${meant}`) ? null : nounInPlace(whole, meant, people);
  // "Add it today", of which no word could go before.
  return named
    ? { ...named, text: sentenceCase(withoutDate(named.text, act.when)) }
    : { text: sentenceCase(`${whole.replace(/[\s,;:&–—-]+$/u, "")} (${meant})`) };
}

const THE_ONE = /\bthe (ones?) (?=(?:from|in|at|on|with|that|which|we|you|I)\b)/i;
const SUBJECT =
  /^(?:(?:but|and|so|also|ps:?|oh),? )?(?:the|our|my|your|this) ((?:\p{Ll}+ ){0,2}?\p{Ll}+) (?:is|are|was|were|has|have|isn['’]t|aren['’]t|doesn['’]t|don['’]t|won['’]t|can['’]t|leaks?|broke|blew|died|needs?)\b/iu;

/** "The urn leaks, so bring the one from the hut": the urn from the hut. */
function withItsName(line: string, text: string): string {
  const [said, one] = THE_ONE.exec(line) ?? [];
  const name = said ? SUBJECT.exec(text)?.[1] : undefined;
  return said && name && /s$/.test(name) === /s$/i.test(one ?? "")
    ? line.replace(said, `the ${name} `)
    : line;
}

const POINTS = /\b(?:it|them|this|that|these|those|both|him|her|ones?)\b/i;
/** "Chase them (the caterers)" */
const ASIDE = /\s\([^()]*\)$/;
/** "..., Stacey no answer me", "..., Sam's in at eight": told of somebody else, in however few words. */
const OF_ANOTHER =
  /, (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|I\b|We\b|The\b)\p{Lu}\p{Ll}+(?: (?:you )?(?:no|not|never|don['’]t|doesn['’]t|didn['’]t|hasn['’]t|isn['’]t|won['’]t) \p{Ll}|(?:['’]s| is| was) (?:in|off|out|away|back|there|here|ill|sick) ?(?:at|on|until|till|from|today|tomorrow|this|next|again|\)|$))[^,;()]*(?=\)|$)/u;
/** "Want the manual in Norwegian", of what somebody wants */
const WANTS = /^wants? ((?!to\b).*)$/isu;
/** "..., I can't", "..., I'm out all day": why another is to. */
const AWAY =
  /,? (?:as |because |since |but )?I(?: can['’]t| cannot|['’]m (?:out|away|off|not in|on leave|at the)\b[^,;()]*| am (?:out|away|off)\b[^,;()]*|['’]ll be (?:out|away|off)\b[^,;()]*)[.! ]*$/i;
/** "I said I'd ring her by Friday and I haven't" */
const NOT_DONE_YET =
  /,? (?:and|but) (?:(?:I|we) )?(?:still )?(?:haven['’]t|have not|hasn['’]t|didn['’]t|never did)(?: yet| so far| done (?:it|that|so))*[.! ]*$/iu;
/** "She asked if she can have the barn - I said I'd ask you" */
const SAID_SO =
  /(?<=\S{3}),?(?: [–—-])? (?:and |so )?I (?:said|told (?:him|her|them)) I(?:['’]d| would) (?:ask|check with|pass it on to) (?:you|her|him|them)[.! ]*$/iu;
/** "..., that's with me": who has it is told beside. */
const WITH_WHOM =
  /,? (?:(?:and |so )?that(?: one)?(?:['’]s| is)|which is) (?:(?:with|for|on|down to|up to) (?:me|you|\p{Lu}\p{L}+|(?:my|your|their|the \p{L}+['’]s) (?:list|desk|side|plate))|mine|yours|\p{Lu}\p{L}+['’]s)[.! ]*$/u;
/** "Ask Marcus, yes" */
const YES = /(?<=\S \S+), (?:yes|yeah|yep|sure|of course|absolutely|definitely)[.! ]*$/i;
/** "Please also", "If yes", "When you get a minute,", "Make sure you" */
const LEAD =
  /^(?:(?:(?:had|got|found) (?:a |the |any )?(?:chance|time|moment|opportunity) to|(?:may|can|might|could) I (?:just |also |kindly )?remind you(?: all| both)?(?: (?:that|to)(?= )|:)|one (?:more|last|other|final) (?:thing|question)|quick question|please|pls|kindly|and|so|also|but|then|meanwhile|well|ok|okay|yes|right|first of all|(?:and )?(?:after that|next|afterwards|(?:once|when|as soon as) (?:that|this|it)['’]s done)(?=,? (?:please|pls|\p{Ll}+ (?:the|an?|two|three|all|your|our|it|them|him|her)\b))|by the way|if (?:yes|so)|(?:before|after) that(?=,? (?:can|could|would|will) (?:you|u)\b)|be (?:a (?:dear|love|star|sport|pal|good \p{L}+)|an angel) and|(?:be|would you be) so (?:kind|good) as to|do (?:me|us) a favou?r and|(?:it would|it['’]d|that would) (?:really |greatly )?(?:help|be \p{L}+)(?: \p{L}+){0,3} if you (?:could|can|would)|when(?:ever)? you (?:get|have) (?:a |the |some )?(?:minute|moment|chance|second|sec|time|spare minute)|make sure (?:that )?you(?! (?:all|both|two|guys|have|are|know|can|don['’]t|do not|never|always|get there|feel|see|understand|only|also|still|do)\b))[,:]? )+(?=\p{L}+ \p{L})/iu;

const IN_NOTES =
  /^(\p{L}+?)(ies|(?<=ch|sh|ss|x|o)es|s) (?=(?:to|the|an?|his|her|their|our|with|on|in|up|out|back|it|them|us)\b)/u;

/** "Kim: talks to the client", "starts on the export": the notes say what somebody does. */
function doneInNotes(line: string, { kind, owner, statement }: Act): string | null {
  if (kind !== "assignment" || owner === null || !/^[^.:]{1,40}: ?\p{Ll}/u.test(statement.text)) return null;
  const [finite, stem = "", ending] = IN_NOTES.exec(line) ?? [];
  const base = `${stem}${ending === "ies" ? "y" : ""}`.toLowerCase();
  return finite !== undefined && COMMAND_VERBS.has(base) ? `${base} ${line.slice(finite.length)}` : null;
}

const NAME = "(?:(?:Ms|Mr|Mrs|Dr)\\.? )?\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]+)?";
const CALL = new RegExp(
  `^@?(${NAME})(?:(?:,|:| [–—-]) |,?\\s+(?=(?:can|could|would|will) (?:you|u)\\b|(?:please|pls|kindly)\\b))`,
  "u",
);

/** "@ana after that pls write two lines" */
const HANDLE = /^@(\p{L}[\p{L}\p{N}._-]*)[,:]? (?=\p{L}+ \p{L})/u;

/** "Ana can you check it" without Ana, who has the task. */
function withoutCall(line: string, { owner, statement }: Act, people: People): string {
  const [call, name] = CALL.exec(line) ?? HANDLE.exec(line) ?? [];
  if (!call || !name || !statement.text.includes(call.trim())) return line;
  const full = people.resolve(name);
  return full === owner || full === statement.addressee ? line.slice(call.length) : line;
}
