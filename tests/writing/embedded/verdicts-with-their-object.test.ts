import { describe, expect, it } from "vitest";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

const linesOf = async (text: string): Promise<string[]> => await toldToFelix(text);

describe("a yes or a no is told with what it was said to", () => {
  it.each([
    ["The garage quotes 640 for the exhaust. We said yes.", "Yes to the garage's 640 for the exhaust"],
    ["They want 90 a week for the skip. I said no.", "No to 90 a week for the skip"],
    ["The caterer charges 18 a head. I accepted it.", "OK to the caterer's 18 a head"],
    ["The nurses asked if they could swap shifts. They have my blessing.", "The nurses may swap shifts"],
    [
      "The trainees would like to start at ten. That's fine with me, from March.",
      "The trainees may start at ten from March",
    ],
    ["A tenant asked for the corner garage. I turned him down.", "No corner garage for a tenant"],
    [
      "The smith offered to forge it in steel for 30 more. We've told him to go ahead.",
      "Forge it in steel for 30 more",
    ],
    [
      "Proposal by the parents to open at seven. Refused by the governors.",
      "No to the parents' proposal to open at seven",
    ],
    ["Let's rent the barge. Nora agrees, so it's a deal.", "Rent the barge"],
    ["3) The bonfire on the beach. I've decided against it.", "No to the bonfire on the beach"],
    ["The cook asked for a second fryer and I said yes.", "A second fryer for the cook"],
  ])("%s", async (text, line) => {
    const lines = await linesOf(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^decisions: /);
    expect(lines[0]).toContain(line);
  });
});

describe("what was decided is told without what leads up to it", () => {
  it.each([
    [
      "To recap: the customer has approved the second mock-up.",
      "The customer has approved the second mock-up",
    ],
    [
      "Nora and I agreed that each shelf gets a label, it spares us the searching.",
      "Each shelf gets a label",
    ],
    [
      "I spoke to the owner last night: we keep the stall open until Christmas.",
      "We keep the stall open until Christmas",
    ],
    ["CARRIED (8 for, 1 against) to buy a second pump.", "Buy a second pump (8 for, 1 against)"],
    [
      "Not what I hoped, but: the round tables go back and we keep the square ones.",
      "The round tables go back and we keep the square ones",
    ],
    ["I've booked the band (two sets, no encore, we agreed).", "Band: two sets, no encore"],
    ["The barn is rotten and comes down.", "The barn is rotten and comes down"],
    ["The lower path can wait until spring.", "The lower path can wait until spring"],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([expect.stringMatching(/^decisions: /)]);
    expect((await linesOf(text))[0]).toContain(`decisions: ${line}`);
  });

  it("who told it stays where the line says 'they'", async () => {
    const [line] = await linesOf("The museum wrote back: they can't lend us the lamps before May.");
    expect(line).toContain("museum");
  });

  it("what was agreed long ago decides nothing", async () => {
    expect(await linesOf("It was agreed in 1988, I hear, that the eldest lights the fire.")).toEqual([]);
  });
});

describe("what is in the way names its thing", () => {
  it.each([
    [
      "The fitter came at noon. He couldn't do anything because the valve is the wrong one.",
      "The fitter couldn't do anything",
    ],
    [
      "Could you send us the signed lease by Friday? Without it we cannot move in.",
      "Without the signed lease we cannot move in",
    ],
    ["2. Cold store. It stays shut, as the dealer still hasn't sent the fan.", "The cold store stays shut"],
    [
      "We ordered the new cables in June. They still haven't arrived.",
      "The new cables still haven't arrived",
    ],
    [
      "Worse is the quay: since Sunday's storm no barge is loaded.",
      "Quay: since Sunday's storm no barge is loaded",
    ],
  ])("%s", async (text, line) => {
    const lines = (await linesOf(text)).filter((told) => told.startsWith("blockers: "));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`blockers: ${line}`);
  });

  it.each([
    "The altos are two voices short on the 27th.",
    "The engraver doesn't start on the cup without the spelling.",
    "A licence is out of the question before the noise report is in.",
    "The kiln's lid is warped, so nobody fires in it before the maker was here.",
  ])("%s", async (text) => {
    expect(await linesOf(text)).toEqual([expect.stringMatching(/^blockers: /)]);
  });

  it("what comes of it is no second line", async () => {
    expect(await linesOf("The van failed its inspection. No deliveries until Wednesday therefore.")).toEqual([
      expect.stringMatching(/^blockers: .*van/i),
    ]);
  });
});

describe("other languages leave out what leads up to it, too", () => {
  it.each([
    [
      "Was die Bühne angeht: Nach langem Hin und Her steht fest, dass wir sie im Herbst umbauen.",
      "decisions: Die Bühne im Herbst umbauen",
    ],
    [
      "Jens und ich haben vereinbart, dass wir den alten Bus verkaufen.",
      "decisions: Den alten Bus verkaufen",
    ],
    [
      "Frau Lang hat vorhin angerufen: Die Probe am Freitag fällt aus.",
      "decisions: Die Probe am Freitag fällt aus",
    ],
    ["Leider: Der Lift steht still, das Ersatzteil fehlt noch.", "blockers: Der Lift steht still"],
    ["Nous avons décidé de fermer le stand le lundi.", "decisions: Fermer le stand le lundi"],
    ["Côté entrée, c'est vu : deux euros par personne.", "decisions: Entrée : deux euros par personne"],
    ["Hemos decidido cerrar el puesto los lunes.", "decisions: Cerrar el puesto los lunes"],
    ["Hemos acordado con la junta que el puesto cierra en agosto.", "decisions: El puesto cierra en agosto"],
  ])("%s", async (text, line) => {
    expect(await linesOf(text)).toEqual([expect.stringContaining(line)]);
  });

  it("what gives a headache does nothing about it", async () => {
    expect(
      await linesOf(
        "Kopfzerbrechen bereitet mir der Aufzug. Das Seil ist gerissen, und ohne ihn kommt kein Tisch nach oben.",
      ),
    ).toEqual([expect.stringMatching(/^blockers: /)]);
  });
});

describe("what runs again is in nobody's way", () => {
  it.each([
    [
      "The pool is closed until the pump is repaired.",
      "The pump is running again, swimmers back in tomorrow.",
    ],
    [
      "The pier is out of bounds since the storm.",
      "The pier may be used again from tomorrow, Ruth sweeps it tonight.",
    ],
  ])("%s", async (trouble, later) => {
    const lines = await linesOfMails(
      { text: `Hi Felix,\n\n${trouble}\n\nNora`, to: "Felix Arden <felix.arden@elmhouse.example>" },
      { text: `Hi Felix,\n\n${later}\n\nNora`, to: "Felix Arden <felix.arden@elmhouse.example>" },
    );
    expect(lines.filter(({ kind }) => kind === "blockers")).toEqual([]);
  });
});
