import type { DueDate } from "./due-dates";
import type { Language } from "./languages/language";
import { calledBy } from "./people";
import { sentenceCase, shorten, withoutFillers } from "./task-wording";

const HANGING =
  /(?:[\s,;:–—(]|(?<!\p{L})-|-(?!\p{L}))+(?<!\b(?:be \p{Ll}+ed|be|is|are|was|were|am|\p{L}+['’](?:re|s|m)|hand|send|get|come|go|let|it|them|do|(?:the|an?) (?:day|week|evening|night)|about|days|weeks|hours|(?:let|bring|hand|send|get|take|turn|switch|put|leave|fill|call|have) (?:him|her|us|you|everybody|people|(?:the|a|Mr\.?|Mrs\.?|Ms\.?|Dr\.?)? ?[\p{L}'’-]+)) )(?:and|or|but|so|then|to|by|on|for|until|(?<!\b(?:the|a|your|our) )till|before|at|with|the|a|from|in|ideally|preferably|hopefully|also|because|as soon|as|if|that|which)?[\s,;:–—(-]*$/iu;

/** The line for a phrase of a statement: its date and courtesies gone, "me" by name, at most 160 characters. */
export function lineOf(
  phrase: string,
  {
    speaker,
    owner,
    when,
    language = "en",
  }: { speaker: string | null; owner: string | null; when: DueDate | null; language?: Language },
): string {
  const said = phrase.replace(/\s+/g, " ").trim();
  // "Um elf", "vous vous": fillers and slips of the tongue only in English.
  let text = (language === "en" ? withoutFillers(said) : said).replace(
    /^(?:(?:ok(?:ay)?|yes|yep|sure),?\s+(?:i?\s*will\s+)?)?(?:(?:from|on) (?:your|our|my) (?:side|end|part)\s*[:,]\s*)?(?:(?:please|kindly|pls|also|then|just|and|so|to),?\s+)?/i,
    "",
  );
  text = text
    .replace(/^[\s:;,.–—-]+(?=\p{L})/u, "")
    // "We need from you the number of your company"
    .replace(
      /^from (?:you|each of you|all of you|both of you)(?: (?:by|before|until) [^,;]{2,20}?)? (?=(?:the|an?|your|two|three|all|some)\b)/i,
      "",
    )
    // "Ring Mrs Tate will you, better coming from you"
    .replace(/(?<=\S{3}),? (?:will|would|can|could) you(?:,.*|\W*)$/i, "");
  // "Gary knows and calls him": what he does is to call.
  text = text.replace(/^knows?(?: (?:about )?(?:it|this|that))? and (?:will )?(?=\p{Ll})/iu, "");
  // "Let me know, I have to give them the name": why is no part of it.
  text = text.replace(/^(let \p{L}+ know|tell \p{L}+), (?:I|we|they|he|she|it|because|as|so)\b.*$/isu, "$1");
  // "Move the appointment, anything the week after is fine", cut before that is fine
  text = text.replace(/, any(?:thing|time|where|body)(?: (?:the|that|in the|in|next|this) \p{L}+)?$/iu, "");
  // "Will you tell them or shall I?"
  text = text.replace(/,? or (?:shall|should|will|do|can) I\b[^,;]*$/i, "");
  // "You were going to send me the plan, any luck?"
  text = text.replace(
    /,? (?:any|some) (?:luck|news|joy|progress|update|volunteers?|takers?|offers?|ideas?)\b[^,.;]{0,20}[?.!]*$/i,
    "",
  );
  // "The roofers fit it on the 9th, then"
  text = text.replace(/,? (?:though|tho)[\s.!?;:,]*$|, then[\s.!?;:,]*$/i, "");
  // "Do it tonight, no drama", "the page before Friday, so Lena"
  text = text.replace(
    /, (?:no (?:drama|problem|worries|bother|trouble|stress|rush|hurry)|promised?|honest(?:ly)?|(?:so|but) (?:[Yy]ou|\p{Lu}\p{Ll}+))[\s.!?;:,]*$/u,
    "",
  );
  text = text.replace(/[\s,]+(?:please|pls|thanks|thank you|ok)?[\s.!?;:,]*$/i, (end) =>
    /ok/i.test(end) && !/[\s,]ok[\s.!?]*$/i.test(end) ? end : "",
  );
  // "Measure the stairs tomorrow and": the day stands at the end.
  text = withoutGiver(withoutDate(text.replace(/(?<!\bdo)[\s,]+(?:and|or|but|so|then)$/i, ""), when), owner);
  const first = speaker && calledBy(speaker);
  if (first && owner === speaker)
    text = text.replace(/\bmy\b/g, "their").replace(/\bmyself\b/g, "themselves");
  else if (first) text = text.replace(/(?<=\S )(?<!\byou and )me\b/g, first).replace(/\bmy\b/g, `${first}'s`);
  // "Pay that": nothing is left hanging.
  for (let before = ""; before !== text && !ENDS_IN_THAT.test(text); ) {
    before = text;
    // "Post them as soon as she has okayed them", cut before its condition.
    text = text.replace(HANGING, "").replace(/(?<=\S{3}) as (?:soon|long|quickly)$/i, "");
  }
  return shorten(sentenceCase(text.replace(/[.!?]+$/, "")));
}

/** "Pay that", "get the porters onto that" */
const ENDS_IN_THAT = /^\p{L}+ that$|\b(?:onto|into|for|about|of|with|on|have|from|do) that$/iu;

/** "The storage temperatures from Marco", which Marco has to give. */
function withoutGiver(text: string, owner: string | null): string {
  const [, thing, from] =
    /^((?:the|a|an|your|final|all|some|two|three|\d+) .{3,}) from (\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?)$/iu.exec(
      text.trim(),
    ) ?? [];
  return thing && from && owner !== null && (from === owner || from === calledBy(owner)) ? thing : text;
}

const ASKED = /^\s+(?:who|whose|whether|if|what|when|where|how|why|which|that)\s/i;
/** "by Friday confirming the berth", "before Sunday about the bells" */
const GOES_ON_BEHIND =
  /^(?:\s+(?:about|for|from|with|regarding|re|\p{Ll}{3,}ing(?: (?:for|to|about))?) (?:me|us|him|her|them|it|that|the|an?|our|your|my|his|her|their|all|both|some|\p{Lu}\p{L}+)(?!\p{L})|,? and to \p{Ll})/u;

/** "Tell us by Monday who comes" without the day; null where none stands so, between a verb's words and what it asks or why. */
function withoutDeadlineWithin(text: string, words: string): string | null {
  const at = text.indexOf(words);
  const isWord = /^(?:today|tomorrow|tonight)\b/i.test(words);
  const [lead] =
    (isWord ? /(?:\s+(?:by|before|until))?\s+$/i : /\s+(?:by|before|no later than|on)\s+$/i).exec(
      text.slice(0, at),
    ) ?? [];
  const rest = text.slice(at + words.length).replace(/^ (?:morning|afternoon|evening|night)(?= )/i, "");
  const goesOn =
    lead !== undefined &&
    ((ASKED.test(rest) && !(/on|^\s*$/i.test(lead) && /^\s+(?:when|where|that|which)\s/i.test(rest))) ||
      (/by|than|before/i.test(lead) && GOES_ON_BEHIND.test(rest)));
  return at < 8 || !goesOn ? null : `${text.slice(0, at - lead.length)}${rest}`;
}

/** "Sketch the day", cut through "the day before": without what the end has of the date. */
function withoutItsOpening(text: string, words: string): string {
  const said = words.split(" ");
  for (let count = said.length - 1; count > 0; count--) {
    const opening = ` ${said.slice(0, count).join(" ")}`;
    const rest = text.slice(0, -opening.length);
    if (
      text.endsWith(opening) &&
      /^ (?:before|by|until|till|the|that|on)\b/i.test(opening) &&
      rest.includes(" ")
    )
      return rest;
  }
  return text;
}

/** "Book the guest house, 3 to 17 April": until when is nowhere else. */
const IS_RANGE =
  /(?<![\d-])\d{1,2}(?:st|nd|rd|th)?\s?(?:-|–|to|until|till|and)\s?(?:the )?\d{1,2}(?:st|nd|rd|th)?\s+(?:of )?\p{L}/iu;

/** "Monday first thing", "Friday at the latest": no more than the day. */
const STRESSES =
  /^[\s,]*(?:first thing|(?:at )?the (?:very )?latest|latest|sharp|please|pls|au plus tard|dernier délai|spätestens|a más tardar|como (?:muy )?tarde)(?=[\s.,!]*$)/i;
/** "Rebook them for next week", "give him until Friday": the day is what it is about. */
const PUTS_OFF =
  /\b(?:re-?(?:book|schedule|arrange|plan)|move|shift|push|postpone|put off|extend) (?:it|them|him|her|that|this|us|me|\p{Lu}\p{L}+|(?:the|our|your) \p{L}+) (?:for|to)\s+(?:the )?$|\b(?:give|allow|grant) (?:it|them|him|her|us|me|\p{Lu}\p{L}+|(?:the|our|your) \p{L}+) (?:until|till?)\s+(?:the )?$/iu;

/** The text without the date at its end, where what is left still says something. */
export function withoutDate(text: string, when: DueDate | null): string {
  if (!when || IS_RANGE.test(when.words)) return text;
  // The full stop of "20.11." may have gone with the end of the clause.
  const words = text.includes(when.words) ? when.words : when.words.replace(/\.$/, "");
  const within = withoutDeadlineWithin(text, words);
  if (within !== null) return within;
  if (!text.includes(words)) return withoutItsOpening(text, words);
  const at = text.lastIndexOf(words);
  const rest = text.slice(at + words.length);
  // "Sag den Termin am Mittwoch ab": what ends the clause belongs to its verb.
  const behind = rest.replace(STRESSES, "");
  if (at < 8 || behind.length > 3 || /\p{L}/u.test(behind) || PUTS_OFF.test(text.slice(0, at))) return text;
  const before = text
    .slice(0, at)
    .replace(
      /[\s,(–—-]*\b(?:by|before|on|until|(?<!\b(?:the|a|your|our) )'?till?|through|due|no later than|not later than|within|for|at|the|this|at the latest|ideally|first thing)\b(?:\s+first thing)?\s*$/i,
      "",
    )
    .replace(
      /[\s,(–—-]+(?:bis(?: spätestens)?(?: zum| am)?|spätestens(?: bis| am)?|vor(?: dem)?|am|avant(?: le| la)?|d['’]ici(?: le| au| à)?|pour(?: le)?|au plus tard(?: le)?|le|antes (?:del?|de las?)|hasta(?: el)?|para(?: el)?|a más tardar(?: el)?|el)\s*$/i,
      "",
    )
    // "within three weeks, i.e. by 14 September"
    .replace(/[\s,;(–—-]+(?:i\.? ?e|e\.? ?g|namely|meaning|that is)\.?$/i, "")
    // "Rebook them for next week, please today"
    .replace(/[\s,;(–—-]+(?:please|pls|ideally|preferably)(?: do (?:it|that|this))?\s*$/i, "")
    .replace(/[\s,(–—-]+$/, "");
  const isBare =
    before.split(/\s+/).length < 2 ||
    /(?<!-)\b(?:to|from|until|between|since|of|de|du|del|vom|von|than|re|about|regarding|es|son|será|fue|est|sont|sera|for|(?<!\b(?:the|an?|our|your|their|this|next) )(?:move|shift)|(?<=\b(?:can|could) )(?:do|make|manage)|moved|postpone|reschedule|extend|is|are|be)$/i.test(
      before,
    );
  // "... for the nights of 18 and 19 January": cut through several days.
  if (/\d(?:st|nd|rd|th)? (?:and|or|&)$/i.test(before)) return text;
  // "New insurance (the old one runs out on 30/11)": cut through a bracket.
  const isCut = count(before, "(") > count(before, ")") && count(text, "(") === count(text, ")");
  return isBare || isCut ? text : before;
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;
