import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MailPart } from "../../app/reading/mail-content";
import { checkQuotes } from "../../app/writing/check/check-quotes";
import type {
  DigestDraft,
  DigestMaterial,
  DraftQuote,
  MaterialMail,
} from "../../app/writing/digest-material";

function part(text: string, more: Partial<MailPart> = {}): MailPart {
  const rest = { author: null, sentAt: null, subject: null, filename: null, history: "", signature: "" };
  return { kind: "body", ...rest, text, ...more };
}

const rollout: MaterialMail = {
  id: "m1",
  subject: "Rollout",
  sender: { name: "Ana Ruiz", address: "ana@payments.example" },
  sentAt: "2026-11-16T08:00:00Z",
  parts: [
    part("Joe, please name an owner for the\nwebhook retry bug by Friday. It costs us 1,200 orders a day."),
    part("We’ll keep the vendor – two more weeks.", {
      kind: "forwarded",
      author: { name: "Priya Nair", address: "priya@vendor.example" },
      sentAt: "2026-11-13T10:00:00Z",
      subject: "Contract",
    }),
  ],
};
const plan = { id: "d1", filename: "plan.md", description: null, text: "The rollback owner is Kofi Mensah." };
const material: DigestMaterial = {
  agent: { title: "Payments", description: "" },
  timeZone: "Europe/Berlin",
  now: "2026-11-23T08:00:00Z",
  mails: [rollout],
  documents: [plan],
  answers: [{ question: "Who signs off?", answer: "Marta signs off." }],
};
const nothing: DigestDraft = { overview: "", actionItems: [], blockers: [], decisions: [], stakeholders: [] };
const retryQuote: DraftQuote = {
  kind: "email",
  id: "m1",
  quote: "name an owner for the webhook retry bug by Friday",
};
const retry = {
  task: "Name an owner for the webhook retry bug",
  owner: "Joe",
  timeline: "Friday",
  urgency: "high" as const,
  quotes: [retryQuote],
};

function checkAction(change: Partial<DigestDraft["actionItems"][number]>) {
  return checkQuotes({ ...nothing, actionItems: [{ ...retry, ...change }] }, material);
}

describe("each item shows its source mail and the words", () => {
  it("a quote found after folding white space is saved as the source's own words", () => {
    const { content, dropped } = checkAction({});
    expect(dropped).toBe(0);
    expect(content.actionItems).toEqual([
      {
        task: retry.task,
        owner: "Joe",
        timeline: "Fri 20 Nov",
        due: "2026-11-20",
        urgency: "high",
        sources: [
          {
            kind: "email",
            id: "m1",
            quote: "name an owner for the\nwebhook retry bug by Friday",
            subject: "Rollout",
            sender: "Ana Ruiz <ana@payments.example>",
            receivedAt: "2026-11-16T08:00:00Z",
          },
        ],
      },
    ]);
  });

  it("a forwarded part is cited as its author's; plain quotes and dashes find the curly ones", () => {
    const quotes = [{ kind: "email" as const, id: "m1", quote: "We'll keep the vendor - two more weeks" }];
    const decisions = [{ decision: "Keep the vendor 2 more weeks", context: null, status: null, quotes }];
    const { content } = checkQuotes({ ...nothing, decisions }, material);
    expect(content.decisions[0]?.decision).toBe("Keep the vendor 2 more weeks");
    expect(content.decisions[0]?.sources).toEqual([
      {
        kind: "email",
        id: "m1",
        quote: "We’ll keep the vendor – two more weeks",
        subject: "Contract",
        sender: "Priya Nair <priya@vendor.example>",
        receivedAt: "2026-11-13T10:00:00Z",
      },
    ]);
  });

  it("a document is cited with its file name", () => {
    const quotes = [{ kind: "document" as const, id: "d1", quote: "rollback owner is Kofi Mensah" }];
    const stakeholders = [{ name: "Kofi Mensah", role: "Rollback owner", responsibilities: null, quotes }];
    const { content } = checkQuotes({ ...nothing, stakeholders }, material);
    expect(content.stakeholders[0]?.sources).toEqual([
      { kind: "document", id: "d1", quote: "rollback owner is Kofi Mensah", subject: "plan.md" },
    ]);
  });
});

