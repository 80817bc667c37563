import { eq, or } from "drizzle-orm";
import { deliveries } from "../../database/schema/deliveries.server";
import { mails } from "../../database/schema/mails.server";
import { readBounce } from "../../reading/mail/read-bounce";
import type { Platform } from "../platform";
import type { BouncedDelivery } from "./suppress.server";
import { takeBounce } from "./take-bounce.server";

/** What came back is quoted last, and may be long. */
const READ_BYTES = 512 * 1024;
const OF_BOUNCE = {
  id: deliveries.id,
  userId: deliveries.userId,
  agentId: deliveries.agentId,
  email: deliveries.email,
  emailKey: deliveries.emailKey,
};

/**
 * Takes a mail to the return address of one of our mails. Whatever is no report of a failure or a complaint, such as an
 * automatic reply, is dropped: it was meant for the sender. Returns false for an address that was never given out.
 */
export async function receiveBounce(
  platform: Platform,
  token: string,
  raw: ReadableStream<Uint8Array>,
): Promise<boolean> {
  const [delivery] = await platform.db
    .select(OF_BOUNCE)
    .from(deliveries)
    .where(eq(deliveries.bounceToken, token));
  if (!delivery) return false;
  const report = await readBounce(await beginningOf(raw));
  if (report) await takeBounce(platform, delivery, report);
  return true;
}

/**
 * Takes a bounce that a mail server sent to the agent instead. The mail that came back has to have an address in it
 * that only this recipient's mail had. Any other mail is left alone. Throws when a later try makes sense.
 */
export async function takeBounceOfAgent(platform: Platform, mailId: string): Promise<void> {
  const mail = await platform.db.query.mails.findFirst({
    where: eq(mails.id, mailId),
    columns: { role: true, rawKey: true, agentId: true },
  });
  if (mail?.role?.kind !== "bounce") return;
  const raw = await platform.files.get(mail.rawKey);
  const report = raw && (await readBounce(raw.subarray(0, READ_BYTES)));
  if (!report) return;
  const delivery = await findReturned(platform, mail.agentId, report.returned);
  if (delivery) await takeBounce(platform, delivery, report);
}

async function findReturned(
  platform: Platform,
  agentId: string,
  returned: string,
): Promise<BouncedDelivery | null> {
  const tokenAfter = (prefix: string) =>
    new RegExp(`\\b${prefix}-([0-9a-f]{32})@`, "i").exec(returned)?.[1]?.toLowerCase();
  const [answer, bounce] = [tokenAfter("answer"), tokenAfter("bounce")];
  if (answer === undefined && bounce === undefined) return null;
  const [delivery] = await platform.db
    .select(OF_BOUNCE)
    .from(deliveries)
    .where(
      or(
        answer === undefined ? undefined : eq(deliveries.answerToken, answer),
        bounce === undefined ? undefined : eq(deliveries.bounceToken, bounce),
      ),
    );
  return delivery?.agentId === agentId ? delivery : null;
}

async function beginningOf(raw: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = raw.getReader();
  while (size < READ_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    size += value.length;
  }
  await reader.cancel();
  return Buffer.concat(pieces).subarray(0, READ_BYTES);
}
