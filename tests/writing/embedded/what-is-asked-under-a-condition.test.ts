import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

const FELIX = "Felix Arden";
const NORA = "Nora Blythe";
const actionsOf = async (text: string) =>
  (await toldToFelix(text)).filter((line) => !/^(?:blockers|decisions): /.test(line));

describe("digest: what is asked under a condition keeps it", () => {
  it.each([
    [
      "If the price goes above 500 then don't order, call me first.",
      [`${FELIX}: Call Nora first if the price goes above 500`],
    ],
    [
      "If they can't come on Tuesday then ask for Thursday.",
      [`${FELIX}: Ask for Thursday, if they can't come on Tuesday`],
    ],
    [
      "If it turns out to be the fault we had in March then please don't repair it, tell me and we'll move the opening to the 14th.",
      [
        `${FELIX}: Don't repair it, if it turns out to be the fault we had in March`,
        `${FELIX}: Tell Nora if it turns out to be the fault we had in March`,
      ],
    ],
    [
      "If you get a chance, have a look at the draft and tell me what you think.",
      [`${FELIX}: Have a look at the draft and tell Nora what you think`],
    ],
  ])("%s", async (text, wanted) => {
    const actions = await actionsOf(text);
    expect(actions).toHaveLength(wanted.length);
    for (const [index, line] of wanted.toSorted().entries()) expect(actions[index]).toContain(line);
  });
});

describe("digest: what nobody has done, or whoever passes by may do, is a task of nobody's yet", () => {
  it.each([
    [
      "Nobody has told the parents about the early finish yet.",
      "null: Tell the parents about the early finish",
    ],
    ["No one's booked the minibus so far.", "null: Book the minibus"],
    [
      "Anyone going past the library could return these books?",
      "null: Return these books (anyone going past the library)",
    ],
    [
      "The old desks are still in the yard, they have to be split into wood and metal. Any volunteers?",
      "null: Split the old desks into wood and metal",
    ],
  ])("%s", async (text, wanted) => {
    expect(await actionsOf(text)).toEqual([`${wanted}, null`]);
  });

  it.each(["Nobody has complained yet.", "No one has seen the new hall so far."])(
    "%s asks for nothing",
    async (text) => {
      expect(await actionsOf(text)).toEqual([]);
    },
  );
});

describe("digest: a short line says of what", () => {
  it.each([
    ["The plumber still has the spare key. Will chase.", `${NORA}: Chase up (the spare key)`],
    [
      "The lift engineer can only do mornings, so Gita will have to be there at eight.",
      "Gita: Be there at eight",
    ],
    ["I said I'd get back to the lawyer by Friday and I haven't.", `${NORA}: Get back to the lawyer`],
    ["We need a new projector bulb, the old one blew during the demo.", `${FELIX}: Get a new projector bulb`],
    [
      "Shall I order the blue ones or do you want to see a sample first?",
      `${FELIX}: Get back to Nora on whether to order the blue ones or whether you want to see a sample first`,
    ],
    [
      "Two things for the committee: the mooring fees and the small jetty. Put them on the agenda please.",
      `${FELIX}: Put them on the agenda (the mooring fees and the small jetty)`,
    ],
    [
      "The certificate for the test site runs out on the 9th. Who looks after that these days?",
      `${FELIX}: Get back to Nora on who looks after that (the certificate for the test site)`,
    ],
  ])("%s", async (text, wanted) => {
    const actions = await actionsOf(text);
    expect(actions).toHaveLength(1);
    expect(actions[0]).toContain(wanted);
  });

  it("'ask him' is for what is wanted of him", async () => {
    const actions = await actionsOf(
      "The insurer wants photos of the damage. I think Jeroen took some, can you ask him?",
    );
    expect(actions).toContain(`${FELIX}: Ask Jeroen (photos of the damage), null`);
  });

  it("what is wrong is in the way, and no decision, whatever it says instead", async () => {
    expect(
      await toldToFelix("The invoice from Harrow is wrong, they've charged us for twelve instead of ten."),
    ).toEqual(["blockers: The invoice from Harrow is wrong, they've charged us for twelve instead of ten"]);
  });
});

