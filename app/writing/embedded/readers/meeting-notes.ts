import type { Unit } from "../statement";

/** Programs that listen to meetings and mail what was said. */
const PROGRAM =
  /\b(?:zoom|otter(?:\.ai)?|fireflies(?:\.ai)?|fathom|read\.ai|read ai|gemini(?:-notes)?|tl;?dv|copilot|granola|avoma|meetgeek|sembly|fellow|notetaker|meeting assistant)\b/i;
/** What they head their lists with. */
const SECTION =
  /^\W*(?:(?:suggested )?next steps|action items|(?:quick )?recap|meeting (?:summary|notes|recap)|(?:key )?takeaways|summary|overview|to[- ]?dos?)\W*$/im;
/** What they write about themselves below. */
const ABOUT_ITSELF =
  /\b(?:ai[- ]generated|always check for accuracy|rate (?:the|this) (?:accuracy|summary|recap)|review (?:gemini|copilot)['’]s notes|learn how gemini|feedback (?:about|on) (?:using )?(?:gemini|this summary)|invite your team|upgrade to|view (?:the )?(?:full )?(?:transcript|recording|meeting|recap|summary)|open meeting notes|notes by gemini|was this (?:summary|recap) helpful)\b/i;
const TIME_BEHIND = /\s*[([]\d{1,2}:\d{2}(?::\d{2})?[)\]]\s*$/;

/** Whether a mail is a program's summary of a meeting: by its sender, and by the lists in it. */
export const isMeetingNotes = ({ author, text }: Pick<Unit, "author" | "text">): boolean =>
  PROGRAM.test(`${author?.name ?? ""} ${author?.address ?? ""}`) && SECTION.test(text);

/** Their lines without what such a program says about itself. */
export const withoutNotesProgram = (lines: readonly string[]): string[] =>
  lines.map((line) => (ABOUT_ITSELF.test(line.slice(0, 400)) ? "" : line));

/** Lines without where in the recording it was said, as such a program puts it behind all of a list: "(12:34)". */
export const withoutTimesOfTalk = (lines: readonly string[]): string[] => {
  const timed = lines.filter((line) => TIME_BEHIND.test(line)).length;
  const isRecorded = timed > 0 && SECTION.test(lines.join("\n"));
  return isRecorded ? lines.map((line) => line.replace(TIME_BEHIND, "")) : [...lines];
};

/** "Present: ...", "Minutes of the board": what was resolved there was decided. */
const RECORDS =
  /^\W*(?:minutes\b(?! are\b)|(?:present|attendees|in attendance|apologies|participants)\s*:)/im;

/** Whether a text is the minutes of a meeting. */
export const recordsMeeting = (text: string): boolean => RECORDS.test(text);
