import type { FormField } from "../../ui/labelled-input";

/** What an agent form starts with, as form values. */
export interface AgentDefaults {
  title: string;
  /** Comma separated. */
  recipients: string;
  description: string;
  frequency: string;
  scheduleTime: string;
  scheduleDay: string;
  scheduleDays: string[];
  timeZone: string;
  status: string;
}

export type AgentFieldset = Record<keyof AgentDefaults, FormField>;

/** The fields in the order of the form; the form library's own object can't be enumerated. */
export function agentFieldList(fields: AgentFieldset): FormField[] {
  return [
    fields.title,
    fields.recipients,
    fields.description,
    fields.frequency,
    fields.scheduleDay,
    fields.scheduleDays,
    fields.scheduleTime,
    fields.timeZone,
    fields.status,
  ];
}
