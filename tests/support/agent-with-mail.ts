import type { DigestDraft, DigestMaterial } from "../../app/writing/digest-material";
import { rawMail } from "./deliver-mail";
import { deliverOne } from "./digest-agent";
import { draftOf } from "./drafts";
import { newAgent } from "./new-agent";
import type { TestUser } from "./new-user";
import { writerThat } from "./platform-at";

/** An agent with one mail that no digest has included yet. */
export async function agentWithMail(user: TestUser, body?: string) {
  const agent = await newAgent(user);
  const mailId = await deliverOne(agent, rawMail({}, body));
  return { agent, owner: { userId: user.id, agentId: agent.id }, mailId };
}

/** A writer that waits until it is let go, so that something can happen meanwhile. */
export function slowWriter() {
  const started = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const writer = writerThat(async (material: DigestMaterial): Promise<DigestDraft> => {
    started.resolve();
    await go.promise;
    return draftOf(material.mails[0]?.id ?? "", { overview: `Written from ${material.mails.length} mails.` });
  });
  return { writer, started: started.promise, go: go.resolve };
}
