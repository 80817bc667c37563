import { describe, expect, it } from "vitest";
import { checkQuotes } from "../../../app/writing/check/check-quotes";
import type { MaterialMail } from "../../../app/writing/digest-material";
import { mail, material } from "../../fixtures/material/build-material";
import { writeDigest } from "../../support/embedded-writer";

const DAYS = ["16", "17", "18", "19", "20"];
const said = (order: number, from: string, text: string, subject = "Mill", signature = "") =>
  mail(`s${order} ${subject}`, from, `2026-11-${DAYS[order] ?? "20"}T09:00:00.000Z`, subject, text, {
    signature,
  });

const peopleOf = (mails: MaterialMail[]) => {
  const given = material(mails);
  const { content, dropped } = checkQuotes(writeDigest(given), given);
  expect(dropped).toBe(0);
  return content.stakeholders;
};
const partsOf = (mails: MaterialMail[]) =>
  Object.fromEntries(peopleOf(mails).map(({ name, responsibilities }) => [name, responsibilities]));

const ebba = "Ebba Strand <ebba@mill.test>";
const yusuf = "Yusuf Adan <yusuf@mill.test>";

describe("Key Stakeholders: people with a part in this digest, in a line each: owes, waits for, decided, asked", () => {
  const week = [
    said(0, ebba, "Yusuf, please grease the main shaft by Friday. We decided to keep the old stones."),
    said(1, yusuf, "I can't sharpen the stones, because the crane is broken.", "Crane"),
    said(2, ebba, "Noor Haddad will send the flour samples by 24 November.", "Samples"),
  ];

  it("says the part of each, the most involved first", () => {
    expect(partsOf(week)).toEqual({
      "Yusuf Adan": expect.stringMatching(
        /^owes 1: grease the main shaft \(Fri 20 Nov\); held up: .*sharpen the stones/,
      ),
      "Ebba Strand": expect.stringMatching(
        /asked Yusuf Adan: grease the main shaft.*decided: keep the old stones/,
      ),
      "Noor Haddad": "owes 1: send the flour samples (Tue 24 Nov)",
    });
    expect(peopleOf(week).map(({ name }) => name)).toEqual(["Yusuf Adan", "Ebba Strand", "Noor Haddad"]);
  });

  it("each with words of the mails that carry it", () => {
    for (const { sources } of peopleOf(week)) expect(sources.length).toBeGreaterThan(0);
  });

  it("nobody who only writes, is greeted or is spoken of", () => {
    const mails = [
      said(
        0,
        "Ada Lunn <ada@mill.test>",
        "Dear Vera,\n\nthe weather in Leeds was lovely. Marit Oye was there as well.",
      ),
      said(1, ebba, "Yusuf, please oil the door by Friday."),
    ];
    expect(Object.keys(partsOf(mails)).sort()).toEqual(["Ebba Strand", "Yusuf"]);
  });

  it("at most eight", () => {
    const names = ["Ana", "Bela", "Cora", "Dina", "Edda", "Fenna", "Gerd", "Hilde", "Ivo", "Jana"];
    const mails = names.map((name, index) =>
      said(index % 5, ebba, `${name} Holm will paint gate ${index + 1} by 27 November.`, `Gate ${index + 1}`),
    );
    expect(peopleOf(mails)).toHaveLength(8);
  });
});

describe("a role only where the material says it", () => {
  it.each([
    ["our CFO", said(0, ebba, "Our CFO Lucinda Pym will sign the lease by Friday."), "Lucinda Pym", "CFO"],
    [
      "after the name",
      said(0, ebba, "I spoke to Lucinda Pym, our head of sales. Lucinda will sign the lease by Friday."),
      "Lucinda Pym",
      "Head of sales",
    ],
    [
      "a signature",
      said(0, ebba, "Yusuf, please oil the door by Friday.", "Door", "Ebba Strand\nMaster miller\nMill Ltd"),
      "Ebba Strand",
      "Master miller",
    ],
    [
      "the last lines of the text",
      said(0, ebba, "Yusuf, please oil the door by Friday.\n\nEbba Strand | Head of Milling | The Mill"),
      "Ebba Strand",
      "Head of Milling",
    ],
    [
      "no title",
      said(0, ebba, "Yusuf, please oil the door by Friday.", "Door", "Ebba Strand\nMill House\nLeeds"),
      "Ebba Strand",
      null,
    ],
  ])("%s", (_, one, name, role) => {
    expect(peopleOf([one]).find((person) => person.name === name)).toMatchObject({ role });
  });
});

describe("never machines, services, products, lists or firms", () => {
  it.each([
    [
      "a mailbox",
      mail(
        "m",
        "Payroll <noreply@paytool.test>",
        "2026-11-18T09:00:00.000Z",
        "Run",
        "Please correct the record of employee 12 by Friday.",
      ),
    ],
    ["a firm", said(0, "Rimworks <info@rimworks.test>", "Rimworks will deliver the wheels by Friday.")],
    ["a team", said(0, ebba, "Finance will pay the invoice by Friday.")],
    ["a street", said(0, ebba, "The line at 7 Orchard Road cannot be connected before 9 December.")],
  ])("%s", (_, one) => {
    expect(peopleOf([one]).map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/Payroll|Rimworks|Finance|Orchard/),
    );
  });

  it.each([
    ["Otter.ai <no-reply@otter.ai>", "notes by a program"],
    ["Callnotes <hello@callnotes.test>", "a program called like its domain"],
  ])("owners and speakers of a transcript in a mail are its people: %s", (from) => {
    const text =
      "Linnea Berg: The new table arrives on Tuesday.\nOskar Tamm: I'll clear room three by Monday.\nLinnea Berg: And please order new towels, Oskar.";
    const given = material([mail("t", from, "2026-11-19T13:05:00.000Z", "Practice round", text)]);
    const { content } = checkQuotes(writeDigest(given), given);
    expect(content.actionItems.map(({ owner }) => owner)).toEqual(["Oskar Tamm", "Oskar Tamm"]);
    expect(content.stakeholders.map(({ name }) => name)).toEqual(["Oskar Tamm", "Linnea Berg"]);
  });
});
