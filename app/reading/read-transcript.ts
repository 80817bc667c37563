import { htmlToText } from "./html/html-to-text";

interface Turn {
  speaker: string | null;
  text: string;
  /** Seconds from the start, as far as the file says. */
  start: number | null;
  end: number | null;
}

const SAME_TURN_SECONDS = 2;
/** Older Word files of Teams write 0:0:3.520. */
const TIMING =
  /^\s{0,4}((?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3})\s{1,4}-->\s{1,4}((?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3})/;

function secondsOf(clock: string): number {
  return clock
    .replace(",", ".")
    .split(":")
    .reduce((total, part) => total * 60 + Number(part), 0);
}

const NOT_NAMES =
  /^(?:note|notes|question|answer|update|warning|tip|example|action|actions|todo|ps|re|fw|fwd|subject|from|to|date|cc|https?)$/i;

/** Whether words before a colon can be a person: not a time, not a sentence, not a heading. */
function isName(text: string): boolean {
  const name = text.trim();
  const words = name.split(/\s+/);
  return (
    name.length >= 1 &&
    name.length <= 60 &&
    words.length <= 6 &&
    /^[\p{Lu}\p{Lo}(]/u.test(name) &&
    !/[?!;,"“”<>=/\\]|\.\s|\d{1,2}:\d{2}/.test(name) &&
    !NOT_NAMES.test(name)
  );
}

function splitSpeaker(line: string): { speaker: string; text: string } | null {
  const colon = line.slice(0, 64).search(/[:：]/);
  if (colon < 1) return null;
  const speaker = line.slice(0, colon).trim();
  const text = line.slice(colon + 1);
  return isName(speaker) && /^\s|^$/.test(text) ? { speaker, text: text.trim() } : null;
}

/** Cues of WebVTT and SRT; times of both, ids, NOTE, STYLE and REGION blocks are left out. */
function readCues(lines: string[]): Turn[] {
  const turns: Turn[] = [];
  let cue: Turn | null = null;
  let skipping = false;
  for (const line of lines) {
    const time = TIMING.exec(line);
    if (time) {
      cue = { speaker: null, text: "", start: secondsOf(time[1] ?? ""), end: secondsOf(time[2] ?? "") };
      turns.push(cue);
      skipping = false;
    } else if (line.trim() === "") {
      cue = null;
      skipping = false;
    } else if (cue === null && /^(?:NOTE|STYLE|REGION|WEBVTT)\b/.test(line)) skipping = true;
    else if (cue !== null && !skipping) cue.text += `${cue.text === "" ? "" : "\n"}${line.trim()}`;
  }
  return nameSpeakers(nameAbove(turns).flatMap(splitVoices));
}

/** Word files of Teams have the name on a line of its own, between the times and the words. */
function nameAbove(cues: Turn[]): Turn[] {
  const split = cues.map((cue) => /^([^\n<:.?!]{1,60})\n([\s\S]+)$/.exec(cue.text));
  const names = split.flatMap((found) => (found?.[1] && isName(found[1]) ? [found[1]] : []));
  // Words that go on in a second line open differently each time.
  const areNames = names.length === cues.length && new Set(names).size * 2 <= names.length;
  if (!areNames) return cues;
  return cues.map((cue, index) => ({ ...cue, text: `<v ${split[index]?.[1]}>${split[index]?.[2]}` }));
}

/** One cue may hold several `<v Name>` voices; the end tag may lack. */
function splitVoices(cue: Turn): Turn[] {
  const voices: Turn[] = [];
  for (const piece of cue.text.split(/(?=<v[. ])/)) {
    const voice = /^<v(?:\.[^ >]{0,60})? ([^<>]{1,100})>/.exec(piece);
    const text = htmlToText(piece.slice(voice?.[0].length ?? 0).replace(/<\/?[^<>]{0,60}>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
    const speaker = voice?.[1] ? htmlToText(voice[1]).trim() : null;
    if (text !== "") voices.push({ ...cue, speaker, text });
  }
  return voices;
}

/** `Name: text` names a speaker where most cues are written so. */
function nameSpeakers(turns: Turn[]): Turn[] {
  if (turns.some((turn) => turn.speaker !== null)) return turns;
  const named = turns.filter((turn) => splitSpeaker(turn.text) !== null).length;
  if (named < 2 || named * 2 < turns.length) return turns;
  let last: string | null = null;
  return turns.map((turn) => {
    const split = splitSpeaker(turn.text);
    last = split?.speaker ?? last;
    return { ...turn, speaker: last, text: split?.text ?? turn.text };
  });
}

/** What programs write about their own work above and below the turns, and the time of day that Meet puts between them. */
const PROGRAM_LINE =
  /^(?:transcribed (?:by|with|using) \S{1,80}(?: \S{1,40})?|transcription (?:powered|provided|generated)? ?by \S{1,80}|.{1,80} (?:started|stopped) transcription|meeting ended after [\d:]{1,20}.{0,10}|this (?:editable )?transcript (?:was|is) computer[- ]generated\b.{0,200})$/i;
/** A file that says itself that it is a transcript. */
const TRANSCRIPT_MARK =
  /^(?:transcribed (?:by|with|using) \S{1,80}(?: \S{1,40})?|transcript|.{1,100} [-–] transcript|.{1,80} started transcription|meeting ended after .{1,40})$/i;

const CLOCK = "(?:\\d{1,2}:)?\\d{1,2}:\\d{2}(?:[.,]\\d{1,3})?(?:\\s?[AP]M)?";
const NAME_THEN_TIME = new RegExp(`^\\[?([^\\[\\]\\t:]{1,60}?)\\]?\\s{1,12}[\\[(]?(${CLOCK})[\\])]?$`, "i");
const TIME_THEN_SPEECH = new RegExp(
  `^[\\[(]?${CLOCK}[\\])]?[\\t ]{0,4}[-–]?[\\t ]{0,4}(?:From )?([^:\\t]{1,60}?)(?: to [^:]{1,40})?:(?:[\\t ]{1,4}(.{0,4000}))?$`,
  "i",
);
const NAME_TIME_SPEECH = new RegExp(
  `^([^:\\[\\](\\t]{1,60}?)[\\t ]{0,4}[\\[(]${CLOCK}[\\])][\\t ]{0,2}:?[\\t ]{1,4}(.{1,4000})$`,
  "i",
);

/** Text files of meeting programs: a line with name and time above what was said, or all on one line. */
function readTimedText(lines: string[]): Turn[] {
  const turns: Turn[] = [];
  let open: Turn | null = null;
  for (const raw of lines) {
    const line = raw.trim();
    if (line === "") continue;
    const head = line.length <= 100 ? NAME_THEN_TIME.exec(line) : null;
    const speech = TIME_THEN_SPEECH.exec(line) ?? NAME_TIME_SPEECH.exec(line);
    if (head?.[1] && isName(head[1])) {
      open = { speaker: head[1].trim(), text: "", start: null, end: null };
      turns.push(open);
    } else if (speech?.[1] && isName(speech[1])) {
      open = { speaker: speech[1].trim(), text: speech[2] ?? "", start: null, end: null };
      turns.push(open);
    } else if (open) open.text += `${open.text === "" ? "" : " "}${line}`;
  }
  return turns;
}

/** `Name: text` lines only; names come again and again, unlike the keys of a list of settings. */
function readPlainTurns(lines: string[], isMarked: boolean): Turn[] {
  const filled = lines.map((line) => line.trim()).filter((line) => line !== "");
  const turns: Turn[] = [];
  let without = 0;
  for (const line of filled) {
    const split = splitSpeaker(line);
    const last = turns.at(-1);
    if (split) turns.push({ ...split, start: null, end: null });
    else {
      // Meet writes the time of day on a line of its own every few minutes.
      if (new RegExp(`^${CLOCK}$`, "i").test(line)) continue;
      without++;
      if (last) last.text += ` ${line}`;
    }
  }
  const speakers = new Set(turns.map((turn) => turn.speaker));
  if (isMarked && turns.length >= 2) return turns;
  const enough = turns.length >= 4 && speakers.size >= 2 && turns.length >= 2 * speakers.size;
  return enough && turns.length >= 1.5 * without ? turns : [];
}

function joinTurns(turns: Turn[]): string {
  const joined: Turn[] = [];
  for (const turn of turns) {
    if (turn.text === "") continue;
    const last = joined.at(-1);
    const near = last?.end == null || turn.start === null || turn.start - last.end <= SAME_TURN_SECONDS;
    if (last && last.speaker === turn.speaker && near) {
      last.text += ` ${turn.text}`;
      last.end = turn.end;
    } else joined.push({ ...turn });
  }
  return joined.map(({ speaker, text }) => (speaker === null ? text : `${speaker}: ${text}`)).join("\n");
}

/** The name above the time above the words, each on a line of its own. */
function withNamesBesideTimes(lines: string[]): string[] {
  const isClock = new RegExp(`^[\\[(]?${CLOCK}[\\])]?$`, "i");
  const filled = lines.map((line) => line.trim()).filter((line) => line !== "");
  const joined: string[] = [];
  let count = 0;
  for (const line of filled) {
    const above = joined.at(-1);
    if (above && isClock.test(line) && isName(above) && above.length <= 60) {
      joined[joined.length - 1] = `${above}  ${line}`;
      count++;
    } else joined.push(line);
  }
  return count >= 2 ? joined : lines;
}

/** Times of an agenda stand beside headings; those of a transcript beside names that speak, and the words follow. */
function areSpoken(turns: Turn[], lines: string[], isMarked: boolean): boolean {
  const spoken = turns.filter((turn) => turn.text !== "").length;
  if (spoken === 0 || turns.length < 2) return false;
  const filled = lines.filter((line) => line.trim() !== "").length;
  return isMarked || (spoken * 2 > turns.length && turns.length * 8 >= filled);
}

const MAY_BE_TURNS = /\.(?:txt|text|md|vtt|srt|log|docx?|pdf)$|^[^.]*$/i;

/**
 * Reads a meeting transcript into `Speaker: text` lines, one per turn: WebVTT (also under another name), SRT, and the
 * text and Word files of Zoom, Otter, Teams and Meet. What the program wrote about itself ("Transcribed by ...") is
 * nobody's line. Null when the file is no transcript.
 */
export function readTranscript(filename: string, text: string): string | null {
  const clean = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const isVtt = /^\s{0,20}WEBVTT\b/.test(clean);
  const all = clean.split("\n");
  const lines = all.filter((line) => !PROGRAM_LINE.test(line.trim().slice(0, 400)));
  const isMarked = all.some((line) => TRANSCRIPT_MARK.test(line.trim().slice(0, 200)));
  const timings = lines.filter((line) => TIMING.test(line)).length;
  if (isVtt || timings >= 2 || (timings === 1 && /\.(?:vtt|srt)$/i.test(filename))) {
    const cues = joinTurns(readCues(lines));
    return cues === "" ? null : cues;
  }
  if (!MAY_BE_TURNS.test(filename)) return null;
  const timed = readTimedText(withNamesBesideTimes(lines));
  const turns = areSpoken(timed, lines, isMarked) ? timed : readPlainTurns(lines, isMarked);
  const joined = joinTurns(turns);
  return joined === "" ? null : joined;
}
