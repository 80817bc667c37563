import { describe, expect, it } from "vitest";
import type { DigestDraft } from "../../../app/writing/digest-material";
import { addWhatIsSure } from "../../../app/writing/model/add-what-is-sure";
import { atOnce } from "../../../app/writing/slices";
import { emptyDraft } from "../../support/drafts";
import { mail, material } from "./openai-stand-in";

const text =
  "Hi Joe,\n\nplease order the cables by Friday. Ana signs the lease and Priya books the hall. The crane is stuck in Kiel. We agreed to keep the date.";
const given = { ...material, mails: [mail("m", text)], documents: [], answers: [] };
const action = (task: string, quote: string, more: Partial<DigestDraft["actionItems"][number]> = {}) => ({
  task,
  owner: null,
  timeline: null,
  urgency: "none" as const,
  quotes: [{ kind: "email" as const, id: "m", quote }],
  ...more,
});
const cables = "please order the cables by Friday.";
const both = "Ana signs the lease and Priya books the hall.";
const join = (model: DigestDraft["actionItems"], sure: DigestDraft["actionItems"]) =>
  atOnce(
    addWhatIsSure(
      { ...emptyDraft("Joe orders cables."), actionItems: model },
      { ...emptyDraft(""), actionItems: sure },
      given,
    ),
  ).actionItems.map(({ task, owner, timeline }) => [task, owner, timeline]);

describe("the model adds to what the embedded writer is sure of rather than losing it", () => {
  it("a line that the model does not have is kept", () => {
    expect(join([], [action("Order the cables", cables)])).toEqual([["Order the cables", null, null]]);
  });

  it("one that is only a guess is not", () => {
    expect(join([], [action("Order the cables", cables, { certainty: 0.4 })])).toEqual([]);
  });

  it("the same matter in other words is one line, with the owner and date that the model lacks", () => {
    const sure = action("Order the cables", cables, { owner: "Joe", timeline: "Friday, 20 Nov" });
    expect(join([action("Cables to be ordered", "order the cables")], [sure])).toEqual([
      ["Cables to be ordered", "Joe", "Friday, 20 Nov"],
    ]);
  });

  it("a wrong owner of the model's gives way to the right one, invented words to said ones", () => {
    const sure = action("Order the cables", cables, { owner: "Joe" });
    const invented = action("Order the cables and fire the team", cables, { owner: "Mallory" });
    expect(join([invented], [sure])).toEqual([["Order the cables", "Joe", null]]);
  });

  it("two tasks of one sentence are two lines", () => {
    const model = [action("Book the hall", both, { owner: "Priya" })];
    const sure = [
      action("Sign the lease", both, { owner: "Ana" }),
      action("Book the hall", both, { owner: "Priya" }),
    ];
    expect(join(model, sure)).toEqual([
      ["Book the hall", "Priya", null],
      ["Sign the lease", "Ana", null],
    ]);
  });

  it("one sentence of which the model has its own words is not told again in others", () => {
    const model = [action("Get on with the order for Friday", cables)];
    expect(join(model, [action("Buy what Ana needs", cables)])).toEqual([
      ["Get on with the order for Friday", null, null],
    ]);
  });

  it("a model that names owners and days of other tasks means it where it names none", () => {
    const sure = [
      action("Order the cables", cables, { owner: "Joe", timeline: "Friday, 20 Nov" }),
      action("Book the hall", both, { owner: "Priya" }),
    ];
    const model = [action("Order the cables", cables), action("Book the hall", both, { owner: "Priya" })];
    expect(join(model, sure)).toEqual([
      ["Order the cables", null, "Friday, 20 Nov"],
      ["Book the hall", "Priya", null],
    ]);
  });

  it("a line of the model's that no quote bears out hides nothing", () => {
    const model = [action("Order the cables", "order the cables at once")];
    expect(join(model, [action("Order the cables", cables)])).toHaveLength(2);
  });

  it("lines that differ in a number stay two", () => {
    const racks = { ...given, mails: [mail("m", "Label rack 7. Label rack 8.")] };
    const model = { ...emptyDraft(""), actionItems: [action("Label rack 7", "Label rack 7.")] };
    const sure = { ...emptyDraft(""), actionItems: [action("Label rack 8", "Label rack 8.")] };
    expect(atOnce(addWhatIsSure(model, sure, racks)).actionItems.map((item) => item.task)).toEqual([
      "Label rack 7",
      "Label rack 8",
    ]);
  });

  it("blockers and decisions too, and the overview when nothing of the model's stands", () => {
    const quote = (words: string) => [{ kind: "email" as const, id: "m", quote: words }];
    const sure: DigestDraft = {
      ...emptyDraft("The crane is stuck in Kiel."),
      blockers: [
        {
          description: "The crane is stuck",
          impact: null,
          solution: null,
          urgency: "high",
          quotes: quote("The crane is stuck in Kiel."),
        },
      ],
      decisions: [
        {
          decision: "Keep the date",
          context: null,
          status: "Agreed",
          quotes: quote("We agreed to keep the date."),
        },
      ],
    };
    const whole = atOnce(addWhatIsSure(emptyDraft("The bank has gone bankrupt."), sure, given));
    expect(whole).toMatchObject({
      overview: "The crane is stuck in Kiel.",
      blockers: sure.blockers,
      decisions: sure.decisions,
    });
  });
});
