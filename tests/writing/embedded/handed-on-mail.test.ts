import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const WANJA = "Wanja Holt <wanja@fjordyard.example>";
const FROM_THE_PORT = [
  "---------- Forwarded message ---------",
  "From: Siri Moen <siri@port.example>",
  "Date: Mon, 16 Nov 2026 at 10:12",
  "Subject: Berth 4",
  "To: Wanja Holt <wanja@fjordyard.example>",
  "",
];

const to = (person: string) =>
  person.replace(/^(\S+) .*/, (_, first: string) => `${first.toLowerCase()}@fjordyard.example`);
const written = (reader: string, note: string, ...asked: string[]) =>
  rawText(
    WANJA,
    "Fwd: Berth 4",
    [note, "", "Wanja", "", ...FROM_THE_PORT, ...asked, "", "Siri"].join("\n"),
  ).replace("To: team@fjordyard.example", `To: ${reader} <${to(reader)}>`);
const tasksOf = async (...raw: string[]) =>
  (await digestOf(...raw)).tasks.map((task) => task.join(" / ")).sort();

describe("a forwarded mail that is handed on", () => {
  it.each([
    "Runa, this one's for you I think.",
    "Over to you, Runa.",
    "Hi Runa,\n\nwould you take care of this please?",
    "Runa - yours, I believe.",
    "Runa, please see below and action.",
    "Hi Runa,\n\nI'll leave this with you.",
  ])("what it asks is asked of whom the note leaves it to: %s", async (note) => {
    const raw = written("Runa Dahl", note, "Dear Wanja,", "", "please return the crane permit by Friday.");
    expect(await tasksOf(raw)).toEqual(["Return the crane permit / Runa Dahl / Fri 20 Nov"]);
  });

  it("a list that is required by a day is one task each", async () => {
    const raw = written(
      "Runa Dahl",
      "Runa, one for you please.",
      "Dear Sir or Madam,",
      "",
      "following our inspection we require, no later than Monday 23 November:",
      "",
      "- the signed mooring plan",
      "- a copy of the insurance",
    );
    expect(await tasksOf(raw)).toEqual([
      "A copy of the insurance / Runa Dahl / Mon 23 Nov",
      "The signed mooring plan / Runa Dahl / Mon 23 Nov",
    ]);
  });

  it("a note that only tells of it hands nothing on", async () => {
    for (const note of [
      "FYI",
      "Runa, for your information only.",
      "Just so you know, nothing for you to do.",
    ]) {
      const raw = written("Runa Dahl", note, "Dear Wanja,", "", "please return the crane permit by Friday.");
      expect(await tasksOf(raw)).toEqual(["Return the crane permit / Wanja Holt / Fri 20 Nov"]);
    }
  });

  it("what the note says was seen to, or is the writer's own, is nobody else's", async () => {
    const raw = written(
      "Runa Dahl",
      "Runa, can you deal with this? The berth plan is sorted. I'll pay the harbour dues myself.",
      "Dear Wanja,",
      "",
      "please send us the berth plan.",
      "Please pay the harbour dues.",
      "Please confirm the number of boats by Friday.",
    );
    expect(await tasksOf(raw)).toEqual([
      "Confirm the number of boats / Runa Dahl / Fri 20 Nov",
      "Pay the harbour dues / Wanja Holt / ",
    ]);
  });

  it("a mail that came before and is handed on now has one line, its new owner's", async () => {
    const asked = ["Dear Wanja,", "", "please return the crane permit by Friday."];
    const first = rawText(
      "Siri Moen <siri@port.example>",
      "Berth 4",
      [...asked, "", "Siri"].join("\n"),
    ).replace("To: team@fjordyard.example", `To: ${WANJA}`);
    expect(await tasksOf(first, written("Runa Dahl", "Runa, one for you.", ...asked))).toEqual([
      "Return the crane permit / Runa Dahl / Fri 20 Nov",
    ]);
  });

  it("of a mail that asks for nothing, the note itself is the task", async () => {
    const raw = written(
      "Runa Dahl",
      "Runa, can you deal with this?",
      "Dear Wanja,",
      "",
      "the dues went up by four percent.",
    );
    expect(await tasksOf(raw)).toEqual(["Deal with this (Berth 4) / Runa Dahl / "]);
  });
});
