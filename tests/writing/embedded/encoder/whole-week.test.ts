import { describe, expect, it } from "vitest";
import { weekOf } from "./week-of-mails";

const SURVEYORS = weekOf([
  [
    "Mon 08:10",
    "Ingrid Falk",
    "Peter Osei",
    "Monday list",
    "Morning Peter,\n\ncould you ask the council for the flood map of Mill Lane? The client rang again on Friday.\nThe drone needs its yearly check, please book it before the 27th.\nI am at the tribunal tomorrow, so ring rather than write.\n\nIngrid",
  ],
  [
    "Mon 11:40",
    "Peter Osei",
    "Ingrid Falk",
    "Re: Monday list",
    "Hi Ingrid,\n\nthe lady at the council says it costs 45 pounds and comes by post. Shall I go ahead?\nMcKay's have a slot for the drone on the 24th, it's in the calendar.\n\nPeter",
  ],
  [
    "Mon 12:05",
    "Ingrid Falk",
    "Peter Osei",
    "Re: Monday list",
    "Yes please, put it on the Mill Lane job.\n\nIngrid",
  ],
  [
    "Tue 09:15",
    "Lucy Brandt",
    "Peter Osei",
    "Plot files",
    "Peter, I can't open the plot files of the school site, the licence ran out on Sunday.\nWould you have a word with the reseller?\n\nLucy",
  ],
  [
    "Tue 15:30",
    "Peter Osei",
    "Lucy Brandt",
    "Re: Plot files",
    "New key came through at three, try again when you are back at your desk.\n\nPeter",
  ],
  ["Tue 16:02", "Lucy Brandt", "Peter Osei", "Re: Plot files", "Opens fine here, cheers."],
  [
    "Wed 10:20",
    "Ingrid Falk",
    "Peter Osei, Lucy Brandt",
    "School site",
    "Dear both,\n\nthe school would like the levels of the yard by next Wednesday. Lucy, can you take that?\nWe leave the old chapel out, the trust wants to do it themselves.\n\nIngrid",
  ],
  [
    "Thu 09:00",
    "Lucy Brandt",
    "Ingrid Falk",
    "Re: School site",
    "Fine by me, I'm out there on Monday anyway.",
  ],
  [
    "Thu 13:45",
    "Peter Osei",
    "Ingrid Falk",
    "Mill Lane",
    "The postman brought it this morning, the garden is in zone 2 and the house isn't. I put a scan into the job folder.\n\nPeter",
  ],
]);

const CANTEEN = weekOf([
  [
    "Mon 07:50",
    "Rosa Lind",
    "Milan Petrov",
    "This week",
    "Hi Milan,\n\nplease get a quote for the second dishwasher from Haller.\nSomebody must ring the health office, they wanted to come on the 19th.\nWe need the allergen sheets of the new soups before Thursday.\n\nRosa",
  ],
  [
    "Mon 14:10",
    "Milan Petrov",
    "Rosa Lind",
    "Re: This week",
    "Haller wants 6,900 with fitting, 7,400 with the longer guarantee.\nThe health office has moved it to January, a colleague there is ill.\n\nMilan",
  ],
  [
    "Mon 15:00",
    "Rosa Lind",
    "Milan Petrov",
    "Re: This week",
    "Then the one with the longer guarantee.\nTell Haller please.\n\nRosa",
  ],
  [
    "Tue 08:40",
    "Jonas Weil",
    "Rosa Lind",
    "Till 2",
    "Rosa, till 2 doesn't take cards since yesterday, people queue to the door.\nCan you call the bank's hotline? They only speak to you.\n\nJonas",
  ],
  [
    "Tue 11:15",
    "Rosa Lind",
    "Jonas Weil",
    "Re: Till 2",
    "They sent a new terminal by courier, the old one goes back in the same box.\n\nRosa",
  ],
  [
    "Wed 09:30",
    "Jonas Weil",
    "Rosa Lind",
    "Re: Till 2",
    "Plugged in, three card sales already. I'll take the box to the post on my way home.",
  ],
  [
    "Wed 10:00",
    "Milan Petrov",
    "Rosa Lind",
    "Soups",
    "The sheets for lentil and pumpkin hang in the kitchen, for the goulash I'm still waiting for the butcher.\n\nMilan",
  ],
  [
    "Thu 08:20",
    "Milan Petrov",
    "Rosa Lind",
    "Dishwasher",
    "Haller confirms for the 8th of December, they need the kitchen from two o'clock on.\nThe old one goes to the scouts, they fetch it.\n\nMilan",
  ],
  [
    "Fri 12:30",
    "Jonas Weil",
    "Rosa Lind",
    "Post",
    "The parcel's gone, the receipt is on your desk.\n\nJonas",
  ],
]);

describe("a week of mail is read by the encoder, too", () => {
  it("what was settled in other words is no line, what is open has its owner", async () => {
    const { actionItems, blockers, decisions } = await SURVEYORS();
    const tasks = actionItems.map(({ task, owner }) => `${owner}: ${task}`);
    expect(tasks).toContainEqual(expect.stringMatching(/^Lucy Brandt: .*levels of the yard/));
    expect(tasks.filter((task) => /flood map|drone/.test(task))).toEqual([]);
    // "I'm out there on Monday anyway" is no new day.
    expect(actionItems.find(({ task }) => /levels/.test(task))?.timeline).toBe("Wed 25 Nov");
    expect(blockers.filter(({ description }) => /plot files/.test(description))).toEqual([]);
    expect(decisions).toMatchObject([{ decision: expect.stringMatching(/old chapel/) }]);
    expect(blockers.filter(({ description }) => /zone 2/.test(description))).toEqual([]);
  });

  it("who was to be told has been told, and what was chosen is a decision", async () => {
    const { actionItems, decisions } = await CANTEEN();
    expect(actionItems.filter(({ task }) => /Haller/.test(task))).toEqual([]);
    expect(decisions).toMatchObject([{ decision: expect.stringMatching(/longer guarantee/) }]);
  });
});
