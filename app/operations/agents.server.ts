import { z } from "zod";
import { AgentChanges, AgentInput } from "../domain/agents/agent-schema";
import { createAgent } from "../domain/agents/create-agent.server";
import { deleteAgent } from "../domain/agents/delete-agent.server";
import { listAgents } from "../domain/agents/read-agents.server";
import { updateAgent } from "../domain/agents/update-agent.server";
import { liftSuppression } from "../domain/bounces/lift-suppression.server";
import { readAgentDetail } from "../domain/digests/read-agent-detail.server";
import { FAILED } from "../domain/failed-words";
import { operation } from "../http/operation";

const AgentId = z.object({ agentId: z.string() });

export const listMyAgents = operation({
  access: "user",
  input: z.object({}),
  run: ({ platform, user }) => listAgents(platform, user.id),
  says: { failed: "Error loading agents" },
});

export const readMyAgent = operation({
  access: "user",
  input: AgentId,
  run: ({ platform, user }, { agentId }) => readAgentDetail(platform, user.id, agentId),
  says: { failed: "Error loading agent" },
});

export const createMyAgent = operation({
  access: "user",
  input: AgentInput,
  run: async ({ platform, user }, input) =>
    readAgentDetail(platform, user.id, await createAgent(platform, user, input)),
  records: ({ id }) => ({ action: "agent.created", agentId: id }),
  says: { done: { title: "Agent created" }, failed: FAILED.create },
});

export const updateMyAgent = operation({
  access: "user",
  input: AgentChanges.extend(AgentId.shape),
  run: async ({ platform, user }, { agentId, ...changes }) => {
    await updateAgent(platform, user.id, agentId, changes);
    return readAgentDetail(platform, user.id, agentId);
  },
  records: (_, { agentId }) => ({ action: "agent.changed", agentId }),
  says: { done: { title: "Agent updated" }, failed: FAILED.update },
});

export const deleteMyAgent = operation({
  access: "user",
  input: AgentId,
  run: async ({ platform, user }, { agentId }) => {
    await deleteAgent(platform, user.id, agentId);
    return { ok: true };
  },
  records: (_, { agentId }) => ({ action: "agent.deleted", agentId }),
  says: { done: { title: "Agent deleted" }, failed: FAILED.delete },
});

/** Mails a recipient again whose mail came back, or who complained. */
export const mailAgain = operation({
  access: "user",
  input: AgentId.extend({ email: z.string() }),
  run: async ({ platform, user }, { agentId, email }) => {
    await liftSuppression(platform, { userId: user.id, agentId }, email);
    return { ok: true };
  },
  records: (_, { agentId }) => ({ action: "recipient.readmitted", agentId }),
  says: {
    done: { title: "Recipient added again", description: "The next digest goes to this address, too." },
    failed: FAILED["lift-suppression"],
  },
});
