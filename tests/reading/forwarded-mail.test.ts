import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { forwardedBody, forwardedMails } from "../fixtures/mail/forwarded-mails";
import { context, plainMail } from "../fixtures/mail/raw-mail";

const folded = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

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

  it.each(forwardedMails)("$name: no word is lost", async ({ subject, text }) => {
    const mail = await readMail(plainMail({ subject, text }), context);
    const kept = new Set(
      mail.parts.flatMap((part) => wordsOf(`${part.text} ${part.history} ${part.signature}`)),
    );
    expect(wordsOf(text).filter((word) => !kept.has(word))).toEqual([]);
  });

  it("a block of headers at the very top is a forwarded mail under any subject but a reply's", async () => {
    const text =
      "From: Lena Vogt <lena@northwind.example>\nSent: Friday, 13 November 2026 16:05\nTo: Priya Raman\nSubject: Quay\n\nThe quay is free.";
    const forwarded = await readMail(plainMail({ subject: "Quay, for the agent", text }), context);
    expect(forwarded.parts).toMatchObject([
      { kind: "forwarded", subject: "Quay", text: "The quay is free." },
    ]);
    const reply = await readMail(plainMail({ subject: "Re: Quay", text }), context);
    expect(reply.parts.map((part) => part.kind)).toEqual(["body"]);
  });

  it("answers between the lines of a forwarded thread stay with the one who answered", async () => {
    const text = [
      "---------- Forwarded message ---------",
      "From: Lena Vogt <lena@northwind.example>",
      "Date: Fri, Nov 13, 2026 at 4:05 PM",
      "Subject: Re: Quay",
      "To: Priya Raman <priya@northwind.example>",
      "",
      "On Thu, Nov 12, 2026 at 1:00 PM Tomas Berg <tomas@northwind.example> wrote:",
      "> Is the quay free?",
      "From Monday on.",
      "> And the crane?",
      "Not before Thursday.",
    ].join("\n");
    const mail = await readMail(plainMail({ subject: "Fwd: Quay", text }), context);
    expect(mail.parts).toMatchObject([{ kind: "forwarded", author: { address: "lena@northwind.example" } }]);
    expect(mail.parts[0]?.text).toBe("From Monday on.\nNot before Thursday.");
    expect(mail.parts[0]?.history).toContain("> And the crane?");
  });
});
