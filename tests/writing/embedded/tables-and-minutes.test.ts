import { describe, expect, it } from "vitest";
import type { NoraMail } from "../../fixtures/office/nora-to-felix";
import { linesOfMails } from "../../support/lines-of-mails";

const rowsOf = async (mail: NoraMail) =>
  (await linesOfMails(mail)).map(({ kind, words, owner, timeline }) =>
    kind === "actions" ? [words, owner, timeline] : [kind, words],
  );

const TASKS = [
  ["Grease the lock gates", "Ottilie", "Thu 19 Nov"],
  ["Count the life jackets", "Wendel", "Mon 23 Nov"],
];

/** The order of lines is another rule's. */
const sorted = (rows: readonly unknown[][]) => rows.map((row) => row.join(" ")).sort();

describe("a row of a table keeps its columns", () => {
  it("with pipes", async () => {
    const text = [
      "Hello,",
      "",
      "this is what is left to do:",
      "",
      "| Task | Who | Until |",
      "|------|-----|-------|",
      "| Grease the lock gates | Ottilie | 19 Nov |",
      "| Count the life jackets | Wendel | 23 Nov |",
      "",
      "Nora",
    ].join("\n");
    expect(await rowsOf(text)).toEqual(TASKS);
  });

  it("with tabs", async () => {
    const text = [
      "Hello,",
      "",
      "What\tWho\tDue",
      "Grease the lock gates\tOttilie\t19/11/2026",
      "Count the life jackets\tWendel\t23/11/2026",
      "",
      "Nora",
    ].join("\n");
    expect(await rowsOf(text)).toEqual(TASKS);
  });

  it("in HTML, and a row that is done is no task", async () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const html = `<p>Hello,</p><table><tr><th>Task</th><th>Owner</th><th>Due</th><th>Status</th></tr>${row("Grease the lock gates", "Ottilie", "19 Nov 2026", "open")}${row("Varnish the oars", "Nora", "12 Nov 2026", "done")}${row("Count the life jackets", "Wendel", "23 Nov 2026", "open")}</table><p>Nora</p>`;
    expect(await rowsOf({ html })).toEqual(TASKS);
  });
});

describe("a table that says of each row what it is", () => {
  it("gives tasks, what is in the way and decisions; risks, and what is done, are none", async () => {
    const text = [
      "All,",
      "",
      "the log as of today:",
      "",
      "| ID | Type | Text | Owner | Due | State |",
      "| R-12 | Risk | Frost could delay the paving | Wendel | - | watching |",
      "| A-31 | Action | Send the drainage plan to the county | Ottilie | 12/4 | open |",
      "| A-28 | Action | Fence quote from a second bidder | Wendel | 11/9 | done |",
      "| I-07 | Issue | The utility has not released the cable study | Nora | - | open |",
      "| D-04 | Decision | Pumps from Harrow, single source | Board | - | approved 11/13 |",
      "| A-33 | Action | Order the transformer | Wendel | 12/18 | open |",
      "",
      "Nora",
    ].join("\n");
    expect(await rowsOf(text)).toEqual([
      ["Send the drainage plan to the county", "Ottilie", "Fri 4 Dec"],
      ["Order the transformer", "Wendel", "Fri 18 Dec"],
      ["blockers", "The utility has not released the cable study"],
      ["decisions", "Pumps from Harrow, single source"],
    ]);
  });
});

describe("a row whose next step is none is no task", () => {
  it("and the next step is the task where the item only names it", async () => {
    const text = [
      "Hello,",
      "",
      "| Item | Owner | Next step | Due |",
      "|------|-------|-----------|-----|",
      "| Lock gates | Ottilie | Grease the hinges | 19 Nov |",
      "| Slipway | Ottilie | Complete | - |",
      "| Boat shed | Wendel | None, roof booked for March | - |",
      "| Jetty | Wendel | Finished, bill sent | - |",
      "",
      "Nora",
    ].join("\n");
    expect(await rowsOf(text)).toEqual([["Grease the hinges", "Ottilie", "Thu 19 Nov"]]);
  });
});

describe("headings rule their lists, with a colon or without", () => {
  it("minutes", async () => {
    const text = [
      "Minutes of the boat club",
      "",
      "Decisions",
      "- The jetty stays closed in winter",
      "- Guests pay five euros a night",
      "",
      "Action items",
      "- Ottilie: grease the lock gates by 19 November",
      "- Wendel: count the life jackets by 23 November",
      "",
      "Any other business",
      "- The weather was kind to us this year",
    ].join("\n");
    expect(sorted(await rowsOf(text))).toEqual(
      sorted([
        ...TASKS,
        ["decisions", "The jetty stays closed in winter"],
        ["decisions", "Guests pay five euros a night"],
      ]),
    );
  });

  it("a name in front of a request is whom it asks, not who speaks", async () => {
    const text = [
      "Hello all,",
      "",
      "Ottilie: please book the slipway.",
      "Wendel: please book the crane.",
      "Felix: please book the hall.",
      "",
      "Nora",
    ].join("\n");
    expect(await rowsOf(text)).toEqual([
      ["Book the slipway", "Ottilie", null],
      ["Book the crane", "Wendel", null],
      ["Book the hall", expect.stringMatching(/^Felix/), null],
    ]);
  });
});
