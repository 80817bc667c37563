import { describe, expect, it } from "vitest";
import { askedOfNamed, spokenAct, takenBy } from "../../../app/writing/embedded/meetings/spoken-acts";
import { People } from "../../../app/writing/embedded/people";
import { unitsOf } from "../../../app/writing/embedded/readers/route";
import { statementsOf } from "../../../app/writing/embedded/readers/statements";
import { atOnce } from "../../../app/writing/slices";
import { material, part } from "../../fixtures/material/build-material";

const talk = (text: string) =>
  atOnce(
    statementsOf(
      atOnce(
        unitsOf(
          material([
            {
              id: "t",
              subject: null,
              sender: { name: null, address: null },
              sentAt: "2026-11-23T08:30:00.000Z",
              parts: [part(text, { kind: "transcript", filename: "t.vtt" })],
            },
          ]),
        ),
      ),
    ),
  ).statements;
const people = new People(["Priya Shah", "Site Engineer", "Omar Diaz"], ["Kim and Ruth came by."]);
const firstOf = (text: string) => {
  const [statement] = talk(`Priya Shah: ${text}`);
  if (!statement) throw new Error("nothing said");
  return statement;
};

describe("an owner stands in the words, else nobody is named", () => {
  it.each([
    ["So I will ask the site engineer to, um, measure the cable ducts.", "measure the cable ducts"],
    ["I'd like the site engineer to check the fuses first.", "check the fuses first"],
  ])("whoever is asked by role owns it: %s", (text, phrase) => {
    expect(askedOfNamed(firstOf(text), people)).toMatchObject({ owner: "Site Engineer", phrase });
  });

  it.each([
    ["Um Omar you'll be working on the lighting plan.", "work on the lighting plan", "Omar Diaz"],
    ["And you have to order the cable drums.", "order the cable drums", null],
  ])("whoever is told by name owns it, 'you' alone names nobody: %s", (text, phrase, owner) => {
    expect(spokenAct(firstOf(text), people)).toMatchObject({ phrase, owner });
  });

  it("what 'you' are told belongs to the one who nods", () => {
    const statements = talk(
      "Priya Shah: And you have to order the cable drums.\nOmar Diaz: Okay.\nPriya Shah: Good.",
    );
    expect(statements[0] && takenBy(statements[0], statements)).toBe("Omar Diaz");
  });

  it("to nobody when two nod or the speaker goes on", () => {
    const two = talk("Priya Shah: You have to order it.\nOmar Diaz: Okay.\nRuth Lee: Yeah, sure.");
    expect(two[0] && takenBy(two[0], two)).toBeNull();
    const on = talk("Priya Shah: You have to order it.\nPriya Shah: Next point.\nOmar Diaz: Okay.");
    expect(on[0] && takenBy(on[0], on)).toBeNull();
  });

  it("'I'll' is not a name", () => {
    const known = new People([], ["Then I'll see. And I'll restore it."]);
    expect(known.isName("I'll")).toBe(false);
  });
});
