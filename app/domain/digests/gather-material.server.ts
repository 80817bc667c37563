import { and, asc, desc, eq, gte, isNotNull, isNull, not, sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { digestMails, digests } from "../../database/schema/digests.server";
import { documents } from "../../database/schema/documents.server";
import { mails, mailTexts } from "../../database/schema/mails.server";
import { questions } from "../../database/schema/questions.server";
import type { Coverage } from "../../digest/coverage";
import type { DigestMaterial, MailHead, MaterialMail } from "../../writing/digest-material";
import { readStoredDocument } from "../documents/read-stored-document.server";
import { DomainError, notFound } from "../errors";
import { readStoredMail } from "../inbox/read-stored-mail.server";
import type { AnsweredQuestion } from "../items/answer-events";
import { log } from "../log";
import type { Platform } from "../platform";
import { inThreadsOf } from "./in-threads-of";
import { loadDocuments } from "./load-documents.server";
import { mailsThatFit } from "./mails-that-fit.server";

/** Which mails a digest is written from. */
export type Selection =
  /**
   * The unprocessed ones; without any, those of the latest digest (decisions.md, 'what a digest covers'), or those that
   * were read and gave none.
   */
  | { kind: "manual" }
  /** The unprocessed ones, and nothing else: a scheduled run with nothing new is skipped. */
  | { kind: "scheduled" }
  /** The agent's sample mails. */
  | { kind: "samples" }
  /** One mail, processed before or not, and the other unprocessed ones if asked for. */
  | { kind: "mail"; mailId: string; includeOthers: boolean };

interface Gathered {
  material: DigestMaterial;
  mailIds: string[];
  /** The owner's answers, in the order in which they were given. */
  answers: AnsweredQuestion[];
  /** What could not be read, for the coverage line. */
  unread: Coverage["unread"];
}

/** Enough for years of a busy inbox in one digest; the rest waits for the next one. */
const MOST_MAILS = 1000;

/**
 * Everything the writer may know. Mails whose text is not there yet are read now.
 * Throws DomainError: "not-found", "conflict" when there is nothing to write from, "unavailable" when what there is
 * could not be read just now.
 */
export async function gatherMaterial(
  platform: Platform,
  owner: { userId: string; agentId: string },
  selection: Selection,
): Promise<Gathered> {
  const agent = await platform.db.query.agents.findFirst({
    where: and(eq(agents.id, owner.agentId), eq(agents.userId, owner.userId)),
  });
  if (!agent) throw notFound("Agent");
  const mailIds = await selectMails(platform, owner, selection);
  await readNow(platform, owner.userId, mailIds);
  const { found, unread } = await loadMails(platform, owner.userId, mailIds);
  if (selection.kind !== "samples") await readDocumentsNow(platform, owner);
  const withDocuments =
    selection.kind === "samples" ? { documents: [], unread: [] } : await loadDocuments(platform, owner);
  const answers = await platform.db
    .select({
      id: questions.id,
      question: questions.question,
      answer: sql<string>`coalesce(${questions.answer}, '')`,
      answeredAt: questions.answeredAt,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .where(
      and(
        eq(questions.agentId, owner.agentId),
        eq(questions.userId, owner.userId),
        eq(questions.status, "answered"),
      ),
    )
    .orderBy(asc(questions.createdAt));
  // Who asks for a digest of one mail, which turns out to be a bounce, doesn't ask for one of the documents.
  if (found.length === 0 && (withDocuments.documents.length === 0 || selection.kind === "mail")) {
    throw unread.length > 0
      ? new DomainError("unavailable", NOT_READ_YET)
      : new DomainError("conflict", NOTHING_TO_SUMMARIZE);
  }
  const earlier = selection.kind === "samples" ? [] : await earlierMails(platform, owner, mailIds);
  const threads = await loadThreads(platform, owner.userId, inThreadsOf(found, earlier));
  return {
    mailIds: found.map((mail) => mail.id),
    answers: answers
      .map(({ createdAt, ...answer }) => ({ ...answer, answeredAt: answer.answeredAt ?? createdAt }))
      .sort((a, b) => a.answeredAt.getTime() - b.answeredAt.getTime()),
    unread: [...unread, ...withDocuments.unread],
    material: {
      agent: { title: agent.title, description: agent.description },
      timeZone: agent.timeZone,
      now: platform.now().toISOString(),
      mails: found,
      earlier: earlier.map(({ id: _, ...head }) => head),
      ...(threads.length === 0 ? {} : { threads }),
      documents: withDocuments.documents,
      answers: answers.map(({ question, answer }) => ({ question, answer })),
    },
  };
}

const EARLIER_DAYS = 60;
const MOST_EARLIER = 2000;

/** The heads of the mails that the agent had in digests before, newest first. */
async function earlierMails(
  platform: Platform,
  owner: { userId: string; agentId: string },
  mailIds: string[],
): Promise<(MailHead & { id: string })[]> {
  const since = new Date(platform.now().getTime() - EARLIER_DAYS * 86_400_000);
  const rows = await platform.db
    .select({
      id: mails.id,
      subject: mails.subject,
      name: mails.senderName,
      address: mails.senderAddress,
      sentAt: mails.sentAt,
      receivedAt: mails.receivedAt,
    })
    .from(mails)
    .where(
      and(
        eq(mails.agentId, owner.agentId),
        eq(mails.userId, owner.userId),
        eq(mails.isContent, true),
        eq(mails.isSample, false),
        isNotNull(mails.countedAt),
        gte(mails.receivedAt, since),
        not(isOneOf(mailIds)),
      ),
    )
    .orderBy(desc(mails.receivedAt))
    .limit(MOST_EARLIER);
  return rows.map(({ id, subject, name, address, sentAt, receivedAt }) => ({
    id,
    subject,
    sender: { name, address },
    sentAt: (sentAt ?? receivedAt).toISOString(),
  }));
}

/** Bytes of the texts of earlier mails that are read again with what answers them. */
const MOST_OF_THREADS = 400_000;

/** Those of these mails whose texts are still there, the newest as far as they fit. */
async function loadThreads(
  { db }: Platform,
  userId: string,
  wanted: (MailHead & { id: string })[],
): Promise<MaterialMail[]> {
  if (wanted.length === 0) return [];
  const isWanted = and(isOneOf(wanted.map(({ id }) => id)), eq(mails.userId, userId));
  const sizes = await db
    .select({ id: mails.id, bytes: sql<number>`octet_length(${mailTexts.parts})` })
    .from(mails)
    .innerJoin(mailTexts, eq(mailTexts.mailId, mails.id))
    .where(isWanted);
  const bytesOf = new Map(sizes.map(({ id, bytes }) => [id, bytes]));
  let left = MOST_OF_THREADS;
  const fitting = wanted.toReversed().filter(({ id }) => {
    left -= bytesOf.get(id) ?? 0;
    return left >= 0;
  });
  const texts = await db
    .select({ id: mails.id, parts: mailTexts.parts })
    .from(mails)
    .innerJoin(mailTexts, eq(mailTexts.mailId, mails.id))
    .where(and(isOneOf(fitting.map(({ id }) => id)), eq(mails.userId, userId)));
  const partsOf = new Map(texts.map(({ id, parts }) => [id, parts]));
  return fitting
    .reverse()
    .flatMap(({ id, ...head }) => (partsOf.has(id) ? [{ id, ...head, parts: partsOf.get(id) ?? [] }] : []));
}

/** The words of the api contract for a digest of nothing. */
export const NOTHING_TO_SUMMARIZE = "No emails to summarize yet.";

const NOT_READ_YET =
  "The new emails could not be read yet. Nothing was charged. Please try again in a minute.";

async function selectMails(
  platform: Platform,
  owner: { userId: string; agentId: string },
  selection: Selection,
): Promise<string[]> {
  const isTheirs = and(eq(mails.agentId, owner.agentId), eq(mails.userId, owner.userId));
  const isNew = and(
    isTheirs,
    eq(mails.isContent, true),
    eq(mails.isSample, false),
    isNull(mails.processedAt),
  );
  // Read for a digest that was not saved, because no line came of it.
  const wasRead = and(
    isTheirs,
    eq(mails.isContent, true),
    isNotNull(mails.countedAt),
    isNull(mails.dismissedAt),
  );
  const idsOf = async (where: typeof isTheirs) => {
    const rows = await platform.db
      .select({ id: mails.id })
      .from(mails)
      .where(where)
      .orderBy(asc(mails.receivedAt), asc(mails.id))
      .limit(MOST_MAILS);
    return rows.map((row) => row.id);
  };
  switch (selection.kind) {
    case "samples":
      return idsOf(and(isTheirs, eq(mails.isSample, true)));
    case "scheduled":
      return idsOf(isNew);
    case "mail": {
      const wanted = await idsOf(and(isTheirs, eq(mails.id, selection.mailId), eq(mails.isSample, false)));
      if (wanted.length === 0) throw notFound("Email");
      return selection.includeOthers ? [...new Set([...wanted, ...(await idsOf(isNew))])] : wanted;
    }
    case "manual": {
      const fresh = await idsOf(isNew);
      return fresh.length > 0 ? fresh : ((await latestDigestMails(platform, owner)) ?? idsOf(wasRead));
    }
  }
}

async function latestDigestMails(
  platform: Platform,
  owner: { userId: string; agentId: string },
): Promise<string[] | null> {
  const [latest] = await platform.db
    .select({ id: digests.id })
    .from(digests)
    .where(
      and(eq(digests.agentId, owner.agentId), eq(digests.userId, owner.userId), eq(digests.isSample, false)),
    )
    .orderBy(desc(digests.currentSince))
    .limit(1);
  if (!latest) return null;
  const rows = await platform.db
    .select({ id: mails.id })
    .from(digestMails)
    .innerJoin(mails, eq(mails.id, digestMails.mailId))
    .where(and(eq(digestMails.digestId, latest.id), eq(mails.userId, owner.userId)))
    .orderBy(asc(mails.receivedAt), asc(mails.id));
  return rows.map((row) => row.id);
}

async function readNow(platform: Platform, userId: string, mailIds: string[]): Promise<void> {
  const waiting = await platform.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOneOf(mailIds), eq(mails.userId, userId), eq(mails.state, "received")));
  for (const { id } of waiting) {
    try {
      await readStoredMail(platform, id);
    } catch (cause) {
      // It stays unprocessed and is tried again by its job; this digest goes on without it.
      log("digest.mail-not-read", { mailId: id }, cause);
    }
  }
}

/** A document that was uploaded a moment ago is part of the digest that is asked for now. */
async function readDocumentsNow(
  platform: Platform,
  owner: { userId: string; agentId: string },
): Promise<void> {
  const waiting = await platform.db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.agentId, owner.agentId),
        eq(documents.userId, owner.userId),
        eq(documents.state, "reading"),
      ),
    );
  for (const { id } of waiting) {
    try {
      await readStoredDocument(platform, id);
    } catch (cause) {
      log("digest.document-not-read", { documentId: id }, cause);
    }
  }
}