describe("no match: item dropped, and counted", () => {
  it.each([
    ["words that stand nowhere", { ...retryQuote, quote: "name an owner for the login bug" }],
    ["words of another source", { ...retryQuote, kind: "document" as const, id: "d1" }],
    ["an unknown source", { ...retryQuote, id: "m9" }],
    ["another case", { ...retryQuote, quote: "NAME AN OWNER for the webhook" }],
    ["half a word", { ...retryQuote, quote: "ame an owner for the web" }],
    ["half a number", { ...retryQuote, quote: "It costs us 1,20" }],
    ["fewer than 8 characters", { ...retryQuote, quote: "Joe" }],
    ["function words only", { ...retryQuote, quote: "for the" }],
    ["nothing", { ...retryQuote, quote: "  " }],
  ])("%s", (_, quote) => {
    const { content, dropped } = checkAction({ quotes: [quote] });
    expect(content.actionItems).toEqual([]);
    expect(dropped).toBe(1);
  });

  it("an item stays for the quotes that stand, and each is kept once", () => {
    const { content } = checkAction({
      quotes: [{ ...retryQuote, quote: "made up by a model" }, retryQuote, retryQuote],
    });
    expect(content.actionItems[0]?.sources).toHaveLength(1);
  });

  it("altering one letter or digit of the source inside a quote drops the item", () => {
    const text = rollout.parts[0]?.text ?? "";
    const start = text.indexOf("name an");
    const end = text.indexOf(" It costs");
    const place = fc.integer({ min: start, max: end - 2 }).filter((index) => /\w/.test(text[index] ?? ""));
    const other = fc.constantFrom(..."qzXQ09é");
    fc.assert(
      fc.property(place, other, (index, character) => {
        const altered = text.slice(0, index) + character + text.slice(index + 1);
        const mails = [{ ...rollout, parts: [part(altered)] }];
        const result = checkQuotes({ ...nothing, actionItems: [retry] }, { ...material, mails });
        expect(result.content.actionItems).toEqual([]);
        expect(result.dropped).toBe(1);
      }),
    );
  });

  it("whatever is saved as a quote stands in its source byte for byte", () => {
    const text = rollout.parts.map((one) => one.text);
    const slice = fc
      .tuple(fc.nat(1), fc.nat(100), fc.nat(100))
      .map(([which, a, b]) => (text[which] ?? "").slice(a, b));
    fc.assert(
      fc.property(slice, fc.constantFrom(" ", "  ", "\n\t"), (quote, space) => {
        const { content } = checkAction({ quotes: [{ ...retryQuote, quote: quote.replace(/\s+/g, space) }] });
        for (const source of content.actionItems[0]?.sources ?? []) {
          expect(text.some((one) => one.includes(source.quote))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("owners, dates and numbers are borne out by the material", () => {
  it.each([
    ["Joe", "Joe"],
    ["joe", "joe"],
    ["Joe and Bogdan", "Joe"],
    ["Ana Ruiz", null],
    ["Priya", null],
    ["Marta", null],
    ["Ana Nair", null],
    ["Bogdan", null],
    ["  ", null],
  ])("an owner %j is saved as %j", (owner, saved) => {
    expect(checkAction({ owner }).content.actionItems[0]?.owner).toBe(saved);
  });

  it.each([
    ["by Friday", "Fri 20 Nov"],
    ["Fri 20 Nov", "Fri 20 Nov"],
    ["2026-11-20", "Fri 20 Nov"],
    ["by 20 November 2026", "Fri 20 Nov"],
    ["Friday at 17:00", "Fri 20 Nov"],
    ["Fri 27 Nov", null],
    ["next quarter", null],
    ["in 3 hours", null],
  ])("a date %j that counts from the mail's own day is saved as %j", (timeline, saved) => {
    expect(checkAction({ timeline }).content.actionItems[0]?.timeline).toBe(saved);
  });

  it("a line with an invented number is shown as its quote", () => {
    expect(
      checkAction({ task: "Name 3 owners for the webhook retry bug" }).content.actionItems[0]?.task,
    ).toBe("name an owner for the webhook retry bug by Friday");
    const quotes = [{ ...retryQuote, quote: "It costs us 1,200 orders a day" }];
    expect(checkAction({ task: "1200 orders a day", quotes }).content.actionItems[0]?.task).toBe(
      "1200 orders a day",
    );
  });

  it("a field with an invented number is left empty", () => {
    const blocker = {
      description: "Retry bug",
      impact: "1,200 orders a day",
      solution: "7 fixes",
      urgency: "high" as const,
    };
    const { content } = checkQuotes(
      { ...nothing, blockers: [{ ...blocker, quotes: [retryQuote] }] },
      material,
    );
    expect(content.blockers[0]).toMatchObject({ impact: "1,200 orders a day", solution: null });
  });

  it("a stakeholder whom nobody names is dropped", () => {
    const stakeholders = [{ name: "Bogdan", role: null, responsibilities: null, quotes: [retryQuote] }];
    expect(checkQuotes({ ...nothing, stakeholders }, material)).toMatchObject({
      content: { stakeholders: [] },
      dropped: 1,
    });
  });

  it("a sentence of the overview with a number that occurs nowhere is left out", () => {
    const overview =
      "Dr. Ruiz asks for an owner. It costs 1,200 orders a day. That is 45 percent.\n\nDue on 20 November.";
    const { content } = checkQuotes({ ...nothing, overview, actionItems: [retry] }, material);
    expect(content.overview).toBe(
      "Dr. Ruiz asks for an owner. It costs 1,200 orders a day.\n\nDue on 20 November.",
    );
  });
});
