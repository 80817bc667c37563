import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { forwardsByClient } from "../fixtures/mail/forwards-by-client";
import {
  forwardedAt,
  forwardedAuthor,
  forwardedSubject,
  forwardsByTongue,
} from "../fixtures/mail/forwards-by-tongue";
import { context, rawMail } from "../fixtures/mail/raw-mail";
import { answeredWords, repliesByClient } from "../fixtures/mail/replies-by-client";

const folded = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

const mailOf = (subject: string, text: string, isPage = false) =>
  rawMail(
    "From: Bram Visser <bram@northwind.example>",
    `Subject: ${subject}`,
    "Date: Mon, 16 Nov 2026 09:30:00 +0100",
    "MIME-Version: 1.0",
    `Content-Type: ${isPage ? "text/html" : "text/plain"}; charset=utf-8`,
    "",
    ...text.split("\n"),
  );

describe("forwarded emails feed the agent, whatever client forwards them", () => {
  it.each(forwardsByClient)(
    "$client in $language",
    async ({ subject, text, isPage, forwarded, note = "" }) => {
      const { parts } = await readMail(mailOf(subject, text, isPage), context);
      const part = parts.find(({ kind }) => kind === "forwarded");
      const written = parts.filter(({ kind }) => kind !== "forwarded").map((other) => other.text);
      expect({
        author: part?.author,
        subject: part?.subject,
        sentAt: part?.sentAt,
        body: folded(part?.text),
      }).toEqual({ ...forwarded, body: folded(forwarded.body) });
      expect(folded(written.join("\n"))).toBe(note);
    },
  );
});

describe("forwarded emails feed the agent, whatever language their client speaks", () => {
  it.each(forwardsByTongue)(
    "$client in $language",
    async ({ subject, text, isPage, author = forwardedAuthor, body }) => {
      const { parts } = await readMail(mailOf(subject, text, isPage), context);
      const [part] = parts;
      expect({ kinds: parts.map(({ kind }) => kind), ...part, text: folded(part?.text) }).toMatchObject({
        kinds: ["forwarded"],
        author,
        subject: forwardedSubject,
        sentAt: forwardedAt,
        text: folded(body),
      });
    },
  );
});

describe("a reply counts for what was newly written, whatever client wrote it", () => {
  it.each(repliesByClient)("$client", async ({ text, isPage, written }) => {
    const { parts } = await readMail(mailOf("Re: Pump", text, isPage), context);
    expect(parts.map(({ kind }) => kind)).toEqual(["body"]);
    expect(parts[0]?.text).toBe(written);
    for (const words of answeredWords) expect(parts[0]?.history).toContain(words);
  });
});
