import { z } from "zod";
import { ChosenTimeZone } from "../accounts/account-schema";
import { onOff } from "../on-off";

const FREQUENCIES = ["manual", "daily", "weekly", "custom"] as const;

const title = z
  .string({ error: "Title is required" })
  .trim()
  .min(1, "Title is required")
  .max(200, "Title must be at most 200 characters");

/** One text, split on commas, trimmed, empty entries dropped; no format check (specification, section 5). */
const recipients = z
  .union([z.string().transform((text) => text.split(",")), z.array(z.string())])
  .transform((list) => list.map((entry) => entry.trim()).filter((entry) => entry !== ""))
  .pipe(
    z
      .array(z.string())
      .max(100, "An agent has at most 100 recipients")
      // Said of the field, which is one text: a form has no place for an entry's own message.
      .refine((list) => list.every((entry) => entry.length <= 254), "An address has at most 254 characters"),
  );

const ADDRESS_OR_DOMAIN =
  /^(?:[^\s@<>,;:"()[\]\\]{1,64}@)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Who may write: one text or a list of addresses and domains, "@team.example" among them; empty is everybody. */
const allowedSenders = z
  .union([z.string().transform((text) => text.split(/[\s,;]+/)), z.array(z.string())])
  .transform((list) => list.map((entry) => entry.trim().toLowerCase().replace(/^@/, "")))
  .transform((list) => [...new Set(list)].filter((entry) => entry !== ""))
  .pipe(
    z
      .array(z.string())
      .max(200, "At most 200 addresses and domains may be listed")
      .superRefine((list, context) => {
        const odd = list.find((entry) => !ADDRESS_OR_DOMAIN.test(entry));
        if (odd === undefined) return;
        context.addIssue({
          code: "custom",
          message: `"${odd.slice(0, 100)}" is neither an address nor a domain`,
        });
      }),
  );

const description = z.string().trim().max(10_000, "Context Information must be at most 10000 characters");

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Time must be a time of day, such as 09:00")
  .nullable();

const day = z.coerce
  .number({ error: "Choose a day of the week" })
  .int()
  .min(0, "Choose a day of the week")
  .max(6, "Choose a day of the week");

const emptyIsMissing = (value: unknown) => (value === "" ? undefined : value);

const retentionDays = z.preprocess(
  emptyIsMissing,
  z.coerce
    .number({ error: "Retention period must be from 1 to 90 days" })
    .int("Retention period must be from 1 to 90 days")
    .min(1, "Retention period must be from 1 to 90 days")
    .max(90, "Retention period must be from 1 to 90 days"),
);

/** A form with no box ticked sends "" alone, which is no day and not Sunday. */
const withoutBlanks = (value: unknown) =>
  value === undefined ? undefined : [value].flat().filter((entry) => entry !== "");

/** In the order of the form. All but the recipients are columns and parts of AgentView under the same names. */
const FIELDS = {
  title,
  recipients,
  description,
  frequency: z.enum(FREQUENCIES, { error: "Frequency must be daily, weekly, custom or manual" }),
  scheduleDay: z.preprocess(emptyIsMissing, day.nullable().optional()),
  scheduleDays: z.preprocess(withoutBlanks, z.array(day).optional()),
  scheduleTime: z.preprocess(emptyIsMissing, time.optional()),
  timeZone: ChosenTimeZone,
  status: z.enum(["active", "inactive"], { error: "Status must be active or inactive" }),
  allowedSenders,
  autoDeleteData: onOff,
  retentionDays,
};

/** What creating an agent takes; all but the title has a default. */
export const AgentInput = z.object({
  ...FIELDS,
  description: description.default(""),
  recipients: recipients.default([]),
  frequency: FIELDS.frequency.default("manual"),
  status: FIELDS.status.default("active"),
  allowedSenders: allowedSenders.default([]),
  autoDeleteData: onOff.default(false),
  retentionDays: z.preprocess(emptyIsMissing, retentionDays.default(30)),
});

/** What updating takes: fields left out keep their value (api contract). */
export const AgentChanges = z.object(FIELDS).partial();

export type AgentInput = z.infer<typeof AgentInput>;
export type AgentChanges = z.infer<typeof AgentChanges>;

/** What its owner sets; see `FIELDS`. */
export type AgentSetting = Exclude<keyof AgentInput, "recipients">;

export const AGENT_SETTINGS: AgentSetting[] = (Object.keys(FIELDS) as (keyof AgentInput)[]).filter(
  (name) => name !== "recipients",
);
