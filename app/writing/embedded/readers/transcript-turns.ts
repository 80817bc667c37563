/** What one speaker said without a break. `text` is verbatim, without the speaker's label. */
export interface Turn {
  speaker: string;
  text: string;
}

const LABELLED =
  /^\s*(?:\*{1,2}|\[?\d{1,2}:\d{2}(?::\d{2})?(?:,? [\d./-]{6,10})?\]?\s+)?([\p{L}][\p{L}\p{N}'’.,()& /-]{0,90}?)(?:\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?\s*(?:AM|PM|am|pm)?[\])]?)?\s*\*{0,2}:\*{0,2}\s+(\S.*)$/u;
const NAME_AND_TIME =
  /^\s*\*{0,2}(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})\*{0,2}\s+[[(]?\d{1,2}:\d{2}(?::\d{2})?\s*(?:AM|PM|am|pm)?[\])]?\s*$/u;
const TIME_ALONE = /^\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?\s*(?:AM|PM)?[\])]?\s*$/i;
const TIME_AND_NAME =
  /^\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s+(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})\s*$/u;
/** A chat's export: "kaori (10:20): thanks". */
const HANDLE_AND_TIME =
  /^\s*([\p{L}][\p{L}\p{N}._-]{1,24})\s*[[(]\d{1,2}:\d{2}(?::\d{2})?\s*(?:AM|PM)?[\])]\s*:\s+(\S.*)$/iu;
const FIELD =
  /^(?:status|assignee|reporter|priority|due(?: date)?|type|labels?|summary|description|comments?|project|component|subject|from|to|cc|date|sent|when|where|who|what|why|note|notes|nb|ps|p\.s\.?|fyi|re|agenda|attendees|participants|present|action(?: items?)?|actions|ai|todo|to do|decisions?|decided|blockers?|blocked|risks?|issues?|impact|solution|workaround|mitigation|next steps?|update|updates|location|time|link|links|url|environment|severity|owner|deadline|details|question|answer|q|a|yesterday|today|tomorrow|done|progress|tl;?dr|summary of changes|root cause|resolution|context|background|reason|options?|step \d+|phase \d+|option [a-z0-9]|monday|tuesday|wednesday|thursday|friday|example|important|reminder|warning|urgent|please note|e\.g|http|https)$/i;

/**
 * The speaker turns of a text, or null when it isn't a conversation. `sure` says that it is a transcript;
 * otherwise at least three labelled lines by at least two names that look like people's are asked for.
 */
export function speakerTurns(text: string, sure: boolean): Turn[] | null {
  const turns: Turn[] = [];
  let labelled = 0;
  let loose = 0;
  let timed = 0;
  let pending: string | null = null;
  for (const raw of withTimesBesideNames(text.split("\n"))) {
    // WebVTT names speakers by voice tags.
    const line = raw.replace(/^\s*<v(?:\.\S+)? ([^>]+)>/, "$1: ").replace(/<\/v>/g, "");
    if (!line.trim() || /^\s*WEBVTT/.test(line) || /-->/.test(line)) continue;
    const stamped = NAME_AND_TIME.exec(line) ?? TIME_AND_NAME.exec(line);
    if (stamped?.[1]) {
      pending = stamped[1];
      timed++;
      continue;
    }
    const handled = HANDLE_AND_TIME.exec(line);
    const match = handled ?? LABELLED.exec(line);
    const speaker = match?.[1]?.trim() ?? "";
    if (match && !FIELD.test(speaker) && (sure || handled !== null || looksLikeName(speaker))) {
      labelled++;
      if (
        raw.includes("<v") ||
        /^\s*\[?\d{1,2}:\d{2}/.test(line) ||
        /\d{1,2}:\d{2}.{0,6}:\s/.test(line.slice(0, 60))
      )
        timed++;
      pending = null;
      turns.push({ speaker: speakerName(speaker), text: match[2] ?? "" });
    } else if (pending) {
      labelled++;
      turns.push({ speaker: pending, text: line.trim() });
      pending = null;
    } else {
      const last = turns.at(-1);
      if (last) last.text += ` ${line.trim()}`;
      loose++;
    }
  }
  if (labelled === 0) return null;
  if (sure) return turns;
  const speakers = turns.map((t) => t.speaker);
  // "Lena: please book ...", "Raj: can you bring ...", each once: tasks by person, no talk.
  const isTalk = timed >= labelled / 2 || speakers.some((speaker, i) => speakers.indexOf(speaker) < i - 1);
  return labelled >= (timed > 0 ? 2 : 3) && new Set(speakers).size >= 2 && labelled >= loose && isTalk
    ? turns
    : null;
}

/** A name, below it the time, below that the words: name and time on one line. */
function withTimesBesideNames(lines: readonly string[]): string[] {
  return lines.flatMap((line, at) => {
    const isName = looksLikeName(line.trim());
    if (isName && TIME_ALONE.test(lines[at + 1] ?? "")) return `${line.trim()} ${lines[at + 1]?.trim()}`;
    return TIME_ALONE.test(line) && looksLikeName((lines[at - 1] ?? "").trim()) ? [] : line;
  });
}

const looksLikeName = (label: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u.test(label);

const speakerName = (label: string): string => label.replace(/\s*\([^)]*\)\s*$/, "").trim() || label;
