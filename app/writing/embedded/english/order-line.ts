import { escapePattern } from "../../../digest/escape-pattern";
import { type Act, isTask } from "../act";
import type { People } from "../people";
import { lowerFirst, sentenceCase, withoutGreeting } from "../task-wording";
import { withoutDate } from "../wording";
import { byName, thirdOf } from "./as-told";
import { baseOfParticiple } from "./base-of-participle";
import { baseOfGerund } from "./base-verbs";
import type { Clause } from "./clause";
import { COMMAND_VERBS } from "./command-verbs";
import { meansNobody } from "./means-people";
import { nameFor } from "./name-for";
import { namesNothing } from "./names-nothing";
import { needDone } from "./needs-done";
import { nounInPlace, type Order } from "./noun-in-place";
import { asObject, ordered } from "./ordered";
import { readClauses } from "./read-clauses";
import { singular } from "./singular";
import { tag } from "./tag";
import { takenOn } from "./taken-on";
import type { Token } from "./token";
import { isEnglishWord } from "./vocabulary";
import { TELLS_ONLY } from "./what-is-told";
import { isPastForm } from "./word-kinds";

/**
 * The line of a task as an order to whoever has it, where English grammar gives one: "Ana can you make sure it's closed" as
 * "Make sure it's closed", "the meter must be read" as "Read the meter", a question as "Get back to" whoever asks. What gives none stays as
 * it is, and all in words of its mail.
 */
