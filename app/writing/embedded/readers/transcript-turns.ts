/** What one speaker said without a break. `text` is verbatim, without the speaker's label. */
export interface Turn {
  speaker: string;
  text: string;
}

/** "[17/11/2026, 20:01:12]", "12/11 15:58", "Today at 3:05 PM", "20:01": when something was said, as chats export it. */
const DAY =
  "(?:(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)\\p{L}*,? )?(?:\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4}|\\.)?|[Tt]oday|[Yy]esterday|heute|gestern|(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*|\\p{L}{3,9} \\d{1,2}(?:, \\d{4})?|\\d{1,2} \\p{L}{3,9}(?: \\d{4})?)";
const STAMP = `[[(]?(?:${DAY},?\\s+(?:at |um )?)?\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s*[AaPp]\\.?[Mm]\\.?)?(?:,?\\s+${DAY})?[\\])]?`;
const WHO = "[~@]?[\\p{L}][\\p{L}\\p{N} .,'’_-]{0,40}?";
const STAMP_WHO_WORDS = new RegExp(
  `^\\s*\\**${STAMP}\\s*(?:[-–—]\\s*)?(${WHO})\\**\\s*:\\**\\s+(\\S.*)$`,
  "iu",
);
const WHO_STAMP_WORDS = new RegExp(
  `^\\s*\\**(${WHO})\\**\\s*[-–—,]?\\s*[[(]?${STAMP}\\s*:\\s+(\\S.*)$`,
  "iu",
);
/** "09:12 <Ana> on it" */
const STAMP_BRACKETS_WORDS = new RegExp(`^\\s*${STAMP}\\s*<(${WHO})>:?\\s+(\\S.*)$`, "iu");
const STAMP_WHO = new RegExp(`^\\s*${STAMP}\\s*(?:[-–—]\\s*)?\\**(\\p{Lu}${WHO})\\**\\s*:?\\s*$`, "u");
/** "rohan.mehta  09:14" */
const HANDLE = "@?\\p{Ll}[\\p{Ll}\\p{N}]*(?:[._-]\\p{Ll}[\\p{Ll}\\p{N}]*)+";
const IS_HANDLE = new RegExp(`^${HANDLE}$`, "u");
const WHO_STAMP = new RegExp(`^\\s*\\**(\\p{Lu}${WHO}|${HANDLE})\\**\\s*[-–—,]?\\s*${STAMP}\\s*$`, "u");
const LABELLED = /^\s*(?:\*{1,2})?([\p{L}][\p{L}\p{N}'’.,()& /-]{0,90}?)\s*\*{0,2}:\*{0,2}\s+(\S.*)$/u;
const TIME_ALONE = new RegExp(`^\\s*${STAMP}\\s*$`, "iu");
const FIELD =
  /^(?:status|assignee|reporter|priority|due(?: date)?|type|labels?|summary|description|comments?|project|component|subject|from|to|cc|date|sent|when|where|who|what|why|note|notes|nb|ps|p\.s\.?|fyi|re|agenda|attendees|participants|present|action(?: items?)?|actions|ai|todo|to do|decisions?|decided|blockers?|blocked|risks?|issues?|impact|solution|workaround|mitigation|next steps?|update|updates|location|time|link|links|url|environment|severity|owner|deadline|details|question|answer|q|a|yesterday|today|tomorrow|done|progress|tl;?dr|summary of changes|root cause|resolution|context|background|reason|options?|step \d+|phase \d+|option [a-z0-9]|monday|tuesday|wednesday|thursday|friday|example|important|reminder|warning|urgent|please note|e\.g|http|https)$/i;

/** "@tom.reuter", "Priya Nair", alone above what they say in a chat's mail. */
const isSender = (line: string): boolean =>
  (/^@\S/.test(line) && IS_HANDLE.test(line.slice(1))) || (line.includes(" ") && looksLikeName(line));

/**
 * The speaker turns of a text, or null when it isn't a conversation. `sure` says that it is a transcript;
 * otherwise at least three labelled lines by at least two names that look like people's are asked for. In the mail of a
 * chat (`isChat`) a name alone in its line speaks, and may be the only one.
 */
export function speakerTurns(text: string, sure: boolean, isChat = false): Turn[] | null {
  const turns: Turn[] = [];
  let labelled = 0;
  let loose = 0;
  let timed = 0;
  let pending: string | null = null;
  for (const raw of withTimesBesideNames(text.split("\n"))) {
    // WebVTT names speakers by voice tags.
    const line = raw.replace(/^\s*<v(?:\.\S+)? ([^>]+)>/, "$1: ").replace(/<\/v>/g, "");
    if (!line.trim() || /^\s*WEBVTT/.test(line) || /-->/.test(line)) continue;
    if (isChat && isSender(line.trim())) {
      pending = speakerName(line.trim().replace(/^@/, ""));
      timed++;
      continue;
    }
    const stamped = STAMP_WHO.exec(line) ?? WHO_STAMP.exec(line);
    if (stamped?.[1]) {
      pending = speakerName(stamped[1]);
      timed++;
      continue;
    }
    const handled =
      STAMP_WHO_WORDS.exec(line) ?? STAMP_BRACKETS_WORDS.exec(line) ?? WHO_STAMP_WORDS.exec(line);
    const match = handled ?? LABELLED.exec(line);
    const speaker = match?.[1]?.trim() ?? "";
    if (match && !FIELD.test(speaker) && (sure || handled !== null || looksLikeName(speaker))) {
      labelled++;
      if (handled || raw.includes("<v")) timed++;
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
  if (isChat && timed > 0) loose = 0;
  const isOfSeveral = new Set(speakers).size >= 2 || timed === labelled;
  return labelled >= (isChat && timed > 0 ? 1 : timed > 0 ? 2 : 3) &&
    isOfSeveral &&
    labelled >= loose &&
    isTalk
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

/** "Kerr, Tobias (HR)" as Tobias Kerr. */
function speakerName(label: string): string {
  const bare =
    label
      .replace(/\s*\([^)]*\)\s*$/, "")
      .replace(/^[~@]\s*/, "")
      .trim() || label;
  // "rohan.mehta" as Rohan Mehta: so other mails call him.
  if (IS_HANDLE.test(bare))
    return bare
      .split(/[._-]/)
      .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
      .join(" ");
  const reversed = /^([\p{L}'’-]+), ([\p{L}'’. -]+)$/u.exec(bare);
  return reversed ? `${reversed[2]} ${reversed[1]}` : bare;
}
