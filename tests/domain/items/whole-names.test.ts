import { describe, expect, it } from "vitest";
import { newStory } from "../../support/story";

const MONDAY = "2026-11-02T18:00:00Z";
const TUESDAY = "2026-11-03T18:00:00Z";

const ASKED = {
  from: "Ana Ruiz <ana@yard.example>",
  at: "2026-11-02T08:00:00Z",
  subject: "Shop move",
  text: "Hi Joe,\n\nplease send the lease to the landlord by Friday.\n\nAna",
};
/** Words of his that have nothing to do with the lease. */
const wordsOf = (from: string) => ({
  from,
  at: "2026-11-03T08:00:00Z",
  subject: "Yard",
  text: "Hi Ana,\n\nI'll book the yard tomorrow.\n\nJoe",
});

async function lease(...authors: string[]) {
  const story = await newStory();
  await story.deliver(ASKED);
  await story.digest(MONDAY);
  for (const author of authors) await story.deliver(wordsOf(author));
  await story.digest(TUESDAY);
  const { actionItems } = await story.latest();
  return {
    item: (await story.items()).find(({ text }) => /lease/.test(text)),
    line: actionItems.find(({ task }) => /lease/.test(task)),
  };
}

describe("A first name is a whole name as soon as the agent's mails have it", () => {
  it("what was asked of Joe is Joe Okafor's once Joe Okafor writes, with its words and since when", async () => {
    const { item, line } = await lease("Joe Okafor <joe@yard.example>");
    expect(item).toMatchObject({ owner: "Joe Okafor", since: new Date(MONDAY).toISOString() });
    expect(item?.events.map(({ what, quote }) => [what, quote])).toEqual([
      ["asked", "please send the lease to the landlord by Friday."],
    ]);
    expect(line).toMatchObject({ owner: "Joe Okafor", change: "open" });
  });

  it("one of two is nobody in particular", async () => {
    const { item } = await lease("Joe Okafor <joe@yard.example>", "Joe Marsh <marsh@city.example>");
    expect(item?.owner).toBe("Joe");
  });
});
