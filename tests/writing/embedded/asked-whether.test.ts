import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

describe("digest: a question is an order to answer it", () => {
  it.each([
    ["Is there parking behind the mill?", "whether there is parking behind the mill"],
    [
      "Is the hatch to the second cellar wide enough for a barrel?",
      "whether the hatch to the second cellar is wide enough for a barrel",
    ],
    ["Have you still got the long ladder?", "whether you have still got the long ladder"],
    ["Does the cart have a tow bar?", "whether the cart has a tow bar"],
    ["Can the baker do it without nuts?", "whether the baker can do it without nuts"],
    ["One more thing: who has the key for the cold room?", "who has the key for the cold room"],
    ["Can I charge the choir for seven chairs?", "whether to charge the choir for seven chairs"],
  ])("%s", async (text, asked) => {
    expect(await toldToFelix(text)).toEqual([
      expect.stringMatching(new RegExp(`^(?:Felix Arden|null): Get back to Nora on ${asked}, null$`)),
    ]);
  });
});

describe("digest: what is asked with care is an order", () => {
  it.each([
    [
      "You'd need to check the contract tomorrow morning pls, Hartwig are waiting.",
      "Check the contract, Tue 17 Nov",
    ],
    ["Perhaps you'd pick up four metres of rope on Thursday.", "Pick up four metres of rope, Thu 19 Nov"],
    ["Maybe you'd ring the printer for me.", "Ring the printer for Nora, null"],
    ["It'd be good to have at least a rough plan by Friday.", "Have at least a rough plan, Fri 20 Nov"],
  ])("%s", async (text, order) => {
    expect(await toldToFelix(text)).toEqual([`Felix Arden: ${order}`]);
  });

  it.each([
    "I'd ask Dirk but I'm off tomorrow and Thursday.",
    "Train tickets are booked, you'll get them by mail.",
    "The auditors found nothing.",
    "How are you?",
  ])("but nothing is asked, promised or in the way: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });

  it("and nobody's name is made of 'so we'", async () => {
    const lines = await toldToFelix(
      "The train gets in at 16:40, so we'd better start at 17:15 and not 17:00.",
    );
    expect(lines).not.toContainEqual(expect.stringMatching(/so we:/));
  });
});
