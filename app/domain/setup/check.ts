/** What /setup looks at, in this order. */
export const CHECKS = {
  address: "Address",
  database: "Database",
  files: "Files",
  queues: "Queues",
  clock: "Clock",
  mailOut: "Mail out",
  mailIn: "Mail in",
  spf: "SPF",
  dkim: "DKIM",
  dmarc: "DMARC",
  writer: "Writer",
  payments: "Payments",
} as const;

export type CheckName = keyof typeof CHECKS;

/** "do": something must be done. "wait": it may still become well. "off": not used here, and nothing is wrong. */
export type CheckState = "ok" | "do" | "wait" | "off";

export interface Check {
  name: CheckName;
  state: CheckState;
  /** What was seen. */
  found: string;
  /** The one thing to do; null: nothing. */
  todo: string | null;
}

export const ok = (name: CheckName, found: string): Check => ({ name, state: "ok", found, todo: null });
export const off = (name: CheckName, found: string): Check => ({ name, state: "off", found, todo: null });
export const toDo = (name: CheckName, found: string, todo: string): Check => ({
  name,
  state: "do",
  found,
  todo,
});
export const waiting = (name: CheckName, found: string, todo: string): Check => ({
  name,
  state: "wait",
  found,
  todo,
});
