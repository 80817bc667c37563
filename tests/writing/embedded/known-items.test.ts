import { describe, expect, it } from "vitest";
import { checkQuotes } from "../../../app/writing/check/check-quotes";
import type { DigestDraft, KnownItem } from "../../../app/writing/digest-material";
import { mail, material } from "../../fixtures/material/build-material";
import { writeDigest } from "../../support/embedded-writer";

const ana = "Ana Ruiz <ana@fair.example>";
const joe = "Joe Okafor <joe@fair.example>";
const WHEN = "2026-11-20T09:00:00.000Z";

const contract: KnownItem = {
  id: "i1",
  kind: "action",
  text: "Send the venue contract to Ines",
  owner: "Joe Okafor",
  timeline: "Fri 13 Nov",
  due: "2026-11-13",
  state: "open",
  closedAt: null,
  said: [
    {
      what: "asked",
      quote: "Joe, please send the venue contract to Ines by Friday.",
      who: "Ana Ruiz",
      subject: "Venue contract",
      at: "2026-11-09T09:00:00.000Z",
    },
  ],
};

function write(text: string, known: KnownItem[], { from = ana, subject = "Fair" } = {}) {
  const about = material([mail("m1", from, WHEN, subject, text)], { known });
  const draft: DigestDraft = writeDigest(about);
  return { draft, ...checkQuotes(draft, about) };
}

const closed: KnownItem = { ...contract, state: "done", closedAt: "2026-11-12T09:00:00.000Z" };

describe("what is no word of an item leaves it open", () => {
  it.each(["All quiet here otherwise.", "All well here, the stall list is growing nicely."])("%s", (text) => {
    expect(write(text, [contract], { from: joe, subject: "Re: Venue contract" }).changes).toEqual([]);
  });
});

describe("The new material goes on with known items", () => {
  it.each([
    ["The contract is sent, thanks.", joe, "Re: Venue contract", "reported-done"],
    ["You should have the venue contract by now.", joe, "Fair", "reported-done"],
    ["Thanks for the venue contract, Joe.", ana, "Fair", "reported-done"],
    ["Don't bother with the venue contract.", ana, "Fair", "cancelled"],
    ["Done.\n\nI sent the venue contract to Ines this morning.", joe, "Fair", "reported-done"],
    ["On it, you'll have it by Monday.", joe, "Re: Venue contract", "accepted"],
    ["The venue contract is no longer needed.", ana, "Re: Venue contract", "cancelled"],
    ["Hi Joe,\n\nplease send the venue contract to Ines.\n\nAna", ana, "Fair", "asked"],
  ])("%s", (text, from, subject, what) => {
    const { changes, content, dropped } = write(text, [contract], { from, subject });
    expect(changes).toMatchObject([{ itemId: "i1", what, sources: [{ kind: "email", id: "m1" }] }]);
    expect(content.actionItems).toEqual([]);
    expect(dropped).toBe(0);
  });

  it("another date moves it", () => {
    const text = "Hi Joe,\n\nplease send the venue contract to Ines by 25 November.\n\nAna";
    expect(write(text, [contract]).changes).toMatchObject([
      { itemId: "i1", what: "moved", timeline: "Wed 25 Nov", due: "2026-11-25" },
    ]);
  });

  it.each([
    "I will send the venue contract tomorrow.",
    "The venue contract is not sent yet.",
    "Is the venue contract sent?",
  ])("not over: %s", (text) => {
    const { changes } = write(text, [contract], { from: joe, subject: "Re: Venue contract" });
    expect(changes.filter(({ what }) => what === "reported-done")).toEqual([]);
  });

  it.each([
    ["Hi Joe,\n\nplease sign the venue contract.\n\nAna", "Sign the venue contract"],
    ["Hi Joe,\n\nplease send the catering contract to Ines.\n\nAna", "Send the catering contract to Ines"],
  ])("another matter stays another: %s", (text, task) => {
    for (const state of ["open", "not-ours"] as const) {
      expect(write(text, [{ ...contract, state }]).content.actionItems).toMatchObject([{ task }]);
    }
  });
});

describe("What was done and is asked for anew is open again", () => {
  it("it is the same item", () => {
    const text = "Hi Joe,\n\nplease send the venue contract to Ines again.\n\nAna";
    expect(write(text, [closed]).changes).toMatchObject([{ itemId: "i1", what: "reopened" }]);
  });
});

describe("A line marked 'wrong' or 'not ours' is not proposed again, also in other words", () => {
  it.each([
    "Joe, could you forward the venue contract to Ines?",
    "Joe, please share the contract for the venue with Ines.",
    "Joe, don't forget the venue contract for Ines.",
    "Joe, please give Ines the contract for the venue.",
    "Reminder: please send Ines the contract of the venue.",
    "Joe, can you get the venue contract to Ines by Thursday?",
    "Joe, the venue contract must go to Ines this week.",
    "The contract for the venue has to be sent to Ines.",
    "Joe, would you mind sending the venue contract over to Ines?",
    "We are waiting for the venue contract, Joe, please send it to Ines.",
    "Joe will send the venue contract to Ines.",
    "Joe, please make sure Ines gets the venue contract.",
    "Joe, please email the signed venue contract to Ines.",
    "Joe should hand the venue contract to Ines tomorrow.",
    "Joe, I need you to give Ines the venue contract.",
    "Joe, please mail Ines the venue contract today.",
    "The venue contract is due to Ines on Monday, Joe, please deliver it.",
    "Joe, kindly pass the venue contract on to Ines.",
    "Joe, please have the venue contract delivered to Ines.",
    "We need to send the venue contract to Ines.",
  ])("%s", (text) => {
    for (const state of ["wrong", "not-ours"] as const) {
      const { draft } = write(text, [{ ...contract, state }]);
      expect([...draft.actionItems, ...draft.blockers, ...(draft.changes ?? [])]).toEqual([]);
      expect([...write(text, []).draft.actionItems, ...write(text, []).draft.blockers]).not.toEqual([]);
    }
  });
});
