import { and, asc, desc, eq, ne } from "drizzle-orm";
import { documents } from "../../database/schema/documents.server";
import { questions } from "../../database/schema/questions.server";
import { findAgent } from "../agents/read-agents.server";
import { documentColumns, documentView } from "../documents/document-rows.server";
import { LISTED_MAILS, listMails } from "../inbox/read-mails.server";
import { adoptDigests } from "../items/adopt-digests.server";
import { findVersion } from "../items/ledger-version.server";
import { readItemStates } from "../items/read-item-states.server";
import type { Platform } from "../platform";
import { questionView } from "../questions/question-rows.server";
import type { AgentDetailView } from "./agent-detail-view";
import { asOfToday } from "./as-of-today";
import { findLatestDigest, listDeliveries, listRuns } from "./read-digests.server";

/** One agent, whole, with its newest mails (api contract, GET /api/agents/{id}). Throws DomainError("not-found"). */
export async function readAgentDetail(
  platform: Platform,
  userId: string,
  agentId: string,
  mails = LISTED_MAILS,
): Promise<AgentDetailView> {
  const owner = { userId, agentId };
  if ((await findVersion(platform, owner)) === null) await adoptDigests(platform, owner);
  const [agent, emails, lastSummary, runs, [files, asked]] = await Promise.all([
    findAgent(platform, userId, agentId),
    listMails(platform, userId, agentId, mails),
    findLatestDigest(platform, owner),
    listRuns(platform, owner),
    platform.db.batch([
      platform.db
        .select(documentColumns)
        .from(documents)
        .where(and(eq(documents.agentId, agentId), eq(documents.userId, userId)))
        .orderBy(desc(documents.createdAt), desc(documents.id)),
      platform.db
        .select()
        .from(questions)
        .where(
          and(
            eq(questions.agentId, agentId),
            eq(questions.userId, userId),
            ne(questions.status, "dismissed"),
          ),
        )
        .orderBy(asc(questions.createdAt), asc(questions.id)),
    ]),
  ]);
  return {
    ...agent,
    emails,
    contextDocs: files.map(documentView),
    lastSummary: lastSummary && asOfToday(lastSummary, agent.timeZone, platform.now()),
    clarifyingQuestions: asked.map(questionView),
    itemStates: lastSummary ? await readItemStates(platform, owner, lastSummary) : {},
    deliveries: lastSummary ? await listDeliveries(platform, owner, lastSummary.id) : [],
    runs,
  };
}
