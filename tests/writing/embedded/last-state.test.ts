import { describe, expect, it } from "vitest";
import { mail, material } from "../../fixtures/material/build-material";
import { contractThread } from "../../fixtures/material/contract-thread";
import { githubNotifications } from "../../fixtures/material/github-notifications";
import { injection } from "../../fixtures/material/injection";
import { jiraNotifications } from "../../fixtures/material/jira-notifications";
import { noise } from "../../fixtures/material/noise";
import { projectMails } from "../../fixtures/material/project-mails";
import { vendorOutage } from "../../fixtures/material/vendor-outage";
import { weeklyStatus } from "../../fixtures/material/weekly-status";
import { embeddedWriter } from "../../support/embedded-writer";

describe("the latest state wins", () => {
  it("drops a request that a later mail reports as done", async () => {
    const { actionItems } = await embeddedWriter.write(contractThread);
    // What the other side promised belongs to the signature that is chased.
    expect(actionItems.map((item) => item.task)).toEqual(["Chase the signature for the annex"]);
  });

  it("drops an obstacle that a later mail says is gone, and keeps the open one with impact and way out", async () => {
    const { blockers } = await embeddedWriter.write(projectMails);
    expect(blockers.map(({ description, impact, solution }) => ({ description, impact, solution }))).toEqual([
      {
        description: "The label printers are failing with the new driver",
        impact: "Nobody can print shipping labels",
        solution: "Omar Diaz: I'm testing an older driver as a workaround",
      },
    ]);
  });

  it("shows an outage that goes on, not the one that was resolved", async () => {
    const { blockers } = await embeddedWriter.write(vendorOutage);
    expect(blockers).toHaveLength(1);
    expect(blockers[0]).toMatchObject({ urgency: "high", impact: "The support queue has doubled" });
    expect(blockers[0]?.description).toContain("Sign-in is down");
  });

  it("collapses the notifications of a ticket to their last state", async () => {
    const { actionItems, blockers } = await embeddedWriter.write(jiraNotifications);
    expect(actionItems.map((item) => item.task)).toEqual([
      "Rotate the signing keys of the payment gateway (PAY-412)",
    ]);
    expect(blockers.map((item) => item.description)).toEqual([
      "Export of invoices times out (PAY-398): The export cannot run on staging because the archive bucket is missing",
    ]);
  });

  it("says nothing of a merged pull request", async () => {
    const draft = await embeddedWriter.write(githubNotifications);
    expect(JSON.stringify([draft.actionItems, draft.blockers, draft.decisions])).not.toContain(
      "search client",
    );
  });

  it("closes the lines of meeting notes that later mails report", async () => {
    const { actionItems } = await embeddedWriter.write(weeklyStatus);
    const tasks = actionItems.map((item) => item.task).join("\n");
    expect(tasks).toContain("Prepare the capacity plan for phase 2");
    expect(tasks).not.toMatch(/penetration test|steering deck/i);
  });

  it("keeps one line for the same request in five mails, with several sources", async () => {
    const times = [16, 17, 18, 19, 20];
    const asked = times.map((day) =>
      mail(
        `r${day}`,
        "Ana Ruiz <ana@acme.test>",
        `2026-11-${day}T09:00:00.000Z`,
        "Budget",
        "Hi Joe,\n\nplease send the signed budget form to finance.\n\nAna",
      ),
    );
    const { actionItems } = await embeddedWriter.write(material(asked));
    expect(actionItems).toHaveLength(1);
    expect(actionItems[0]?.quotes.length).toBeGreaterThan(1);
  });
});

describe("decisions are taken, not only talked about", () => {
  it("gives each with its reason and status", async () => {
    const { decisions } = await embeddedWriter.write(weeklyStatus);
    expect(decisions.map(({ decision, context, status }) => ({ decision, context, status }))).toEqual([
      { decision: "Phase 2 starts on 4 January with two teams", context: null, status: null },
      {
        decision: "The vendor audit is postponed to February",
        context: "Due to missing budget",
        status: "Postponed",
      },
    ]);
  });

  it.each([
    "We still have to decide which supplier we take.",
    "Have we agreed on the new logo?",
    "The board has not approved the budget yet.",
    "If the board agrees, we will go with Harbour.",
    "So now we have to agree on a supplier before we meet the board.",
    "You see where I'm going with this.",
  ])("none in: %s", async (sentence) => {
    const { decisions } = await embeddedWriter.write(
      material([mail("d1", "Ana Ruiz <ana@acme.test>", "2026-11-18T09:00:00.000Z", "Supplier", sentence)]),
    );
    expect(decisions).toEqual([]);
  });
});

