import { describe, expect, it } from "vitest";
import { digestOf, rawText } from "./digest-of-mails";

const UNSUBSCRIBE = "List-Unsubscribe: <https://mail.example/u/1>";

describe("newsletters, offers and receipts give no action", () => {
  it.each([
    [
      "a newsletter without a footer, by its headers",
      rawText(
        "The Kiln Letter <hello@kilnletter.example>",
        "Glaze of the month",
        "Dear potter,\n\nfire your test tiles slowly. Send us your best bowl by Friday and we will show it. We decided to open a shop in Leeds.",
        { headers: [UNSUBSCRIBE, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"] },
      ),
    ],
    [
      "one with nothing but a footer",
      rawText(
        "Harbour Yoga <team@harbouryoga.example>",
        "Your week of calm",
        "Hello,\n\nbring your own mat and tell a friend by Friday.\n\nUnsubscribe | View in browser",
      ),
    ],
    [
      "one whose footer became the signature",
      rawText(
        "Harbour Yoga <team@harbouryoga.example>",
        "Your week of calm",
        "Hello,\n\nbring your own mat and tell a friend by Friday.\n\n-- \nHarbour Yoga\nYou receive this mail because you joined our list. To unsubscribe click here.",
      ),
    ],
    [
      "a booking that a machine confirms",
      rawText(
        "Harbour Yoga <bookings@harbouryoga.example>",
        "Your class is booked",
        "Thanks for your booking, Nuala!\n\nSlow flow, Thu 19 Nov, 18:00. Bring your own mat. Check in now. Arrive ten minutes early.",
        { headers: ["Auto-Submitted: auto-generated"] },
      ),
    ],
    [
      "a sale of a seller that sends in bulk",
      rawText(
        "Rope & Knot <crew@ropeknot.example>",
        "Only this week",
        "Pick your splicing kit and pay half. Order by Sunday.",
        { headers: ["Precedence: bulk"] },
      ),
    ],
    [
      "an order of a shop whose number has a hyphen",
      rawText(
        "Kiln Supplies <orders@kilnsupplies.example>",
        "Your order KS-4410 has shipped",
        "Thank you for your order, Nuala!\n\n2 x Cone 6 glaze £18.00\n\nPlease hold on to this slip in case you return something.",
      ),
    ],
    [
      "an offer whose percentage is set with a fixed space",
      rawText(
        "Ferrybook <deals@ferrybook.example>",
        "Nuala, your month is over soon",
        "Nuala, your month is over on 25 November.\n\nYou should extend today and book 40 trips a month. Take 20\u00a0% off now!",
      ),
    ],
  ])("%s", async (_, raw) => {
    const { actionItems, blockers, decisions, draft } = await digestOf(raw);
    expect([actionItems, blockers, decisions]).toEqual([[], [], []]);
    expect(draft.newsletters).toBe(1);
  });
});

describe("mail of teams gives its lines, whatever headers it carries", () => {
  it.each([
    [
      "a mailing list that people write to",
      rawText(
        "Padraig Nolan <padraig@quarryband.example>",
        "Stage plan",
        'Hi Fionn,\n\nplease send the stage plan to the venue by Friday.\n\nPadraig\n\n-- \nYou received this message because you are subscribed to the Google Groups "band" group.\nTo unsubscribe from this group, send an email to band+unsubscribe@quarryband.example.',
        {
          headers: [
            UNSUBSCRIBE,
            "List-Post: <mailto:band@quarryband.example>",
            "List-Id: <band.quarryband.example>",
            "Precedence: list",
          ],
        },
      ),
      ["Send the stage plan to the venue", "Fionn", "Fri 20 Nov"],
    ],
    [
      "the same without its headers, as older mail is stored",
      rawText(
        "Padraig Nolan <padraig@quarryband.example>",
        "Stage plan",
        'Hi Fionn,\n\nplease send the stage plan to the venue by Friday.\n\nPadraig\n\n-- \nYou received this message because you are subscribed to the Google Groups "band" group.\nTo unsubscribe from this group, send an email to band+unsubscribe@quarryband.example.',
      ),
      ["Send the stage plan to the venue", "Fionn", "Fri 20 Nov"],
    ],
    [
      "an answer sent through a tool that adds them",
      rawText(
        "Orla Byrne <orla@kilnworks.example>",
        "Re: Clay",
        "Hi Tadhg,\n\nplease pay the clay by Friday.\n\nOrla",
        { headers: [UNSUBSCRIBE, "In-Reply-To: <clay@kilnworks.example>"] },
      ),
      ["Pay the clay", "Tadhg", "Fri 20 Nov"],
    ],
    [
      "a tracker that nobody knows by name",
      rawText(
        "Tasklane <no-reply@tasklane.example>",
        "[WELD-31] Test the north gantry",
        "Una Craig assigned this task to Ross Tait.\n\nAssignee: Ross Tait\nDue date: 20 Nov 2026\n\nOpen in Tasklane",
        { headers: [UNSUBSCRIBE, "Precedence: bulk", "Auto-Submitted: auto-generated"] },
      ),
      ["Test the north gantry (WELD-31)", "Ross Tait", "Fri 20 Nov"],
    ],
    [
      "a chat's digest",
      rawText(
        "Slack <notification@slack.com>",
        "New messages in #kiln",
        "Orla Byrne (09:12): Tadhg, can you fire the second batch by Friday?\nTadhg Quinn (09:20): will do\nOrla Byrne (09:31): the shelves are new\n\nSee more in Slack\nManage your notification settings",
        { headers: [UNSUBSCRIBE, "Auto-Submitted: auto-generated"] },
      ),
      ["Fire the second batch", "Tadhg Quinn", "Fri 20 Nov"],
    ],
    [
      "a colleague who gives a discount",
      rawText(
        "Orla Byrne <orla@kilnworks.example>",
        "Broken plates",
        "Hi Tadhg,\n\nwe take 15% off her bill. Please post the new plates by Friday.\n\nOrla",
      ),
      ["Post the new plates", "Tadhg", "Fri 20 Nov"],
    ],
    [
      "a colleague who writes of such things",
      rawText(
        "Orla Byrne <orla@kilnworks.example>",
        "Shop",
        "Hi Tadhg,\n\nplease update the privacy policy by Friday.\n\nOrla",
      ),
      ["Update the privacy policy", "Tadhg", "Fri 20 Nov"],
    ],
  ])("%s", async (_, raw, line) => {
    const { tasks, draft } = await digestOf(raw);
    expect(tasks).toEqual([line]);
    expect(draft.newsletters).toBeUndefined();
  });
});

describe("a program's mail asks only for what has a date, a name or a please", () => {
  it("not for what it only offers", async () => {
    const { tasks } = await digestOf(
      rawText(
        "Kilnlog <no-reply@kilnlog.example>",
        "Your firing log of the week",
        "Firings this week: 4\n\nDid you know that you can share a log? Give it a go today!\n\nFill in our one-minute survey. Please rate your week with Kilnlog.",
      ),
    );
    expect(tasks).toEqual([]);
  });

  it("still for what has to be approved, signed or sent", async () => {
    const { tasks } = await digestOf(
      rawText(
        "Kilnlog <no-reply@kilnlog.example>",
        "Action needed",
        "Please approve the gas order of Tadhg Quinn by Friday.\n\nSubmit the meter reading before 24 November.",
      ),
    );
    expect(tasks.map(([task]) => task)).toEqual([
      "Approve the gas order of Tadhg Quinn",
      "Submit the meter reading",
    ]);
  });
});

describe("a supplier's letter is no newsletter, whatever stands below it", () => {
  it.each([
    [
      "below a survey and a notice of a service",
      "Dear Ms Farrell,\n\nThank you for your patience. The compressor left our works today. Our fitter is free on 20 November; please confirm the visit by tomorrow noon.\n\nYou can rate our service with the link below.\n\nKind regards\nUta Brandt\nKelder Customer Service\n\nPlease do not reply to this e-mail if it reached you in error.",
      "Confirm the visit",
    ],
    [
      "that tells how to change what one is told",
      "Dear Nuala,\n\nRelease 4 is installed on Saturday from six to eleven. Please send us your approval before 25 November.\n\nYours\nUta Brandt\n\nThis is a service message. To change your notification settings, log in to the customer area.",
      "Send us your approval",
    ],
  ])("%s", async (_, text, task) => {
    const { tasks, draft } = await digestOf(
      rawText("Customer Service <service@kelder.example>", "Your request", text, {
        to: "Nuala Farrell <nuala.farrell@fjordyard.example>",
      }),
    );
    expect(tasks.map(([line]) => line)).toEqual([task]);
    expect(draft.newsletters ?? 0).toBe(0);
  });

  it("but one that sells is", async () => {
    const { actionItems } = await digestOf(
      rawText(
        "Kelder Deals <deals@kelder.example>",
        "Only this week",
        "Dear Nuala,\n\nTake 20 % off compressors now! Please confirm your free demo by Friday and save your seat.\n\nUnsubscribe",
        { to: "Nuala Farrell <nuala.farrell@fjordyard.example>" },
      ),
    );
    expect(actionItems).toEqual([]);
  });
});

describe("mail in other languages is told of", () => {
  it("with who wrote it and the days it names", async () => {
    const polish = rawText(
      "Jan Kowalski <jan@stocznia.example>",
      "Dźwig",
      "Dzień dobry,\n\nproszę przesłać plan dźwigu do 20.11.2026, ponieważ inspektor przychodzi w piątek i musi go zobaczyć.\n\nPozdrawiam\nJan Kowalski",
    );
    const { draft } = await digestOf(polish);
    expect(draft.otherLanguages).toEqual([
      { language: "Polish", mails: 1, names: ["Jan Kowalski"], days: ["Fri 20 Nov"] },
    ]);
  });
});
