import { describe, expect, it } from "vitest";
import type { KnownItem } from "../../../app/writing/digest-material";
import { isReworded } from "../../../app/writing/embedded/matters/reworded";

const item = (text: string, quote: string): KnownItem => ({
  ...{ id: "i1", kind: "action", text, owner: null, timeline: null, due: null },
  ...{ state: "not-ours", closedAt: "2026-11-10T09:00:00.000Z" },
  said: [{ what: "asked", quote, who: "Pia Lund", subject: "Bowls", at: "2026-11-09T09:00:00.000Z" }],
});
const BOWLS = item(
  "Order three new mixing bowls from Keller",
  "Please order three new mixing bowls from Keller.",
);
const LEASE = item(
  "Schick den Mietvertrag bis Freitag an die Hausverwaltung",
  "Bitte schick den Mietvertrag bis Freitag an die Hausverwaltung.",
);

describe("What a person put aside", () => {
  it.each([
    ["Ring Keller", "Could you ring Keller and order three mixing bowls?"],
    ["Buy three", "Keller has mixing bowls on offer, please buy three."],
    ["Take care of the mixing bowls", "Mo, can you take care of the mixing bowls?"],
    ["Order some at Keller's", "We are out of mixing bowls, Mo please order some at Keller's."],
    [
      "Place the order for the mixing bowls with Keller",
      "I'd like you to place the order for the mixing bowls with Keller.",
    ],
    ["Order three", "New bowls for mixing: please order three."],
    ["Get three mixing bowls from Keller", "Please get three mixing bowls from Keller this week."],
    ["Mo, have you ordered Keller's mixing bowls yet", "Mo, have you ordered Keller's mixing bowls yet?"],
    ["Do that (Notes of Monday)", "Keller's mixing bowls are not ordered yet, could you do that?"],
    ["Reserve the mixing bowls at Keller's", "Please reserve the mixing bowls at Keller's."],
  ])("is said again by '%s': %s", (line, quote) => {
    expect(isReworded({ kind: "action", line, quotes: [quote] }, BOWLS)).toBe(true);
  });

  it("is said again by a pronoun of another language, whose sentence says what it means", () => {
    const quote = "Wir brauchen den Mietvertrag bei der Hausverwaltung bis Montag, bitte schick ihn.";
    expect(isReworded({ kind: "action", line: "Schick ihn (Mietvertrag)", quotes: [quote] }, LEASE)).toBe(
      true,
    );
  });

  it.each([
    ["Wash the mixing bowls", "Please wash the mixing bowls."],
    ["Return the mixing bowls to Keller", "Please return the mixing bowls to Keller."],
    ["Send the mixing bowls back to Keller", "Please send the mixing bowls back to Keller."],
    ["Order flour from Keller", "Please order flour from Keller."],
    ["Pay Keller's invoice", "Please pay Keller's invoice."],
    ["Send Pia the invoice", "Could you order three mixing bowls from Keller and send me the invoice?"],
    ["Sign the mixing bowls' delivery note", "Please sign the mixing bowls' delivery note from Keller."],
  ])("is not said again by '%s'", (line, quote) => {
    expect(isReworded({ kind: "action", line, quotes: [quote] }, BOWLS)).toBe(false);
  });
});
