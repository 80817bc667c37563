import { describe, expect, it } from "vitest";
import { FELIX, NORA } from "../../fixtures/office/nora-to-felix";
import { linesOfMails, toldToFelix } from "../../support/lines-of-mails";

describe("digest: who and what a line means is said in it, or nobody is put there", () => {
  it.each([
    [
      "Ilka has re-labelled the crates and I've checked them. As for Professor Aubry, I'll phone her this afternoon.",
      ["Nora Blythe: Phone Professor Aubry, Mon 16 Nov"],
    ],
    [
      "Get hold of Marcus and ask him why the Leeds invoice still isn't paid.",
      ["Felix Arden: Get hold of Marcus and ask him why the Leeds invoice still isn't paid, null"],
    ],
    [
      "I rang Estates: the fitter's coming on Friday morning, somebody must be there to let him in.",
      ["null: Be there to let the fitter in, Fri 20 Nov"],
    ],
    [
      "Send the list to the insurance. And ask them if they cover the callout.",
      [
        "Felix Arden: Send the list to the insurance, null",
        "Felix Arden: Ask the insurance if they cover the callout, null",
      ],
    ],
    [
      "Could you please confirm the crane in writing so that I have something to show them?",
      ["Felix Arden: Confirm the crane in writing, null"],
    ],
    [
      "I need a quote from Harrow's for the gutters, could you get that?",
      ["Felix Arden: Get the quote from Harrow's, null"],
    ],
    ["My colleague Joan will send the seating plan on Friday.", ["Joan: Send the seating plan, Fri 20 Nov"]],
    [
      "Please warn Janet in dispatch that the order will go out in two parts.",
      ["Felix Arden: Warn Janet in dispatch that the order will go out in two parts, null"],
    ],
    [
      "Does the old caretaker still have a key?",
      ["Felix Arden: Get back to Nora on whether the old caretaker still has a key, null"],
    ],
    [
      "Will you be bringing your own laptop or shall we provide one?",
      ["Felix Arden: Get back to Nora: will you be bringing your own laptop or shall we provide one?, null"],
    ],
    [
      "The NDA for the survey has to be signed by someone from legal by Friday.",
      ["null: Have the NDA for the survey signed by someone from legal, Fri 20 Nov"],
    ],
    ["Invoice 3318 from Marlow needs approving.", ["null: Approve Invoice 3318 from Marlow, null"]],
    ["The indexer has promised her file for Friday.", ["indexer: Give us the file, Fri 20 Nov"]],
    [
      "I'll look at the export on Thursday, shouldn't take long.",
      ["Nora Blythe: Look at the export, Thu 19 Nov"],
    ],
    [
      "Can you move my Friday dentist thing, anything the week after is fine.",
      ["Felix Arden: Move Nora's Friday dentist thing, null"],
    ],
    ["The invoice is over £264. Could you send it to Ana?", ["Felix Arden: Send the invoice to Ana, null"]],
    ["props list: you'll have it tomorrow evening.", ["Nora Blythe: Get Felix the props list, Tue 17 Nov"]],
    [
      "Their designer is going to send a new PDF this afternoon. They need it by Friday.",
      ["designer: Send a new PDF, Mon 16 Nov"],
    ],
    [
      "The bill was £264, which I paid on my own card. Could you get that back to me?",
      ["Felix Arden: Get the £264 back to Nora, null"],
    ],
    [
      "Told Fiona yes on the second desk, she can start advertising.",
      ["decisions: Told Fiona yes on the second desk"],
    ],
    [
      "Login follows in a separate mail this afternoon.",
      ["Nora Blythe: Login follows in a separate mail, Mon 16 Nov"],
    ],
    ["OK, no shop then.", ["decisions: No shop"]],
    ["Mohammed's dad I'll catch at the gate.", ["Nora Blythe: Catch Mohammed's dad at the gate, null"]],
    [
      "The surveyor comes on Friday at eleven, could your client let her in?",
      ["Felix Arden: Ask your client to let her in, Fri 20 Nov"],
    ],
    [
      "Is the broker going to call or must we ask every day?",
      ["Felix Arden: Get back to Nora: is the broker going to call or must we ask every day?, null"],
    ],
    [
      "I would be most grateful to receive both forms by Friday.",
      ["Felix Arden: Get Nora both forms, Fri 20 Nov"],
    ],
    ["Send me your hours so I can do the wages.", ["Felix Arden: Send Nora your hours, null"]],
    [
      "The folder has to be updated before the visit, Dele has promised to do that.",
      ["Dele: Update the folder, Before the visit"],
    ],
    [
      "Would it be possible to have the keys back by Thursday?",
      ["Felix Arden: Get Nora the keys back, Thu 19 Nov"],
    ],
    [
      "I was wondering if you'd had a chance to look at the contract.",
      ["Felix Arden: Look at the contract, null"],
    ],
    [
      "If the price goes above 500 let me know, otherwise just order it.",
      ["Felix Arden: Let Nora know if the price goes above 500, otherwise just order it, null"],
    ],
    [
      "Any idea when the lift will be back?",
      ["Felix Arden: Get back to Nora on when the lift will be back, null"],
    ],
    [
      "Your expenses are still missing for October.",
      ["Felix Arden: Get Nora your expenses for October, null"],
    ],
    [
      "Two of the chairs arrived broken, the firm will collect them on Tuesday.",
      ["firm: Collect the chairs, Tue 17 Nov", "blockers: Two of the chairs arrived broken"],
    ],
    [
      "The cold store is at 6 degrees instead of 2.",
      ["blockers: The cold store is at 6 degrees instead of 2"],
    ],
    [
      "After talking to the cast we decided to cut the second scene.",
      ["decisions: We decided to cut the second scene"],
    ],
    [
      "Did you want to use our own oil or theirs?",
      ["Felix Arden: Get back to Nora on whether to use our own oil or theirs, null"],
    ],
    ["For the tractor, get Neil to look at it.", ["Felix Arden: Get Neil to look at the tractor, null"]],
    [
      "Ask young Ryan if he can do the 19th.",
      ["Felix Arden: Ask young Ryan if he can do the 19th, Thu 19 Nov"],
    ],
    ["I agree with the 9th.", ["decisions: Nora agrees with the 9th"]],
    [
      "We leave the pump off until the exchange, that is decided with the owner.",
      ["decisions: We leave the pump off until the exchange"],
    ],
    ["My clients will take the policy.", ["decisions: Nora's clients will take the policy"]],
    [
      "We were delighted to hear that the Lottery Fund has approved our application.",
      ["decisions: The Lottery Fund has approved our application"],
    ],
  ])("%s", async (text, lines) => {
    expect((await toldToFelix(text)).sort()).toEqual([...lines].sort());
  });

  it.each([
    "The lab promised them for Tuesday.",
    "I'm still fighting with the tea set.",
    "Minutes of the last meeting were approved.",
    "Otis finally rang me: the part arrives on Thursday.",
    "Or we hire one, Hertz have one for 140 a day.",
    "I have asked for it.",
    "The minutes follow.",
  ])("nothing to do and nothing decided: %s", async (text) => {
    expect(await toldToFelix(text)).toEqual([]);
  });
});

