import { z } from "zod";

const atLeast = (length: number, longest: number, words: string) =>
  z
    .string({ error: words })
    .trim()
    .min(length, words)
    .max(longest, `Please use at most ${longest} characters.`);

const EMAIL = "Please enter a valid email address.";

/** The field that people don't see and programs fill in. */
export const TRAP_FIELD = "leaveEmpty";

/** The enterprise contact form (specification, section 5). Phone has no rule of form. */
export const Enquiry = z.object({
  name: atLeast(2, 200, "Name must be at least 2 characters."),
  company: atLeast(2, 200, "Company name must be at least 2 characters."),
  email: z.string({ error: EMAIL }).trim().max(254, EMAIL).pipe(z.email(EMAIL)),
  phone: z
    .string()
    .trim()
    .max(100, "Please use at most 100 characters.")
    .nullish()
    .transform((phone) => phone || null),
  message: atLeast(10, 5000, "Message must be at least 10 characters."),
  [TRAP_FIELD]: z.string().nullish(),
});

export type Enquiry = z.infer<typeof Enquiry>;
