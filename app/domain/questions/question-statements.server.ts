import { sql } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { questions } from "../../database/schema/questions.server";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import type { Gap } from "./find-gaps";

/** Statements for a batch that ask an agent's owner about a digest; what was asked before is not asked again. */
export function questionStatements(
  platform: Platform,
  owner: { userId: string; agentId: string },
  digestId: string,
  gaps: readonly Gap[],
) {
  return gaps.map(({ question, key }) =>
    platform.db
      .insert(questions)
      .values({
        id: newId(),
        userId: owner.userId,
        // Null, and refused, when the agent was deleted while a model was asked.
        agentId: sql`(select ${agents.id} from ${agents} where ${agents.id} = ${owner.agentId})`,
        digestId,
        question,
        questionKey: key,
        createdAt: platform.now(),
      })
      // Two presses at once ask the same.
      .onConflictDoNothing()
      .returning(),
  );
}
