import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const IDRIS = "Idris Bell <idris@fjordyard.example>";
const RUNA = "Runa Falk <runa@fjordyard.example>";
const WEDNESDAY = { date: "Wed, 18 Nov 2026 09:00:00 +0100" };
const ASKED = "Runa, could you send the lift plan to the\ninsurer by Friday? I will book the tug tomorrow.";
const quote = (text: string) => text.replace(/^/gm, "> ");
/** A reply that quotes what Idris asked on Tuesday, in a mail that the agent never got. */
const reply = (words: string) =>
  rawText(
    RUNA,
    "Re: Lift plan",
    `${words}\n\nRuna\n\nOn Tue, 17 Nov 2026 at 16:12, Idris Bell <idris@fjordyard.example> wrote:\n\n${quote(ASKED)}\n`,
    WEDNESDAY,
  );
const OPEN = [
  ["Book the tug", "Idris Bell", "Wed 18 Nov"],
  ["Send the lift plan to the insurer", "Runa Falk", "Fri 20 Nov"],
];

describe("what a mail quotes is found where its own mail never came", () => {
  it.each([
    ["Gmail", reply("Adding the agent, so that we keep track.")],
    [
      "Gmail in HTML",
      rawText(
        RUNA,
        "Re: Lift plan",
        `<div>Adding the agent, so that we keep track.</div><br><div class="gmail_quote"><div class="gmail_attr">On Tue, Nov 17, 2026 at 4:12 PM Idris Bell &lt;idris@fjordyard.example&gt; wrote:<br></div><blockquote class="gmail_quote">${ASKED.replace("\n", " ")}</blockquote></div>`,
        { ...WEDNESDAY, type: "text/html" },
      ),
    ],
    [
      "Outlook",
      rawText(
        RUNA,
        "RE: Lift plan",
        `Adding the agent, so that we keep track.\n\n________________________________\nFrom: Idris Bell <idris@fjordyard.example>\nSent: Tuesday, 17 November 2026 16:12\nTo: Runa Falk <runa@fjordyard.example>\nSubject: Lift plan\n\n${ASKED}\n`,
        WEDNESDAY,
      ),
    ],
    [
      "Apple Mail, quoted once more",
      rawText(
        "Wanja Holt <wanja@fjordyard.example>",
        "Re: Lift plan",
        `Adding the agent, so that we keep track.\n\n> On 17 Nov 2026, at 18:40, Runa Falk <runa@fjordyard.example> wrote:\n> \n> Thanks for this.\n> \n>> On 17 Nov 2026, at 16:12, Idris Bell <idris@fjordyard.example> wrote:\n>> \n>> ${ASKED.replace("\n", "\n>> ")}\n`,
        WEDNESDAY,
      ),
    ],
  ])("%s", async (_, raw) => {
    const { tasks, actionItems } = await digestOf(raw);
    expect(tasks.sort()).toEqual(OPEN);
    const [source] = actionItems.find(({ task }) => task.startsWith("Send"))?.sources ?? [];
    expect(source).toMatchObject({ id: "m1", sender: IDRIS, receivedAt: "2026-11-17T15:12:00.000Z" });
    expect(source?.quote.replace(/\s+/g, " ")).toBe(
      "Runa, could you send the lift plan to the insurer by Friday?",
    );
  });

  it("a comment of a tracker that another comment quotes", async () => {
    const raw = rawText(
      "Runa Falk <notifications@github.com>",
      "Re: [fjord/crane] Load cell drifts (#41)",
      "> @runafalk can you check the calibration by Friday?\n\nI'm on it.",
      { ...WEDNESDAY, headers: ["X-GitHub-Reason: comment", "List-Unsubscribe: <https://github.example/u>"] },
    );
    expect((await digestOf(raw)).tasks).toEqual([["Check the calibration", "Runa Falk", "Fri 20 Nov"]]);
  });

  it("it is no news for the overview", async () => {
    const { overview } = await digestOf(reply("The new winch has arrived from Bergen this morning."));
    expect(overview).not.toContain("lift plan");
  });
});

describe("the newer words settle what is quoted", () => {
  it.each([
    ["done", "I sent the lift plan to the insurer this morning.", ["Book the tug"]],
    ["accepted, by another day", "Sure, by Thursday.", ["Book the tug", "Send the lift plan to the insurer"]],
    ["asked something else instead", "Could you ask the pilot first?", ["Ask the pilot first"]],
  ])("%s", async (_, words, open) => {
    const { tasks } = await digestOf(reply(words));
    expect(tasks.map(([task]) => task).sort()).toEqual(open);
  });

  it("what is accepted has the day that the answer names", async () => {
    const { tasks } = await digestOf(reply("Sure, by Thursday."));
    expect(tasks).toContainEqual(["Send the lift plan to the insurer", "Runa Falk", "Thu 19 Nov"]);
  });

  it("a question that the answer answers is none", async () => {
    const raw = rawText(
      RUNA,
      "Re: Tide",
      `High water is at 14:20 on Saturday.\n\nRuna\n\nOn Tue, 17 Nov 2026 at 16:12, Idris Bell <idris@fjordyard.example> wrote:\n\n> Runa, could you tell me when high water is on Saturday?\n`,
      WEDNESDAY,
    );
    expect((await digestOf(raw)).tasks).toEqual([]);
  });
});

describe("what the material holds itself counts once", () => {
  it("however its quotation is wrapped", async () => {
    const asked = rawText(IDRIS, "Lift plan", `${ASKED.replace("\n", " ")}\n\nIdris`);
    const { actionItems } = await digestOf(asked, reply("The tide is high today."));
    const plan = actionItems.filter(({ task }) => task.includes("lift plan"));
    expect(plan).toHaveLength(1);
    expect(plan[0]?.sources.map(({ id }) => id)).toEqual(["m1"]);
  });

  it("and in how many mails it is quoted", async () => {
    const again = rawText(
      "Wanja Holt <wanja@fjordyard.example>",
      "Re: Lift plan",
      `The weather is fine.\n\nOn Tue, 17 Nov 2026 at 16:12, Idris Bell <idris@fjordyard.example> wrote:\n\n${quote(ASKED)}\n`,
      WEDNESDAY,
    );
    const { actionItems } = await digestOf(reply("The tide is high today."), again);
    expect(actionItems.filter(({ task }) => task.includes("lift plan"))).toHaveLength(1);
  });
});
