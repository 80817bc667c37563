import { and, eq } from "drizzle-orm";
import { isOneOf } from "../../database/is-one-of.server";
import { questions } from "../../database/schema/questions.server";
import type { AskedDispute, Disputed } from "../../digest/tracked";
import type { Platform } from "../platform";
import { questionOfDispute } from "./disputes";

/** An item whose words disagree. */
interface DisputedItem {
  id: string;
  agentId: string;
  text: string;
  disputed: Disputed[];
}

/**
 * What the words of these items disagree on, by the item's id, each with its clarifying question while that is open.
 * Without a disputed item it asks the database nothing.
 */
export async function questionsOfLines(
  { db }: Platform,
  userId: string,
  lines: DisputedItem[],
): Promise<Map<string, AskedDispute[]>> {
  const asked = lines.flatMap(({ agentId, text, disputed }) =>
    disputed.map((each) => ({ agentId, key: questionOfDispute(text, each).key })),
  );
  if (asked.length === 0) return new Map();
  const found = await db
    .select({ id: questions.id, agentId: questions.agentId, key: questions.questionKey })
    .from(questions)
    .where(
      and(
        eq(questions.userId, userId),
        isOneOf(questions.agentId, [...new Set(asked.map(({ agentId }) => agentId))]),
        isOneOf(questions.questionKey, [...new Set(asked.map(({ key }) => key))]),
        eq(questions.status, "open"),
      ),
    );
  const idOf = new Map(found.map(({ id, agentId, key }) => [`${agentId} ${key}`, id]));
  return new Map(
    lines.map(({ id, agentId, text, disputed }) => [
      id,
      disputed.map((each) => {
        const questionId = idOf.get(`${agentId} ${questionOfDispute(text, each).key}`);
        return questionId === undefined ? each : { ...each, questionId };
      }),
    ]),
  );
}