// `in (?, ?, ...)` would meet D1's limit of 100 parameters.
function isOneOf(mailIds: string[]) {
  return sql`${mails.id} in (select value from json_each(${JSON.stringify(mailIds)}))`;
}

async function loadMails(
  platform: Platform,
  userId: string,
  mailIds: string[],
): Promise<{ found: MaterialMail[]; unread: Coverage["unread"] }> {
  const found: MaterialMail[] = [];
  const unread: Coverage["unread"] = [];
  const groups = await mailsThatFit(platform, userId, mailIds);
  for (const group of groups) {
    const rows = await platform.db
      .select({ mail: mails, parts: mailTexts.parts })
      .from(mails)
      .leftJoin(mailTexts, eq(mailTexts.mailId, mails.id))
      // Reading may have found that a mail is no content after all: a bounce, or a confirmation.
      .where(and(isOneOf(group), eq(mails.userId, userId), eq(mails.isContent, true)));
    for (const { mail, parts } of rows) {
      const name = mail.subject ?? "(No Subject)";
      if (mail.state !== "read" || !parts) {
        unread.push({ name, problem: mail.problem ?? "is still being read" });
        // What can never be read must not come back in every digest.
        if (mail.state !== "unreadable") continue;
      }
      for (const file of mail.attachments) {
        if (!file.read && file.problem) unread.push({ name: file.filename, problem: file.problem });
      }
      found.push({
        id: mail.id,
        subject: mail.subject,
        sender: { name: mail.senderName, address: mail.senderAddress },
        sentAt: (mail.sentAt ?? mail.receivedAt).toISOString(),
        parts: parts ?? [],
      });
    }
  }
  const last = groups.at(-1)?.at(-1);
  const left = last === undefined ? 0 : mailIds.length - 1 - mailIds.indexOf(last);
  if (left > 0) {
    unread.push({
      name: `${left} more ${left === 1 ? "email" : "emails"}`,
      problem: "too much for one digest",
    });
  }
  return { found: found.sort((a, b) => a.sentAt.localeCompare(b.sentAt)), unread };
}
