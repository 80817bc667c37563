import { describe, expect, it } from "vitest";
import type { LedgerItem } from "../../../app/domain/items/item-event";
import { knownItems } from "../../../app/domain/items/known-items";

const NOW = new Date("2027-03-12T17:00:00.000Z");

/** An item that a mail asked for on this day of March. */
const asked = (id: string, day: number): LedgerItem => ({
  id,
  kind: "action",
  events: [
    {
      id: `${id}-asked`,
      what: "asked",
      by: "words",
      at: new Date(Date.UTC(2027, 2, day)),
      position: 0,
      readAt: NOW,
      digestId: "d1",
      who: "Ben Carver",
      quote: `Please do ${id}.`,
      source: { kind: "email", id: `mail-${id}`, subject: "Week" },
      sets: { text: `Do ${id}`, owner: null, timeline: null, due: null },
    },
  ],
});

describe("a digest that is written again over the same mails says the same", () => {
  it("the writer meets the known items in the order in which they were first spoken of, however they are stored", () => {
    const [first, second, third] = [asked("b", 1), asked("a", 3), asked("c", 3)];
    const known = (items: LedgerItem[]) =>
      knownItems({ version: "1", items }, new Set(), NOW).map(({ id }) => id);
    expect(known([first, second, third])).toEqual(["b", "a", "c"]);
    expect(known([third, second, first])).toEqual(["b", "a", "c"]);
  });
});