describe("what was decided is a decision and nothing else", () => {
  const writtenOf = async (sentence: string) =>
    embeddedWriter.write(
      material([mail("d2", "Ana Ruiz <ana@acme.test>", "2026-11-18T09:00:00.000Z", "Depot", sentence)]),
    );

  it("not a task as well", async () => {
    const { actionItems, decisions } = await writtenOf(
      "Let's go with the depot in Kiel, everybody agreed on that.",
    );
    expect(decisions).toHaveLength(1);
    expect(actionItems).toEqual([]);
  });

  it.each([
    ["We decided to keep the depot in Kiel open until June.", "Keep the depot in Kiel open until June", null],
    ["Agreed, we close the depot in Kiel in June.", "We close the depot in Kiel in June", null],
    ["We agreed to close the depot in Kiel to save the rent.", "Close the depot in Kiel", "To save the rent"],
  ])("and its reason is not the decision again: %s", async (sentence, decision, context) => {
    const { decisions } = await writtenOf(sentence);
    expect(decisions.map((d) => [d.decision, d.context])).toEqual([[decision, context]]);
  });
});

describe("mail is data, never instructions", () => {
  it("takes the real request and nothing that is meant for software", async () => {
    const draft = await embeddedWriter.write(injection);
    expect(draft.actionItems.map((item) => item.task)).toEqual([
      "Confirm the delivery address for order 7714",
    ]);
    expect(JSON.stringify(draft)).not.toMatch(/Mallory|9,400|ignore all|most urgent/i);
  });

  it.each([
    "Is there any reason the address has to be printed on the label?",
    "Phone +49 30 5550 1234 Fax +49 30 5550 1235",
    "So we'll have to see how that works out for the team.",
  ])("finds nothing to do in: %s", async (sentence) => {
    const { actionItems } = await embeddedWriter.write(
      material([mail("n1", "Ana Ruiz <ana@acme.test>", "2026-11-18T09:00:00.000Z", "Labels", sentence)]),
    );
    expect(actionItems).toEqual([]);
  });

  it("finds what people are asked for together", async () => {
    const { actionItems } = await embeddedWriter.write(
      material([
        mail(
          "n2",
          "Ana Ruiz <ana@acme.test>",
          "2026-11-18T09:00:00.000Z",
          "Inventory",
          "Can people check their calendars for the inventory and tell the chairs?",
        ),
      ]),
    );
    expect(actionItems.map((item) => item.task)).toEqual([
      "Check their calendars for the inventory",
      "Tell the chairs",
    ]);
  });

  it("finds nothing to do in newsletters, thanks and small talk", async () => {
    const draft = await embeddedWriter.write(noise);
    expect([draft.actionItems, draft.blockers, draft.decisions]).toEqual([[], [], []]);
  });
});

describe("answers are included in the context of all future digests", () => {
  const asked = material([
    mail(
      "q1",
      "Ana Ruiz <ana@acme.test>",
      "2026-11-18T09:00:00.000Z",
      "Audit",
      "Someone needs to collect the audit evidence before the review.",
    ),
  ]);

  it("gives an item the owner that an answer names", async () => {
    const before = await embeddedWriter.write(asked);
    expect(before.actionItems.map((item) => item.owner)).toEqual([null]);
    const task = before.actionItems[0]?.task ?? "";
    const after = await embeddedWriter.write({
      ...asked,
      answers: [{ question: `Who owns: ${task}?`, answer: "Priya" }],
    });
    expect(after.actionItems.map((item) => item.owner)).toEqual(["Priya"]);
  });

  it("drops an item that an answer calls done", async () => {
    const after = await embeddedWriter.write({
      ...asked,
      answers: [{ question: "Who collects the audit evidence before the review?", answer: "Done already" }],
    });
    expect(after.actionItems).toEqual([]);
  });
});
