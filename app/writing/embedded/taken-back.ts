import { daysBetween, weekdayOf } from "../dates/civil-day";
import type { Clock } from "../dates/clock";
import type { KnownItem, MailHead } from "../digest-material";
import { Pace, type Slices } from "../slices";
import { type TakenBack, takesBackMail } from "../takes-back-mail";
import { type Act, isTask } from "./act";
import { type People, personName } from "./people";
import type { Statement } from "./statement";
import { threadOf } from "./threads";

/** "Sorry, wrong chat": nothing that stands above it was meant for this reader. */
const WRONG_PLACE =
  /^(?=.*\b(?:sorry|sry|oops|ups|ignore|disregard|delete|my mistake|my bad)\b).{0,60}\bwrong (?:chat|window|thread|channel|group|person|list|address|recipients?)\b|^\W*wrong (?:chat|window|thread|channel|group)\b|\b(?:ignore|disregard) (?:all of )?(?:this|the above|everything above)(?: (?:e-?mail|mail|message|chat))?(?=[\s.,!]*$)/i;

/** Characters of statements between two pauses. */
const SLICE = 50_000;

/** A mail by who wrote it, when, and in which thread. */
export interface WrittenMail {
  writer: string;
  /** ISO 8601 UTC. */
  sentAt: string;
  thread: string;
}

/** The mails that are known of earlier digests: by their heads, and by the words that items stand on. */
export function mailsBefore(
  { earlier = [], known = [] }: { earlier?: readonly MailHead[]; known?: readonly KnownItem[] },
  people: People,
): WrittenMail[] {
  const written = (name: string | null, sentAt: string, subject: string | null) =>
    name === null ? [] : [{ writer: people.resolve(name), sentAt, thread: threadOf(subject) }];
  return [
    ...earlier.flatMap(({ sender, sentAt, subject }) => written(personName(sender), sentAt, subject)),
    ...known.flatMap(({ said }) => said.flatMap(({ who, at, subject }) => written(who, at, subject))),
  ];
}

/**
 * Takes from `found` what its writer takes back in so many words. The statements that take back a mail come with it:
 * the last of their writer's, of the thread they stand in where there is one; null where none is of the day they name.
 */
export function* takeBack(
  statements: readonly Statement[],
  found: Map<Statement, Act[]>,
  { before, clock }: { before: readonly WrittenMail[]; clock: Clock },
): Slices<Map<Statement, WrittenMail | null>> {
  /** The parts that are taken back, each up to this statement. */
  const back = new Map<number, number>();
  const mails = new Map<Statement, WrittenMail | null>();
  const parts = new Map<string, (WrittenMail & { unit: number })[]>();
  const pace = new Pace(SLICE);
  for (const statement of statements) {
    const { unit, speaker, suspicious, text, order, sentAt } = statement;
    if (pace.isDue(text.length)) yield;
    if (speaker === null) continue;
    const own = parts.get(speaker) ?? [];
    parts.set(speaker, own);
    if (own.at(-1)?.unit !== unit)
      own.push({ writer: speaker, sentAt, thread: threadOf(statement.subject), unit });
    if (suspicious) continue;
    const taken = takesBackMail(text);
    if (WRONG_PLACE.test(text)) back.set(unit, order);
    if (taken === null) continue;
    const acts = found.get(statement)?.filter((act) => !(isTask(act) && takesBackMail(act.line) !== null));
    if (acts) found.set(statement, acts);
    const theirs = before.filter((mail) => mail.writer === speaker && mail.sentAt < sentAt);
    const mail = lastOf([...theirs, ...own.slice(0, -1)], statement, taken, clock);
    if (mail !== null || taken.day !== null) mails.set(statement, mail);
    for (const part of own.slice(0, -1))
      if (mail !== null && isSameMail(part, mail)) back.set(part.unit, order);
  }
  for (const statement of found.keys()) {
    if (statement.order <= (back.get(statement.unit) ?? Number.NEGATIVE_INFINITY)) found.delete(statement);
  }
  return mails;
}

/** Whether all that asks for an item stands in this mail. */
export function isAskedOnlyIn(mail: WrittenMail, { said }: KnownItem, people: People): boolean {
  const asking = said.filter(({ what }) => what === "asked" || what === "reopened");
  return (
    asking.length > 0 &&
    asking.every(
      ({ who, at, subject }) =>
        who !== null &&
        isSameMail(mail, { writer: people.resolve(who), sentAt: at, thread: threadOf(subject) }),
    )
  );
}

function lastOf(
  mails: readonly WrittenMail[],
  { subject, sentAt }: Statement,
  { day }: TakenBack,
  clock: Clock,
): WrittenMail | null {
  const meant = mails.filter((mail) => isOfDay(mail.sentAt, day, sentAt, clock));
  const inThread = meant.filter(({ thread }) => thread !== "" && thread === threadOf(subject));
  const among = inThread.length > 0 ? inThread : meant;
  return among.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)).at(-1) ?? null;
}

const isSameMail = (a: WrittenMail, b: WrittenMail): boolean =>
  a.writer === b.writer && a.thread === b.thread && a.sentAt === b.sentAt;

function isOfDay(sentAt: string, day: TakenBack["day"], from: string, clock: Clock): boolean {
  if (day === null) return true;
  const written = clock(new Date(sentAt)).day;
  const ago = daysBetween(written, clock(new Date(from)).day);
  if (day === "today") return ago === 0;
  if (day === "yesterday") return ago === 1;
  return ago < 7 && weekdayOf(written) === day;
}
