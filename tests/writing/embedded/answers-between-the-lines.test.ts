import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const RUNA = "Runa Falk <runa@fjordyard.example>";
const ATTRIBUTED = "On Mon, 16 Nov 2026 at 14:10, Idris Bell <idris@fjordyard.example> wrote:";
const linesOf = async (...raw: string[]) =>
  (await digestOf(...raw)).tasks.map((task) => task.join(" / ")).sort();

describe("answers that stand between the lines they answer", () => {
  it("take what was asked right above them, and nothing else", async () => {
    const text = `Hi Idris,\n\nanswers below.\n\n${ATTRIBUTED}\n> Can you order the flares?\n\nYes, I'll order them tomorrow.\n\n> Please wash the sails.\n\nDone.\n\n> Could you paint the buoy?\n\nSure, by Friday.\n\nRuna`;
    expect(await linesOf(rawText(RUNA, "Re: Before the regatta", text))).toEqual([
      "Order the flares / Runa Falk / Wed 18 Nov",
      "Paint the buoy / Runa Falk / Fri 20 Nov",
    ]);
  });

  it("say who does it, where that was asked", async () => {
    const text = `${ATTRIBUTED}\n> Who drives the launch on Friday?\n\nWanja does.\n\n> Who collects the prizes?\n\nI can, my car is big enough.`;
    expect(await linesOf(rawText(RUNA, "Re: Before the regatta", text))).toEqual([
      "Collect the prizes / Runa Falk / ",
      "Drive the launch / Wanja / Fri 20 Nov",
    ]);
  });

  it("give it to another one, whom a pronoun means later on, too", async () => {
    const asked = rawText(
      "Idris Bell <idris@fjordyard.example>",
      "Delivery",
      "Runa,\n\ncan you take the trophy to the club on Thursday?\nAnd please collect the banner.\n\nIdris",
      { date: "Mon, 16 Nov 2026 09:00:00 +0100" },
    );
    const answer = rawText(
      RUNA,
      "Re: Delivery",
      "> can you take the trophy to the club on Thursday?\nNo, I'm at the dentist. Wanja does it.\n\n> And please collect the banner.\nShe'll bring it too.\n\nRuna",
    );
    expect(await linesOf(asked, answer)).toEqual([
      "Collect the banner / Wanja / ",
      "Take the trophy to the club / Wanja / Thu 19 Nov",
    ]);
  });

  it("in a colour, where nothing else marks them", async () => {
    const html =
      "<p>Hi Idris,</p><p>see my answers below in red.</p><p>Runa</p><div><b>From:</b> Idris Bell &lt;idris@fjordyard.example&gt;<br><b>Sent:</b> Monday, 16 November 2026 16:40<br><b>To:</b> Runa Falk &lt;runa@fjordyard.example&gt;<br><b>Subject:</b> Mooring</div><p>Hi Runa,</p><p>Who calls the harbour office? <span style='color:red'>I'll call the harbour office on Thursday.</span></p><p>Can I have the plan? <span style='color:red'>Please ask Wanja for the plan.</span></p><p>Idris</p>";
    expect(await linesOf(rawText(RUNA, "RE: Mooring", html, { type: "text/html" }))).toEqual([
      "Ask Wanja for the plan (Mooring) / Idris Bell / ",
      "Call the harbour office / Runa Falk / Thu 19 Nov",
    ]);
  });

  it("behind marks that the mail announces", async () => {
    const text =
      "Hi Idris,\n\nmy comments marked [RF].\n\nRuna\n\n-----Original Message-----\nFrom: Idris Bell <idris@fjordyard.example>\nSent: Monday, 16 November 2026 10:00\nTo: Runa Falk <runa@fjordyard.example>\nSubject: Offer for the shed\n\nHi Runa,\n\n- Rent is 900 a month, they want three years.\n[RF] Too long. Please offer two years.\n- The key is with the caretaker.\n[RF] I'll fetch the key on Thursday.\n\nIdris\n";
    expect(await linesOf(rawText(RUNA, "RE: Offer for the shed", text))).toEqual([
      "Fetch the key (Offer for the shed) / Runa Falk / Thu 19 Nov",
      "Offer two years / Idris Bell / ",
    ]);
  });

  it("one answer below a whole mail is no answer between its lines", async () => {
    const text = `${ATTRIBUTED}\n> Hi Runa,\n>\n> the shed is rented.\n> The key is with the caretaker.\n> Can you fetch it?\n>\n> Idris\n\nWill do, on Thursday.\n\nRuna`;
    expect(await linesOf(rawText(RUNA, "Re: Shed", text))).toHaveLength(1);
  });
});

describe("whoever answers who does it, has it", () => {
  it("in a chat", async () => {
    const text =
      "The chat of this morning:\n\n[17/11 08:41] Idris Bell\nWho brings the tent on Saturday?\n\n[17/11 08:43] Runa Falk\nme, it's in my garage\n\n[17/11 08:44] Idris Bell\nGreat. Who buys the rolls?\n\n[17/11 08:46] Wanja Holt\nI can do that. I'll buy forty by Friday.\n";
    expect(await linesOf(rawText("Wanja Holt <wanja@fjordyard.example>", "Regatta", text))).toEqual([
      "Bring the tent / Runa Falk / Sat 21 Nov",
      "Buy forty / Wanja Holt / Fri 20 Nov",
    ]);
  });
});