export function orderOf(act: Act, people: People): Order {
  const { statement } = act;
  if (!isTask(act) || statement.language !== "en") return { text: act.line };
  const order = orderIn(act, people);
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
  if (meant === undefined || whole.toLowerCase().includes(meant.toLowerCase().replace(/^the /, "")))
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
/** "..., that's with me": who has it is told beside. */
const WITH_WHOM =
  /,? (?:(?:and |so )?that(?: one)?(?:['’]s| is)|which is) (?:(?:with|for|on|down to|up to) (?:me|you|\p{Lu}\p{L}+|(?:my|your|their|the \p{L}+['’]s) (?:list|desk|side|plate))|mine|yours|\p{Lu}\p{L}+['’]s)[.! ]*$/u;
/** "Ask Marcus, yes" */
const YES = /(?<=\S \S+), (?:yes|yeah|yep|sure|of course|absolutely|definitely)[.! ]*$/i;
/** "Please also", "If yes", "When you get a minute,", "Make sure you" */
const LEAD =
  /^(?:(?:(?:may|can|might|could) I (?:just |also |kindly )?remind you(?: all| both)?(?: (?:that|to)(?= )|:)|one (?:more|last|other|final) (?:thing|question)|quick question|please|pls|kindly|and|so|also|but|then|meanwhile|well|ok|okay|yes|right|first of all|(?:and )?(?:after that|next|afterwards|(?:once|when|as soon as) (?:that|this|it)['’]s done)(?=,? (?:please|pls|\p{Ll}+ (?:the|an?|two|three|all|your|our|it|them|him|her)\b))|by the way|if (?:yes|so)|(?:before|after) that(?=,? (?:can|could|would|will) (?:you|u)\b)|be (?:a (?:dear|love|star|sport|pal|good \p{L}+)|an angel) and|(?:be|would you be) so (?:kind|good) as to|do (?:me|us) a favou?r and|(?:it would|it['’]d|that would) (?:really |greatly )?(?:help|be \p{L}+)(?: \p{L}+){0,3} if you (?:could|can|would)|when(?:ever)? you (?:get|have) (?:a |the |some )?(?:minute|moment|chance|second|sec|time|spare minute)|make sure (?:that )?you(?! (?:all|both|two|guys|have|are|know|can|don['’]t|do not|never|always|get there|feel|see|understand|only|also|still|do)\b))[,:]? )+(?=\p{L}+ \p{L})/iu;
/** "... if you can", "... when you get a chance", "... please" */
const COURTESY =
  /(?:,? (?:please|pls|in any case|either way|(?:while|when|whilst) you['’]re (?:at it|there|about it|on it|passing)|if (?:you (?:can|could|would)|at all possible|possible|(?:I|we) may|you have time|you don't mind)|when(?:ever)? you (?:can|get (?:a chance|a moment|a minute|time)|have (?:a (?:chance|moment|minute)|time)|'ve (?:a moment|time))))+$/i;

/** "... before you start stripping anything", "a machine that doesn't eat buttons" */
const FOLLOWS =
  /^ (?:(?:before|until|till|after|once|unless) (?:you|he|she|it|they|we|I)\b|(?:that|which|who) (?:is|are|was|has|have|can|can't|does|doesn't|do|don't|will|won't|isn't|aren't)\b|(?<=\b(?:know|find out|ask|check) )(?:who|what|when|where|why|how|whether|which)\b)[^,.;:!?–—]{3,70}?(?= though\b| and (?:I|we|he|she|they|you|it|the)\b|[,.;:!?–—]|$)/u;

/** "... and give him until Friday for part 9", "... explaining the delay" */
const GOES_ON =
  /^ (?:and give (?:him|her|them|it) (?:until|till) [^,.;:!?]{3,60}?|(?!(?:being|starting|beginning|leaving|going|coming|meaning|including|depending|hoping|assuming|seeing|thinking|looking|according|regarding)\b)\p{Ll}{3,}ing (?:for |about )?(?:the|that|an?|our|your|his|her|their|my) [^,.;:!?]{2,50}?)(?=[,.;:!?]|$)/u;

/** "Have a look and let me know which": what one looks for. */
const LOOKS =
  /^(?:please )?(?:have|take) an? (?:\p{Ll}+ )?look(?: (?:at|over|through) [^,;:]{2,50})?$|^look (?:at|over|through|into) [^,;:]{2,50}$/iu;
const AND_TELL =
  /^,? and (?:please )?let (?:me|us) know(?: (?:by|before|until) (?!(?:if|whether|when|what)\b)[^,;.?]{3,20}?)?((?: which| what| if| whether| when| how| where| who)\b[^.,;:!?]{0,60})/iu;

const STATE_BEHIND = /^ (?:ok(?:ay)?|right|fine|correct|alright)\b/i;

/** "Write down which fields" of "write down which fields you need" */
const WHICH = /\b(?:which|what|how many|how much)(?: \p{Ll}+){1,2}$/u;
const OF_WHICH =
  /^ (?:you|we|they|he|she|I|it)(?:['’]\p{L}+)? \p{L}[^,.;:!?–—]{1,50}?(?=[,.;:!?–—]|$| (?:and|so|but) )/u;

/** The line with what its sentence says of its last word, or until when, where it was cut before that. */
function withWhatFollows(line: string, { statement: { text, speaker }, when }: Act): string {
  const looked = LOOKS.test(line) ? text.toLowerCase().indexOf(line.toLowerCase()) : -1;
  const tells = looked < 0 ? undefined : AND_TELL.exec(text.slice(looked + line.length))?.[1];
  if (tells !== undefined && speaker !== null) return `${line} and let ${nameFor(speaker)} know${tells}`;
  // "Tell me if clause 4 is OK": no word for the tagger.
  const end = line.slice(-12);
  const endAt = /\b(?:is|are|was|were)$/.test(line) ? text.indexOf(end) : -1;
  const state = endAt < 0 ? undefined : STATE_BEHIND.exec(text.slice(endAt + end.length))?.[0];
  if (state !== undefined) return line + state;
  const which = WHICH.exec(line)?.[0];
  if (which !== undefined && text.includes(which)) {
    const rest = OF_WHICH.exec(text.slice(text.indexOf(which) + which.length))?.[0] ?? "";
    return when !== null && rest.includes(when.words) ? line : line + rest;
  }
  // "Get Nora a trolley": what was put in front stands in no sentence.
  const endings = [3, 2, /\bknow$/.test(line) ? 1 : 2].map((words) =>
    line.split(" ").slice(-words).join(" "),
  );
  const ending =
    endings.find((each) => each.length > 4 && text.toLowerCase().includes(each.toLowerCase())) ?? "";
  const at = ending === "" ? -1 : text.toLowerCase().indexOf(ending.toLowerCase());
  const behind = at < 0 ? "" : text.slice(at + ending.length);
  const undated =
    when === null
      ? behind
      : behind.replace(new RegExp(`^ (?:(?:by|before|on) )?${escapePattern(when.words)}`, "u"), "");
  const rest = upToNextOrder(FOLLOWS.exec(behind)?.[0]) ?? GOES_ON.exec(undated)?.[0];
  return rest === undefined ||
    (when !== null && rest.includes(when.words)) ||
    /\b(?:can|could) you\b/.test(rest)
    ? line
    : line + rest;
}

/** "Before you go", of "before you go and put your out-of-office on" */
function upToNextOrder(rest: string | undefined): string | undefined {
  const next = / and (\p{Ll}+) (?:your|the|it|them|an?|me|us)\b.*$/su.exec(rest ?? "");
  return next?.[1] && COMMAND_VERBS.has(next[1]) ? rest?.slice(0, next.index) : rest;
}

const UNDER_CONDITION =
  /(?:^|[,;–—-] (?:(?:so|and|but|or) )?|^(?:so|and|but|or|then) )((?:if|unless) (?!(?:yes|so|not|possible|needed|necessary|you(?: (?:can|could|agree|like|want|would|have (?:any|time|a))|'d)|any\p{L}*)\b)[^,;.:]{4,80}?)(?:,? (?:then|please|pls|just|(?:I|we)(?:['’]ll| will)))*,? $/iu;

/** "If you can't make the session let me know", "so if anybody knows a speaker please shout" */
const TOLD_WHEN =
  /(?:^|[,;:–—.-] |\b(?:so|and|but|or|also) )((?:if|in case|as soon as|once|should) (?!(?:yes|so|not|possible|needed|necessary)\b)[^;:.]{8,110}?)(?:,? (?:then|please|pls|just|do|kindly|can you|could you|would you))*,? $/iu;

/** "If you could", and not "if you could drive". */
const POLITELY =
  /^(?:if|once) (?:possible|at all possible|convenient|(?:you|u) (?:can|could|would|like|have (?:a |any |some )?(?:time|chance|moment|minute)|get (?:a |the )?(?:time|chance|moment|minute)|don['’]t mind)(?:,? please)?)$/i;
const CONTACTS =
  /^(?:get back to|ring|call|phone|text|message|e-?mail|mail|contact|write to|ask(?! for\b)|see) (?:the )?[\p{L}\d'’._-]+(?: \p{Lu}[\p{L}'’-]+)?$/iu;
const TELLING =
  /\b(?:(?:let|tell|drop|give|ring|call|phone|text|message|e-?mail|mail|contact|write to|ask|see) (?:me|us|him|her|them|the|\p{Lu})|shout\b)/u;

/** "Ring her" of "if it's not the wishbone ring her": only then; of telling, what is told. */
function withCondition(order: string, line: string, text: string): string {
  const tells = TELLS_ONLY.test(order) || CONTACTS.test(order);
  const at = tells ? text.search(TELLING) : positionIn(text, line);
  const front = at < 0 ? "" : text.slice(0, at);
  const told = tells ? TOLD_WHEN.exec(front)?.[1] : undefined;
  if (told !== undefined && !POLITELY.test(told))
    return `${order} ${lowerFirst(told.replace(/,? then .*$| (?:we|I|you|they|he|she)$/i, ""))}`;
  const condition = UNDER_CONDITION.exec(front)?.[1];
  // "If nothing happens by Monday I request you to call": more than the condition.
  return condition === undefined ||
    order.includes(condition) ||
    / to$|.\b(?:I|we)\b.* (?:need|want|like|would|request|ask)\b/i.test(condition) ||
    !isOneCondition(condition)
    ? order
    : `${order}, ${lowerFirst(condition)}`;
}

/** "If it's the thing we saw in March" */
function isOneCondition(words: string): boolean {
  const [, second, third] = readClauses(tag(words));
  return (
    !/\b(?:can|could|would)$/i.test(words) &&
    !third &&
    (!second || (second.past && /^(?:I|we|you)$/.test(second.subject?.kind ?? "")))
  );
}

const LACKS =
  /^(?:(?:I|(we)) (?:still )?(?:haven['’]t|have not|don['’]t have|do not have)(?: still| yet)?(?: got| had| received| seen| yet)*|(?:I|(we))(?:['’]m|['’]re| am| are) still (?:missing|lacking|without)) ((?:the|your|any|an?) (?!idea\b|clue\b|time\b|news\b|word\b)[^,;:?!]{3,100})$/iu;

/** "Get us the certificate", of "we still haven't got the certificate", told to whom it is asked of. */
function lacked(line: string, { kind, owner, statement: { speaker } }: Act): string | null {
  if (kind === "commitment" || owner === speaker || speaker === null) return null;
  const [, we, also, thing] = LACKS.exec(line.replace(/[.?!\s]+$/, "")) ?? [];
  return thing === undefined
    ? null
    : `get ${we || also ? "us" : nameFor(speaker)} ${thing.replace(/^(?:your|any) /i, "the ").replace(/ yet$/i, "")}`;
}

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

const ASKS =
  /^(?:can|could|would|will|might) (?:you|u|ye|some(?:one|body)|any(?:one|body)|one of you|either of you|any of you)(?: (?:two|both|all|guys))?(?: (?:please|pls|kindly|just|possibly|maybe|perhaps|also|then|quickly|free|interested|else))* (mind \p{Ll}+ing\b|(?!(?:like|love|prefer|rather|mind|be|know|say|happen|think|see)\b)\p{Ll}[\p{Ll}-]+)(.*)$/isu;

const SHOUTS =
  /^(?:shout(?: out)?|give \p{L}+ a shout|drop \p{L}+ a (?:line|note|text|mail))(?: (?:by|before|on|until) .{3,25})?$/iu;

/** "Please shout before Thursday", "drop me a line": whoever writes it waits for word. */
const shouted = (line: string, { speaker }: Act["statement"]): string | null =>
  SHOUTS.test(line) && speaker !== null ? `get back to ${nameFor(speaker)}` : null;

const ASKS_DONE =
  /^(?:can|could|would|will) ((?:(?:this|that|it|these|those|they|the|our|your|my|all) ?(?:\p{L}+ ?){0,4}?|(?:\p{L}+\.? )?\p{L}+)) (?:please |also |just )*be (\p{Ll}+)\b(.*)$/isu;

/** "Could that be fixed in the same go?" */
function askedDone(line: string, people: People): string | null {
  const [, thing, done, rest = ""] = ASKS_DONE.exec(line) ?? [];
  const base = done ? baseOfParticiple(done) : null;
  return base !== null && thing ? ordered(base, asObject(thing, people), rest.replace(/\?$/, "")) : null;
}

/** "Is anyone able to cover the desk on Thursday?" */
const IS_ANYBODY =
  /^(?:is|are) (?:any|some)(?:one|body)(?: of you| here)? (?:able|free|around|available|willing|happy|up) (?:to|for) (\p{Ll}{2,} .{3,})$/isu;
/** "Any volunteers to run the tombola?" */
const VOLUNTEERS = /^any (?:volunteers?|takers|offers) to (\p{Ll}{2,} .{3,})$/isu;

/** "Could somebody check it", "would you mind checking it" */
function askedFor(line: string): string | null {
  const sought = VOLUNTEERS.exec(line)?.[1] ?? IS_ANYBODY.exec(line)?.[1];
  if (sought) return sought.replace(/\?$/, "");
  const [, verb, rest = ""] = ASKS.exec(line) ?? [];
  if (verb === undefined) return null;
  const [, gerund] = /^mind (\p{Ll}+ing)$/u.exec(verb) ?? [];
  const base = gerund === undefined ? verb : baseOfGerund({ lower: gerund, lemma: gerund });
  return base === null ? null : `${base}${rest}`;
}

const TOLD =
  /^(?:(?:perhaps|maybe),? )?you(?:(?:['’]ll|['’]d(?: better)?| would| will| should| must| can| could| might| may)(?: please| also| just| then| still)*(?: (?:need|have|want) to)?| had better|(?: please| also| just| then| still)*(?: (?:need|have|ought) to)?) (\p{Ll}[\p{Ll}-]+)(.*)$/isu;
const DOING = /^you(?:['’]re| are) (\p{Ll}+ing)\b(.*)$/isu;
const KNOWS = /^(?:know|see|have|mean|like|want|were|are|be|think|look|hear|said|did|had|need|find|owe)$/;

/** "You wanted to check it with your lab" */
const SAID_YOU =
  /^you (?:(?:had|have) )?(?:wanted|promised|agreed|offered|meant|intended|planned|were (?:going|supposed|meant)) to (\p{Ll}[\p{Ll}-]+)(.*)$/isu;

/** "They count on Friday, so it'd be good to have a list by then" */
const GOOD_TO =
  /^(?:[^,;:?!]{3,80},? (?:so|and|but) )?(?:it['’]d|it would|that['’]d|that would|would|it['’]s|might)(?: really| also)? be (?:very |really |so |most )?(?:good|great|nice|lovely|helpful|useful|handy|best|better|ideal|wonderful|brilliant|wise|sensible) (?:if you (?:could |would )?|to )(?!(?:know|see|hear|be|think|learn|find out)\b)(\p{Ll}+ .{3,})$/isu;

/** "You're checking the shuttle", "you should send it" */
function toldYou(line: string): string | null {
  const [, said, whatSaid = ""] = SAID_YOU.exec(line) ?? [];
  if (said !== undefined && COMMAND_VERBS.has(said)) return `${said}${whatSaid}`;
  const [, doing, what = ""] = DOING.exec(line) ?? [];
  const doingBase = doing === undefined ? null : baseOfGerund({ lower: doing, lemma: doing });
  if (doingBase !== null) return `${doingBase}${what}`;
  const [, verb, rest = ""] = TOLD.exec(line) ?? [];
  return verb !== undefined && COMMAND_VERBS.has(verb) && !KNOWS.test(verb) ? `${verb}${rest}` : null;
}

/** "The key please leave with the porter" */
const PLEASE_BEHIND =
  /^((?:the|my|our|your|those|these|all|both) [^,;:]{2,50}?),? please (\p{Ll}+)(?= (?!(?:the|an?|it|them|this|that|me|us|him|her|your|our|my)\b))(.*)$/isu;

/** "The two lamps I'm replacing on Friday": what stands in front is what it is done to. */
function fronted(line: string, { owner, statement, kind }: Act, people: People): string | null {
  const [, put, does, where = ""] = PLEASE_BEHIND.exec(line) ?? [];
  if (put && does && COMMAND_VERBS.has(does)) return ordered(does, asObject(put, people), where);
  const tokens = tag(line);
  const [clause, further] = readClauses(tokens);
  const { subject } = clause ?? {};
  if (!clause || !subject || further || subject.from === 0 || clause.passive || clause.negated || clause.past)
    return null;
  const isOwners =
    (subject.kind === "I" && owner === statement.speaker) ||
    (subject.kind === "you" && kind === "request") ||
    (subject.kind === "name" && people.resolve(subject.text) === owner);
  const front = tokens.slice(0, subject.from);
  const isThing =
    front.every(
      ({ pos, lower }) =>
        /^(?:NOUN|PROPN|DET|ADJ|NUM|PRON|CCONJ|VERB)$/.test(pos) || /^(?:of|for|to|from|in|,)$/.test(lower),
    ) && /^(?:NOUN|PROPN|,)$/.test(front.at(-1)?.pos ?? front.at(-1)?.lower ?? "");
  const verb = tokens[clause.verbAt];
  const next = tokens[clause.verbAt + 1];
  if (!isOwners || !isThing || !verb || /^(?:be|have|see|know|want|need|think)$/.test(clause.verb))
    return null;
  if (next !== undefined && /^(?:NOUN|PROPN|DET|PRON|NUM)$/.test(next.pos)) return null;
  const object = line.slice(0, front.at(-1)?.to ?? 0).replace(/,$/, "");
  return ordered(clause.verb, asObject(object, people), line.slice(verb.to));
}

const SOFTLY = "(?: do| still| also| really| now| just| only| then| please)*";
const WISH = `(?:(?:I|we)(?:['’]d| would|['’]ll| will|['’]m| am| are|['’]re)?${SOFTLY}|also|still|and|^) ?(?:need|want|like|love|require|lack|miss|missing|appreciate|(?:be )?(?:very |most |really )?(?:grateful|thankful|glad|happy) (?:for|to (?:have|get|receive))|ask you for|waiting (?:for|on))(?: also| still| now| please| from you| from each of you)*`;
/** What stands in front of what is wished: "I still need from you". */
const WISHES = new RegExp(
  `(?:(?:^|[\\s,;:(–—-])${WISH}|\\b(?:what|all) (?:I|we)(?: still| also| really| just| now)* need(?: now)?(?: from you)?(?: now| most| still| today)? (?:is|are)|\\blet (?:me|us) have|\\bask you for .{3,90} and \\p{Lu}\\p{L}+ for) (?:(your) )?$`,
  "iu",
);
const WISHED = new RegExp(
  `^(?:needs? |${WISH.replace("|^)", ")")} )(?=(?:the|an?|one|two|three|four|five|\\d+|some|any|all|both|your|our|my|another|more|new|this|that|these|those|(?!\\p{L}+ing\\b)(?:\\p{L}+$|\\p{L}+ \\p{L}+ \\p{L}+))\\b)`,
  "iu",
);
const PEOPLE =
  /^(?:some(?:one|body)|any(?:one|body))\b|^(?:\p{L}+ ){0,4}(?:people|hands|volunteers?|helpers?|person)\b/iu;
/** What is wished done, as an order: "sign the form"; null where a thing is wished for. */
function doneTo(thing: string, people: People): string | null {
  const tokens = tag(thing);
  const at = tokens.findIndex(
    (t, i) => i > 0 && t.pos === "VERB" && isPastForm(t) && /^(?:NOUN|PROPN)$/.test(tokens[i - 1]?.pos ?? ""),
  );
  const done = tokens[at];
  const base = done ? baseOfParticiple(done.lower) : null;
  if (!done || base === null || tokens[at + 1]?.pos === "NOUN") return null;
  const front = thing.slice(0, done.from).trim();
  const behind = thing.slice(done.to).replace(/^ by you(?!\p{L})/u, "");
  return BY_SOMEBODY.test(behind) ? null : ordered(base, asObject(front, people), behind);
}
const DONE_TO = /\b(?:done|gone|ready|finished|sorted|fixed|made|out|off|in|up|down|over|\p{L}{3,}ed)$/u;

/** "I need the signed list back": whoever has it gets it to whom the mail is from. */
function wished(line: string, { owner, statement, kind }: Act, people: People): string | null {
  const { text, speaker } = statement;
  const said = WISHED.exec(line)?.[0];
  const at = said === undefined ? positionIn(text, line) : 0;
  const before = at < 0 || said !== undefined ? null : WISHES.exec(text.slice(0, at));
  if (said === undefined && !before) return null;
  if (kind === "commitment" && said === undefined) return null;
  const thing = said === undefined ? (text[at] ?? "") + line.slice(1) : line.slice(said.length);
  const bare = (before?.[1] ? `your ${thing}` : thing)
    .replace(
      /^your (?=(?:comments|thoughts|ideas|views|suggestions|opinions|questions|numbers|eyes|help|time)\b)/i,
      "",
    )
    .replace(/^your /i, "the ")
    .replace(
      / (?:from|off) (?:(?:some|most|all|each|both|several|\d+|two|three|four|five|six) of )?you(?!\p{L})/u,
      "",
    );
  if (/^(?:to|you|it|that|this|more time)\b(?! \p{L})/iu.test(bare) || /^to\b/i.test(bare)) return null;
  // "a key off them": who has it is told.
  const isOwn =
    speaker === null || owner === speaker || /^needs /i.test(said ?? "") || FROM_OTHERS.test(bare);
  const order = isOwn || PEOPLE.test(bare) ? null : doneTo(bare, people);
  if (order !== null) return order;
  const isOfAll = OF_ALL.test(said ?? before?.[0] ?? "") && A_THING.test(bare) && !IS_TOLD.test(bare);
  return `get ${isOwn || isOfAll || PEOPLE.test(bare) || DONE_TO.test(bare) ? "" : `${nameFor(speaker)} `}${bare}`;
}

/** "We need a new bulb": of the house; what is told or handed over, as an offer, is got to who writes it. */
const OF_ALL = /\bwe(?:['’]re| are|['’]ll|['’]d| will| would)?\b/i;
const A_THING = /^(?:an?|another|one|two|three|four|\d+|some|more)\b/i;
const IS_TOLD =
  /\b(?:numbers?|figures?|lists?|invoices?|approval|codes?|files?|forms?|cop(?:y|ies)|sets?|quotes?|offers?|answers?|replies|reply|dates?|details?|address(?:es)?|confirmation|contracts?|reports?|plans?|drawings?|impressions?|ok|okay|permission|permit|receipts?|statements?|names?|drafts?|texts?|photos?|pictures?|signatures?|decisions?|proposals?|estimates?|schedules?|versions?)\b/i;
const FROM_OTHERS = /\b(?:off|from) (?!me\b|us\b|the (?:\d|\p{Lu}))(?:\p{L}{3,})/u;

/** Where the first words of the line stand in a text, whatever the case of the first. */
function positionIn(text: string, line: string): number {
  const opening = line
    .split(" ")
    .slice(0, 3)
    .join(" ")
    .replace(/[,.;:]$/, "");
  const found = text.indexOf(opening.slice(1));
  return found > 0 && text[found - 1]?.toLowerCase() === opening[0]?.toLowerCase() ? found - 1 : -1;
}

const OPENS_THING = /^(?:the|an?|your|our|all|both|some|two|three|four|\d+)\b/i;

/** "The fire marshal wants the inventory" */
function neededBy(line: string, { owner, statement }: Act, people: People): string | null {
  const tokens = tag(line);
  const [clause] = readClauses(tokens);
  const { subject, verb } = clause ?? {};
  if (!clause || !subject || subject.from !== 0 || !/^(?:need|want|require)$/.test(verb ?? "")) return null;
  if (clause.negated || clause.past || clause.marker !== null || clause.through.length > 0) return null;
  if (!/^(?:name|group|thing)$/.test(subject.kind) || people.resolve(subject.text) === owner) return null;
  const what = line.slice(tokens[clause.group.to]?.from ?? line.length);
  // "The pump needs a new seal": what a thing needs is done to it.
  const isSomebody = subject.kind !== "thing" || (verb === "want" && statement.text.includes(subject.text));
  const order = isSomebody && OPENS_THING.test(what) ? doneTo(what, people) : null;
  if (order !== null) return order;
  return isSomebody && OPENS_THING.test(what) && !/\bto be\b/.test(what)
    ? `get ${asObject(subject.text, people)} ${what.replace(/^your /i, "the ")}`
    : null;
}

const OPENS_QUESTION =
  /^(?:(?:should|shall|does|did|is|are|was|were|will|would|can|could|who|whom|whose|what|when|where|why|how|which)\b|(?:has (?:he|she|it)|(?:do|have) (?:you|u|ye|we|they|I|people|any\p{L}+|the \p{L}+ (?:still|already|ever)))\b|any\b)/iu;
const ASKS_WHETHER =
  /(?:^|[,;:–—-] |\b(?:or|and|so) )(?:(?:should|shall) (?:I|we)|(?:can|may|could) I)(?: still| just| also| safely)* $/i;
const ASKS_DID = /(?:^|[,;:–—-] |\b(?:or|and|so|but) )did you (?:ever |already |also |by any chance )?$/i;
/** "Did you hear back from them?": nothing that one does, as "did you send it?" reminds of. */
const COMES_TO_ONE = /^(?:hear|see|get|receive|notice|find out|manage|know|like|enjoy|understand|agree)\b/i;
const SHALL = /^(?:should|shall) (?:I|we) (\p{Ll}.*)$/isu;
/** "Shall I order it or do you want to see it first?" */
const OR_DO_YOU = /,? or (?:do|would) you (want|prefer|need|like)\b/iu;
/** "Is the lift wide enough?", "have you still got the drill?" */
const WHETHER = /^(?:is|are|was|were|can|could|will|would|should|has|have|does|do)$/;
const DO_YOU_KNOW =
  /^(?:do|would) you (?:happen to )?know ((?:if|whether|who|what|when|where|why|how|which)\b.*)$/isu;
const DO = /^do (you|we|they) (.*)$/isu;
const TURNED =
  /^((?:what|which|how|when|where|why|who|whose)(?: \p{Ll}+)?) (will|can|should|could|would|is|are|must|may) (he|she|it|they|this|that|these|those) (.*)$/isu;
const WHO = /^who (?!(?:is|are|was|were|do|does|did|will|would|can|could|should) )\p{Ll}+ \p{L}/u;

/** "Who's got the key?" */
const WHO_HAS = /^who['’]s (?:got|been|taken|doing|bringing|going|coming|looking|in charge|on)\b/i;

/** "Should we wait or skip?": its writer waits for an answer. */
function questioned(line: string, { statement, support, owner, kind }: Act): string | null {
  const { speaker } = statement;
  if (speaker === null || speaker === owner || kind === "commitment") return null;
  const text =
    [statement, ...support].find((said) => said.speaker === speaker && positionIn(said.text, line) >= 0)
      ?.text ?? "";
  const at = positionIn(text, line);
  if (at < 0 || !/^[^.!]*\?/.test(text.slice(at + line.length - 1))) return null;
  const to = `get back to ${nameFor(speaker)}`;
  // "Keep the van", of "should we keep the van?"
  if (ASKS_WHETHER.test(text.slice(0, at))) return `${to} on whether to ${lowerFirst(line)}`;
  if (ASKS_DID.test(text.slice(0, at)) && COMES_TO_ONE.test(line))
    return `${to}: did you ${lowerFirst(line).replace(/[?\s]+$/, "")}?`;
  if (!OPENS_QUESTION.test(line)) return null;
  const asked = line.replace(/[?\s]+$/, "");
  const [, done] = SHALL.exec(asked) ?? [];
  if (done) return `${to} on whether to ${done.replace(OR_DO_YOU, " or whether you $1")}`;
  const [, known] = DO_YOU_KNOW.exec(asked) ?? [];
  if (known) return `${to} on ${known}`;
  const [, who, does] = DO.exec(asked) ?? [];
  if (who && does && !/\bor (?:is|are|do|does|will|can|should)\b/.test(does))
    return `${to} on whether ${who.toLowerCase()} ${does}`;
  const [, what, helper, subject, rest] = TURNED.exec(asked) ?? [];
  if (what && helper && subject && rest) return `${to} on ${lowerFirst(what)} ${subject} ${helper} ${rest}`;
  const whether = toldWhether(asked);
  if (whether !== null) return `${to} on ${whether}`;
  if (WHO.test(lowerFirst(asked)) || WHO_HAS.test(asked)) return `${to} on ${lowerFirst(asked)}`;
  return `${to}: ${lowerFirst(asked)}?`;
}

/** "Whether the lift is wide enough", of "is the lift wide enough"; null where it is asked in another way, or more than that. */
function toldWhether(asked: string): string | null {
  const tokens = tag(asked);
  const [helper, there] = tokens;
  if (!helper || !there || !WHETHER.test(helper.lower)) return null;
  // "Is it the pump or the belt?"
  if (/[,;:–—]|\bor\b/.test(asked)) return null;
  const to = endOfSubject(tokens);
  const last = tokens[(to ?? 0) - 1];
  if (to === null || !last) return null;
  const whole = asked.slice(there.from, last.to);
  const who = there.pos === "PROPN" ? whole : lowerFirst(whole);
  const rest = asked.slice(last.to);
  const [does, verb = ""] = /^ (\p{Ll}+)\b/u.exec(rest) ?? [];
  if (rest.trim() === "") return null;
  if (helper.lower === "do") return `whether ${who}${rest}`;
  if (helper.lower !== "does") return `whether ${who} ${helper.lower}${rest}`;
  return does ? `whether ${who} ${thirdOf(verb)}${rest.slice(does.length)}` : null;
}

/** Where what a question asks of ends, which stands behind its helper; null where that can't be told. */
function endOfSubject(tokens: readonly Token[]): number | null {
  const [helper, first] = tokens;
  if (first?.pos === "PRON" || first?.lower === "there") return 2;
  const clause = readClauses(tokens).find(({ subject }) => subject?.from === 1);
  if (clause?.subject) return clause.subject.to;
  if (!/^(?:is|are|was|were)$/.test(helper?.lower ?? "")) return null;
  // "The lift to the second floor" of "is the lift to the second floor wide enough"
  const at = tokens.findIndex(
    ({ pos }, i) =>
      i > 1 &&
      /^(?:ADJ|ADV|VERB)$/.test(pos) &&
      !/^(?:NOUN|PROPN|ADJ)$/.test(tokens[i + 1]?.pos ?? "") &&
      /^(?:NOUN|PROPN)$/.test(tokens[i - 1]?.pos ?? ""),
  );
  return at < 0 ? null : at;
}

/** By whom it is done is more than by when. */
const BY_SOMEBODY =
  /^(?: \p{L}+){0,4} by (?:an?|the|our|my|your|two|one|some|both|all|\p{Lu}\p{L}+ \p{Lu})(?! (?:end|\d|latest|start|beginning|close|weekend|week|month))\b/u;
const NO_OBJECT =
  /^(?:I|we|you|he|she|who|what|there|every(?:one|body)|no(?:body|thing)|some(?:one|body)|\p{L}+ing)\b/iu;
const MUST = /^(?:must|should|need|have|ought|be|shall)$/;

/** "The meter must be read", "the gate needs fixing" */
function donePassively(line: string, people: People): string | null {
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const clause = clauses.find(
    ({ passive, verb, modal, marker }) => (passive || (verb === "be" && modal !== null)) && marker === null,
  );
  const { subject } = clause ?? {};
  if (clause && subject && subject.from === 0 && (clause === clauses[0] || clause.shared)) {
    // "must be flushed": a tagger may take it for how the thing is.
    const verb = tokens[clause.passive ? clause.verbAt : clause.group.to];
    const rest = line.slice(verb?.to ?? line.length);
    const isMust =
      MUST.test(clause.modal ?? "") ||
      MUST_BE.test(line.slice(tokens[clause.group.from]?.from ?? 0, verb?.from ?? 0));
    const base = verb ? baseOfParticiple(verb.lower) : null;
    if (!isMust || base === null || clause.negated || NO_OBJECT.test(subject.text)) return null;
    const [, also, further] = /^ and (\p{Ll}+)(.*)$/su.exec(rest) ?? [];
    const other = also ? baseOfParticiple(also) : null;
    if (also && other === null) return null;
    const object = asObject(line.slice(0, tokens[subject.to - 1]?.to ?? 0), people);
    // "The heaters must be checked by the gas man"
    if (BY_SOMEBODY.test(rest)) return `have ${object} ${verb?.text ?? ""}${rest}`;
    return ordered(other === null ? base : `${base} and ${other}`, object, further ?? rest);
  }
  return null;
}

/** "Chairs: to be collected", "register to be updated", "3.2 Rota to be published" */
const TO_BE =
  /^(?!(?:it|this|that|there|these|those|we|I|you|he|she|they|who|what)\b)((?:[£$€]?[\p{L}\d'’&/.-]+ ?){1,7}?)(?<!\b(?:needs?|has|have|had|is|are|was|were|ought|got|going|wants?|like|likely|due|supposed|meant|expected|able|ready) ?)(?:[:,]| [–—-])? to be (\p{Ll}+)\b(.*)$/isu;
const STATE = / [–—-] (?:overdue|carried over|open|pending|ongoing|outstanding|new)\.?$/i;
function toBeDone(line: string, people: People): string | null {
  const said = line.replace(STATE, "");
  // Most lines have none, and a front of up to seven words is tried in many ways.
  const [, thing, done, rest = ""] = (/ to be /i.test(said) && TO_BE.exec(said)) || [];
  const base = done ? baseOfParticiple(done) : null;
  if (!thing || base === null || !done || !isThingAlone(thing.trim())) return null;
  if (BY_SOMEBODY.test(rest)) return `have ${asObject(thing.trim(), people)} ${done}${rest}`;
  const [first = ""] = thing.split(" ");
  const isWord = isEnglishWord(singular(first.toLowerCase())) && !people.isKnown(first);
  const object = isWord && /^\p{Lu}\p{Ll}/u.test(first) ? lowerFirst(thing.trim()) : thing.trim();
  return ordered(
    base,
    OPENS_THING.test(object) || /^[£$€]?\d/.test(object) || people.isKnown(first) ? object : `the ${object}`,
    rest,
  );
}

/** "Register" may be told or named; "arrange for chairs" is told. */
const isThingAlone = (thing: string): boolean =>
  readClauses(tag(thing)).every(({ imperative }) => imperative && !thing.includes(" "));

const MUST_BE = /\b(?:must|(?:has|have|needs?|ought|is|are) to|should|shall)\b/i;
const CONDITION = /^(?:if|unless|once|when|as soon as)\b/i;
const NOT_BEFORE = /^(?:to|and|or|not|n't|i|we|you|they|he|she|who|that|which)$/;

/** "If it rains move the chairs inside" as "Move the chairs inside, if it rains"; "if you could send it, ..." as "Send it". */
function withConditionBehind(line: string): string {
  if (!CONDITION.test(line)) return line;
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const [first, second] = clauses;
  const asked = tokens[first?.verbAt ?? 0];
  if (!first || !asked || first.subject === null) return line;
  const isAsking = first.subject.kind === "you" && /^(?:could|can|would|might)$/.test(first.modal ?? "");
  if (isAsking && second && !second.imperative)
    return line.slice(asked.from, tokens[second.from]?.from).replace(/[\s,;:–—-]+(?:then )?$/, "");
  const at = tokens.findIndex(
    (token, i) =>
      i > first.verbAt &&
      token.pos === "VERB" &&
      token.lower === token.lemma &&
      COMMAND_VERBS.has(token.lower) &&
      !/^(?:AUX|DET|ADJ|ADP|PART)$/.test(tokens[i - 1]?.pos ?? "") &&
      !NOT_BEFORE.test(tokens[i - 1]?.lower ?? ""),
  );
  const from = tokens[at]?.from;
  if (from === undefined) return line;
  const condition = line.slice(0, from).replace(/[\s,;:–—-]+(?:(?:then|please|pls|just|so)[\s,]*)*$/i, "");
  const order = withoutReason(line.slice(from)).replace(COURTESY, "");
  // "If you can, send it", "if needed, call them"
  return condition.split(" ").length < 3 ? line : `${order}, ${lowerFirst(condition)}`;
}

const OPENS_REASON = /^(?:because|since|otherwise|so)$/;

/** "Send me the list, I have to order today": why is no part of it. */
function withoutReason(line: string): string {
  if (line.includes(":")) return line;
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const isReason = ({ from, marker, subject, shared, imperative, inverted }: Clause): boolean => {
    const before = tokens[from - 1]?.lower ?? "";
    const opening = tokens[from]?.lower ?? "";
    if (subject === null || shared || imperative || inverted || from < LEAST) return false;
    return (
      (marker === null && /^[,;]$/.test(before)) ||
      OPENS_REASON.test(opening) ||
      OPENS_REASON.test(before) ||
      (opening === "as" &&
        !/^(?:soon|long|far|much|many|well|often|fast|quickly|good|late|early|same)$/.test(before) &&
        /^(?:thing|name|group|I|we|it)$/.test(subject.kind))
    );
  };
  const reason = clauses.slice(1).find(isReason);
  const [first] = clauses;
  const isOrder =
    first?.imperative || (first?.from === 0 && first.subject === null) || MUST.test(first?.modal ?? "");
  if (!reason || !isOrder) return line;
  const at = tokens[reason.from]?.from ?? line.length;
  return line.slice(0, at).replace(/[\s,;–—-]+(?:(?:because|since|otherwise|so|and|but)[\s,]*)*$/i, "");
}
/** So many words an order has. */
const LEAST = 3;
