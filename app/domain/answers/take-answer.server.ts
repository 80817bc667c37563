import { and, eq, isNotNull } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { deliveries } from "../../database/schema/deliveries.server";
import { items } from "../../database/schema/items.server";
import { type AnswerOutcome, mailAnswers } from "../../database/schema/mail-answers.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import { dayWords } from "../../digest/timeline-day";
import { GREETING_WORDS } from "../../reading/greeting-words";
import { type MailSender, readSender } from "../../reading/mail/read-sender";
import type { MailPart } from "../../reading/mail-content";
import { recordEvent } from "../audit/record-event.server";
import { DomainError } from "../errors";
import type { ItemView } from "../items/item-view";
import { markItem } from "../items/mark-item.server";
import type { Platform } from "../platform";
import { type AnsweredMail, findAnsweredMail } from "./find-answered-mail.server";
import { listKnownPeople } from "./known-people.server";
import { type Answer, type ReadAnswers, readAnswers } from "./read-answers";
import { tellSender } from "./tell-sender.server";

type AnswerRow = typeof mailAnswers.$inferSelect;
type Mail = typeof mails.$inferSelect;

/** A mail's Date header may say anything; further off than this the time of arrival counts. */
const PLAUSIBLE_MS = 2 * 86_400_000;
const NEWS_KINDS = new Set<MailPart["kind"]>(["forwarded", "transcript", "calendar", "attachment"]);
/** A greeting, thanks or a name on a line of its own. */
const COURTESY = [
  new RegExp(`^${GREETING_WORDS}(?:\\s+\\p{L}+){0,2}[\\s,!.:]*$`, "iu"),
  /^(?:many\s+)?(?:thanks|thank you|thx|cheers|danke|merci|gracias)(?:\s+(?:a lot|again|all|everybody))?[\s,!.]*$/iu,
  /^\p{Lu}\p{Ll}+[,!.]?$/u,
];

/**
 * Does what a mail to the address for answers says of the digest's lines, if a recipient of that digest wrote it and
 * the receiving server bears that out; tells them once what was noted. All else it says stays content. Done twice it
 * is done once. Throws when a later try makes sense.
 */
export async function takeAnswer(platform: Platform, mailId: string): Promise<void> {
  const row = await platform.db.query.mailAnswers.findFirst({ where: eq(mailAnswers.mailId, mailId) });
  if (row?.state === "waiting") await note(platform, row);
  if (row?.state === "waiting" || row?.state === "noted") await tellSender(platform, mailId);
}

async function note(platform: Platform, row: AnswerRow): Promise<void> {
  const mail = await platform.db.query.mails.findFirst({
    where: and(eq(mails.id, row.mailId), eq(mails.userId, row.userId)),
  });
  // Its job brings it back.
  if (mail?.state === "received") return;
  const raw = mail?.role?.kind === "content" ? await platform.files.get(mail.rawKey) : null;
  const sender = raw === null || mail === undefined ? null : await readSender(raw, mail.isFromEdge);
  const digest = sender === null ? null : await findAnsweredDigest(platform, row, sender);
  if (mail === undefined || sender === null || digest === null) return close(platform, row);
  const texts = await platform.db.query.mailTexts.findFirst({ where: eq(mailTexts.mailId, mail.id) });
  const parts = texts?.parts ?? [];
  const [first] = parts;
  if (first === undefined || NEWS_KINDS.has(first.kind)) return close(platform, row);
  const read = await readFor(platform, digest, mail, first.text);
  if (read.answers.length === 0 && read.unclear.length === 0) return close(platform, row);
  const outcome: AnswerOutcome = {
    to: digest.email,
    noted: digest.isOver ? [] : await carryOut(platform, digest, mail, read.answers),
    unclear: read.unclear.map(({ words, why }) => `“${words}” (${why})`),
    isOver: digest.isOver,
  };
  const isTold = !sender.refusesAnswers && mail.envelopeFrom.trim() !== "";
  await keep(
    platform,
    row,
    { outcome, state: isTold ? "noted" : "closed" },
    parts,
    digest.isOver ? null : read.rest,
  );
}

/** Only for one of the recipients of the digest that the address belongs to, who may still get it. */
async function findAnsweredDigest(
  platform: Platform,
  row: AnswerRow,
  { address, isAuthenticated, isAutomatic }: MailSender,
): Promise<AnsweredMail | null> {
  if (address === null || !isAuthenticated || isAutomatic) return null;
  const answered = await findAnsweredMail(platform, row.deliveryId);
  if (answered === null) return null;
  const own = await platform.db.query.deliveries.findFirst({
    where: and(eq(deliveries.sendId, answered.sendId), eq(deliveries.emailKey, address)),
    columns: { id: true },
  });
  return own === undefined ? null : findAnsweredMail(platform, own.id);
}

