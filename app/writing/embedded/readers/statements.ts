import { Pace, type Slices } from "../../slices";
import { type Language, languageOf } from "../languages/language";
import type { Meeting, Statement, Unit } from "../statement";
import { threadOf } from "../threads";
import { calendarLines } from "./calendar";
import { withoutChatPrograms } from "./chat-programs";
import { readProse } from "./read-prose";
import { Sayings } from "./sayings";
import { sentencesOf } from "./sentence-splitting";
import { speakerTurns } from "./transcript-turns";
import { textOf } from "./unit-words";
import { withoutKnownQuotations } from "./without-known-quotations";

/** Characters of text between two pauses. */
const SLICE = 10_000;

/** What is said, and how many sentences beside it are beyond what is read: too long, or too many. */
export interface Said {
  statements: Statement[];
  beyond: number;
}

/**
 * Everything said in the units, as statements; boilerplate is left out, and of what is quoted that which the material
 * holds itself.
 */
export function* statementsOf(units: readonly Unit[]): Slices<Said> {
  const said = new Sayings();
  const out = said.statements;
  const pace = new Pace(SLICE);
  /** The language that each thread was in last. */
  const spoken = new Map<string, Language>();
  for (const unit of units) {
    if (pace.isDue(0)) yield;
    if (unit.meeting?.event) {
      yield* readCalendar(said, unit, unit.meeting, pace);
      continue;
    }
    // What its calendar says of when it is, is said of the words of its mail, too.
    if (unit.meeting) unit.meeting = { ...unit.meeting, facts: factsBeside(unit, units) };
    // Each goes through the whole text in one go.
    const thread = threadOf(unit.subject);
    const language = languageOf(unit.text, thread === "" ? "en" : spoken.get(thread));
    if (language !== "other") spoken.set(thread, language);
    if (pace.isDue(unit.text.length)) yield;
    const turns = unit.medium === "bulk" ? null : talkIn(unit);
    if (pace.isDue(unit.text.length)) yield;
    const first = said.open();
    if (turns) {
      const isOfOne = new Set(turns.map(({ speaker }) => speaker)).size === 1;
      for (const [index, turn] of turns.entries())
        for (const text of sentencesOf(turn.text)) {
          if (pace.isDue(text.length)) yield;
          said.push(unit, language, text, {
            speaker: turn.speaker,
            turn: index,
            ...(isOfOne && turn.speaker !== unit.reader && { addressee: unit.reader }),
          });
        }
      if (unit.medium === "mail" || unit.medium === "notification")
        for (let i = first; i < out.length; i += 1) setMedium(out[i], turns.length);
    } else {
      const words = unit.medium === "chat" ? { ...unit, text: withoutChatPrograms(unit.text) } : unit;
      yield* readProse(said, words, language, pace);
    }
    const count = out.length - first;
    for (let i = first; i < out.length; i++) {
      const statement = out[i];
      if (statement) statement.position = count > 1 ? (i - first) / (count - 1) : 0;
    }
  }
  return { statements: yield* withoutKnownQuotations(out, pace), beyond: said.beyond };
}

/** What the calendar's message of the same mail says of the meeting. */
function factsBeside(own: Unit, units: readonly Unit[]): Statement[] {
  const unit = units.find(({ source, meeting }) => source.id === own.source.id && meeting?.event);
  return unit?.meeting?.event ? factsOf(unit, calendarLines(unit, unit.meeting.event)?.facts ?? []) : [];
}

function factsOf(unit: Unit, lines: readonly string[]): Statement[] {
  const beside = new Sayings();
  for (const line of lines) beside.push(unit, "en", line, { speaker: null });
  // They are quoted beside the words that they belong to, after them.
  for (const fact of beside.statements) fact.order = Number.MAX_SAFE_INTEGER;
  return beside.statements;
}

/** The title of a calendar's message, and what people wrote in it. */
function* readCalendar(said: Sayings, unit: Unit, meeting: Meeting, pace: Pace): Slices<void> {
  const lines = meeting.event && calendarLines(unit, meeting.event);
  if (!lines || !meeting.event) return;
  const facts = factsOf(unit, lines.facts);
  const isNews = !(meeting.event.method === "REPLY" && meeting.event.attendees[0]?.answer === "accepted");
  said.open();
  said.push(unit, "en", lines.title, {
    speaker: null,
    meeting: { ...meeting, facts },
    shown: meeting.when ? `${lines.title}, ${meeting.when}` : lines.title,
    heading: isNews ? null : "people",
  });
  const words = { ...unit, text: lines.words, meeting: { ...meeting, event: null, facts } };
  yield* readProse(said, words, languageOf(lines.words), pace);
}

/** A machine's mail is talk only where its lines carry times, as exports do, or somebody speaks twice. */
function talkIn(unit: Unit) {
  const text = withoutChatPrograms(textOf(unit));
  const turns = speakerTurns(text, unit.medium === "transcript", unit.medium === "chat");
  if (
    turns !== null &&
    unit.medium === "notification" &&
    (unit.text.match(/(?:^|\n)[^\n]{0,40}\d{1,2}:\d{2}/g) ?? []).length < 3 &&
    new Set(turns.map((turn) => turn.speaker)).size === turns.length
  )
    return null;
  return turns;
}

/** A conversation pasted into a mail is chat; a long one is a meeting. */
function setMedium(statement: Statement | undefined, turns: number): void {
  if (statement) statement.medium = turns > 40 ? "transcript" : "chat";
}
