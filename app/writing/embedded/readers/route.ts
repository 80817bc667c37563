import type { Between, CalendarEvent, MailPart, Person } from "../../../reading/mail-content";
import type { DigestMaterial, MaterialMail } from "../../digest-material";
import { type QuotedMail, quotedMails } from "../../quoted-mails";
import { Pace, type Slices } from "../../slices";
import { knownQuotations } from "../known-quotations";
import { readersOf } from "../named-people";
import { personName } from "../people";
import type { Meeting, Unit } from "../statement";
import { threadOf } from "../threads";
import { besideCalendar } from "./calendar";
import { handedTo } from "./handed-on";
import { mediumOf } from "./medium-of";
import { type Meetings, meetingsOf } from "./meetings";
import { apartFromName } from "./own-name";

/** Characters of parts and what they quote between two pauses. */
const SLICE = 40_000;

/** The parts of the material as units with one author each, oldest first; what a part quotes stands before it. */
export function* unitsOf(material: DigestMaterial): Slices<Unit[]> {
  const units: Unit[] = [];
  const writers: Writers = new Map();
  const add = (unit: Omit<Unit, "index">) => {
    units.push({ index: units.length, ...unit });
    if (unit.medium === "mail") noteWriter(writers, unit);
  };
  const pace = new Pace(SLICE);
  const meetings = meetingsOf(material);
  const isKnown = knownQuotations(material.earlier ?? []);
  for (const mail of material.mails) {
    const meeting = meetingOf(mail, meetings);
    const note = mail.parts.find(({ kind }) => kind === "note");
    const forwardedTo = note ? handedOnIn(note, mail) : null;
    for (const part of asWritten(mail.parts)) {
      if (pace.isDue(part.text.length + part.history.length)) yield;
      const subject = part.subject ?? mail.subject;
      const source = { kind: "email" as const, id: mail.id };
      if (part.kind === "calendar") {
        for (const unit of calendarUnits(mail, part, meetings)) add(unit);
        continue;
      }
      const medium = mediumOf(mail, part);
      const isTalk = medium === "mail" || medium === "notification";
      const between = medium === "mail" ? (part.between ?? []) : [];
      const quoted = isTalk ? quotedMails(mail, part, material.timeZone) : [];
      // What it answers word for word is read with the answers.
      const answered = between.length > 0 ? quoted.pop() : undefined;
      const quotations = quoted.filter((one) => !isKnown(one, subject));
      const quotedIn = units.length + quotations.length;
      const quotedTo = part.kind === "body" && quotations.length > 0 ? handedOnIn(part, mail) : null;
      for (const one of quotations)
        add({
          ...quotedUnit(source, one, subject, quotedIn),
          reader: null,
          ...(quotedTo !== null && quotedTo !== personName(one.author) && { handedTo: quotedTo }),
        });
      if (!part.text.trim()) continue;
      const author =
        part.author ?? (part.kind === "attachment" || part.kind === "transcript" ? null : mail.sender);
      const signed = isTalk && !answered ? apartFromName(part.text, author) : { text: part.text, ending: "" };
      const own: Omit<Unit, "index"> = {
        source,
        medium,
        author,
        sentAt: part.sentAt ?? mail.sentAt,
        subject: (part.kind === "body" && meeting?.event.summary) || subject,
        text: part.kind === "body" && meeting ? besideCalendar(part.text, meeting.event) : signed.text,
        signature: part.signature,
        ...(signed.ending !== "" && { ending: signed.ending }),
        answers: answeredIn(writers, part, mail),
        reader: readerOf(part, author),
        readers: readersOf(part).filter((name) => name !== personName(author)),
        ...(forwardedTo !== null && part.kind === "forwarded" && { handedTo: forwardedTo }),
        ...((part.kind === "note" || quotedTo !== null) && { isNote: true }),
        quotedIn: null,
        meeting: part.kind === "body" ? (meeting?.meeting ?? null) : null,
      };
      if (!answered) {
        add(own);
        continue;
      }
      for (const unit of inTurn(own, between, answered, units.length)) add(unit);
    }
  }
  for (const document of material.documents)
    if (document.text.trim())
      add({
        source: { kind: "document", id: document.id },
        medium: "document",
        author: null,
        sentAt: material.now,
        subject: null,
        text: document.text,
        signature: "",
        answers: null,
        reader: null,
        quotedIn: null,
        meeting: null,
      });
  return units;
}

/** What is forwarded was written before the note above it. */
function asWritten(parts: readonly MailPart[]): MailPart[] {
  const at = parts.findIndex(({ kind }) => kind === "note");
  const note = parts[at];
  if (!note) return [...parts];
  let end = at + 1;
  while (parts[end]?.kind === "forwarded") end += 1;
  return [...parts.slice(0, at), ...parts.slice(at + 1, end), note, ...parts.slice(end)];
}

