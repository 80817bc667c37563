import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import {
  companyAuthor,
  companyBody,
  companyForwards,
  companySentAt,
  companySubject,
  laterForwards,
} from "../fixtures/mail/company-forwards";
import { companyAnswered, companyReplies, laterReplies } from "../fixtures/mail/company-replies";
import { context, rawMail } from "../fixtures/mail/raw-mail";

const folded = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

const mailOf = (subject: string, type: string, text: string) =>
  rawMail(
    "From: Pavel Nowak <pavel@northgate.example>",
    `Subject: ${subject}`,
    "Date: Wed, 18 Nov 2026 09:30:00 +0100",
    "MIME-Version: 1.0",
    `Content-Type: ${type}`,
    "",
    ...text.split("\n"),
  );

describe("forwarded emails feed the agent as companies, phones, ticket systems and lists send them on", () => {
  it.each([...companyForwards, ...laterForwards])("$client in $language", async (mail) => {
    const type = mail.type ?? `text/${mail.isPage ? "html" : "plain"}; charset=utf-8`;
    const { origin, parts } = await readMail(
      mailOf(mail.subject ?? `Fwd: ${companySubject}`, type, mail.text),
      context,
    );
    const { author = companyAuthor, sentAt = companySentAt, forwardedSubject = companySubject } = mail;
    const forwarded = parts.filter(({ kind }) => kind === "forwarded");
    const found = forwarded.find((part) => part.author?.address === author.address);
    expect({ ...found, text: folded(found?.text), by: origin.author }).toMatchObject({
      author,
      subject: forwardedSubject,
      sentAt,
      text: folded(mail.body ?? companyBody),
      by: author,
    });
    const written = parts.filter(({ kind }) => kind === "note" || kind === "body").map(({ text }) => text);
    expect(folded(written.join("\n"))).toBe(mail.note ?? "");
  });
});

describe("a reply counts for what was newly written, whatever a company puts around it", () => {
  it.each([...companyReplies, ...laterReplies])("$client", async ({ text, isPage, written }) => {
    const type = `text/${isPage ? "html" : "plain"}; charset=utf-8`;
    const { parts } = await readMail(mailOf("Re: Pump", type, text), context);
    expect(parts.map(({ kind }) => kind)).toEqual(["body"]);
    expect(parts[0]?.text).toBe(written);
    for (const words of companyAnswered) expect(parts[0]?.history).toContain(words);
  });
});

describe("what somebody writes is no banner of a mail server", () => {
  it.each([
    "External: do not open the north gate before Friday.",
    "External review of the pump is on Friday.\n\nBram, please be there.",
    "Caution: the mail of the supplier went outside the firm by mistake, Joe please call them.",
    "Attention, the external auditors come on Monday.\n\nPlease lock the yard.",
    "Never click links in mails of strangers.\n\nThat is the rule from Monday.",
  ])("%j", async (text) => {
    const { parts } = await readMail(mailOf("Yard", "text/plain; charset=utf-8", text), context);
    expect(parts.map((part) => part.text)).toEqual([text]);
  });

  it("a mail of nothing but a banner keeps it", async () => {
    const banner = "CAUTION: This email originated from outside of the organization.";
    const { parts } = await readMail(mailOf("Yard", "text/plain; charset=utf-8", banner), context);
    expect(parts.map(({ text }) => text)).toEqual([banner]);
  });

  it("a banner's words are lost nowhere: they stand with the signature", async () => {
    const banner = "CAUTION: This email originated from outside of the organization.\nDo not click links.";
    const { parts } = await readMail(
      mailOf("Yard", "text/plain; charset=utf-8", `${banner}\nThe pump is here.`),
      context,
    );
    expect(parts).toMatchObject([{ text: "The pump is here.", signature: banner }]);
  });
});
