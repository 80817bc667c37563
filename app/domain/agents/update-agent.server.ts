import { and, eq } from "drizzle-orm";
import { agents } from "../../database/schema/agents.server";
import { recipients } from "../../database/schema/recipients.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import type { AgentChanges } from "./agent-schema";
import { nextSlot } from "./next-run";
import { recipientRows } from "./recipients.server";
import { completeSchedule } from "./schedule";

/**
 * Changes an agent; fields left out keep their value, the inbound address always does. The next run is
 * computed anew when the schedule, the zone or the status changed.
 * Throws DomainError: "not-found", "invalid" for a recipient that is an inbound address.
 */
export async function updateAgent(
  platform: Platform,
  userId: string,
  agentId: string,
  changes: AgentChanges,
): Promise<void> {
  const isTheirs = and(eq(agents.id, agentId), eq(agents.userId, userId));
  const before = await platform.db.query.agents.findFirst({ where: isTheirs });
  if (!before) throw notFound("Agent");
  const { recipients: addressees, ...settings } = changes;
  const schedule = completeSchedule({
    frequency: changes.frequency ?? before.frequency,
    scheduleTime: changes.scheduleTime === undefined ? before.scheduleTime : changes.scheduleTime,
    scheduleDay: changes.scheduleDay === undefined ? before.scheduleDay : changes.scheduleDay,
    scheduleDays: changes.scheduleDays ?? before.scheduleDays,
    timeZone: changes.timeZone ?? before.timeZone,
  });
  const status = changes.status ?? before.status;
  const isSameClock =
    status === before.status &&
    schedule.frequency === before.frequency &&
    schedule.scheduleTime === before.scheduleTime &&
    schedule.scheduleDay === before.scheduleDay &&
    schedule.timeZone === before.timeZone &&
    schedule.scheduleDays.join() === before.scheduleDays.join();
  const nextRunAt = status === "active" ? (nextSlot(schedule, platform.now())?.at ?? null) : null;
  const update = platform.db
    .update(agents)
    .set({
      ...settings,
      ...schedule,
      // A claim that runs meanwhile owns nextRunAt; an edit of the title must not turn it back.
      ...(isSameClock ? {} : { nextRunAt }),
    })
    .where(isTheirs);
  if (!addressees) {
    await update;
    return;
  }
  const rows = recipientRows(platform, { agentId, userId }, addressees);
  await platform.db.batch([
    update,
    platform.db.delete(recipients).where(and(eq(recipients.agentId, agentId), eq(recipients.userId, userId))),
    ...rows.map((row) => platform.db.insert(recipients).values(row)),
  ]);
}
