import { and, asc, eq, sql } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { agents } from "../../database/schema/agents.server";
import { documents } from "../../database/schema/documents.server";
import { mails } from "../../database/schema/mails.server";
import { questions } from "../../database/schema/questions.server";
import type { Coverage } from "../../digest/coverage";
import type { DigestMaterial, MailHead, MaterialMail } from "../../writing/digest-material";
import { readStoredDocument } from "../documents/read-stored-document.server";
import { DomainError, notFound } from "../errors";
import { readStoredMail } from "../inbox/read-stored-mail.server";
import type { AnsweredQuestion } from "../items/answer-events";
import { log } from "../log";
import type { Platform } from "../platform";
import { earlierMails } from "./earlier-mails.server";
import { loadDocuments } from "./load-documents.server";
import { loadMails } from "./load-mails.server";
import { saidOnce } from "./said-once";
import { type Selection, selectMails } from "./select-mails.server";

export interface Gathered {
  /** Without the texts of earlier mails (`withEarlierMails`). */
  material: DigestMaterial;
  /** Its mails whole, before what several of them hold was taken out of all but one. */
  found: MaterialMail[];
  /** The heads of mails that earlier digests had, newest first. */
  earlier: (MailHead & { id: string })[];
  mailIds: string[];
  /** The owner's answers, in the order in which they were given. */
  answers: AnsweredQuestion[];
  /** What could not be read, for the coverage line. */
  unread: Coverage["unread"];
}

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
  return {
    ...{ found, earlier },
    mailIds: found.map((mail) => mail.id),
    answers: answers
      .map(({ createdAt, ...answer }) => ({ ...answer, answeredAt: answer.answeredAt ?? createdAt }))
      .sort((a, b) => a.answeredAt.getTime() - b.answeredAt.getTime()),
    unread: [...unread, ...withDocuments.unread],
    material: {
      agent: { title: agent.title, description: agent.description },
      timeZone: agent.timeZone,
      now: platform.now().toISOString(),
      mails: saidOnce(found),
      earlier: earlier.map(({ id: _, ...head }) => head),
      documents: withDocuments.documents,
      answers: answers.map(({ question, answer }) => ({ question, answer })),
    },
  };
}

/** The words of the api contract for a digest of nothing. */
export const NOTHING_TO_SUMMARIZE = "No emails to summarize yet.";

const NOT_READ_YET =
  "The new emails could not be read yet. Nothing was charged. Please try again in a minute.";

async function readNow(platform: Platform, userId: string, mailIds: string[]): Promise<void> {
  const waiting = await platform.db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isOneOf(mails.id, mailIds), eq(mails.userId, userId), eq(mails.state, "received")));
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
