import { describe, expect, it } from "vitest";
import { makeDocx, paragraph } from "../../fixtures/files/make-docx";
import { digestOf, rawText, rawWithFile } from "./digest-of-mails";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const docx = (...lines: string[]) => makeDocx(lines.map((line) => paragraph(line)).join(""));
/** Who takes what, by the first words of the task. */
const owners = async (raw: string) =>
  (await digestOf(raw)).actionItems
    .map(({ task, owner, timeline }) => `${task} / ${owner} / ${timeline}`)
    .sort();

const SPOKEN = [
  "Order the sling / Idris Bell / Fri 20 Nov",
  "Send Idris the crane plan / Runa Falk / Thu 19 Nov",
];

describe("who speaks in an attached transcript has what they take", () => {
  it.each([
    [
      "Word file of Teams, the name between times and words",
      "Dock meeting.docx",
      WORD,
      docx(
        "0:0:3.520 --> 0:0:6.100",
        "Idris Bell",
        "Runa, could you send me the crane plan by Thursday?",
        "0:0:7.000 --> 0:0:8.000",
        "Runa Falk",
        "Sure, I will send it.",
        "0:0:9.000 --> 0:0:12.000",
        "Idris Bell",
        "I will order the sling by Friday.",
        "0:0:13.000 --> 0:0:14.000",
        "Runa Falk",
        "Good.",
      ),
    ],
    [
      "Word file of Teams, name and time on one line",
      "Dock meeting-20261117_Meeting Transcript.docx",
      WORD,
      docx(
        "Dock meeting-20261117_090000-Meeting Transcript",
        "November 17, 2026, 8:00AM",
        "12m 3s",
        "Idris Bell started transcription",
        "Idris Bell   0:03",
        "Runa, could you send me the crane plan by Thursday?",
        "Runa Falk   0:07",
        "Sure, I will send it.",
        "Idris Bell   0:09",
        "I will order the sling by Friday.",
        "Idris Bell stopped transcription",
      ),
    ],
    [
      "Word file of Meet",
      "Dock meeting (2026-11-17 09:00 GMT+1) - Transcript.docx",
      WORD,
      docx(
        "Dock meeting (2026-11-17 09:00 GMT+1) - Transcript",
        "Attendees",
        "Idris Bell, Runa Falk",
        "Transcript",
        "00:00:00",
        "Idris Bell: Runa, could you send me the crane plan by Thursday?",
        "Runa Falk: Sure, I will send it.",
        "00:05:00",
        "Idris Bell: I will order the sling by Friday.",
        "Meeting ended after 00:06:10 👋",
        "This editable transcript was computer generated and might contain errors.",
      ),
    ],
    [
      "three lines a turn, sent by the program that wrote them",
      "dock.txt",
      "text/plain",
      "Idris Bell\n0:03\nRuna, could you send me the crane plan by Thursday?\n\nRuna Falk\n0:07\nSure, I will send it.\n\nIdris Bell\n0:09\nI will order the sling by Friday.\n\nTranscribed by https://otter.ai\n",
    ],
  ])("%s", async (_, filename, type, bytes) => {
    const from = filename === "dock.txt" ? "Otter.ai <no-reply@otter.ai>" : undefined;
    expect(await owners(rawWithFile(filename, type, bytes, from))).toEqual(SPOKEN);
  });

  it("three lines a turn in the mail itself, with the program as sender", async () => {
    const text =
      "Idris Bell\n0:03\nRuna, could you send me the crane plan by Thursday?\n\nRuna Falk\n0:07\nSure, I will send it.\n\nIdris Bell\n0:09\nI will order the sling by Friday.";
    expect(await owners(rawText("Otter.ai <no-reply@otter.ai>", "Dock meeting notes", text))).toEqual(SPOKEN);
  });
});

const ROWS = ["Paint the bollards / Runa Falk / Fri 27 Nov", "Renew the permit / Idris Bell / Thu 19 Nov"];

describe("a table's rows keep their columns", () => {
  const cells = [
    ["Task", "Owner", "Due", "Status"],
    ["Paint the bollards", "Runa Falk", "27 Nov", "open"],
    ["Renew the permit", "Idris Bell", "19 Nov", "in progress"],
    ["Grease the winch", "Idris Bell", "16 Nov", "done"],
  ];
  const joined = (mark: string) => cells.map((row) => row.join(mark)).join("\n");

  it.each([
    ["commas, in a file", ","],
    ["semicolons, in a file", ";"],
  ])("%s", async (_, mark) => {
    expect(await owners(rawWithFile("list.csv", "text/csv", joined(mark)))).toEqual(ROWS);
  });

  it.each([
    ["bars", joined(" | ")],
    ["bars with a rule below the headings", joined(" | ").replace("\n", "\n---|---|---|---\n")],
    ["tabs", joined("\t")],
  ])("%s, in the mail", async (_, table) => {
    const text = `Hello all,\n\nthe list of the yard:\n\n${table}\n\nWanja`;
    expect(await owners(rawText("Wanja Holt <wanja@fjordyard.example>", "Yard list", text))).toEqual(ROWS);
  });

  it("HTML", async () => {
    const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
    const html = `<html><body><p>Hello all,</p><table border="1">${rows}</table><p>Wanja</p></body></html>`;
    const raw = rawText("Wanja Holt <wanja@fjordyard.example>", "Yard list", html, { type: "text/html" });
    expect(await owners(raw)).toEqual(ROWS);
  });
});

describe("whoever says it in a turn has it, however much they said before", () => {
  it("in a transcript, and not who spoke before", async () => {
    const text =
      "WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n<v Runa Falk>The dredger comes on Monday.</v>\n\n00:00:04.000 --> 00:00:08.000\n<v Idris Bell>Right, good. I'll order the buoys by Friday.</v>\n\n00:00:09.000 --> 00:00:12.000\n<v Runa Falk>Fine.</v>\n";
    expect(await owners(rawWithFile("dock.vtt", "text/vtt", text))).toEqual([
      "Order the buoys / Idris Bell / Fri 20 Nov",
    ]);
  });
});
