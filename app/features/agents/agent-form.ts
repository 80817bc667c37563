import type { FieldMetadata } from "@conform-to/react";
import type { AgentSetting } from "../../domain/agents/agent-schema";
import type { AgentView } from "../../domain/agents/agent-view";

/** What is typed into an agent's form. */
export interface AgentForm extends Omit<Pick<AgentView, AgentSetting>, "allowedSenders"> {
  /** Comma separated, as the next one. */
  recipients: string;
  allowedSenders: string;
}

/** Its fields, as conform knows them. */
export type AgentFieldset = Record<keyof AgentForm, FieldMetadata>;

/** What the schedule's fields show before they were ever needed. */
const SCHEDULE = { scheduleTime: "09:00", scheduleDay: 1, scheduleDays: [1, 2, 3, 4, 5] };

/** What the form of a new agent starts with. */
export function newAgentForm(user: { email: string; timeZone: string }): Partial<AgentForm> {
  return {
    ...SCHEDULE,
    recipients: user.email,
    frequency: "manual",
    timeZone: user.timeZone,
    status: "active",
  };
}

/** What the form of an agent starts with: its settings by their names. What has no field there is not read. */
export function agentForm(agent: AgentView): AgentForm {
  return {
    ...agent,
    recipients: agent.recipients.map((recipient) => recipient.email).join(", "),
    allowedSenders: agent.allowedSenders.join(", "),
    scheduleTime: agent.scheduleTime ?? SCHEDULE.scheduleTime,
    scheduleDay: agent.scheduleDay ?? SCHEDULE.scheduleDay,
    scheduleDays: agent.scheduleDays.length > 0 ? agent.scheduleDays : SCHEDULE.scheduleDays,
  };
}
