import { desc, eq } from "drizzle-orm";
import { mails } from "../../app/database/schema/mails.server";

import type { AgentView } from "../../app/domain/agents/agent-view";
import type { Generated } from "../../app/domain/digests/finish-run.server";
import { generateNow } from "../../app/domain/digests/generate-digest.server";
import { deliverMail, rawMail } from "./deliver-mail";
import { newAgent } from "./new-agent";
import type { TestUser } from "./new-user";
import { platformAt } from "./platform-at";

/** The mails of an agent as they are stored, newest first. */
export function mailsOf(agentId: string) {
  return platformAt(new Date()).db.query.mails.findMany({
    where: eq(mails.agentId, agentId),
    orderBy: desc(mails.receivedAt),
  });
}

/** Delivers one mail and returns its id. */
export async function deliverOne(
  agent: Pick<AgentView, "id" | "emailAddress">,
  raw: Uint8Array = rawMail(),
): Promise<string> {
  const before = new Set((await mailsOf(agent.id)).map((mail) => mail.id));
  await deliverMail(agent.emailAddress, raw);
  const added = (await mailsOf(agent.id)).find((mail) => !before.has(mail.id));
  if (!added) throw new Error("The mail was not stored.");
  return added.id;
}

type Written = Extract<Generated, { outcome: "written" }>;

/** An agent that has taken in one mail and written one digest from it. */
export async function agentWithDigest(
  user: TestUser,
  input: Parameters<typeof newAgent>[1] = {},
): Promise<{ agent: AgentView; mailId: string; digest: Written }> {
  const agent = await newAgent(user, input);
  const mailId = await deliverOne(agent);
  const owner = { userId: user.id, agentId: agent.id };
  const digest = await written(owner);
  return { agent, mailId, digest };
}

/** Writes the digest that an agent's new mails are good for. */
export async function written(owner: { userId: string; agentId: string }): Promise<Written> {
  const generated = await generateNow(platformAt(new Date()), owner, { kind: "manual" });
  if (generated.outcome !== "written") throw new Error(`No digest was written: ${generated.outcome}.`);
  return generated;
}