describe("digest: what a thread or another mail settled is not shown as open", () => {
  const asked = (text: string) => ({ from: NORA, to: FELIX, subject: "Castings", text });
  const answered = (text: string, subject = "Re: Castings") => ({ from: FELIX, to: NORA, subject, text });

  it.each([
    [
      "whether somebody would like something, by a plain yes",
      asked("Please tell me by tomorrow whether you would like the spare ones."),
      answered("Yes please, send the spare ones this week."),
      ["Nora Blythe: Send the spare ones, Fri 20 Nov"],
    ],
    [
      "whether somebody may have something, by telling them",
      asked("Mrs Pell came in asking if she can have the barn on the 28th - I said I'd ask you."),
      answered("Tell Mrs Pell she can have the barn but they bring their own heaters."),
      ["Nora Blythe: Tell Mrs Pell she can have the barn but they bring their own heaters, null"],
    ],
    [
      "what could not be done, by whoever tells under another subject that it can",
      asked("We can't deploy until their IT opens the firewall port."),
      answered(
        "Their IT wrote that the firewall port has been open since this morning, so you can deploy.",
        "Load test",
      ),
      [],
    ],
    [
      "what failed, by its having passed",
      asked("The van failed its test yesterday."),
      answered("Good news, Barlow's did the van straight away and it has passed.", "Back on the road"),
      [],
    ],
    [
      "what keeps a task is in the way, and no word on the task alone",
      asked("Felix, please repeat the blots with the new antibody."),
      answered(
        "The new antibody hasn't been delivered yet, it's stuck in customs, so the blots will have to wait.",
      ),
      [
        "Felix Arden: Repeat the blots with the new antibody, null",
        "blockers: The new antibody hasn't been delivered yet, it's stuck in customs",
      ],
    ],
    [
      "somebody that was looked for, by who will do it",
      asked("Can you find someone for the tea hut?"),
      answered("My sister will do the tea hut."),
      [],
    ],
    [
      "an errand, by its being needless under another verb",
      asked("Could you drive to Plumbfix tonight?"),
      { from: NORA, to: FELIX, subject: "Re: Castings", text: "No need to go to Plumbfix tonight." },
      [],
    ],
    [
      "both texts are not the legal text",
      asked("I'm missing two texts from you. We need the legal text from Whitby's before we can go live."),
      answered("You'll get both texts on Friday. Whitby's sent the legal text just now."),
      ["Felix Arden: Get Nora two texts, Fri 20 Nov"],
    ],
  ])("%s", async (_, first, second, lines) => {
    const told = (await linesOfMails(first, second)).map(({ kind, words, owner, timeline }) =>
      kind === "actions" ? `${owner}: ${words}, ${timeline}` : `${kind}: ${words}`,
    );
    expect(told.sort()).toEqual([...lines].sort());
  });
});
