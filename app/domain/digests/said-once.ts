import type { MailPart, Person } from "../../reading/mail-content";
import { threadOf } from "../../writing/check/thread-of";
import type { MaterialMail } from "../../writing/digest-material";

/** A client writes the date of a mail it forwards in some zone, and mostly does not say which. */
const ZONES_MS = 14 * 3_600_000;

interface Copy {
  author: Person | null;
  /** ISO 8601 UTC; null where a client left it out. */
  sentAt: string | null;
  isForwarded: boolean;
}

/**
 * The mails of a digest with what several of them hold said once: a mail that came directly and was forwarded by hand,
 * or was forwarded by two people, stays where it came first, the direct one before any other. What a forwarder wrote
 * above it stays. `earlier` are mails that were in digests before; what is forwarded of them is no news.
 */
export function saidOnce(
  mails: readonly MaterialMail[],
  earlier: readonly MaterialMail[] = [],
): MaterialMail[] {
  const seen = new Map<string, Copy[]>();
  const left = new Set<MailPart>();
  const take = (mail: MaterialMail, part: MailPart, mayLeave: boolean) => {
    const key = keyOf(mail, part);
    if (key === null) return;
    const copies = seen.get(key) ?? [];
    const copy = copyOf(mail, part);
    if (mayLeave && copies.some((other) => isSame(copy, other))) left.add(part);
    copies.push(copy);
    seen.set(key, copies);
  };
  const isElsewhere = (part: MailPart, own: MaterialMail) =>
    mails.some(
      (mail) => mail !== own && mail.parts.some((other) => !left.has(other) && isSameFile(part, other)),
    );
  for (const mail of earlier) for (const part of mail.parts) take(mail, part, false);
  for (const isForwarded of [false, true])
    for (const mail of mails)
      for (const part of mail.parts)
        if (isMailText(part) && (part.kind === "forwarded") === isForwarded) take(mail, part, true);
  for (const mail of mails.toReversed())
    if (mail.parts.some((part) => left.has(part)))
      for (const part of mail.parts) if (!isMailText(part) && isElsewhere(part, mail)) left.add(part);
  return mails.map((mail) => ({ ...mail, parts: mail.parts.filter((part) => !left.has(part)) }));
}

const isMailText = ({ kind }: MailPart) => kind === "body" || kind === "note" || kind === "forwarded";

/** Letters and digits: clients break lines, mark and quote in their own ways. */
const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function keyOf(mail: MaterialMail, part: MailPart): string | null {
  const words = isMailText(part) ? folded(part.text) : "";
  if (words === "") return null;
  // Enough to know a long text by, at one time of one author.
  return [threadOf(part.subject ?? mail.subject), words.length, words.slice(0, 400), words.slice(-400)].join(
    "\n",
  );
}

function copyOf(mail: MaterialMail, part: MailPart): Copy {
  const isForwarded = part.kind === "forwarded";
  const sentAt = part.sentAt ?? (isForwarded ? null : mail.sentAt);
  return { author: part.author ?? (isForwarded ? null : mail.sender), sentAt, isForwarded };
}

function isSame(one: Copy, other: Copy): boolean {
  if (!isSamePerson(one.author, other.author)) return false;
  if (one.sentAt === null || other.sentAt === null) return true;
  const apart = Math.abs(Date.parse(one.sentAt) - Date.parse(other.sentAt));
  return apart <= (one.isForwarded || other.isForwarded ? ZONES_MS : 0);
}

/** By the address where both have one; a client that leaves the author out contradicts nobody. */
function isSamePerson(one: Person | null, other: Person | null): boolean {
  if (one?.address && other?.address) return one.address.toLowerCase() === other.address.toLowerCase();
  if (one?.name && other?.name) return folded(one.name) === folded(other.name);
  return true;
}

const isSameFile = (one: MailPart, other: MailPart) =>
  one.kind === other.kind && one.filename === other.filename && one.text === other.text;
