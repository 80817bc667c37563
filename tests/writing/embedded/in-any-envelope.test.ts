import { describe, expect, it } from "vitest";
import { toldLines } from "../../support/lines-of-mails";

const NORA = "Nora Blythe <nora.blythe@elmhouse.example>";
const FELIX = "Felix Arden <felix.arden@elmhouse.example>";
const SAID = [
  "Please send the site plan to the council by Friday.",
  "I'll book the crane for the 24th.",
  "Priya will check the fire doors on Thursday.",
  "The lift is out of order and the engineer can't come until Monday.",
  "We decided to move the handover to 2 December.",
];
const LINES = [
  "Felix Arden: Send the site plan to the council, Fri 20 Nov",
  "Nora Blythe: Book the crane, Tue 24 Nov",
  "Priya: Check the fire doors, Thu 19 Nov",
  expect.stringMatching(/^blockers: .*lift is out of order/),
  expect.stringMatching(/^decisions: .*handover/),
];

describe("the same words are the same lines, however the mail around them is made", () => {
  it.each([
    ..."Hi,|Hi|Hello,|Hi there,|Hi again,|Good morning,|Morning|Hey!|Moin,|Bonjour,".split("|"),
    ..."Dear Sir or Madam,|Dear colleague,|Hi Felix,|hi felix|Felix,|Felix -|Thanks Felix.".split("|"),
    ..."Happy Monday!|Hope you're well.|FYI:|As discussed:|Quick update:|Some news from my side.".split("|"),
  ])("greeted by '%s'", async (greeting) => {
    for (const text of [`${greeting}\n\n${SAID.join("\n\n")}`, `${greeting}\n${SAID.join(" ")}`])
      expect(await toldLines({ text: `${text}\n\nNora`, to: FELIX })).toEqual(LINES);
  });

  it.each([
    ["the agent among its readers", { to: `${FELIX}, site.notes@inbound.localhost` }],
    [
      "names turned about",
      { from: '"Blythe, Nora" <nora@elm.example>', to: '"Arden, Felix" <felix@elm.example>' },
    ],
    ["a firm behind each name", { to: '"Felix Arden (Elm House)" <felix@elm.example>' }],
    ["somebody in copy", { cc: "Priya Shah <priya.shah@elmhouse.example>", from: NORA }],
  ])("with %s", async (_, head) => {
    const lines = await toldLines({ text: `Hi,\n\n${SAID.join("\n\n")}\n\nNora`, to: FELIX, ...head });
    expect(lines.map((line) => line.replace("Priya Shah", "Priya"))).toEqual(LINES);
  });

  it.each([
    "Thanks\n\nNora",
    "N",
    "Sent from my iPhone",
    "-- \nNora Blythe\nElm House",
    "Have a nice day.\n\nNora",
  ])("signed '%s'", async (signed) => {
    expect(await toldLines({ text: `Hi Felix,\n\n${SAID.join("\n\n")}\n\n${signed}`, to: FELIX })).toEqual(
      LINES,
    );
  });
});
