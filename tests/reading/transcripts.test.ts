import { describe, expect, it } from "vitest";
import { readTranscript } from "../../app/reading/read-transcript";

const turns = "Lena Vogt: Good morning. The survey is late.\nTomas Berg: I will call them today.";

describe("meeting transcripts feed the agent as speaker turns", () => {
  it("WebVTT with voices, notes, styles and ids; the same speaker's cues join", () => {
    const vtt = [
      "\ufeffWEBVTT",
      "",
      "NOTE recorded on the quay",
      "",
      "STYLE",
      "::cue { color: red }",
      "",
      "0a1b/1-0",
      "00:00:01.000 --> 00:00:02.500",
      "<v Lena Vogt>Good morning.</v>",
      "",
      "0a1b/2-0",
      "00:00:03.000 --> 00:00:05.000 align:start",
      "<v Lena Vogt>The survey is late.",
      "",
      "00:06.000 --> 00:08.000",
      "<v Tomas Berg>I will <i>call</i> them today.</v>",
    ].join("\r\n");
    expect(readTranscript("meeting.vtt", vtt)).toBe(turns);
    expect(readTranscript("renamed.bin", vtt)).toBe(turns);
  });

  it("WebVTT that names speakers before a colon", () => {
    const vtt =
      "WEBVTT\n\n1\n00:00:01.000 --> 00:00:05.000\nLena Vogt: Good morning. The survey is late.\n\n2\n00:00:06.000 --> 00:00:08.000\nTomas Berg: I will call them today.\n";
    expect(readTranscript("audio.vtt", vtt)).toBe(turns);
  });

  it("SRT", () => {
    const srt =
      "1\n00:00:01,000 --> 00:00:05,000\nLena Vogt: Good morning. The survey is late.\n\n2\n00:00:06,000 --> 00:00:08,000\nTomas Berg: I will call them today.\n";
    expect(readTranscript("talk.srt", srt)).toBe(turns);
  });

  it.each([
    [
      "name and time above the words",
      "Lena Vogt\t09:00:01\nGood morning. The survey is late.\n\nTomas Berg\t09:00:09\nI will call them today.",
    ],
    [
      "brackets around the name",
      "[Lena Vogt] 09:00:01\nGood morning.\nThe survey is late.\n\n[Tomas Berg] 09:00:09\nI will call them today.",
    ],
    [
      "minutes and seconds after the name",
      "Lena Vogt  0:01\nGood morning. The survey is late.\n\nTomas Berg  0:09\nI will call them today.",
    ],
    [
      "all on one line",
      "09:00:01 Lena Vogt: Good morning. The survey is late.\n09:00:09 Tomas Berg: I will call them today.",
    ],
    [
      "the time behind the name",
      "Lena Vogt [00:01]: Good morning. The survey is late.\nTomas Berg [00:09]: I will call them today.",
    ],
  ])("a text file with %s", (_form, text) => {
    expect(readTranscript("meeting.txt", text)).toBe(turns);
  });

  it.each([
    [
      "a Word file of Teams",
      "meeting.docx",
      "Quay meeting-Recording\nNovember 23, 2026, 9:00AM\n34m 12s\n\nLena Vogt started transcription\n\nLena Vogt   0:03\nGood morning. The survey is late.\n\nTomas Berg\u00a0\u00a0 0:09\nI will call them today.\n\nLena Vogt stopped transcription",
    ],
    [
      "an older Word file of Teams",
      "meeting.docx",
      "0:0:0.0 --> 0:0:2.520\nLena Vogt\nGood morning.\n\n0:0:3.0 --> 0:0:5.0\nLena Vogt\nThe survey is late.\n\n0:0:6.0 --> 0:0:7.0\nTomas Berg\nI will call\n\n0:0:7.0 --> 0:0:8.0\nTomas Berg\nthem today.",
    ],
    [
      "a Word file of Meet",
      "Quay - Transcript.docx",
      "Nov 23, 2026\nQuay meeting - Transcript\n00:00:00\n\nLena Vogt: Good morning. The survey is late.\nTomas Berg: I will call them today.\n\nMeeting ended after 00:05:11",
    ],
    [
      "a text file of Otter",
      "notes.txt",
      "Lena Vogt  0:03\nGood morning. The survey is late.\n\nTomas Berg  0:09\nI will call them today.\n\nTranscribed by https://otter.ai",
    ],
    [
      "three lines, one of them the program's",
      "notes.txt",
      "Lena Vogt: Good morning. The survey is late.\nTomas Berg: I will call them today.\nTranscribed by Otter.ai",
    ],
    [
      "names, times and words on lines of their own",
      "notes.txt",
      "Lena Vogt\n0:03\nGood morning. The survey is late.\n\nTomas Berg\n0:09\nI will call them today.",
    ],
  ])("%s", (_what, name, text) => {
    expect(readTranscript(name, text)).toBe(turns);
  });

  it("an agenda with times in a Word file is no transcript", () => {
    const agenda =
      "Welcome 09:00\nCrane 09:30\nThe survey is late, and the quay can only be poured when it is done.\nLunch 12:00";
    expect(readTranscript("agenda.docx", agenda)).toBeNull();
  });

  it("a text file of turns without times", () => {
    const text = `${turns}\nLena Vogt: And then?\nTomas Berg: Then we pour.`;
    expect(readTranscript("meeting.txt", text)).toBe(text);
  });

  it("a time before a colon is no speaker", () => {
    const vtt =
      "WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n10:30 Meeting: the quay\n\n00:00:03.000 --> 00:00:04.000\nwe start\n";
    expect(readTranscript("a.vtt", vtt)).toBe("10:30 Meeting: the quay we start");
  });

  it.each([
    ["notes", "Agenda\n\n1. Crane\n2. Quay\n\nDecision: pour on Monday.\nOwner: Tomas"],
    ["settings", "Host: a\nPort: 1\nUser: b\nPath: c\nMode: d"],
    ["prose", "We met at the quay.\nNobody wrote anything down, so this is from memory."],
  ])("%s are no transcript", (_what, text) => {
    expect(readTranscript("notes.txt", text)).toBeNull();
  });
});
