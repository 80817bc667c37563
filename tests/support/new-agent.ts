import type { z } from "zod";
import { AgentInput } from "../../app/domain/agents/agent-schema";

import type { AgentView } from "../../app/domain/agents/agent-view";
import { createAgent } from "../../app/domain/agents/create-agent.server";

import { findAgent } from "../../app/domain/agents/read-agents.server";
import { platformAt } from "./platform-at";

interface Owner {
  id: string;
  timeZone: string;
}

/** An agent of this user, made at `at` through the product's own verb. */
export async function newAgent(
  user: Owner,
  input: Partial<z.input<typeof AgentInput>> = {},
  at: Date | string = new Date(),
): Promise<AgentView> {
  const platform = platformAt(at);
  const agentId = await createAgent(
    platform,
    user,
    AgentInput.parse({ title: "Payments rollout", ...input }),
  );
  return findAgent(platform, user.id, agentId);
}
