import { describe, expect, it } from "vitest";
import { withFullNames } from "../../../app/writing/model/full-names";
import { mail, material } from "../../fixtures/material/build-material";
import { emptyDraft, lineOf } from "../../support/drafts";

const given = material([
  mail("m", "Ana Ruiz <ana@acme.test>", "2026-11-16T09:00:00Z", "Hall", "Please lock the hall.", {
    sentTo: [
      { name: "Joe Okafor", address: "joe@acme.test" },
      { name: "Ana Marsh", address: "marsh@acme.test" },
      { name: "Facilities", address: "facilities@acme.test" },
    ],
  }),
]);

describe("a model's owner goes by the full name that the mails' heads know", () => {
  it.each([
    ["Joe", "Joe Okafor"],
    ["okafor", "Joe Okafor"],
    ["Joe, Ana Ruiz", "Joe Okafor, Ana Ruiz"],
    // Ana Ruiz writes, Ana Marsh reads.
    ["Ana", "Ana"],
    ["Facilities", "Facilities"],
    ["Mallory", "Mallory"],
  ])("%s: %s", (said, named) => {
    const draft = {
      ...emptyDraft(""),
      actionItems: [{ ...lineOf("Lock the hall", "m", "Please lock the hall."), owner: said }],
      stakeholders: [{ name: said, role: null, responsibilities: null, quotes: [] }],
    };
    const { actionItems, stakeholders } = withFullNames(draft, given);
    expect(actionItems[0]?.owner).toBe(named);
    if (!said.includes(",")) expect(stakeholders[0]?.name).toBe(named);
  });
});
