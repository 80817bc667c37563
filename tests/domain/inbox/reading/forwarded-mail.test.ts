import { describe, expect, it } from "vitest";
import { readMail } from "../../../../app/domain/inbox/reading/read-mail";
import { forwardedBody, forwardedMails } from "../../../fixtures/mail/forwarded-mails";
import { context, plainMail } from "../../../fixtures/mail/raw-mail";

const folded = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

describe("forwarded emails feed the agent: the original author, subject and words are restored", () => {
  it.each(forwardedMails)("$name", async ({ subject, text }) => {
    const mail = await readMail(plainMail({ subject, text }), context);
    expect(mail.parts.map((part) => part.kind)).toEqual(["forwarded"]);
    const part = mail.parts[0];
    expect(part?.author).toEqual({ name: "Priya Raman", address: "priya@northwind.example" });
    expect(part?.subject).toBe("Crane inspection");
    expect(part?.sentAt).toBe("2026-11-13T15:05:00.000Z");
    expect(folded(part?.text)).toBe(folded(forwardedBody));
  });

  it.each(forwardedMails)(
    "$name, with a note above that stays the forwarder's own",
    async ({ subject, text }) => {
      const note = "Please track this one, we promised it to the port.";
      const mail = await readMail(plainMail({ subject, text: `${note}\n\n${text}` }), context);
      expect(mail.parts.map((part) => part.kind)).toEqual(["note", "forwarded"]);
      expect(mail.parts[0]).toMatchObject({ text: note, author: { address: "priya@northwind.example" } });
      expect(folded(mail.parts[1]?.text)).toBe(folded(forwardedBody));
    },
  );
});
