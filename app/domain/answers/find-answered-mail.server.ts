import { and, eq, isNull } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { deliveries, sends } from "../../database/schema/deliveries.server";
import { optOuts, recipients } from "../../database/schema/recipients.server";
import type { SentLine } from "../../digest/mail/sent-lines";
import type { Platform } from "../platform";

/** As long as a shared link lives (decisions.md, 'shared links'). */
const LIFE_MS = 30 * 86_400_000;

/** A mail that can be acted on, and by whom. */
export interface AnsweredMail {
  deliveryId: string;
  sendId: string;
  userId: string;
  agentId: string;
  agentTitle: string;
  timeZone: string;
  digestId: string;
  /** As the owner typed it. */
  email: string;
  emailKey: string;
  linkKey: string | null;
  lines: SentLine[];
  /** Links and answers are over. */
  isOver: boolean;
}

/**
 * A digest mail whose recipient may still act: an address that the agent's owner has on the list today and that did not
 * leave it. Null for any other.
 */
export async function findAnsweredMail(platform: Platform, deliveryId: string): Promise<AnsweredMail | null> {
  const [row] = await platform.db
    .select({
      deliveryId: deliveries.id,
      sendId: sends.id,
      userId: agents.userId,
      agentId: agents.id,
      agentTitle: agents.title,
      timeZone: agents.timeZone,
      digestId: sends.digestId,
      email: deliveries.email,
      emailKey: deliveries.emailKey,
      linkKey: deliveries.linkKey,
      lines: sends.lines,
      sentAt: sends.createdAt,
    })
    .from(deliveries)
    .innerJoin(sends, eq(sends.id, deliveries.sendId))
    .innerJoin(agents, and(eq(agents.id, deliveries.agentId), eq(agents.userId, deliveries.userId)))
    .innerJoin(
      recipients,
      and(eq(recipients.agentId, deliveries.agentId), eq(recipients.emailKey, deliveries.emailKey)),
    )
    .leftJoin(
      optOuts,
      and(eq(optOuts.agentId, deliveries.agentId), eq(optOuts.emailKey, deliveries.emailKey)),
    )
    .where(and(eq(deliveries.id, deliveryId), isNull(optOuts.emailKey)));
  if (!row) return null;
  const { sentAt, lines, ...mail } = row;
  return { ...mail, lines: lines ?? [], isOver: platform.now().getTime() - sentAt.getTime() > LIFE_MS };
}
