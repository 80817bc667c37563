import { describe, expect, it } from "vitest";
import { checkQuotes } from "../../../app/writing/check/check-quotes";
import { sentencesOf } from "../../../app/writing/embedded/readers/sentence-splitting";
import { emptyDraft, lineOf } from "../../support/drafts";

/** As much text as a mail can have. Taken by the square of it, each of these would need many minutes. */
const LONGEST = 600_000;

describe("A mail that is as long as it can be takes no more than its length", () => {
  it.each([".", "!", "?!", "...!"])("%s and nothing else", (marks) => {
    const text = marks.repeat(LONGEST / marks.length);
    expect(sentencesOf(text)).toEqual([text]);
    expect(sentencesOf(`${text} Joe paints the gate.`)).toHaveLength(2);
  });

  it("a quote is found at the end of it", () => {
    const text = `${"word ".repeat(LONGEST / 5)}Joe paints the gate tomorrow.`;
    const sentAt = "2026-11-16T08:00:00.000Z";
    const author = { name: "Ana Ruiz", address: "ana@payments.example" };
    const part = { kind: "body" as const, author, sentAt, subject: null, filename: null, text, history: "" };
    const material = {
      agent: { title: "Gates", description: "" },
      timeZone: "UTC",
      now: "2026-11-16T09:00:00.000Z",
      mails: [{ id: "m", subject: "Gate", sender: author, sentAt, parts: [{ ...part, signature: "" }] }],
      documents: [],
      answers: [],
    };
    const draft = {
      ...emptyDraft(""),
      actionItems: [lineOf("Paint the gate", "m", "Joe paints the gate tomorrow.")],
    };
    expect(checkQuotes(draft, material)).toMatchObject({
      dropped: 0,
      content: { actionItems: [{ sources: [{ quote: "Joe paints the gate tomorrow." }] }] },
    });
  });
});
