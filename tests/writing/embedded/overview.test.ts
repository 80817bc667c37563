import { describe, expect, it } from "vitest";
import { embeddedWriter } from "../../../app/platform/writer-embedded";
import type { MaterialMail } from "../../../app/writing/digest-material";
import { mail, material } from "../../fixtures/material/build-material";

const overviewOf = async (mails: MaterialMail[]) => (await embeddedWriter.write(material(mails))).overview;
const said = (id: string, from: string, text: string) =>
  mail(id, from, `2026-11-1${id}T09:00:00.000Z`, "Roof of hall 4", text);

describe("the overview says what the mails say, with a name only where the sentence does not say who", () => {
  it("lets everybody who writes have a say", async () => {
    const overview = await overviewOf([
      said(
        "6",
        "Ana Ruiz <ana@acme.test>",
        "The roof of hall 4 leaks above the packing line. The insurer wants photographs of the roof before the repair. The roofer offers two dates for hall 4. The packing line stands still when it rains. The repair of the roof takes three days.",
      ),
      said("7", "Joe Hall <joe@acme.test>", "Hall 4 is free from Thursday, because the packing line moves."),
      said(
        "8",
        "Lena Fox <lena@acme.test>",
        "The insurer pays for the roof if the photographs arrive in time.",
      ),
    ]);
    expect(overview).toContain("hall 4 leaks above the packing line.");
    expect(overview).toContain("Hall 4 is free from Thursday");
    expect(overview).toContain("if the photographs arrive in time.");
    expect(overview).not.toMatch(/Ruiz|Hall:|Fox/);
  });

  it("names whose 'I' it is", async () => {
    const overview = await overviewOf([
      said("6", "Ana Ruiz <ana@acme.test>", "Yesterday I saw the two broken beams above the packing line."),
    ]);
    expect(overview).toBe("Ana Ruiz: Yesterday I saw the two broken beams above the packing line.");
  });

  it("prefers sentences to titles", async () => {
    const overview = await overviewOf([
      said(
        "6",
        "Ana Ruiz <ana@acme.test>",
        "Monthly report of the roof repair in hall 4.\n\nThe roofer found two broken beams. The repair of the roof will take three days. The insurer has seen the photographs. The packing line moves to hall 5 on Thursday. The roofer wants the photographs of both beams. Two men of the night shift will watch the roof while it rains. Kim and Ruth will carry the pallets of hall 4 to the yard. The yard needs a tent for the pallets of the packing line. The tent is on its way from the other plant.",
      ),
    ]);
    expect(overview).toContain("The roofer found two broken beams.");
    expect(overview).not.toContain("Monthly report");
  });

  it("words of somebody without a name never follow somebody else's name", async () => {
    const overview = await overviewOf([
      said("6", "Ana Ruiz <ana@acme.test>", "The roof of hall 4 leaks above the packing line again."),
      said("7", "x9@acme.test", "The insurer refuses to pay for the roof of hall 4 this time."),
    ]);
    expect(overview).toBe(
      "The roof of hall 4 leaks above the packing line again.\n\nThe insurer refuses to pay for the roof of hall 4 this time.",
    );
  });
});
