import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../../support/lines-of-mails";

/** Owner and task of each action, then the lines of other kinds. */
const saidBy = async (sentence: string) => {
  const lines = await linesOfMails(`Hi Felix,\n\n${sentence}\n\nNora`);
  return lines.map((line) => (line.kind === "actions" ? [line.owner, line.words] : [line.kind, line.words]));
};

describe("a name at the opening of a sentence is a name, also when no header knows it", () => {
  it.each([
    ["Ottilie Marsh will hand over the lockers by 20 November.", "Ottilie Marsh", "Hand over the lockers"],
    ["Ottilie will label the crates by Friday.", "Ottilie", "Label the crates"],
    ["Wendel, please empty the kiln by Thursday.", "Wendel", "Empty the kiln"],
    ["Wendel must renew the fishing licence.", "Wendel", "Renew the fishing licence"],
    ["Ottilie and Wendel will paint the fence.", "Ottilie and Wendel", "Paint the fence"],
  ])("%s", async (sentence, owner, task) => {
    expect(await saidBy(sentence)).toEqual([[owner, task]]);
  });
});

describe("work is somebody's in the present, as an offer or a promise, of a role or a firm, and as a passive", () => {
  it.each([
    ["Ottilie prepares the tombola.", "Ottilie", "Prepare the tombola"],
    ["Ottilie is repairing the stage curtain.", "Ottilie", "Repair the stage curtain"],
    ["Ottilie takes care of the programme.", "Ottilie", "Take care of the programme"],
    ["Ottilie has offered to tune the organ.", "Ottilie", "Tune the organ"],
    ["Ottilie promised to return the wheelbarrow.", "Ottilie", "Return the wheelbarrow"],
    ["Our solicitor sends the deed on Thursday.", "Our solicitor", "Send the deed"],
    ["The printing house will deliver the posters on Thursday.", "Printing house", "Deliver the posters"],
    ["The lease still has to be signed.", null, "Sign the lease"],
  ])("%s", async (sentence, owner, task) => {
    const [line, ...more] = await saidBy(sentence);
    expect([line?.[0]?.toLowerCase() ?? null, line?.[1], more]).toEqual([
      owner?.toLowerCase() ?? null,
      task,
      [],
    ]);
  });
});

describe("a request is one in whatever polite form", () => {
  it.each([
    ["May I ask you to open the side gate?", "Open the side gate"],
    ["Could I trouble you to weigh the parcels?", "Weigh the parcels"],
    ["It would be lovely if you could mend the banner.", "Mend the banner"],
    ["I would be much obliged if you returned the ledger.", "Return the ledger"],
  ])("%s", async (sentence, task) => {
    expect(await saidBy(sentence)).toEqual([["Felix Arden", task]]);
  });
});

describe("every clause of a sentence is read", () => {
  it.each([
    [
      "Please weigh the parcels, print the labels and call the courier.",
      [
        ["Felix Arden", "Weigh the parcels"],
        ["Felix Arden", "Print the labels"],
        ["Felix Arden", "Call the courier"],
      ],
    ],
    [
      "Ottilie orders the paint and Wendel cleans the brushes.",
      [
        ["Ottilie", "Order the paint"],
        ["Wendel", "Clean the brushes"],
      ],
    ],
    [
      "I'll sweep the yard, and Ottilie will lock the shed.",
      [
        ["Nora Blythe", "Sweep the yard"],
        ["Ottilie", "Lock the shed"],
      ],
    ],
    [
      "Could you feed the geese, and please don't forget to close the hatch?",
      [
        ["Felix Arden", "Feed the geese"],
        ["Felix Arden", "Close the hatch"],
      ],
    ],
  ])("%s", async (sentence, lines) => {
    expect(await saidBy(sentence)).toEqual(lines);
  });
});

describe("a noun that could be a verb is no command", () => {
  it.each([
    "Order book balanced.",
    "Test kits unpacked.",
    "Update installed.",
    "Ticket 31 is closed.",
    "Report filed with the court.",
    "Contact sheets printed.",
    "Invoice 88 was paid on Monday.",
  ])("%s", async (sentence) => {
    expect(await saidBy(sentence)).toEqual([]);
  });
});

describe("a task keeps all letters of its words", () => {
  it.each([
    ["Please update the playbook.", "Update the playbook"],
    ["Please mend the coat hook, ok?", "Mend the coat hook"],
    ["Please feed the flock, thanks", "Feed the flock"],
    ["Please repair the smoke alarm asap", "Repair the smoke alarm"],
  ])("%s", async (sentence, task) => {
    expect(await saidBy(sentence)).toEqual([["Felix Arden", task]]);
  });
});
