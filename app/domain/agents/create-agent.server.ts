import { agents, inboundAddresses } from "../../database/schema/agents.server";
import { recipients } from "../../database/schema/recipients.server";
import { isUniqueViolation } from "../../database/violations.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { newId } from "../tokens.server";
import type { AgentInput } from "./agent-schema";
import { localPart } from "./inbound-address";
import { nextSlot } from "./next-run";
import { recipientRows } from "./recipients.server";
import { completeSchedule } from "./schedule";
import { isSpent } from "./spent-address.server";

const ADDRESS_TRIES = 10;

/**
 * Makes an agent with an inbound address that no agent has or had, and returns its id.
 * Throws DomainError("invalid") when a recipient is an agent's own inbound address.
 */
export async function createAgent(
  platform: Platform,
  user: { id: string; timeZone: string },
  input: AgentInput,
): Promise<string> {
  const id = newId();
  const createdAt = platform.now();
  const { recipients: addressees, ...settings } = input;
  const schedule = completeSchedule({
    frequency: input.frequency,
    scheduleTime: input.scheduleTime ?? null,
    scheduleDay: input.scheduleDay ?? null,
    scheduleDays: input.scheduleDays ?? [],
    timeZone: input.timeZone ?? user.timeZone,
  });
  const rows = recipientRows(platform, { agentId: id, userId: user.id }, addressees);
  for (let attempt = 1; ; attempt++) {
    const address = localPart(input.title);
    if (await isSpent(platform, address)) continue;
    try {
      await platform.db.batch([
        platform.db.insert(agents).values({
          ...settings,
          ...schedule,
          id,
          userId: user.id,
          emailAddress: `${address}@${platform.settings.inboundDomain}`,
          nextRunAt: input.status === "active" ? (nextSlot(schedule, createdAt)?.at ?? null) : null,
          createdAt,
        }),
        platform.db.insert(inboundAddresses).values({ localPart: address.toLowerCase(), agentId: id }),
        ...rows.map((row) => platform.db.insert(recipients).values(row)),
      ]);
      return id;
    } catch (error) {
      if (!isUniqueViolation(error, "inbound_addresses.local_part")) throw error;
      if (attempt === ADDRESS_TRIES) {
        throw new DomainError("unavailable", "No free address was found. Please try again.", {
          cause: error,
        });
      }
    }
  }
}
