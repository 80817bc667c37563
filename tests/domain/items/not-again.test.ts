import { describe, expect, it } from "vitest";
import { newStory } from "../../support/story";
import { CRANE_PLAN } from "../../support/story-mails";

const DAY = 86_400_000;
/** Twenty ways to want the same. */
const REWORDINGS = [
  "Joe, could you send the crane plan to the city this week?",
  "Reminder: please send the crane plan to the city.",
  "The crane plan still has to go to the city.",
  "Can you get the crane plan over to the city by Tuesday?",
  "We need you to send the city the crane plan.",
  "Would you mind forwarding the crane plan to the city?",
  "Joe, the city is still waiting for the crane plan.",
  "Don't forget to send the crane plan to the city.",
  "Please make sure that the crane plan is sent to the city.",
  "The plan of the crane must be sent to the city before Monday.",
  "Joe should send the crane plan to the city tomorrow.",
  "Let's get the crane plan to the city soon. Joe, please send it.",
  "Please submit the crane plan to the city.",
  "Could somebody send the crane plan to the city, please?",
  "I'd be glad if you sent the crane plan to the city today.",
  "Please email the crane plan to the city as soon as you can.",
  "The city needs the crane plan by the 20th.",
  "Joe, please share the crane plan with the city.",
  "It would be great if you could pass the crane plan on to the city.",
  "Next step: send the crane plan to the city.",
];

/** An item that a person marked, and its agent. */
async function marked(state: "wrong" | "not-ours" | "done") {
  const story = await newStory();
  const start = Date.now() - 10 * DAY;
  const at = (days: number) => new Date(start + days * DAY).toISOString();
  await story.deliver({ ...CRANE_PLAN, at: at(0) });
  await story.digest(at(1));
  const [item] = await story.items();
  await story.user.call("PUT", `${story.path}/items/${item?.id}`, { state });
  return { ...story, item };
}
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe.each(["wrong", "not-ours"] as const)("An item that was marked '%s'", (state) => {
  it("is not proposed again by twenty rewordings, one by one or all at once, in its thread or out of it", async () => {
    const proposed: string[] = [];
    const story = await marked(state);
    let hours = 0;
    for (const subject of ["Re: Crane plan", "City office"]) {
      for (const words of REWORDINGS) {
        hours += 2;
        await story.deliver({ ...CRANE_PLAN, subject, at: later(hours), text: `Hi Joe,\n\n${words}\n\nAna` });
        await story.digest(later(hours + 1));
        const open = await story.items("open");
        if (open.length > 0) {
          proposed.push(`${subject}: ${words}: ${open.map(({ text }) => text).join(" | ")}`);
          for (const { id } of open) await story.user.call("PUT", `${story.path}/items/${id}`, { state });
        }
      }
    }
    expect(proposed).toEqual([]);
    const all = await marked(state);
    for (const [index, words] of REWORDINGS.entries())
      await all.deliver({
        ...CRANE_PLAN,
        at: later(index + 1),
        subject: "City office",
        text: `Hi Joe,\n\n${words}\n\nAna`,
      });
    await all.digest(later(40));
    expect((await all.items("open")).map(({ text }) => text)).toEqual([]);
    expect(await all.items()).toMatchObject([{ id: all.item?.id, state }]);
  });

  it("another task of the same plan is proposed", async () => {
    const story = await marked(state);
    const text = "Hi Joe,\n\nplease book the crane driver for Monday.\n\nAna";
    await story.deliver({ ...CRANE_PLAN, at: later(1), subject: "Crane driver", text });
    await story.digest(later(2));
    expect(await story.items("open")).toMatchObject([{ text: "Book the crane driver" }]);
  });
});

describe("An item that was done", () => {
  it("is open again when a later mail asks for it anew", async () => {
    const story = await marked("done");
    await story.deliver({ ...CRANE_PLAN, at: later(1), subject: "Re: Crane plan" });
    await story.digest(later(2));
    expect(await story.items()).toMatchObject([{ id: story.item?.id, state: "open" }]);
  });
});
