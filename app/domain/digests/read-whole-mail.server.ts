import { and, desc, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { digestMails, digests } from "../../database/schema/digests.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import { personText } from "../../reading/mail/person-text";
import type { MailPart } from "../../reading/mail-content";
import { notFound } from "../errors";
import { isFileKept } from "../inbox/open-mail.server";
import { mailView } from "../inbox/read-mails.server";
import type { Platform } from "../platform";
import { linesOfMail } from "./lines-of-mail.server";
import type { MailPieceView, WholeMail } from "./whole-mail";
import { wordsPlace } from "./words-place";

const MOST_DIGESTS = 5;

/** A mail whole, with what was made of it. Throws DomainError("not-found"). */
export async function readWholeMail(
  platform: Platform,
  mail: { userId: string; agentId: string; mailId: string },
): Promise<WholeMail> {
  const { userId, agentId, mailId } = mail;
  const { db } = platform;
  const [[row], lines, used] = await Promise.all([
    db
      .select({ mail: mails, parts: mailTexts.parts, agentTitle: agents.title })
      .from(mails)
      .innerJoin(agents, and(eq(agents.id, mails.agentId), eq(agents.userId, userId)))
      .leftJoin(mailTexts, eq(mailTexts.mailId, mails.id))
      .where(and(eq(mails.id, mailId), eq(mails.agentId, agentId), eq(mails.userId, userId))),
    linesOfMail(platform, mail),
    db
      .select({ id: digests.id, generatedAt: digests.generatedAt })
      .from(digestMails)
      .innerJoin(digests, eq(digests.id, digestMails.digestId))
      .where(and(eq(digestMails.mailId, mailId), eq(digests.agentId, agentId), eq(digests.userId, userId)))
      .orderBy(desc(digests.generatedAt), desc(digests.id))
      .limit(MOST_DIGESTS),
  ]);
  if (!row) throw notFound("Email");
  const pieces = (row.parts ?? []).map(pieceOf);
  const placed = lines.map((line) => ({ ...line, place: wordsPlace(pieces, line.quote) }));
  return {
    ...mailView(row.mail),
    agentId,
    agentTitle: row.agentTitle,
    sentAt: row.mail.sentAt?.toISOString() ?? null,
    pieces,
    sentAs: row.parts?.find(({ sentAs }) => sentAs)?.sentAs ?? [],
    lines: placed.sort(
      (a, b) =>
        Number(a.kind === "person") - Number(b.kind === "person") ||
        (a.place?.piece ?? pieces.length) - (b.place?.piece ?? pieces.length) ||
        (a.place?.start ?? 0) - (b.place?.start ?? 0),
    ),
    digests: used.map(({ id, generatedAt }) => ({ id, generatedAt: generatedAt.toISOString() })),
    rawSize: row.mail.rawSize,
    isKept: row.mail.attachments.map((file) => isFileKept(row.mail, file)),
  };
}

function pieceOf({
  kind,
  author,
  sentAt,
  subject,
  filename,
  text,
  history,
  signature,
}: MailPart): MailPieceView {
  return {
    ...{ kind, sentAt, subject, filename, text, history, signature },
    author: author && personText(author),
  };
}
