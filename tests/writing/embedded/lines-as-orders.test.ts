import { describe, expect, it } from "vitest";
import { toldToAll, toldToFelix } from "../../support/lines-of-mails";

const FELIX = "Felix Arden";

describe("the line of a task is an order to whoever has it, in words of its mail", () => {
  it.each([
    [
      "what is needed is got to whoever needs it",
      "I need the stamped delivery note back by Thursday.",
      `${FELIX}: Get Nora the stamped delivery note back, Thu 19 Nov`,
    ],
    [
      "what somebody else wants is got to them",
      "The notary wants the birth certificate of the tenant by Friday.",
      `${FELIX}: Get the notary the birth certificate of the tenant, Fri 20 Nov`,
    ],
    [
      "what has to be done to a thing is an order",
      "The sprinkler in the attic must be flushed before Friday.",
      "null: Flush the sprinkler in the attic, Fri 20 Nov",
    ],
    [
      "a particle stays with its verb",
      "The old banners have to be taken down by Thursday.",
      "null: Take down the old banners, Thu 19 Nov",
    ],
    [
      "who is called, and how politely, is no part of it",
      "Felix can you make sure the ladder goes back into bay 3 and not bay 4.",
      `${FELIX}: Make sure the ladder goes back into bay 3 and not bay 4, null`,
    ],
    [
      "why it is asked is no part of it",
      "Please ring the glazier, he never answers my mails.",
      `${FELIX}: Ring the glazier, null`,
    ],
  ])("%s", async (_, words, line) => {
    expect(await toldToFelix(words)).toContain(line);
  });

  it.each([
    [
      "Felix, should we keep the van for another week?",
      "Get back to Nora on whether to keep the van for another week",
    ],
    ["Felix, do you know who rented the hall in May?", "Get back to Nora on who rented the hall in May"],
    [
      "Felix, do you want the blue folders again?",
      "Get back to Nora on whether you want the blue folders again",
    ],
  ])("a question is answered: %s", async (words, line) => {
    expect(await toldToFelix(words)).toContain(`${FELIX}: ${line}, null`);
  });

  it.each([
    [
      "a condition ends without a comma where a bare verb commands",
      "The plasterer comes on Tuesday. If the wall is still wet ring him before he sets off.",
      `${FELIX}: Ring the plasterer before he sets off, if the wall is still wet, null`,
    ],
    [
      "until when stands in the line",
      "Please keep the old keys until we have changed the locks.",
      `${FELIX}: Keep the old keys until we have changed the locks, null`,
    ],
    [
      "which thing stands in the line",
      "I need a trolley that doesn't squeak.",
      `${FELIX}: Get Nora a trolley that doesn't squeak, null`,
    ],
    [
      "what is to be asked stands in the line",
      "Would you mind asking Mrs Holm if she wants the piano moved?",
      `${FELIX}: Ask Mrs Holm if she wants the piano moved, null`,
    ],
    [
      "what is to be known stands in the line",
      "I still need to know from you whether hall 3 is heated or not.",
      `${FELIX}: Let Nora know whether hall 3 is heated or not, null`,
    ],
    [
      "a fault is told, and asked to be mended",
      "The sign at the east door has the wrong arrow, could that be changed this week?",
      `${FELIX}: Change that: the sign at the east door has the wrong arrow, Fri 20 Nov`,
    ],
    [
      "what the line is about is named",
      "Also, the barrier: please make sure it's locked after six.",
      `${FELIX}: Make sure the barrier is locked after six, null`,
    ],
    [
      "what is not to be forgotten names no doing",
      "Please bring the drill and do not forget the long extension lead.",
      `${FELIX}: Do not forget the long extension lead, null`,
    ],
    [
      "a promise and a question of one sentence are two lines",
      "I'll write the notice, will you put it up in the hall?",
      "Nora Blythe: Write the notice, null",
    ],
    [
      "what somebody wants to see is shown to them",
      "Greta wants to see the seating plan before it is printed.",
      `${FELIX}: Let Greta see the seating plan before it is printed, null`,
    ],
    [
      "of what was done, what is still to do is the line",
      "I've emptied the loft and will paint the hatch on Thursday.",
      "Nora Blythe: Paint the hatch, Thu 19 Nov",
    ],
    [
      "how many there were is to be let known",
      "I need to know how many tents came back from the fair.",
      `${FELIX}: Let Nora know how many tents came back from the fair, null`,
    ],
    [
      "somebody did it: what they did it to is to be sorted",
      "Someone's left the paddles in the wrong shed. Sort it please.",
      `${FELIX}: Sort it (the paddles in the wrong shed), null`,
    ],
    [
      "what the reader wanted to do is an order",
      "You wanted to ask the boatyard whether the paint stands salt water.",
      `${FELIX}: Ask the boatyard whether the paint stands salt water, null`,
    ],
    [
      "which ones is told to its end",
      "Felix, can you write down which tents you need?",
      `${FELIX}: Write down which tents you need, null`,
    ],
    [
      "what some of the readers owe is got to whom it is owed",
      "I'm still missing the swimming forms from three of you.",
      `${FELIX}: Get Nora the swimming forms, null`,
    ],
    [
      "how somebody felt is no task",
      "Please let the sculptor see the label before it is glued, she was very upset last time.",
      `${FELIX}: Let the sculptor see the label before it is glued, null`,
    ],
  ])("%s", async (_, words, line) => {
    expect(await toldToFelix(words)).toContain(line);
  });

  it("notes of what somebody does are orders", async () => {
    expect(await toldToAll("Felix: talks to the caterer about the tent")).toContain(
      `${FELIX}: Talk to the caterer about the tent, null`,
    );
  });

  it("a task says it before what was only told", async () => {
    expect(
      await toldToFelix("Felix, the kiln door sticks. Close it off with a rope until the smith has been."),
    ).toContain(`${FELIX}: Close it off with a rope, null`);
  });

  it("a greeting is no part of a decision", async () => {
    expect(await toldToAll("Hi Greta, we decided to hold the auction in the barn.")).not.toContain("Greta");
  });

  it("helpers are found for nobody in particular", async () => {
    expect(await toldToAll("I need two more people at the gate on Saturday.")).toContain(
      "null: Get two more people at the gate, Sat 21 Nov",
    );
  });
});
