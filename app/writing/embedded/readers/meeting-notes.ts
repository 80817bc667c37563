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

/** Their lines without what such a program says about itself, and without where in the recording it was said. */
export const withoutNotesProgram = (lines: readonly string[]): string[] =>
  lines.map((line) => (ABOUT_ITSELF.test(line.slice(0, 400)) ? "" : line.replace(TIME_BEHIND, "")));
