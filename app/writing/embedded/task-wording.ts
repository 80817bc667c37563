import { type Clock, dueDateIn } from "./due-dates";
import type { Act } from "./meetings/acts";
import { calledBy } from "./people";
import type { Statement } from "./statement";

const LONGEST = 160;

/** "Get those from the family (the photo" without what was cut within its bracket. */
export const withoutOpenBracket = (line: string): string => line.replace(/\s*\([^()]*$/, "");

/** Cuts at a word, before 160 characters, without leaving a hanging connector. */
export function shorten(text: string, longest: number = LONGEST): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const clause = Math.max(cut.lastIndexOf("; "), cut.lastIndexOf(", "), cut.lastIndexOf(". "));
  const at = clause > longest * 0.6 ? clause : cut.lastIndexOf(" ");
  return `${cut
    .slice(0, at)
    .replace(/[\s,;:–—-]+$/, "")
    .replace(/\s+(?:and|or|but|so|to|the|a|an|of|for|with|that|which|in|on|by|as|is|are|we|i)$/i, "")}…`;
}

/** First letter down: what goes on within a line. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const GREETS =
  /^(?:hi|hello|hey|dear|morning|good (?:morning|afternoon|evening)),? (?:\p{Lu}\p{L}+|all|both|everyone|everybody|team|folks|lads)(?:(?:,| and| &) \p{Lu}\p{L}+)*(?:[,!:.]| [–—-])+ (?=\S)/iu;

/** "The boat is too expensive", of "Hi Peder, the boat is too expensive". */
export const withoutGreeting = (line: string): string =>
  GREETS.test(line) ? sentenceCase(line.replace(GREETS, "")) : line;

/** First letter up, marks at the end gone; an acronym or address at the start stays as it is. */
export function sentenceCase(text: string): string {
  const tidy = text
    .replace(/^[\s"'“‘*_`•>-]+/, "")
    .replace(/[\s,;:*_`]+$/, "")
    .replace(/\*{1,2}([^*]+)\*{1,2}/g, "$1")
    .replace(/`([^`]+)`/g, "$1");
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

const FILLER =
  /\b(?:um(?! (?:den|die|das|dem|der|ein|eine|einen|einem|es|ihn|ihr|sie|uns|so|zu|\d|\p{L}{2,} zu)(?!\p{L}))|uh|erm|(?<!\d ?)mm|hmm|(?<!\b(?:let|what|how|that|as|all|if|do|did|who|whether|than|where|because|since|when) )you know(?! (?:who|what|how|where|why|when|that|the|it|him|her|them|me|us|if|whether)\b)|i mean|sort of|kind of|basically|actually|like,)\b,?\s*/giu;

/** Speech without its hesitations: fillers, words said twice in a row. */
export const withoutFillers = (text: string): string =>
  text
    .replace(FILLER, "")
    .replace(/\b([\p{L}']+)(?:\s+\1\b)+/giu, "$1")
    .replace(/\s+([,.;?!])/g, "$1")
    .replace(/^[,.;\s]+/, "")
    .replace(/\s{2,}/g, " ")
    .trim();

/** "I", "me", "my" as the speaker's name where grammar allows it without changing a verb. */
function resolveSpeaker(text: string, speaker: string | null, owner: string | null): string {
  if (!speaker) return text;
  const name = calledBy(speaker);
  if (owner === speaker) return text.replace(/\bmy\b/g, "their").replace(/\bmyself\b/g, "themselves");
  return text
    .replace(
      /\b(?:to|for|with|from|by|tell|send|give|show|ask|let|email|call|ping|help|forward|remind|get|bring|copy|cc|keep|update) me\b/gi,
      (m) => `${m.slice(0, -2)}${name}`,
    )
    .replace(/\bmy\b/g, `${name}'s`)
    .replace(
      /\bI (?=(?:sent|gave|made|wrote|shared|mentioned|asked|did|built|put|found|had|posted|attached|drafted|prepared|proposed|promised|uploaded)\b)/g,
      `${name} `,
    );
}

/** The line for an act: imperative where the words give one, else the clause; at most 160 characters. */
export function taskLine(act: Act, statement: Statement, clock: Clock): string {
  let text = withoutFillers(act.phrase);
  text = resolveSpeaker(text, statement.speaker, act.owner);
  if (act.owner && !act.clause) text = text.replace(/^(?:please|kindly)\s+/i, "");
  const due = dueDateIn(text, statement.sentAt, clock);
  if (due && (!act.clause || act.kind === "request")) {
    const at = text.lastIndexOf(due.words);
    if (at > 12 && at + due.words.length >= text.length - 2) {
      const before = text
        .slice(0, at)
        .replace(/[\s,(-]*\b(?:by|before|on|until|due|no later than|for|at|the|this)\b\s*$/i, "")
        .replace(/[\s,(–—-]+$/, "");
      if (
        before.split(/\s+/).length >= 3 &&
        !/\b(?:to|from|until|between|since|of|than|for|(?<!\b(?:the|an?|our|your|their|this|next) )(?:move|shift)|moved|postpone|reschedule|extend)$/i.test(
          before,
        )
      )
        text = before;
    }
  }
  return shorten(sentenceCase(text.replace(/\s+(?:and|or|but|so|to)$/i, "")));
}
