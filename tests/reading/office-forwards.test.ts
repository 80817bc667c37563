import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { officeAuthor, officeForwards, officeSentAt, officeSubject } from "../fixtures/mail/office-forwards";
import { context, rawMail } from "../fixtures/mail/raw-mail";

const folded = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

describe("forwarded emails feed the agent as offices send them: under their author, subject, date and words", () => {
  it.each(officeForwards)("$client in $language", async (mail) => {
    const type = mail.type ?? `text/${mail.isPage ? "html" : "plain"}; charset=utf-8`;
    const raw = rawMail(
      "From: Pavel Nowak <pavel@northgate.example>",
      `Subject: ${mail.subject}`,
      "Date: Mon, 16 Nov 2026 09:30:00 +0100",
      "MIME-Version: 1.0",
      `Content-Type: ${type}`,
      "",
      ...mail.text.split("\n"),
    );
    const { origin, parts } = await readMail(raw, context);
    const { author = officeAuthor, sentAt = officeSentAt, forwardedSubject = officeSubject } = mail;
    const forwarded = parts.filter(({ kind }) => kind === "forwarded");
    const found = forwarded.find((part) => part.author?.address === author.address);
    expect({ ...found, text: folded(found?.text), by: origin.author }).toMatchObject({
      author,
      subject: forwardedSubject,
      sentAt,
      text: folded(mail.body),
      by: author,
    });
    const written = parts.filter(({ kind }) => kind === "note" || kind === "body").map(({ text }) => text);
    expect(folded(written.join("\n"))).toBe(mail.note ?? "");
  });
});

describe("a forwarded mail's date in figures", () => {
  const dateOf = async (date: string, sentOn: string | null) => {
    const raw = rawMail(
      "From: Pavel Nowak <pavel@northgate.example>",
      "Subject: Fwd: Crane",
      ...(sentOn === null ? [] : [`Date: ${sentOn}`]),
      "Content-Type: text/plain; charset=utf-8",
      "",
      "-------- Original message --------",
      "From: Ines Caldeira <ines@quarry.example>",
      `Date: ${date} (GMT+01:00)`,
      "Subject: Crane",
      "",
      "The crane is booked.",
    );
    return (await readMail(raw, context)).parts[0]?.sentAt;
  };

  it.each([
    [
      "the day first, where the month first would be after the forward",
      "12/11/2026 14:20",
      "2026-11-12T13:20:00.000Z",
    ],
    [
      "the month first, where the day first would be after it",
      "11/12/2026 2:20 PM",
      "2026-11-12T13:20:00.000Z",
    ],
    ["of the day of the forward itself, east of it", "12/11/2026 23:50", "2026-11-12T22:50:00.000Z"],
    ["unknown, where both can be", "04/05/2026 14:20", null],
    ["unknown, where none can be", "05/12/2027 14:20", null],
  ])("%s", async (_, date, sentAt) => {
    expect(await dateOf(date, "Thu, 12 Nov 2026 18:00:00 +0000")).toBe(sentAt);
  });

  it("is unknown where nothing says when it was forwarded", async () => {
    expect(await dateOf("12/11/2026 14:20", null)).toBeNull();
  });
});
