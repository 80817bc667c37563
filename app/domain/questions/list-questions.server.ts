import { and, asc, eq, ne } from "drizzle-orm";
import { questions } from "../../database/schema/questions.server";
import { requireAgent } from "../agents/require-agent.server";
import type { Platform } from "../platform";
import { questionView } from "./question-rows.server";
import type { QuestionView } from "./question-view";

/** The agent's questions in the order in which they were asked; without a status, all but the dismissed. */
export async function listQuestions(
  platform: Platform,
  owner: { userId: string; agentId: string },
  status?: QuestionView["status"],
): Promise<QuestionView[]> {
  await requireAgent(platform, owner);
  const rows = await platform.db
    .select()
    .from(questions)
    .where(
      and(
        eq(questions.agentId, owner.agentId),
        eq(questions.userId, owner.userId),
        status ? eq(questions.status, status) : ne(questions.status, "dismissed"),
      ),
    )
    .orderBy(asc(questions.createdAt), asc(questions.id));
  return rows.map(questionView);
}
