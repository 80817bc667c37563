import { expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import {
  localisedAuthor,
  localisedBody,
  localisedForwards,
  localisedSentAt,
  localisedSubject,
} from "../fixtures/mail/localised-forwards";
import { context } from "../fixtures/mail/raw-mail";

const folded = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

it.each(localisedForwards)("a mail forwarded by $name is its author's, whole", async ({ raw }) => {
  const { parts } = await readMail(raw, context);
  expect(parts).toMatchObject([
    { kind: "forwarded", author: localisedAuthor, subject: localisedSubject, sentAt: localisedSentAt },
  ]);
  expect(folded(parts[0]?.text)).toBe(folded(localisedBody));
});
