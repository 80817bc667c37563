import { describe, expect, it } from "vitest";
import { withOverviewLead } from "../../../app/domain/digests/with-overview-lead";
import { checkQuotes } from "../../../app/writing/check/check-quotes";
import type { MaterialMail } from "../../../app/writing/digest-material";
import { mail, material } from "../../fixtures/material/build-material";
import { embeddedWriter, writeDigest } from "../../support/embedded-writer";

const overviewOf = async (mails: MaterialMail[]) => (await embeddedWriter.write(material(mails))).overview;
const said = (id: string, from: string, text: string) =>
  mail(id, from, `2026-11-1${id}T09:00:00.000Z`, "Roof of hall 4", text);

describe("the overview says what the mails say, with a name only where the sentence does not say who", () => {
  it("lets everybody who writes have a say", async () => {
    const overview = await overviewOf([
      said(
        "6",
        "Ana Ruiz <ana@acme.test>",
        "The roof of hall 4 leaks above the packing line. The insurer has photographs of the roof from before the storm. The roofer offers two dates for hall 4. The packing line stands still when it rains. The repair of the roof takes three days.",
      ),
      said("7", "Joe Hall <joe@acme.test>", "Hall 4 has the oldest roof of the plant, from 1961."),
      said(
        "8",
        "Lena Fox <lena@acme.test>",
        "The insurer pays for the roof if the photographs arrive in time.",
      ),
    ]);
    expect(overview).toContain("The insurer has photographs of the roof from before the storm.");
    expect(overview).toContain("Hall 4 has the oldest roof of the plant");
    expect(overview).toContain("if the photographs arrive in time.");
    expect(overview).not.toMatch(/Ruiz|Hall:|Fox/);
  });

  it("leaves out how to answer", async () => {
    const overview = await overviewOf([
      said(
        "6",
        "Ana Ruiz <ana@acme.test>",
        "The roofer offers two dates for the repair of hall 4. Shout if I got anything wrong about the roof of hall 4.",
      ),
    ]);
    expect(overview).toContain("The roofer offers two dates");
    expect(overview).not.toContain("Shout");
  });

  it.each([
    "I attach the loan agreement for the roof of hall 4 in two copies.",
    "The drawings of the roof of hall 4 are in the shared folder.",
    "Present: Ana Ruiz (AR), Joe Hall (JH), Lena Fox (LF), the roofer of hall 4.",
    "Comment by Joe Hall, 17 Nov 2026 11:08, on the roof of hall 4.",
    "If the repair of the roof of hall 4 does not suit, do say.",
    "In 1998 we repaired the roof of hall 4 ourselves, and look how that went.",
    "Years ago the plant had a roofer of its own for hall 4.",
  ])("leaves out what only frames it: %s", async (frame) => {
    const overview = await overviewOf([
      said("6", "Ana Ruiz <ana@acme.test>", `${frame} The roofer offers two dates for the repair.`),
    ]);
    expect(overview).toBe("The roofer offers two dates for the repair.");
  });

  it("tells what was done rather than how things are", async () => {
    const overview = await overviewOf([
      said(
        "6",
        "Ana Ruiz <ana@acme.test>",
        "Turnout was good at the meeting about the hall. The new gutter of hall 4 passed its test.",
      ),
    ]);
    expect(overview).toBe("The new gutter of hall 4 passed its test.");
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
      said("6", "Ana Ruiz <ana@acme.test>", "The roof of hall 4 is the oldest one of the plant."),
      said("7", "x9@acme.test", "The insurer paid for the roof of hall 4 last time."),
    ]);
    expect(overview).toBe(
      "The roof of hall 4 is the oldest one of the plant.\n\nThe insurer paid for the roof of hall 4 last time.",
    );
  });
});

describe("the overview of mails: at most three sentences that carry news and stand alone", () => {
  const gate = (order: number, from: string, text: string, subject = `Gate ${order}`) =>
    mail(`g${order}`, from, `2026-11-1${order}T09:00:00.000Z`, subject, text);
  const ana = "Ana Ruiz <ana@acme.test>";

  it.each([
    "OK, let's start with the gate of the north yard.",
    "Thanks for the long report on the north gate.",
    "Please see below the drawings of the north gate.",
    "Also, the north gate lost another two hinges.",
    "It broke while the north gate was open.",
    "Have you heard of the north gate already?",
    "They need them before the painters come to the gate.",
    "Ana Ruiz | Head of the north gate | Acme",
  ])("none like: %s", async (sentence) => {
    const news = "The north gate lost two hinges in the storm.";
    expect(await overviewOf([gate(6, ana, `${sentence}\n\n${news}`), gate(7, ana, news, "Storm")])).toBe(
      news,
    );
  });

  it("of whom it tells, not whom it is told", async () => {
    const text = "Desmond, the sponsors of the gate come on Wednesday.";
    expect(await overviewOf([gate(6, ana, text)])).toBe("The sponsors of the gate come on Wednesday.");
  });

  it("three of a week, in 90 words with what stands before them", async () => {
    const mails = [6, 7, 8, 9].map((day) =>
      gate(
        day,
        ana,
        `The painters of gate ${day} found rust under the old green colour. The smith of gate ${day} lives in another village now. Joe, please order hinge ${day} by Friday.`,
      ),
    );
    const given = material(mails);
    const { content } = checkQuotes(writeDigest(given), given);
    const overview = withOverviewLead(content, given).overview;
    const [lead = "", sentences = ""] = overview.split("\n\n");
    expect(lead).toMatch(/^4 open actions: 4 overdue\. Overdue: Order hinge/);
    expect(sentences.match(/[.!?](?:\s|$)/g)?.length).toBeLessThanOrEqual(3);
    expect(overview.split(/\s+/).length).toBeLessThanOrEqual(90);
    expect(sentences).not.toContain("please order");
  });

  it("an 'I' is named anew after a sentence without a name", async () => {
    const overview = await overviewOf([
      gate(
        6,
        ana,
        "The smith visits the north gate on Thursday. I propose the old barn as a workshop for the gate.",
      ),
      gate(7, "Joe Hall <joe@acme.test>", "The old barn has no light at the moment."),
    ]);
    expect(overview).toContain("Ana Ruiz: I propose");
  });
});
