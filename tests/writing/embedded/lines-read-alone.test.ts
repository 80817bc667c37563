import { describe, expect, it } from "vitest";
import { toldToFelix } from "../../support/lines-of-mails";

const FELIX = "Felix Arden";
const NORA = "Nora Blythe";

/** The first words of the lines of tasks, whoever has them. */
const wordsOf = async (text: string): Promise<string[]> =>
  (await toldToFelix(text)).filter((line) => !/^(?:blockers|decisions): /.test(line));

describe("what 'it', 'them' and 'him' mean stands beside the task", () => {
  it.each([
    [
      "what was put somewhere, not where it was put",
      "We left the tripod at the chapel. Could you collect it by Thursday?",
      "tripod",
      "chapel",
    ],
    [
      "what somebody asks for, not who asks",
      "The harbour master is asking for the mooring plan. Please send it to Ruth.",
      "mooring plan",
      "harbour master",
    ],
    [
      "what is told of stays meant when the next sentence tells of nothing else",
      "The mooring plan is in the grey folder. Ruth rang twice yesterday. Please sign it by Friday.",
      "mooring plan",
      "folder",
    ],
    [
      "several things, where a sentence between tells of one",
      "The life jackets are back from the cleaner. The deadline is close. Please count them by Friday.",
      "life jackets",
      "deadline",
    ],
    [
      "what stands in front of a comma, whoever offers to do it",
      "The hymn boards, Ruth has offered to hang them on Friday.",
      "hymn boards",
      "Ruth \\(",
    ],
    [
      "somebody a letter is from",
      "I've had a letter from the roofer about the bells. You need to ask him for a date.",
      "roofer",
      "letter",
    ],
    [
      "what a line is about rather than what is counted in it",
      "pew heating: we're dropping it. Three winters, eleven faults. Felix, take it off the leaflet please.",
      "pew heating",
      "winters",
    ],
    [
      "a new one of what is full",
      "The red ledger is full. Please start a new one by Monday.",
      "red ledger",
      "Monday \\(",
    ],
  ])("%s", async (_, text, meant, other) => {
    const [line = ""] = await wordsOf(text);
    expect(line).toMatch(new RegExp(meant));
    expect(line).not.toMatch(new RegExp(other));
  });

  it("a number is nothing that it could be", async () => {
    const [line = ""] = await wordsOf("Felix, it's 640, please renew it today.");
    expect(line).toMatch(/Renew it/);
    expect(line).not.toMatch(/640/);
  });

  it("'what it would cost' points at nothing", async () => {
    expect(
      await wordsOf("I have the old letter. Could you find out what it would cost to go by train?"),
    ).toEqual([`${FELIX}: Find out what it would cost to go by train, null`]);
  });
});

describe("what is to be told stands in the line", () => {
  it.each([
    [
      "in front of the order",
      "The ferry stops at six on Sunday, so please tell the choir.",
      `${FELIX}: Tell the choir: the ferry stops at six on Sunday`,
    ],
    [
      "in the sentence before",
      "The bell tower is shut until Monday. Please let the ringers know.",
      `${FELIX}: Let the ringers know: the bell tower is shut until Monday`,
    ],
    [
      "behind it",
      "Could you tell the printer we want the matt paper?",
      `${FELIX}: Tell the printer we want the matt paper`,
    ],
  ])("%s", async (_, text, line) => {
    expect((await wordsOf(text)).map((told) => told.replace(/, [^,]*$/, ""))).toContain(line);
  });
});

describe("what somebody says of themselves is an order in the line", () => {
  it.each([
    ["I'm varnishing the porch this afternoon.", `${NORA}: Varnish the porch, Mon 16 Nov`],
    ["I'm meeting the organ tuner on Thursday.", `${NORA}: Meet the organ tuner, Thu 19 Nov`],
    ["Driving out to the quarry on Friday.", `${NORA}: Drive out to the quarry, Fri 20 Nov`],
    ["I'd better call the assessor today.", `${NORA}: Call the assessor, Mon 16 Nov`],
    ["I have the bulletin to do by Thursday.", `${NORA}: Do the bulletin, Thu 19 Nov`],
    ["I'll be emptying the crypt on Friday.", `${NORA}: Empty the crypt, Fri 20 Nov`],
  ])("%s", async (text, line) => {
    expect(await wordsOf(text)).toEqual([line]);
  });
});

describe("what stands in front of its verb stands behind it in the line", () => {
  it.each([
    ["The hymn sheet I do new by Monday.", `${NORA}: Do the hymn sheet new, Mon 23 Nov`],
    ["The ledgers I have, I send you tonight.", `${NORA}: Send Felix the ledgers, Mon 16 Nov`],
    [
      "The cellar key please leave with the verger by Friday.",
      `${FELIX}: Leave the cellar key with the verger, Fri 20 Nov`,
    ],
    [
      "The claim to the insurers is due on the 27th, I'm filing it.",
      `${NORA}: File the claim to the insurers, Fri 27 Nov`,
    ],
  ])("%s", async (text, line) => {
    expect(await wordsOf(text)).toEqual([line]);
  });
});

describe("what is wished done is ordered by its own verb", () => {
  it.each([
    ["I need the waiver signed by you before Monday.", `${FELIX}: Sign the waiver, Mon 23 Nov`],
    ["We need the booking confirmed by Thursday.", /^[^:]*: Confirm the booking, Thu 19 Nov$/],
    ["Be so kind as to lock the vestry tonight.", `${FELIX}: Lock the vestry, Mon 16 Nov`],
    ["The annual return must be handed in by Monday.", /^[^:]*: Hand in the annual return, Mon 23 Nov$/],
  ])("%s", async (text, line) => {
    expect(await wordsOf(text)).toEqual([typeof line === "string" ? line : expect.stringMatching(line)]);
  });
});
