import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const PLANNER = "Taskpilot <no-reply@taskpilot.example>";

describe("a planner's mail that lists the reader's tasks", () => {
  it("gives each line with a day as a task of the reader; the word before its colon is the project, and a footer makes it no newsletter", async () => {
    const text = [
      "Hi Idris,",
      "",
      "Here's what's on your plate this week:",
      "",
      "Quay: confirm the tug - due Tue 24 Nov",
      "Quay: pay the pilot's deposit (£250) - due Wed 25 Nov",
      "Chandlery: send the second offer - due Fri 27 Nov",
      "",
      "View all tasks: https://taskpilot.example/t/7",
      "You're receiving this because you're a member of Fjordyard.",
    ].join("\n");
    const mail = rawText(PLANNER, "You have 3 tasks due this week", text, {
      headers: ["To: Idris Bell <idris@fjordyard.example>"],
    });
    const { tasks } = await digestOf(mail);
    expect(tasks).toEqual([
      ["Confirm the tug", "Idris Bell", "Tue 24 Nov"],
      ["Pay the pilot's deposit (£250)", "Idris Bell", "Wed 25 Nov"],
      ["Send the second offer", "Idris Bell", "Fri 27 Nov"],
    ]);
  });
});

describe("who was given a task keeps it", () => {
  const RUNA = "Runa Falk <runa@fjordyard.example>";
  const IDRIS = "Idris Bell <idris@fjordyard.example>";
  const given = rawText(
    RUNA,
    "Crane",
    "Idris,\n\nWanja will talk to the broker about the extension. Can you ask the yard for the certificate?\n\nRuna",
    { headers: [`To: ${IDRIS}`] },
  );

  it("when somebody promises something else to the same office", async () => {
    const answer = rawText(IDRIS, "Re: Crane", "I'll forward the number to the broker tomorrow.\n\nIdris", {
      headers: [`To: ${RUNA}`],
    });
    const { tasks } = await digestOf(given, answer);
    expect(tasks).toContainEqual(["Talk to the broker about the extension (Crane)", "Wanja", null]);
    expect(tasks).toContainEqual([
      "Forward the number to the broker (Crane)",
      "Idris Bell",
      expect.any(String),
    ]);
  });
});

describe("a planner's list in columns", () => {
  it("gives its reader each task with the day of its row, or of the heading above", async () => {
    const row = (...cells: string[]) =>
      `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr></table>`;
    const html = `<h2>Hi Runa, here are your tasks</h2><h3>Overdue</h3>${row("Send the insurance form", "Regatta", "Nov 13")}<h3>Due today</h3>${row("Approve the poster", "Regatta", "Today")}<h3>Due this week</h3>${row("Book the marquee", "Regatta", "Friday")}<p>View all tasks</p>`;
    const raw = rawText("Asana <no-reply@asana.com>", "Your tasks due soon", html, {
      headers: ["Auto-Submitted: auto-generated"],
      type: "text/html",
    }).replace("team@fjordyard.example", "Runa Falk <runa@fjordyard.example>");
    const { tasks } = await digestOf(raw);
    expect(tasks).toEqual([
      ["Send the insurance form", "Runa Falk", "Fri 13 Nov"],
      ["Approve the poster", "Runa Falk", "Tue 17 Nov"],
      ["Book the marquee", "Runa Falk", "Fri 20 Nov"],
    ]);
  });

  it("a card that is due is one task with its day, and its board none", async () => {
    const raw = rawText(
      "Trello <do-not-reply@trello.com>",
      "Card due tomorrow: Wash the sails",
      "Wash the sails on Autumn jobs is due tomorrow at 12:00.\n\nView card: https://trello.com/c/1\n",
      { headers: ["Auto-Submitted: auto-generated"] },
    ).replace("team@fjordyard.example", "Runa Falk <runa@fjordyard.example>");
    expect((await digestOf(raw)).tasks).toEqual([["Wash the sails", "Runa Falk", "Wed 18 Nov"]]);
  });
});
