import { describe, expect, it } from "vitest";
import type { DigestContent } from "../../app/digest/digest-content";
import { overviewLead } from "../../app/digest/overview-lead";
import { timelineDay } from "../../app/digest/timeline-day";

const TODAY = "2026-11-18";

const action = (task: string, timeline: string | null = null, owner: string | null = null) => ({
  task,
  owner,
  timeline,
  urgency: "none" as const,
  sources: [],
});
const blocker = (description: string) => ({
  description,
  impact: null,
  solution: null,
  urgency: "none" as const,
  sources: [],
});
const decision = (words: string) => ({ decision: words, context: null, status: null, sources: [] });

function contentOf(lines: Partial<DigestContent>): DigestContent {
  return { overview: "", actionItems: [], blockers: [], decisions: [], stakeholders: [], ...lines };
}

const week = contentOf({
  actionItems: [
    action("Order the scaffolding", "Tue 24 Nov"),
    action("Sign the lease", "Fri 20 Nov", "Ottoline Fenwick"),
    action("Return the meter keys", "Mon 16 Nov, 17:00", "Bram Oyelaran"),
    action("Book the movers", "Mon 4 Jan 2027"),
    action("Label the cabinets"),
  ],
  blockers: [blocker("The permit has not arrived")],
  decisions: [decision("The archive moves last"), decision("No open day this year")],
});

describe("The overview says first what matters: overdue, stuck, due next, decided", () => {
  it("in counts that agree with the sections, with the most urgent line by its name", () => {
    expect(overviewLead(week, TODAY).words).toBe(
      "5 open actions: 1 overdue, 2 due by Tue 24 Nov. 1 blocker. 2 decisions. Overdue: Return the meter keys (Bram Oyelaran, Mon 16 Nov). Stuck: The permit has not arrived. Due next: Sign the lease (Ottoline Fenwick, Fri 20 Nov).",
    );
  });

  it("what is due within seven days is next; what begins is not due, and what is later is only counted", () => {
    const lines = contentOf({
      actionItems: [
        action("Water the trial beds", "From Mon 16 Nov"),
        action("Send the seed list", "Wed 25 Nov", "Ilse Marchetti"),
        action("Sweep the greenhouse", "Tue 24 Nov"),
      ],
    });
    expect(overviewLead(lines, TODAY).words).toBe(
      "3 open actions: 1 due by Tue 24 Nov. Due next: Sweep the greenhouse (Tue 24 Nov).",
    );
  });

  it("an item is due on its own day, said absolutely", () => {
    const lines = contentOf({
      actionItems: [
        { ...action("Return the meter keys", "by the weekend"), due: "2026-08-22" },
        { ...action("Sign the lease", "Fri 20 Nov"), due: "2026-11-20" },
        action("Label the cabinets"),
      ],
    });
    expect(overviewLead(lines, TODAY).words).toBe(
      "3 open actions: 1 overdue, 1 due by Fri 20 Nov. Overdue: Return the meter keys (Sat 22 Aug). " +
        "Due next: Sign the lease (Fri 20 Nov).",
    );
  });

  it("with nothing due, what is stuck is the most urgent, then the line that stands first", () => {
    const undated = [
      action("Label the cabinets", "When the paint is dry", "Ilse Marchetti"),
      action("Hang the lamps"),
    ];
    expect(
      overviewLead(
        contentOf({ actionItems: undated, blockers: [blocker("The permit has not arrived.")] }),
        TODAY,
      ).words,
    ).toBe("2 open actions. 1 blocker. Stuck: The permit has not arrived.");
    expect(overviewLead(contentOf({ actionItems: [...undated, action("Oil the gate")] }), TODAY).words).toBe(
      "3 open actions. Most urgent: Label the cabinets (Ilse Marchetti).",
    );
  });

  it("what is decided comes last, where there is room; what is stuck only where its words need no others", () => {
    const lines = contentOf({
      actionItems: [action("Oil the gate", "Thu 19 Nov")],
      blockers: [blocker("I am still waiting for it"), blocker("The permit has not arrived")],
      decisions: [decision("No open day this year")],
    });
    expect(overviewLead(lines, TODAY).words).toBe(
      "1 open action: 1 due by Thu 19 Nov. 2 blockers. 1 decision. Stuck: The permit has not arrived. Due next: Oil the gate (Thu 19 Nov). Decided: No open day this year.",
    );
  });

  it("decisions alone are counted, and none is urgent", () => {
    const decisions = ["One", "Two", "Three"].map(decision);
    expect(overviewLead(contentOf({ decisions }), TODAY).words).toBe("3 decisions.");
  });

  it("a digest of fewer than three lines needs none; people are no lines", () => {
    const person = { name: "Ilse Marchetti", role: null, responsibilities: null, sources: [] };
    const two = { actionItems: [action("Oil the gate", "Mon 16 Nov")], blockers: [blocker("No key")] };
    expect(overviewLead(contentOf({ ...two, stakeholders: [person, person] }), TODAY).words).toBe("");
  });

  it("stays under 43 words whatever the lines say, and stores no word that counts from a day", () => {
    const long = Array.from({ length: 40 }, (_, index) =>
      action(
        `Write to the ${"very ".repeat(60)}old tenants`,
        index % 2 === 0 ? "Mon 9 Nov, 17:00" : "Thu 19 Nov",
        "Ottoline Fenwick",
      ),
    );
    const lead = overviewLead({ ...week, actionItems: [...long, ...week.actionItems] }, TODAY).words;
    expect(lead.split(" ").length).toBeLessThan(43);
    expect(lead).toContain("…");
    expect(lead).not.toMatch(/\b(?:today|tomorrow|yesterday|this week|next week)\b/i);
  });
});

describe("Dates in a digest are absolute ('Fri 20 Nov')", () => {
  it.each([
    ["Fri 20 Nov", "2026-11-20", false],
    ["Fri 20 Nov, 17:00", "2026-11-20", false],
    ["Mon 4 Jan", "2027-01-04", false],
    ["Mon 4 Jan 2027", "2027-01-04", false],
    ["Tue 5 Nov 2024", "2024-11-05", false],
    ["From Mon 23 Nov", "2026-11-23", true],
    ["Friday, 27 Nov", "2026-11-27", false],
    ["Sat 19 Sep", "2026-09-19", false],
    ["Fri 18 Sep", "2027-09-18", false],
    ["Tue 29 Feb 2028", "2028-02-29", false],
  ])("'%s' is %s", (timeline, day, isStart) => {
    expect(timelineDay(timeline, TODAY)).toMatchObject({ day, isStart });
  });

  it.each([
    null,
    "",
    "before the audit",
    "December",
    "Week of 23 Nov",
    "Sat 31 Feb 2026",
    "Mon 29 Feb",
    "Fridays",
    "Fri 20 November",
  ])("%j names no day", (timeline) => {
    expect(timelineDay(timeline, TODAY)).toBeNull();
  });
});
