import { describe, expect, it } from "vitest";
import { toldLines } from "../../../support/lines-of-mails";

const toFelix = (text: string): string => `Hi Felix,\n\n${text}\n\nNora`;

describe("what a pronoun means is weighed among all that was spoken of", () => {
  it.each([
    [
      "Dad at the Hollins' always picks up and Mr Pugh saw them on Monday. The joiner is in on Tuesday. Please ask him about the skirting.",
      "Ask the joiner about the skirting",
    ],
    [
      "The keys for the show home are in my drawer. Give them to the agent at ten.",
      "Give the keys for the show home to the agent at ten",
    ],
    [
      "The printer has the leaflets and the courier comes at four. Please collect them before that.",
      "Collect the leaflets before that",
    ],
    [
      "The harbour master is asking for the mooring plan. Please send it to Ruth.",
      "Send the mooring plan to Ruth",
    ],
    ["Until the railing is mended nobody sits on the terrace. Please measure it.", "Measure the railing"],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContain(`Felix Arden: ${line}, null`);
  });
});

describe("where that is not sure, the pronoun stays and the words in front of it are told", () => {
  it.each([
    [
      "The sign at the east door has the wrong arrow, could that be changed this week?",
      "Change that: the sign at the east door has the wrong arrow, Fri 20 Nov",
    ],
    [
      "Mrs Okoro came in about her invoice. Could you send it to her today?",
      "Send it to her: Mrs Okoro came in about her invoice, Mon 16 Nov",
    ],
  ])("%s", async (text, line) => {
    expect(await toldLines(toFelix(text))).toContain(`Felix Arden: ${line}`);
  });
});
