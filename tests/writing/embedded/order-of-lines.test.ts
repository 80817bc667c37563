import { describe, expect, it } from "vitest";
import { checkQuotes } from "../../../app/writing/check/check-quotes";
import type { DigestMaterial, MaterialMail } from "../../../app/writing/digest-material";
import { mail, material } from "../../fixtures/material/build-material";
import { writeDigest } from "../../support/embedded-writer";

const petra = "Petra Vogel <petra@quarry.test>";
const ask = (day: string, subject: string, text: string, from = petra) =>
  mail(`${day} ${subject}`, from, `2026-11-${day}T09:00:00.000Z`, subject, text);

const linesOf = (mails: MaterialMail[], more: Partial<DigestMaterial> = {}) => {
  const given = material(mails, more);
  const { content } = checkQuotes(writeDigest(given), given);
  return {
    actions: content.actionItems.map(({ task }) => task),
    blockers: content.blockers.map(({ description }) => description),
  };
};

describe("The order of lines is urgency: overdue, due, blocking others, asked twice, age", () => {
  it("in one digest", () => {
    const { actions } = linesOf([
      ask("12", "Ladder", "Joe, please paint the ladder."),
      ask("13", "Roof", "Joe, please measure the roof."),
      ask("16", "Drill", "Joe, please service the drill."),
      ask("17", "Drill", "Joe, please service the drill."),
      ask("18", "Fence", "Joe, please mark the fence, so that Tarek can dig the holes."),
      ask("19", "Truck", "Joe, please wash the truck by 26 November."),
      ask("20", "Permit", "Joe, please renew the permit by 20 November."),
    ]);
    expect(actions).toEqual([
      "Renew the permit",
      "Wash the truck",
      expect.stringContaining("Mark the fence"),
      "Service the drill",
      "Paint the ladder",
      "Measure the roof",
    ]);
  });

  it("what a blocker waits for comes before what nobody waits for", () => {
    const { actions } = linesOf([
      ask("12", "Ladder", "Joe, please paint the ladder."),
      ask("18", "Blasting", "Joe, please send the blasting plan to the county."),
      ask(
        "19",
        "Crusher",
        "We can't start the crusher without the blasting plan.",
        "Tarek Aziz <tarek@quarry.test>",
      ),
    ]);
    expect(actions[0]).toContain("blasting plan");
  });

  it("a blocker that waits for what is due first is the first blocker", () => {
    const { blockers } = linesOf([
      ask("16", "Scale", "The truck scale is broken.", "Tarek Aziz <tarek@quarry.test>"),
      ask("19", "Blasting", "Joe, please send the blasting plan to the county by 23 November."),
      ask(
        "20",
        "Crusher",
        "We can't start the crusher without the blasting plan.",
        "Tarek Aziz <tarek@quarry.test>",
      ),
    ]);
    expect(blockers[0]).toContain("crusher");
  });

  it("what the agent is for breaks ties", () => {
    const mails = [ask("18", "Yard", "Joe, please sweep the yard. Joe, please sharpen the saw blades.")];
    const agent = { title: "Saws", description: "Saw blades and their sharpening." };
    expect(linesOf(mails).actions).toEqual(["Sweep the yard", "Sharpen the saw blades"]);
    expect(linesOf(mails, { agent }).actions).toEqual(["Sharpen the saw blades", "Sweep the yard"]);
  });
});