async function readFor(
  platform: Platform,
  digest: AnsweredMail,
  { sentAt, receivedAt }: Mail,
  text: string,
): Promise<ReadAnswers> {
  const known = await listKnownPeople(platform, digest);
  const owners = await platform.db
    .selectDistinct({ owner: items.owner })
    .from(items)
    .where(
      and(
        eq(items.agentId, digest.agentId),
        eq(items.userId, digest.userId),
        eq(items.state, "open"),
        isNotNull(items.owner),
      ),
    );
  const isPlausible = sentAt !== null && Math.abs(receivedAt.getTime() - sentAt.getTime()) <= PLAUSIBLE_MS;
  const own = known.filter(({ address }) => address === digest.emailKey);
  return readAnswers(text, {
    lines: await textsOf(platform, digest),
    people: [...known.map(({ name }) => name), ...owners.flatMap(({ owner }) => owner ?? [])],
    me: own[0]?.name ?? digest.email,
    writtenAt: (isPlausible ? sentAt : receivedAt).toISOString(),
    timeZone: digest.timeZone,
    appUrl: platform.settings.appUrl,
  });
}

/** What the lines say, in the order of their numbers. */
async function textsOf({ db }: Platform, { userId, agentId, lines }: AnsweredMail): Promise<string[]> {
  const ids = lines.map(({ itemId }) => itemId);
  const rows = await db
    .select({ id: items.id, text: items.text })
    .from(items)
    .where(and(eq(items.agentId, agentId), eq(items.userId, userId), isOneOf(items.id, ids)));
  const texts = new Map(rows.map(({ id, text }) => [id, text]));
  return lines.map(({ itemId }) => texts.get(itemId) ?? "");
}

/** One event each, known again by the mail and the answer's place in it. Returns them in words. */
async function carryOut(
  platform: Platform,
  digest: AnsweredMail,
  mail: Mail,
  answers: readonly Answer[],
): Promise<string[]> {
  const { userId, agentId, emailKey: who } = digest;
  const noted: string[] = [];
  for (const [index, { number, change, words }] of answers.entries()) {
    const itemId = digest.lines[number - 1]?.itemId;
    if (itemId === undefined) continue;
    const said = { who, quote: words, eventId: `${mail.id}-${index}` };
    try {
      const item = await markItem(platform, { userId, agentId, itemId }, change, said);
      await recordEvent(platform, userId, "recipient", { action: "item.marked", agentId, subjectId: itemId });
      noted.push(`${number} ${changeWords(change, mail)}: ${textOf(item)}`);
    } catch (error) {
      // Its words went with the mail that they stood in.
      if (!(error instanceof DomainError && error.kind === "not-found")) throw error;
    }
  }
  return noted;
}

function textOf({ text }: ItemView): string {
  return text.length <= 140 ? text : `${text.slice(0, 139).trimEnd()}…`;
}

function changeWords({ state, owner, due }: Answer["change"], { receivedAt }: Mail): string {
  if (state !== undefined) return state === "not-ours" ? "not ours" : state;
  const today = receivedAt.toISOString().slice(0, 10);
  return [owner ?? "", due ? `due ${dayWords(due, today)}` : ""].filter(Boolean).join(", ");
}

/** The mail's text keeps what was no answer; with nothing left it needs nobody's attention. */
async function keep(
  platform: Platform,
  row: AnswerRow,
  change: { outcome: AnswerOutcome; state: "noted" | "closed" },
  parts: readonly MailPart[],
  rest: string | null,
): Promise<void> {
  const { db } = platform;
  const isWaiting = and(eq(mailAnswers.mailId, row.mailId), eq(mailAnswers.state, "waiting"));
  const noted = db.update(mailAnswers).set(change).where(isWaiting);
  const [first, ...others] = parts;
  if (rest === null || first === undefined) {
    await noted;
    return;
  }
  const isNews = others.some((part) => NEWS_KINDS.has(part.kind) && part.text.trim() !== "");
  const isAnswerOnly = !isNews && rest.split("\n").every((line) => isCourtesy(line.trim()));
  const theirs = and(eq(mails.id, row.mailId), eq(mails.userId, row.userId));
  await db.batch([
    db
      .update(mailTexts)
      .set({ parts: [{ ...first, text: rest }, ...others] })
      .where(eq(mailTexts.mailId, row.mailId)),
    db
      .update(mails)
      .set(
        isAnswerOnly
          ? { role: { kind: "digest-answer" }, isContent: false, processedAt: platform.now() }
          : { problem: null },
      )
      .where(theirs),
    noted,
  ]);
}

function isCourtesy(line: string): boolean {
  return line === "" || COURTESY.some((words) => words.test(line));
}

async function close({ db }: Platform, { mailId }: AnswerRow): Promise<void> {
  await db
    .update(mailAnswers)
    .set({ state: "closed" })
    .where(and(eq(mailAnswers.mailId, mailId), eq(mailAnswers.state, "waiting")));
}
