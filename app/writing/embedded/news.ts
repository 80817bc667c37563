import { tag } from "./english/tag";
import { isLongAgo } from "./long-ago";
import type { Statement } from "./statement";

/** Talk about the talk, and courtesies. */
const CHATTER =
  /^(?:\W*(?:ok(?:ay)?|so|well|right|great|morning|hi|hello|perfect|sure|yes|no|yep)[,.!]* )*(?:let's (?:start|begin|go|see|talk|move on|get started)|good (?:morning|afternoon|evening|luck|news)|have a (?:nice|good|great|safe)|thanks?|thank you|many thanks|see you|enjoy|happy|congrat|welcome|sorry|no worries|my pleasure|looking forward|i hope|hope|just (?:so you know|a quick|checking|a reminder)|quick (?:update|question|one)|for (?:your|our) (?:information|round)|fyi|as discussed|nice|cheers|best|regards|greetings)\b/i;
/** Points to what an overview does not hold. */
const ELSEWHERE =
  /\b(?:see|find|please find|read|check) (?:it )?(?:the )?(?:below|above|attached|attachments?|enclosed|inline)\b|\b(?:is|are|as) (?:below|attached|enclosed)\b|\b(?:in|on|with) the (?:attached|enclosed)\b|\b(?:I|we)(?:['’]ve| have)? (?:attach|enclose)(?:d|ing)?\b|\b(?:is|are|['’]s|['’]re) (?:all |now |also )?(?:in|on) the (?:usual |shared |project |team )?(?:folder|drive|share|server|sharepoint|dropbox|wiki|vault)\b|^\W*(?:here(?:'s| is| are| it is| they are)|attached|enclosed|below|above)\b|:\s{0,8}$/i;
/** So it is each time, or only if, or it was once: nothing that happened. */
const NOTHING_NEW =
  /^\W*(?:(?:and|but|so|oh|ah),? )?(?:as (?:always|usual|ever)|if (?:you|any(?:body|one)|some(?:body|one)|i|we|it|the|that|this|there|not)\b|in case\b|should you\b|when(?:ever)? you\b|last time\b|next time\b|(?:many |some |\d+ )?years ago\b|feel free\b|(?:just )?(?:shout|holler|ping me|give me a (?:shout|ring|call|bell)|correct me|let me know) (?:if|when|should)\b|i was (?:thinking|wondering)\b|i (?:might|may) |it would be (?:great|nice|lovely|good)\b|i['’]d (?:rather|love|prefer)\b|wie immer\b|falls\b|wenn (?:du|ihr|sie|jemand)\b|letztes mal\b|comme (?:toujours|d['’]habitude)\b|si (?:tu|vous|jamais|quelqu)|como siempre\b|si (?:necesitas|quieres|alguien|necesita|quiere))/i;
/** "In 1998 we repaired it ourselves" */
const OF_A_YEAR = /^\W*(?:back )?in (?:19|20)\d\d,? (?:we|they|the|our|he|she|i|my)\b/i;
/** A sentence that goes on from the one before. */
const GOES_ON =
  /^\W*(?:(?:also|too|then|otherwise|therefore|hence|instead|however|besides|moreover|furthermore|meanwhile|still|yet|because|which|who|and|but|or|so|plus|similarly|likewise|that way|in that case|if so|if not|for (?:this|that|it|them)|after (?:that|this)|with (?:that|this|it)|until then|one more thing|by the way|btw|ps|p\.s|on (?:that|this))\b|(?:it|this|that|these|those|they|he|she|his|her|hers|its|theirs|both|neither|either|such|mine|yours|same|(?:the|an)?other|the (?:same|latter|former|others?|first|second|third|above|following|rest|one|ones))(?:['’]\p{L}+)?\b(?! (?:week|month|year|morning|afternoon|evening|quarter|weekend|summer|winter|spring|autumn)\b))/iu;
/** Pronouns of things and of people. */
const POINTERS = /^(?:it|its|they|them|their|this|these|those|one|ones|he|him|his|she|her)$/;
const OF_PEOPLE = /^(?:he|him|his|she|her)$/;
/** What tells that a sentence speaks to its reader. */
const TO_READER = /\b(?:you|your|yours|yourself)\b/i;

/**
 * Whether a written sentence can stand in an overview: it tells something, ends, and needs neither the sentence before
 * nor the mail around it. Talk is not measured by this: its turns are all pieces.
 */
export function standsAlone(statement: Statement): boolean {
  return statement.medium === "transcript" || (saysSomething(statement) && !GOES_ON.test(statement.text));
}

/** "Greg Haas 17/Nov/26 8:50 AM", "Nov 17, 2026, 9:00 AM" */
const STAMP = /^[\p{L}\s.'’-]{0,40}\d{1,2}[\p{L}\d/., -]{0,16}\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\W*$/iu;

/** "Comment by Yusuf Demir, 17 Nov 2026 11:08", "Present: Ana, Bo", "Sent by Grafana v12": around what is said. */
const FRAME =
  /^\W*(?:(?:comment|reply|update|message|note|post(?:ed)?|created|updated|changed|assigned|reported|sent|written|edited|forwarded) (?:by|from|via|on)\b|(?:present|attend(?:ees|ing|ance)|in attendance|apologies|absent|walked|participants?|invited|excused|distribution|location|venue|time|date|host|organi[sz]er|anwesend|teilnehmer|entschuldigt|présents?|excusés?|asistentes|presentes)(?: \([^)]*\))?\s*:|powered by\b|this is an automat|automatically generated)/i;

/** No question, no courtesy, no pointing elsewhere, no cells of a table or a signature. */
export const saysSomething = ({ text, sentAt }: Statement): boolean =>
  !(
    /\?\W{0,8}$|\s\|\s/.test(text) ||
    STAMP.test(text) ||
    FRAME.test(text) ||
    CHATTER.test(text) ||
    ELSEWHERE.test(text) ||
    NOTHING_NEW.test(text) ||
    (OF_A_YEAR.test(text) && isLongAgo(text, sentAt))
  );

/** Whether a pronoun comes before any noun that it could mean. Looks at every word: asked only of what would be chosen. */
export function dangles({ text, medium, language }: Statement): boolean {
  if (medium === "transcript" || language !== "en") return false;
  let isNamed = false;
  for (const { lower, pos } of tag(text)) {
    if (pos === "NOUN") return false;
    isNamed ||= pos === "PROPN";
    if (POINTERS.test(lower) && pos !== "SCONJ") return !(isNamed && OF_PEOPLE.test(lower));
  }
  return false;
}

/** Whether it asks its reader for something or tells them about themselves: news for one of many readers. */
export const speaksToReader = ({ text }: Statement): boolean => TO_READER.test(text);
