import { eq } from "drizzle-orm";
import { deliveries } from "../../app/database/schema/deliveries.server";
import { sendDigest } from "../../app/domain/digests/send-digest.server";
import type { Mailer, MailOutcome } from "../../app/domain/platform";
import { agentWithDigest } from "./digest-agent";
import { newUser } from "./new-user";
import { mailServer, platformAt } from "./platform-at";

const SECOND_MS = 1000;
const { db } = platformAt(new Date());

/** An address of this test's own: suppressions are for everyone. */
export const address = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@payments.example`;

export const deliveriesOf = (agentId: string) =>
  db.query.deliveries.findMany({ where: eq(deliveries.agentId, agentId), orderBy: deliveries.id });

/** A digest and who gets it; `press` is the button, `at` the world, some seconds from now. */
export async function readyToSend(recipients: string[] = [address("joe"), address("ana")]) {
  const user = await newUser();
  const { agent, digest } = await agentWithDigest(user, { recipients });
  const owner = { userId: user.id, agentId: agent.id };
  const target = { ...owner, digestId: digest.digestId };
  const start = Date.now();
  const at = (seconds: number, mailer: Mailer = mailServer()) =>
    platformAt(new Date(start + seconds * SECOND_MS), { mailer });
  const press = (seconds: number, mailer = mailServer()) =>
    sendDigest(at(seconds, mailer), target, { runId: null });
  return { user, agent, owner, target, recipients, at, press, deliveries: () => deliveriesOf(agent.id) };
}

/** A mail server with one answer. */
export const answering = (outcome: MailOutcome, name?: "outbox" | "smtp") => mailServer(() => outcome, name);
export const LATER = { kind: "later", reason: "451 4.7.1 Greylisted" } as const satisfies MailOutcome;
