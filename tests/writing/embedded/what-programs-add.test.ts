import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const WANJA = "Wanja Holt <wanja@fjordyard.example>";
const AUTO = { headers: ["Auto-Submitted: auto-generated"] };
const linesOf = async (raw: string) => {
  const { tasks, overview } = await digestOf(raw);
  return { tasks: tasks.map((task) => task.join(" / ")).sort(), overview };
};

describe("a chat's mail says what people said, without the program's words", () => {
  it("of Slack, with the handle of who writes above the words", async () => {
    const text =
      "Hi Runa,\n\nYou have a new direct message from the Fjordyard workspace (fjordyard.slack.com).\n\n---\n\n@idris.bell\nCan you send me the lease of the shed by Thursday? The caretaker needs it.\n\n---\n\nYou can enable/disable desktop and mobile push notifications in your account\n\nMade by Slack Technologies, LLC\n";
    const raw = rawText(
      "Slack <notification@slack.com>",
      "[Fjordyard] New message from Idris Bell",
      text,
      AUTO,
    );
    const { tasks, overview } = await linesOf(
      raw.replace("team@fjordyard.example", "Runa Falk <runa@fjordyard.example>"),
    );
    expect(tasks).toEqual(["Send Idris the lease of the shed / Runa Falk / Thu 19 Nov"]);
    expect(overview).not.toMatch(/workspace|Slack|push/i);
  });

  it("of Google, with a weekday before the day, and nothing of the footer", async () => {
    const text =
      "Idris Bell mentioned you while you were away\n\nYard\n\nIdris Bell\nTue, Nov 17, 8:32 AM\nRuna, please bring the colour card tomorrow.\n\nGoogle Chat: An intelligent messaging app, built for teams.\n\nGoogle LLC 1600 Amphitheatre Parkway, Mountain View\nYou have received this email because you missed a mention. To turn off these emails, change your settings.\n";
    const { draft } = await digestOf(
      rawText("Google Chat <chat-noreply@google.com>", "Idris Bell mentioned you", text, AUTO),
    );
    expect(draft.stakeholders.map(({ name }) => name).sort()).toEqual(["Idris Bell", "Runa"]);
    expect(draft.overview).not.toMatch(/messaging|turn off/i);
  });

  it("an export pasted into a mail has no lines of the program", async () => {
    const text =
      "15/11/2026, 19:02 - Messages and calls are end-to-end encrypted. Only people in this chat can read them.\n16/11/2026, 07:58 - Idris: The jetty is closed from Monday on because of the repair.\n16/11/2026, 08:10 - Runa: <Media omitted>\n17/11/2026, 06:50 - Runa: Idris could you print the tide table by Friday?\n";
    const { tasks, overview } = await linesOf(rawText(WANJA, "chat", text));
    expect(tasks).toEqual(["Print the tide table / Idris / Fri 20 Nov"]);
    expect(overview).not.toMatch(/encrypted|omitted/i);
  });
});

describe("a program's summary of a meeting", () => {
  const text =
    "Meeting summary for Yard meeting (11/17/2026)\n\nQuick recap\n\nThe crane can't be used because the inspection is overdue.\n\nNext steps\n\n- Runa: Confirm the slot with the inspector by Thursday (03:12)\n- Idris: Rent a mobile crane for the 24th (07:40)\n\nAI-generated content may be inaccurate or misleading. Always check for accuracy.\n\nPlease rate the accuracy of this summary.\n\nCopyright ©2026 Zoom Communications, Inc. All rights reserved.";

  it("is no newsletter, its next steps are tasks, and it asks for no rating", async () => {
    const raw = rawText("Zoom <no-reply@zoom.us>", "Meeting assets for Yard meeting are ready!", text, AUTO);
    const { tasks, blockers, overview } = await digestOf(raw);
    expect(tasks).toEqual([
      ["Confirm the slot with the inspector", "Runa", "Thu 19 Nov"],
      ["Rent a mobile crane", "Idris", "Tue 24 Nov"],
    ]);
    expect(blockers).toHaveLength(1);
    expect(overview).not.toMatch(/rate|AI-generated|accuracy/i);
  });

  it("names below the heading of tasks who takes which", async () => {
    const raw = rawText(
      "Fireflies.ai Notetaker <fred@fireflies.ai>",
      "Your meeting recap",
      "Action items\n\nRuna Falk\n- Send the new rota to all crews by Wednesday (03:12)\n\nIdris Bell\n- Repair the winch by Friday (11:02)\n",
      AUTO,
    );
    expect((await digestOf(raw)).tasks).toEqual([
      ["Send the new rota to all crews", "Runa Falk", "Wed 18 Nov"],
      ["Repair the winch", "Idris Bell", "Fri 20 Nov"],
    ]);
  });
});

describe("lists of boxes behind bullets", () => {
  it("have their owner and day at the end, and what is ticked is done", async () => {
    const text =
      "# Opening\n\n## To do\n- [ ] Order the sign @Idris 2026-11-20\n- [x] Register the boat\n- [ ] Agree the berth with the harbour @Runa\n";
    expect((await linesOf(rawText(WANJA, "Opening", text))).tasks).toEqual([
      "Agree the berth with the harbour / Runa / ",
      "Order the sign / Idris / Fri 20 Nov",
    ]);
  });
});
