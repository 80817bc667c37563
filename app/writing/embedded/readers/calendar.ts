import { eventInWords, titleOf } from "../../../reading/calendar/event-in-words";
import type { CalendarEvent } from "../../../reading/mail-content";
import type { Unit } from "../statement";
import { squashed } from "../tokens";
import { sentencesOf } from "./sentence-splitting";

/** What a calendar's message says, each verbatim in its text. */
interface CalendarLines {
  /** "Updated invitation: Crane review" */
  title: string;
  /** The lines that say when, and whose answer is awaited. */
  facts: string[];
  /** What people wrote: the comment and the description, without the agenda and the programs' words. */
  words: string;
}

const FACT = /^(?:When|Due|Answer awaited): /;
const TASK_FACT = /^(?:Due|Attendees): /;
/** What a meeting goes through is no task of anybody. */
const AGENDA =
  /^\W*(?:(?:proposed |draft )?agenda|topics|programme?|points|tagesordnung|themen|agenda de la reunión|ordre du jour|points à l['’]ordre du jour|orden del día|temas)\b[^.?!]{0,40}$|^\W*(?:agenda|topics|tagesordnung|ordre du jour|orden del día)\s*:/iu;
/** Written into descriptions and mails by calendars and meeting programs. */
const PROGRAM =
  /\b(?:do not edit this section|google meet|meet\.google|zoom\.us|teams\.microsoft|webex|microsoft teams|join (?:the |with |by |zoom |your )?(?:meeting|phone|call|video|google|now|online|on your)|click here to join|meeting (?:id|options|link|url|number)|passcode|pin:|dial[- ]in|one tap|phone conference|find (?:a |your )?local number|for organi[sz]ers|need help\?|learn more|reset (?:dial-in )?pin|video call link|joining info|more phone numbers|view (?:your )?guest info|add to calendar|need to (?:make changes|reschedule|cancel)|(?:cancel|reschedule)\s*:\s*http|powered by calendly|reply for|going\?|yes\W+(?:no|maybe)|invitation from google|you (?:have been|are|were) invited|this event (?:has|was|is)|has (?:accepted|declined|tentatively accepted|proposed a new time for) (?:this|the|your)|removed from your calendar|you(?:'re| are) receiving this (?:courtesy )?e-?mail|subscribed to calendar notifications|to stop receiving these)\b/iu;
/** "Monday 23 Nov 2026 ⋅ 16:00 – 17:00", "+49 69 1234567,,44# Germany" */
const FACTS_ONLY =
  /^\W*(?:\p{L}+,? )?(?:\d{1,2}\.? \p{L}+|\p{L}+ \d{1,2},?) \d{4}\b[^.!?]*\d{1,2}:\d{2}[^.!?\p{L}]*(?:[ap]m)?[^\p{L}]*$|^\W*\+\d[\d ()-]{6,}[,;\d#]*(?: \S.{0,40})?$|^\W*this event has been (?:updated|changed|cancell?ed)\b.*:\W*$/iu;
/** The calendar's own fields, as programs write them into the mail. */
const FIELD =
  /^\W*(?:when|where|who|what|calendar|guests?|organi[sz]er|location|date|time|time zone|duration|attendees|required|optional|subject|changed|old (?:time|date)|wann|wo|wer|quand|où|qui|cuándo|dónde|quién|was)\b\s*\**\s*[:(]/iu;

/** The lines of a calendar's message that a digest may use; null when its text holds no title. */
export function calendarLines({ text, meeting }: Unit, event: CalendarEvent): CalendarLines | null {
  const title = titleOf(event);
  if (!text.includes(title)) return null;
  const description = meeting?.isOff ? afterCancelling(event.description ?? "") : event.description;
  const said = [event.comment, description];
  return {
    title,
    facts: eventInWords(event)
      .split("\n")
      .filter((line) => (event.kind === "task" ? TASK_FACT : FACT).test(line) && text.includes(line)),
    words: said.flatMap((words) => (words ? [withoutPrograms(words)] : [])).join("\n\n"),
  };
}

/** What a cancellation asks for besides: another date, or that somebody is told. What was to be prepared is over. */
const STILL_TO_DO =
  /\b(?:an?|the|some|any) (?:new|another|other|later) (?:date|day|time|slot|appointment)\b|\banother (?:date|day|time|slot)\b|\b(?:reschedul|rebook|instead)|\b(?:tell|inform|let)\b.{2,40}\b(?:know|that|of|about)?\b|\bcancel (?:the|your|our)\b/i;
const afterCancelling = (text: string): string =>
  sentencesOf(text)
    .filter((sentence) => STILL_TO_DO.test(sentence))
    .join("\n\n");
/** Whether words in the message that calls a meeting off ask for something that is still to be done. */
export const isStillToDo = (text: string): boolean => STILL_TO_DO.test(text);

/** A text about a meeting without agenda, fields and what calendars and meeting programs write themselves. */
function withoutPrograms(text: string): string {
  let inAgenda = false;
  const kept = text.split("\n").map((line) => {
    if (line.trim() === "") return line;
    if (AGENDA.test(line)) inAgenda = true;
    // An agenda ends where a sentence begins.
    else if (inAgenda)
      inAgenda = /^\s*(?:[-*•–]|\d{1,2}[.):]|\d{1,2}:\d{2})/.test(line) || !/[.!?]\s*$/.test(line);
    return inAgenda || PROGRAM.test(line) || FIELD.test(line) || FACTS_ONLY.test(line)
      ? ""
      : withoutMarks(line);
  });
  return kept.join("\n");
}

/** A note stands between quotation marks, which are none of its words. */
const withoutMarks = (line: string): string => /^\s*["“](.+)["”]\s*$/u.exec(line)?.[1] ?? line;

/** The body of a calendar's mail without what its calendar says, too: that is read there. */
export function besideCalendar(text: string, event: CalendarEvent): string {
  const fields = [event.summary, event.location].map((field) => squashed(field ?? ""));
  const description = squashed(event.description ?? "");
  return withoutPrograms(text)
    .split("\n")
    .map((line) => {
      const words = squashed(line);
      return fields.includes(words) || (words.length > 9 && description.includes(words)) ? "" : line;
    })
    .join("\n");
}