describe("digest: what is asked of all of us is to be answered", () => {
  it.each([
    ["Can we get the deposit back?", "Get back to Nora on whether we can get the deposit back"],
    ["Do we have anyone who speaks Polish?", "Get back to Nora on whether we have anyone who speaks Polish"],
    [
      "Have you heard anything from the council?",
      "Get back to Nora on whether you have heard anything from the council",
    ],
    ["Please explain the difference or revise the offer.", "Explain the difference or revise the offer"],
    [
      "can u double check that the flag is off for the german tenants??",
      "Check that the flag is off for the german tenants",
    ],
    ["The urn leaks, so bring the one from the scout hut.", "Bring the urn from the scout hut"],
    [
      "The gate code has changed to 4411. Make sure the drivers know.",
      "Make sure the drivers know: the gate code has changed to 4411",
    ],
  ])("%s", async (text, wanted) => {
    const actions = await actionsOf(text);
    expect(actions).toHaveLength(1);
    expect(actions[0]).toContain(`${FELIX}: ${wanted}`);
  });

  it("'may we ask you to' asks for it", async () => {
    expect(await actionsOf("May we ask you to confirm the closure in writing?")).toEqual([
      `${FELIX}: Confirm the closure in writing, null`,
    ]);
  });
});

describe("digest: so many things are meant where they were bought", () => {
  it.each([
    [
      "The old shelves stay. I've ordered 40 boxes, they arrive on Thursday, can somebody put them in the corridor?",
      "null: Put the 40 boxes in the corridor",
    ],
    [
      "Could you have a look at this and let me know by Wednesday if the price is OK?",
      `${FELIX}: Have a look at this and let Nora know if the price is OK`,
    ],
  ])("%s", async (text, wanted) => {
    const actions = await actionsOf(text);
    expect(actions).toHaveLength(1);
    expect(actions[0]).toContain(wanted);
  });

  it("how long something is out of use is nobody's task", async () => {
    expect(await actionsOf("The lift must be out of use for two days.")).toEqual([]);
  });
});

describe("digest: what is to be done before or after that has its own doer", () => {
  it.each([
    ["Before that the painter must finish the gutters.", "painter: Finish the gutters"],
    ["After that Dean books the lift for the 25th.", "Dean: Book the lift"],
    ["Before that could you clear the landing?", `${FELIX}: Clear the landing`],
  ])("%s", async (text, wanted) => {
    const actions = await actionsOf(text);
    expect(actions).toHaveLength(1);
    expect(actions[0]).toContain(wanted);
  });
});

describe("digest: why another is to do it is no part of what", () => {
  it.each([
    ["Tomorrow's delivery needs signing for, I'm out all day.", "Sign for tomorrow's delivery"],
    ["Is anyone able to cover the desk on Thursday afternoon?", "Cover the desk on Thursday afternoon"],
    ["I was supposed to send you the photos, they'll follow tonight.", "Send Felix the photos"],
    ["I haven't had your comments on the handbook yet.", "Get Nora the comments on the handbook"],
    [
      "Please don't reply to the journalist until legal have seen it.",
      "Don't reply to the journalist until legal have seen it",
    ],
  ])("%s", async (text, wanted) => {
    const actions = await actionsOf(text);
    expect(actions).toHaveLength(1);
    expect(actions[0]).toContain(`: ${wanted}`);
  });

  it.each([
    "The piano tuner never turned up.",
    "The scaffolders refuse to work in this wind.",
    "The plumber left again because the stopcock wouldn't turn.",
  ])("%s is in the way", async (text) => {
    expect(await toldToFelix(text)).toEqual([`blockers: ${text.slice(0, -1)}`]);
  });
});
