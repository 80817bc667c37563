import { describe, expect, it } from "vitest";
import { DigestContent } from "../../../app/digest/digest-content";
import { applyAnswers } from "../../../app/domain/questions/apply-answers";
import { findGaps } from "../../../app/domain/questions/find-gaps";
import { settledBy, settledFor } from "../../../app/writing/embedded/answers";
import { People } from "../../../app/writing/embedded/people";

const action = (task: string, owner: string | null, timeline: string | null, sources: unknown[] = []) => ({
  task,
  owner,
  timeline,
  sources,
});
const content = (parts: Partial<Record<keyof DigestContent, unknown>>) =>
  DigestContent.parse({
    overview: "",
    actionItems: [],
    blockers: [],
    decisions: [],
    stakeholders: [],
    ...parts,
  });
const questionsOf = (parts: Partial<Record<keyof DigestContent, unknown>>) =>
  findGaps(content(parts), "UTC").map((gap) => gap.question);
const quote = (id: string, words: string, receivedAt: string) => ({
  kind: "email",
  id,
  quote: words,
  receivedAt,
});

describe("Clarifying questions come from the digest's own gaps", () => {
  it("an action without owner, and one without date", () => {
    expect(
      questionsOf({
        actionItems: [action("Order the crane.", null, "Friday"), action("Paint it", "Ana", null)],
      }),
    ).toEqual(["Who owns: Order the crane?", "By when is this due: Paint it?"]);
  });

  it("a decision without who decided, and none where the digest names somebody", () => {
    const parts = {
      actionItems: [action("Paint it", "Ana Ruiz", "Friday")],
      decisions: [
        { decision: "We rent the crane", context: null, status: null, sources: [] },
        { decision: "Ana chose the red one", context: null, status: null, sources: [] },
      ],
    };
    expect(questionsOf(parts)).toEqual(["Who decided: We rent the crane?"]);
  });

  it("names with no role", () => {
    const stakeholders = [
      { name: "Ana Ruiz", role: "Harbour master", responsibilities: null, sources: [] },
      { name: "Joe", role: null, responsibilities: null, sources: [] },
    ];
    expect(questionsOf({ stakeholders })).toEqual(["What is the role of Joe?"]);
  });

  it("two sources that disagree about a date, or about the owner of one task", () => {
    const sources = [
      quote("m1", "Order the crane by 20 November", "2026-11-16T08:00:00.000Z"),
      quote("m2", "the crane must be ordered by 25 November", "2026-11-17T08:00:00.000Z"),
    ];
    expect(questionsOf({ actionItems: [action("Order the crane", "Joe", "20 Nov", sources)] })).toEqual([
      "By when is this due: Order the crane? The sources say 20 November and 25 November.",
    ]);
    const twice = [
      action("Order the new crane", "Joe", "Friday"),
      action("Order new crane for harbour", "Ana", "Friday"),
    ];
    expect(questionsOf({ actionItems: twice })).toEqual([
      "Who owns: Order the new crane? The sources name Joe and Ana.",
    ]);
  });

  it("two sources that name the same day in other words don't disagree", () => {
    const sources = [
      quote("m1", "Order the crane by Friday", "2026-11-16T08:00:00.000Z"),
      quote("m2", "the crane is due on 20 November", "2026-11-17T08:00:00.000Z"),
    ];
    expect(questionsOf({ actionItems: [action("Order the crane", "Joe", "Friday", sources)] })).toEqual([]);
  });

  it("the most urgent comes first, and the kinds take turns", () => {
    const actionItems = [
      { ...action("Sweep the yard", null, null), urgency: "none" },
      { ...action("Close the gate", null, null), urgency: "high" },
    ];
    expect(questionsOf({ actionItems })).toEqual([
      "Who owns: Close the gate?",
      "By when is this due: Close the gate?",
      "Who owns: Sweep the yard?",
      "By when is this due: Sweep the yard?",
    ]);
  });

  it("the embedded writer understands the answers", () => {
    const people = new People(["Ana Ruiz"], ["Ana Ruiz orders."]);
    const [question = ""] = questionsOf({
      actionItems: [action("Order the crane for pier four", null, "Friday")],
    });
    const settled = settledBy([{ question, answer: "Ana" }], people);
    expect(settledFor("Order the crane for pier four", settled)).toMatchObject({ owner: "Ana Ruiz" });
    const [due = ""] = questionsOf({ actionItems: [action("Order the crane for pier four", "Ana", null)] });
    expect(
      settledFor(
        "Order the crane for pier four",
        settledBy([{ question: due, answer: "3 December" }], people),
      ),
    ).toMatchObject({
      due: "3 December",
    });
  });
});

describe("Answers in the next digest", () => {
  const digest = content({
    actionItems: [action("Order the crane", null, null), action("Sweep the yard", "Joe", null)],
    decisions: [{ decision: "We rent the crane", context: "it is cheaper", status: null, sources: [] }],
    stakeholders: [{ name: "Joe", role: null, responsibilities: null, sources: [] }],
  });
  const digestAfter = (question: string, answer: string) => applyAnswers(digest, [{ question, answer }]);

  it("name the owner and the date of the task, who decided and the role", () => {
    expect(
      digestAfter("Who owns: Order the crane?", "It's Ana Ruiz, since Monday.").actionItems[0]?.owner,
    ).toBe("Ana Ruiz");
    expect(
      digestAfter("Who owns: Order the crane? The sources name Joe and Ana.", "Ana").actionItems[0]?.owner,
    ).toBe("Ana");
    expect(digestAfter("By when is this due: Order the crane?", "3 December.").actionItems[0]?.timeline).toBe(
      "3 December",
    );
    expect(digestAfter("Who decided: We rent the crane?", "Ana").decisions[0]?.context).toBe(
      "decided by Ana; it is cheaper",
    );
    expect(digestAfter("What is the role of Joe?", "Crane driver").stakeholders[0]?.role).toBe(
      "Crane driver",
    );
  });

  it("change nothing else, and nothing when they name nobody", () => {
    expect(digestAfter("Who owns: Order the crane?", "Ana").actionItems[1]).toEqual(digest.actionItems[1]);
    expect(digestAfter("Who owns: Order the crane?", "nobody yet")).toEqual(digest);
    expect(digestAfter("What colour is it?", "Red")).toEqual(digest);
    expect(digestAfter("What is the role of Joe?", "long ".repeat(100))).toEqual(digest);
  });

  it("the latest answer rules", () => {
    const answers = ["Ana", "Ben"].map((answer) => ({ question: "Who owns: Order the crane?", answer }));
    expect(applyAnswers(digest, answers).actionItems[0]?.owner).toBe("Ben");
  });
});
