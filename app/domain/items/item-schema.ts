import { z } from "zod";

const LONGEST_OWNER = 120;

/** 'open' ones, 'closed' ones or both, of one owner if one is named. */
export const ItemFilter = z.object({
  state: z.enum(["open", "closed", "all"], { error: "Unknown state" }).default("open"),
  owner: z.string().optional(),
});

/** What a person says of an item; that it is cancelled or replaced, only words say. What is left out stays. */
export const ItemChange = z.object({
  state: z.enum(["open", "done", "wrong", "not-ours"], { error: "Unknown state" }).optional(),
  owner: z
    .string()
    .trim()
    .max(LONGEST_OWNER, `An owner has at most ${LONGEST_OWNER} characters.`)
    .transform((name) => name || null)
    .nullable()
    .optional(),
  due: z
    .union([z.iso.date({ error: "Not a date" }), z.literal("").transform(() => null)])
    .nullable()
    .optional(),
});

export type ItemFilter = z.infer<typeof ItemFilter>;
export type ItemChange = z.infer<typeof ItemChange>;