/** Whom a part leaves the mail below it to; null where it leaves it to nobody. */
const handedOnIn = (part: MailPart, { sender }: MaterialMail): string | null =>
  handedTo(part.text, readerOf(part, part.author ?? sender), readersOf(part));

const quotedUnit = (
  source: Unit["source"],
  { author, sentAt, text, answeredBy }: QuotedMail,
  subject: string | null,
  quotedIn: number,
): Omit<Unit, "index"> => ({
  source,
  medium: "mail",
  author,
  sentAt,
  subject,
  text,
  signature: "",
  answers: personName(answeredBy),
  reader: personName(answeredBy),
  quotedIn,
  meeting: null,
});

/** Answers that stand between the words which they answer, each behind its own, as if mails had gone to and fro. */
function inTurn(
  own: Omit<Unit, "index">,
  between: readonly Between[],
  quoted: QuotedMail,
  first: number,
): Omit<Unit, "index">[] {
  const units: Omit<Unit, "index">[] = [];
  const say = (text: string) => {
    if (text.trim() !== "")
      units.push({ ...own, text: text.trim(), answers: personName(quoted.author) ?? own.answers });
  };
  say(own.text.slice(0, between[0]?.at));
  for (const [index, { quoted: text, at }] of between.entries()) {
    const answer = own.text.slice(at, between[index + 1]?.at);
    const isAnswered = answer.trim() !== "";
    if (text.trim() !== "") {
      const unit = quotedUnit(own.source, { ...quoted, text }, own.subject, first + units.length + 1);
      // What nobody answered is quoted in what was said last.
      units.push(
        isAnswered
          ? { ...unit, isAnswered }
          : { ...unit, quotedIn: Math.max(first, first + units.length - 1) },
      );
    }
    say(answer);
  }
  return units;
}

/** The one person whom a part is sent to; null when there are several, and when only its author writes to themselves. */
function readerOf(part: MailPart, author: Person | null): string | null {
  const [only, ...others] = readersOf(part);
  return only && others.length === 0 && (part.sentTo?.length ?? 0) === 1 && only !== personName(author)
    ? only
    : null;
}

/** The one meeting whose message a mail is; null for a mail that only brings a calendar along. */
function meetingOf(
  mail: MaterialMail,
  meetings: Meetings,
): { event: CalendarEvent; meeting: Meeting } | null {
  const [event, ...others] = mail.parts.flatMap((part) => part.calendar ?? []);
  const title = event?.summary;
  if (!event || !title || others.length > 0) return null;
  if (!(mail.subject ?? "").toLowerCase().includes(title.toLowerCase())) return null;
  const found = meetings.of(event);
  return found && { event, meeting: found.meeting };
}

/** Each message of a calendar; those that a later one replaced say nothing that still holds. */
function calendarUnits(mail: MaterialMail, part: MailPart, meetings: Meetings): Omit<Unit, "index">[] {
  return (part.calendar ?? []).flatMap((event) => {
    const found = meetings.of(event);
    if (!found?.isLatest) return [];
    return {
      source: { kind: "email" as const, id: mail.id },
      medium: "mail" as const,
      author: part.author,
      sentAt: mail.sentAt,
      subject: event.summary,
      text: part.text,
      signature: "",
      answers: null,
      reader: null,
      quotedIn: null,
      meeting: { ...found.meeting, event },
    };
  });
}

const REPLY = /^\s*(?:re|aw|sv|antw|rép|ref)\s*(?:\[\d+\])?\s*:/i;
const ATTRIBUTED =
  /(?:^|\n)[^\n]{0,80}?(?:[,:] |schrieb |a écrit )?(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?: <[^>\n]+>)?\s*(?:wrote:|schrieb|a écrit|escribió:)|(?:^|\n)\W*(?:From|Von|De)\s*:\s*"?(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u;

/** Who wrote in a thread so far, nobody twice in a row. */
type Writers = Map<string, (string | null)[]>;

function noteWriter(writers: Writers, { subject, author }: Pick<Unit, "subject" | "author">): void {
  const thread = threadOf(subject);
  const known = writers.get(thread) ?? [];
  const name = personName(author);
  if (known.length === 0 || known.at(-1) !== name) known.push(name);
  writers.set(thread, known);
}

/** The author of the mail before in the thread, or of the quoted text; never the author themselves. */
function answeredIn(writers: Writers, part: MailPart, mail: MaterialMail): string | null {
  const subject = part.subject ?? mail.subject;
  if (part.kind !== "body" || !REPLY.test(subject ?? "")) return null;
  const own = personName(part.author ?? mail.sender);
  const thread = threadOf(subject);
  const earlier = thread === "" ? undefined : writers.get(thread)?.findLast((name) => name !== own);
  const quoted = ATTRIBUTED.exec(part.history.slice(0, 2000));
  const name = earlier !== undefined ? earlier : (quoted?.[1] ?? quoted?.[2] ?? null);
  return name === own ? null : name;
}
