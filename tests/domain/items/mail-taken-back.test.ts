import { describe, expect, it } from "vitest";
import { newStory, type StoryMail } from "../../support/story";
import { CRANE_PLAN, MONDAY, TUESDAY, WEDNESDAY } from "../../support/story-mails";

const TASK = "Send the crane plan to the city";
const TAKEN_BACK: StoryMail = {
  from: CRANE_PLAN.from,
  at: "2026-11-03T08:00:00Z",
  subject: "Re: Crane plan",
  text: "Hi Joe,\n\nplease ignore my last mail.\n\nAna",
};

/** A digest on each evening, Monday's mails first. */
async function told(monday: StoryMail[], tuesday: StoryMail[]) {
  const story = await newStory();
  for (const mail of monday) await story.deliver(mail);
  await story.digest(MONDAY);
  const ids: string[] = [];
  for (const mail of tuesday) ids.push(await story.deliver(mail));
  await story.digest(TUESDAY);
  return { story, ids };
}

const statesOf = (items: { text: string; state: string }[]) =>
  Object.fromEntries(items.map(({ text, state }) => [text, state]));

async function statesAfter(monday: StoryMail[], tuesday: StoryMail[]) {
  const { story } = await told(monday, tuesday);
  return statesOf(await story.items());
}

describe("Closed by words of a later mail, quoted: its writer takes back a mail that an earlier digest had", () => {
  it.each([
    ["please ignore my last mail.", "Re: Crane plan"],
    ["Please disregard my mail of yesterday.", "Re: Crane plan"],
    ["Wrong agent, ignore my previous message.", "Re: Crane plan"],
    ["Please ignore my previous email, it was meant for somebody else.", "Sorry"],
    ["Please disregard the mail I sent yesterday.", "Sorry"],
  ])("%s (%s)", async (words, subject) => {
    const mail = { ...TAKEN_BACK, subject, text: `Hi Joe,\n\n${words}\n\nAna` };
    const { story, ids } = await told([CRANE_PLAN], [mail]);
    const [item, ...others] = await story.items();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ text: TASK, state: "cancelled" });
    expect(item?.events.at(-1)).toMatchObject({
      what: "cancelled",
      by: "words",
      quote: words,
      emailId: ids[0],
    });
    const digest = await story.latest();
    expect(digest.actionItems).toEqual([]);
    expect(digest.closed).toMatchObject([{ text: TASK, how: "cancelled", by: "words" }]);
  });

  it.each([
    ["German", "Hallo Joe,\n\nbitte ignoriere meine letzte Mail.\n\nAna"],
    ["French", "Bonjour Joe,\n\nmerci d'ignorer mon dernier message.\n\nAna"],
    ["Spanish", "Hola Joe:\n\npor favor ignora mi último correo.\n\nAna"],
  ])("in %s", async (_, text) => {
    expect(await statesAfter([CRANE_PLAN], [{ ...TAKEN_BACK, text }])).toEqual({ [TASK]: "cancelled" });
  });

  it("of this morning, in the evening's digest", async () => {
    const story = await newStory();
    await story.deliver(CRANE_PLAN);
    await story.digest("2026-11-02T10:00:00Z");
    const text = "Hi Joe,\n\nplease disregard my mail of this morning.\n\nAna";
    await story.deliver({ ...TAKEN_BACK, at: "2026-11-02T15:00:00Z", text });
    await story.digest(MONDAY);
    expect(statesOf(await story.items())).toEqual({ [TASK]: "cancelled" });
  });

  it("also when somebody took it on in between", async () => {
    const taken = {
      from: "Joe Okafor <joe@yard.example>",
      at: "2026-11-02T09:00:00Z",
      subject: "Re: Crane plan",
      text: "Hi Ana,\n\non it, you'll have it on Friday.\n\nJoe",
    };
    expect(await statesAfter([CRANE_PLAN, taken], [TAKEN_BACK])).toEqual({ [TASK]: "cancelled" });
  });

  it("the same as all mails at once, but for what never came to be", async () => {
    const story = await newStory();
    for (const mail of [CRANE_PLAN, TAKEN_BACK]) await story.deliver(mail);
    await story.digest(TUESDAY);
    expect(await story.items("open")).toEqual([]);
    const { story: fed } = await told([CRANE_PLAN], [TAKEN_BACK]);
    expect(await fed.items("open")).toEqual([]);
  });

  it("asked for anew afterwards, it is open again", async () => {
    const { story } = await told([CRANE_PLAN], [TAKEN_BACK]);
    await story.deliver({ ...CRANE_PLAN, at: "2026-11-04T08:00:00Z" });
    await story.digest(WEDNESDAY);
    expect(statesOf(await story.items())).toEqual({ [TASK]: "open" });
  });
});

describe("What nobody took back stays open", () => {
  const shelves: StoryMail = {
    ...CRANE_PLAN,
    at: "2026-11-02T10:00:00Z",
    subject: "Shelves",
    text: "Hi Joe,\n\nplease order the shelves.\n\nAna",
  };

  it("another's mail", async () => {
    const kim = { ...TAKEN_BACK, from: "Kim Osei <kim@yard.example>" };
    expect(await statesAfter([CRANE_PLAN], [kim])).toEqual({ [TASK]: "open" });
  });

  it("the mail before the last", async () => {
    expect(await statesAfter([CRANE_PLAN, shelves], [{ ...TAKEN_BACK, subject: "Sorry" }])).toEqual({
      [TASK]: "open",
      "Order the shelves": "cancelled",
    });
  });

  it("the last mail, when an answer in a thread takes back that of its thread", async () => {
    expect(await statesAfter([CRANE_PLAN, shelves], [TAKEN_BACK])).toEqual({
      [TASK]: "cancelled",
      "Order the shelves": "open",
    });
  });

  it("a mail with a line, when the last one had none", async () => {
    const thanks = { ...shelves, subject: "Thanks", text: "Thank you all, that was a lovely evening." };
    expect(await statesAfter([CRANE_PLAN, thanks], [{ ...TAKEN_BACK, subject: "Sorry" }])).toEqual({
      [TASK]: "open",
    });
  });

  it("a mail of another day than they say", async () => {
    const text = "Hi Joe,\n\nplease disregard my mail of this morning.\n\nAna";
    expect(await statesAfter([CRANE_PLAN], [{ ...TAKEN_BACK, text }])).toEqual({ [TASK]: "open" });
  });

  it("what an earlier mail asked for, too", async () => {
    const reminder = { ...CRANE_PLAN, at: "2026-11-02T11:00:00Z", subject: "Reminder" };
    expect(await statesAfter([CRANE_PLAN, reminder], [{ ...TAKEN_BACK, subject: "Sorry" }])).toEqual({
      [TASK]: "open",
    });
  });
});
