import { describe, expect, it } from "vitest";
import { checkQuotes } from "../../../app/writing/check/check-quotes";
import type { KnownItem } from "../../../app/writing/digest-material";
import { MODEL_LIMITS, writeWithModel } from "../../../app/writing/model/write-with-model";
import { mail, material } from "../../fixtures/material/build-material";

const known: KnownItem[] = [
  {
    id: "item-1",
    kind: "action",
    text: "Send the venue contract to Ines",
    owner: "Joe Okafor",
    timeline: null,
    due: null,
    state: "open",
    closedAt: null,
    said: [
      {
        what: "asked",
        quote: "Joe, please send the venue contract to Ines.",
        who: "Ana Ruiz",
        subject: "Venue contract",
        at: "2026-11-09T09:00:00.000Z",
      },
    ],
  },
  {
    id: "item-2",
    kind: "action",
    text: "Order the blue paint",
    owner: null,
    timeline: null,
    due: null,
    state: "not-ours",
    closedAt: "2026-11-10T09:00:00.000Z",
    said: [
      {
        what: "asked",
        quote: "Please order the blue paint.",
        who: "Ana Ruiz",
        subject: "Paint",
        at: "2026-11-09T09:00:00.000Z",
      },
    ],
  },
];
const about = material(
  [
    mail(
      "m1",
      "Joe Okafor <joe@fair.example>",
      "2026-11-20T09:00:00.000Z",
      "Fair",
      "Ines has the venue contract since Tuesday. I will book the hall. Somebody should order the blue paint.",
    ),
  ],
  { known },
);
const EMPTY = { overview: "News.", actionItems: [], blockers: [], decisions: [], stakeholders: [] };

/** What is left of a model's answer about that mail, or others. */
async function written(answer: object, of = about) {
  const prompts: string[] = [];
  const draft = await writeWithModel(
    of,
    async (messages) => {
      prompts.push(messages.map(({ content }) => content).join("\n"));
      return JSON.stringify({ ...EMPTY, ...answer });
    },
    MODEL_LIMITS,
  );
  return { prompts, ...checkQuotes(draft, of) };
}

const change = (quote: string, more: object = {}) => ({
  changes: [{ item: "k1", what: "reported-done", quotes: [{ source: "m1", quote }], ...more }],
});

describe("A model is given the known items as data and answers with changes", () => {
  it("the prompt has them with labels, those put aside, too", async () => {
    const { prompts } = await written({});
    expect(prompts[0]).toContain(
      "k1: action | open | Send the venue contract to Ines | Joe Okafor | no date",
    );
    expect(prompts[0]).toContain("k2: action | put aside | Order the blue paint");
    expect(prompts[0]).not.toContain("item-1");
  });

  it("a change whose quote stands in the new material is kept", async () => {
    const { changes } = await written(change("Ines has the venue contract since Tuesday."));
    expect(changes).toContainEqual(
      expect.objectContaining({ itemId: "item-1", what: "reported-done", owner: null, timeline: null }),
    );
  });

  it.each([
    ["words of no source", change("Joe sent the venue contract.")],
    ["words about something else", change("I will book the hall.")],
    ["an item that nobody told it of", change("I will book the hall.", { item: "k9" })],
    [
      "an item that was put aside",
      change("Somebody should order the blue paint.", { item: "k2", what: "asked" }),
    ],
  ])("%s change nothing, and are counted", async (_, answer) => {
    const { changes } = await written(answer);
    const [made] = answer.changes;
    const quotes = changes.flatMap(({ sources }) => sources.map(({ quote }) => quote));
    expect(quotes).not.toContain(made?.quotes[0]?.quote);
  });

  it("the subject above it may say what a quote is about", async () => {
    const under = (subject: string) =>
      material(
        [
          mail(
            "m1",
            "Ines Prado <ines@fair.example>",
            "2026-11-20T09:00:00.000Z",
            subject,
            "It works perfectly.",
          ),
        ],
        { known },
      );
    const said = change("It works perfectly.");
    expect((await written(said, under("The venue"))).changes).toMatchObject([{ itemId: "item-1" }]);
    expect((await written(said, under("The projector"))).changes).toEqual([]);
  });

  it("a line that says a known item again is no line, in other words neither where it was put aside", async () => {
    const line = (task: string, quote: string) => ({
      ...{ task, owner: null, timeline: null, urgency: "none" },
      quotes: [{ source: "m1", quote }],
    });
    const { content } = await written({
      actionItems: [
        line("Venue contract to Ines", "Ines has the venue contract since Tuesday."),
        line("Order blue paint", "Somebody should order the blue paint."),
        line("Book the hall", "I will book the hall."),
      ],
    });
    expect(content.actionItems.map(({ task }) => task)).toEqual(["Book the hall"]);
  });
});
