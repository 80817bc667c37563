import { z } from "zod";
import type { Client } from "./client";

const Source = z.object({ id: z.string(), quote: z.string().min(1) });
const Item = z.object({ sources: z.array(Source).min(1) }).loose();

/** What tests read of an agent (api contract, 'Agent'). */
export const Agent = z.object({
  id: z.string(),
  emailAddress: z.string(),
  unprocessedCount: z.number(),
  nextRunAt: z.string().nullable(),
  lastSummary: z
    .object({
      id: z.string(),
      overview: z.string(),
      actionItems: z.array(Item),
      blockers: z.array(Item),
      decisions: z.array(Item),
    })
    .nullable(),
  deliveries: z.array(z.object({ email: z.string(), state: z.string() })),
  runs: z.array(z.object({ state: z.string(), trigger: z.string(), problem: z.string().nullable() })),
});
export type Agent = z.infer<typeof Agent>;

/** Creates an agent; the body is as the api contract has it. */
export async function newAgent(client: Client, fields: Record<string, unknown>): Promise<Agent> {
  const { status, body } = await client.call("POST", "/api/agents", fields);
  if (status !== 201) throw new Error(`POST /api/agents answered ${status}`);
  return Agent.parse(body);
}

export async function readAgent(client: Client, id: string): Promise<Agent> {
  const { body } = await client.call("GET", `/api/agents/${id}`);
  return Agent.parse(body);
}

export async function creditsOf(client: Client): Promise<number> {
  const { body } = await client.call("GET", "/api/auth/user");
  return z.object({ credits: z.number() }).parse(body).credits;
}
