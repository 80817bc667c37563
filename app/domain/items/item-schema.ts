import { z } from "zod";
import { foldText } from "../../digest/fold-text";
import { EARLIEST_DUE, LATEST_DUE, LONGEST_OWNER } from "./item-bounds";

const NOT_A_DATE = "Enter a date such as 2026-11-27.";
const OUT_OF_RANGE = "Enter a date between 2000 and 2199.";

/** 'open' ones, 'closed' ones or both, of one owner if one is named; `after` is the id of the item that they come after. */
export const ItemFilter = z.object({
  state: z.enum(["open", "closed", "all"], { error: "Unknown state" }).default("open"),
  owner: z.string().optional(),
  after: z.string().optional(),
});

/** What a person says of an item; that it is cancelled or replaced, only words say. What is left out stays. */
export const ItemChange = z.object({
  state: z.enum(["open", "done", "wrong", "not-ours"], { error: "Unknown state" }).optional(),
  owner: z
    .string()
    .overwrite(foldText)
    .max(LONGEST_OWNER, `An owner has at most ${LONGEST_OWNER} characters.`)
    .transform((name) => name || null)
    .nullable()
    .optional(),
  due: z
    .union(
      [
        z.iso
          .date({ error: NOT_A_DATE, abort: true })
          .refine((day) => day >= EARLIEST_DUE && day <= LATEST_DUE, OUT_OF_RANGE),
        z.literal("").transform(() => null),
      ],
      { error: NOT_A_DATE },
    )
    .nullable()
    .optional(),
});

export type ItemFilter = z.infer<typeof ItemFilter>;
export type ItemChange = z.infer<typeof ItemChange>;
