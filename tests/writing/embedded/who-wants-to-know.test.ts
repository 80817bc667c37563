import { describe, expect, it } from "vitest";
import { toldLines, toldToFelix } from "../../support/lines-of-mails";

describe("who wants to know something is told it", () => {
  it.each([
    [
      "The caterer needs to know by Wednesday how many guests are vegetarian.",
      "Felix Arden: Let the caterer know how many guests are vegetarian, Wed 18 Nov",
    ],
    [
      "Reception wants to know which rooms you need.",
      "Felix Arden: Let reception know which rooms you need, null",
    ],
    [
      "Mrs Hale would like to know whether her deposit came.",
      "Felix Arden: Let Mrs Hale know whether her deposit came, null",
    ],
    [
      "I need to know from you by Friday if the hall is free.",
      "Felix Arden: Let Nora know if the hall is free, Fri 20 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("'you'll want to know' asks nobody", async () => {
    expect(await toldToFelix("You'll want to know how the fair went, and it went well.")).toEqual([]);
  });
});

describe("word under a condition says the condition", () => {
  it.each([
    [
      "If you can't make the Thursday rehearsal let me know by Tuesday.",
      "Felix Arden: Let Nora know if you can't make the Thursday rehearsal, Tue 17 Nov",
    ],
    [
      "As soon as you have the measurements, tell Priya please.",
      "Felix Arden: Tell Priya as soon as you have the measurements, null",
    ],
    [
      "We open on Monday, so if anybody has a spare tent please shout before Friday.",
      "Felix Arden: Get back to Nora if anybody has a spare tent, Fri 20 Nov",
    ],
    [
      "Anyone who still has a key please return it to Priya by Friday.",
      "null: Anyone who still has a key: return it to Priya, Fri 20 Nov",
    ],
    [
      "Whoever can't come on Saturday should tell me before Thursday.",
      "null: Whoever can't come on Saturday: tell Nora, Thu 19 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it.each([
    "The gate code changes on Sunday, ask me if you need it.",
    "If you need anything else, let me know.",
    "Shout if you get stuck.",
  ])("an offer is none: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });
});

it("whoever's mail gives only the address is called by the name in it, under the condition, too", async () => {
  expect(
    await toldLines({
      text: "Hi Felix,\n\nIf anybody has a spare tent please shout before Friday.",
      from: "nora.blythe <nora.blythe@elmhouse.example>",
      to: "Felix Arden <felix.arden@elmhouse.example>",
    }),
  ).toEqual(["Felix Arden: Get back to Nora if anybody has a spare tent, Fri 20 Nov"]);
});

describe("what is told to one is told to the next", () => {
  it("the news stands before both", async () => {
    expect(
      await toldToFelix(
        "We'll move the launch to March. I'll let the agency know. Could you tell the printers?",
      ),
    ).toEqual([
      "Felix Arden: Tell the printers: we'll move the launch to March, null",
      "Nora Blythe: Let the agency know: we'll move the launch to March, null",
      "decisions: We'll move the launch to March",
    ]);
  });

  it("what all are to do is news, too", async () => {
    expect(await toldToFelix("Let's take 40 off the rent. I'll tell accounts.")).toEqual([
      "Nora Blythe: Tell accounts: we'll take 40 off the rent, null",
      "decisions: Let's take 40 off the rent",
    ]);
  });
});

describe("what comes by itself is nobody's task", () => {
  it.each([
    "The replacement pump should arrive on Thursday.",
    "The parcel ought to be with you tomorrow.",
    "The lorry with the trees is due on Friday.",
    "The engineer is due at ten tomorrow.",
    "The route skips the islands, so you can save yourself pricing the boats.",
  ])("%s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });

  it("a paper that is due is somebody's", async () => {
    expect(await toldToFelix("The VAT return is due on 30 November.")).toEqual([
      "null: The VAT return is due, Mon 30 Nov",
    ]);
  });
});

describe("what somebody is to get says from whom to whom", () => {
  it.each([
    ["You will hear the price from me by Friday.", "Nora Blythe: Get Felix the price, Fri 20 Nov"],
    ["You shall have the drawings by Thursday.", "Nora Blythe: Get Felix the drawings, Thu 19 Nov"],
    ["Your signed contract is still missing.", "Felix Arden: Get Nora the signed contract, null"],
    ["Your signed house rules are lacking.", "Felix Arden: Get Nora the signed house rules, null"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("each of what is counted has the day that stands behind the last", async () => {
    expect(
      await toldToFelix(
        "Could you please send us (1) the meter readings and (2) a list of all keys by Friday?",
      ),
    ).toEqual([
      "Felix Arden: Send us a list of all keys, Fri 20 Nov",
      "Felix Arden: Send us the meter readings, Fri 20 Nov",
    ]);
  });

  it("what all are to hand in is asked of all", async () => {
    expect(await toldToFelix("Oh and everyone: shirt sizes to Priya by noon tomorrow.")).toEqual([
      "Everyone: Shirt sizes to Priya, Tue 17 Nov, 12:00",
    ]);
  });
});

describe("a condition stays with what is asked under it", () => {
  it.each([
    ["If you can drive, please text Priya.", "Felix Arden: Text Priya if you can drive, null"],
    [
      "If you have a licence and can come, email me.",
      "Felix Arden: Email Nora if you have a licence and can come, null",
    ],
    ["Don't fit the sink till Wednesday.", "Felix Arden: Don't fit the sink till Wednesday, null"],
    ["If you could ring Priya, that would be great.", "Felix Arden: Ring Priya, null"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });
});

describe("plain office news", () => {
  it.each([
    ["We are still looking for two helpers for the fair.", "null: Get two helpers for the fair, null"],
    ["The worktops came but one's cracked.", "blockers: The worktops came but one's cracked"],
    ["Picked the paint: sage green.", "decisions: Picked the paint: sage green"],
    ["We went for the oak floor in the end.", "decisions: We went for the oak floor in the end"],
  ])("%s", async (text, line) => {
    expect(await toldToFelix(text)).toEqual([line]);
  });

  it("a sum opens a sentence", async () => {
    expect(
      await toldToFelix("Forms to be handed in by Friday. £20 deposit to be paid by 1 December."),
    ).toEqual(["Felix Arden: Pay £20 deposit, Tue 1 Dec", "null: Hand in the forms, Fri 20 Nov"]);
  });

  it("who does it instead of somebody else calls nothing off", async () => {
    expect(
      await toldLines({
        text: "Hi Felix,\n\nPlease renew the lease.\n\nPriya handles the cleaning instead of you.\n\nNora",
        to: "Felix Arden <felix.arden@elmhouse.example>",
      }),
    ).toEqual(["Felix Arden: Renew the lease, null", "Priya: Handle the cleaning instead of you, null"]);
  });
});
