import { describe, expect, it } from "vitest";
import { linesOfMails } from "../../support/lines-of-mails";

type Line = Awaited<ReturnType<typeof linesOfMails>>[number];

const decisions = (lines: readonly Line[]): string[] =>
  lines.filter(({ kind }) => kind === "decisions").map(({ words }) => words);

/** What a mail of Nora's tells of decisions that says so much, among other things. */
const told = async (text: string): Promise<string[]> =>
  decisions(await linesOfMails(`Hi Felix,\n\nThanks for Sunday. ${text} The roses are out.\n\nNora`));

/** What is decided where Felix answers her in the thread; `between` is a mail of another thread. */
const answered = async (asked: string, answer: string, ...between: string[]): Promise<string[]> =>
  decisions(
    await linesOfMails(
      `Hi Felix,\n\n${asked}\n\nNora`,
      ...between.map((text) => ({
        from: "Ilka Born <ilka.born@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject: "Odds and ends",
        text: `Hi Nora,\n\n${text}\n\nIlka`,
      })),
      {
        from: "Felix Arden <felix.arden@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject: "Re: Hello",
        text: `Hi Nora,\n\n${answer}\n\nFelix`,
      },
    ),
  );

describe("a question and its answer are one decision, which says what of", () => {
  it.each([
    [
      "Can we rent a third kayak for the regatta? It's 60 euros.",
      "Fine, do it.",
      "Rent a third kayak for the regatta",
    ],
    ["I'd like to replant the hedge. Plants come to 140.", "Approved.", "Replant the hedge"],
    [
      "Do we renew the subscription to the almanac?",
      "No, not this time.",
      "Renew the subscription to the almanac: no, not this time",
    ],
    [
      "Should we varnish the deck now or wait?",
      "Let's leave it until May.",
      "Varnish the deck now or wait: let's leave it until May",
    ],
    ["Shall we shift the crew supper to Friday?", "Friday works for us.", "Shift the crew supper to Friday"],
    [
      "Two estimates came in for the winch: 700 from Lund and 850 from Perl.",
      "Yes to the second estimate.",
      "Two estimates came in for the winch: 700 from Lund and 850 from Perl: yes to the second estimate",
    ],
    [
      "Should the slip open at five or at six?",
      "Six is early enough.",
      "Should the slip open at five or at six: six is early enough",
    ],
    [
      "The sailmaker wants to know whether we want tan or white.",
      "Tan.",
      "The sailmaker wants to know whether we want tan or white: tan",
    ],
    [
      "How did the vote on the mooring rules go?",
      "Passed, 14 to 2.",
      "Vote on the mooring rules: passed, 14 to 2",
    ],
    [
      "Would you be OK with us lending the dinghy to the scouts?",
      "OK by me.",
      "Lending the dinghy to the scouts",
    ],
  ])("%s %s", async (asked, answer, line) => {
    expect(await answered(asked, answer)).toEqual([line]);
  });

  it("whatever mail of another thread stands between", async () => {
    expect(
      await answered(
        "Do we renew the subscription to the almanac?",
        "No, not this time.",
        "It rained here. The gulls are back.",
      ),
    ).toEqual(["Renew the subscription to the almanac: no, not this time"]);
  });

  it.each([
    ["Shall we shift the crew supper to Friday?", "Friday is difficult for us."],
    ["Can we rent a third kayak for the regatta?", "Let me ask the treasurer first."],
    ["Do you want me to fetch the ladder?", "Yes, please fetch it."],
    ["How was the regatta?", "Great! We might need a bigger tent next year."],
    ["The club would like a list of the berths by Monday. Felix, can you take that?", "Fine by me."],
  ])("but not where it stays open or is one's work: %s %s", async (asked, answer) => {
    expect(await answered(asked, answer)).toEqual([]);
  });

  it("who only says it again adds no line", async () => {
    const lines = await linesOfMails(
      "Hi Felix,\n\nWhat do you think about a second skipper for July?\n\nNora",
      {
        from: "Felix Arden <felix.arden@elmhouse.example>",
        to: "Nora Blythe <nora.blythe@elmhouse.example>",
        subject: "Re: Hello",
        text: "Hi Nora,\n\nGood idea.\n\nFelix",
      },
      {
        from: "Nora Blythe <nora.blythe@elmhouse.example>",
        to: "Felix Arden <felix.arden@elmhouse.example>",
        subject: "Re: Hello",
        text: "Great, second skipper it is.\n\nNora",
      },
    );
    expect(decisions(lines)).toEqual(["A second skipper for July"]);
  });
});

describe("what is told as settled is a decision, in whatever words", () => {
  it.each([
    ["Day tickets will be 14 pounds this year."],
    ["The regatta is on the 19th and not on the 12th."],
    ["Barbecues are no longer allowed on the pontoon."],
    ["Everyone wears a life jacket on the slip from now on."],
    ["Change of plan: the ferry leaves from the north pier."],
    ["We said Monday for the haul-out; make it Tuesday."],
    ["Forget the soup, it's going to be chowder."],
    ["Instead of the lecture we're having a film."],
    ["We were going to shut the café in May, but now we're staying open."],
    ["The choice fell on the teak bench."],
    ["Motion carried 9 to 3: the boathouse gets a stove."],
    ["The members were unanimous, no jet skis."],
    ["Most of the crews wanted an early start, so that's what it will be."],
    ["The lease for the kiosk goes to Marlow."],
    ["We've appointed Ms Adeyemi as harbour master."],
    ["The night race isn't happening this year."],
    ["We're pulling out of the boat show."],
    ["Their request for a second berth has been turned down."],
    ["As the club room is being painted, the quiz is in the loft."],
    ["Since only three signed up, the knot course won't run."],
    ["The crane is away for a week, so the workshop moves to the yard."],
    ["There will be no fireworks this year."],
    ["It is going to be the island tour for the apprentices."],
    ["No shoes in the sail loft any more."],
    ["The kiosk is going to open at nine instead of ten."],
    ["Not the 7th after all: the haul-out is on the 14th."],
    ["Nobody was against it, so the slip gets a railing."],
    ["We're going back to the old tide tables."],
  ])("%s", async (text) => {
    expect(await told(text)).toEqual([text.replace(/\.$/, "")]);
  });

  it.each([
    [
      "I know I said noon for the launch, but it's two o'clock now.",
      "Nora said noon for the launch, but it's two o'clock now",
    ],
    [
      "I've changed my mind about the red hull, we're painting it green.",
      "Nora has changed their mind about the red hull, we're painting it green",
    ],
    ["You have my approval for the new outboard.", "You have Nora's approval for the new outboard"],
    ["The new fenders are a yes from me.", "The new fenders are a yes from Nora"],
    ["I've told the film people no.", "Nora has told the film people no"],
    [
      "Seeing that, I've put the drains back to 14 December, but that's as far as I can go.",
      "Seeing that, Nora has put the drains back to 14 December, but that's as far as Nora can go",
    ],
  ])("who decided it is named: %s", async (text, decision) => {
    expect(await told(text)).toEqual([decision]);
  });

  it.each([
    ["It's settled: the old crane stays.", "The old crane stays"],
    [
      "Since we're holding the supper indoors now, the forecast doesn't matter.",
      "We're holding the supper indoors now",
    ],
    [
      "Now that the talk has been moved to the chapel, parking is easy.",
      "The talk has been moved to the chapel",
    ],
    ["I told the bakers that we're doing without the buns.", "We're doing without the buns"],
  ])("in passing, and the line is that part: %s", async (text, line) => {
    expect(await told(text)).toEqual([line]);
  });

  it.each([
    "If Ilka agrees, we'll take the inner berth.",
    "Subject to the harbour's permission, we start dredging in May.",
    "We'd take the second mast, provided the price comes down.",
    "Once the bank agrees, we'll buy the second crane.",
    "We'll take the kiosk if the rent stays under 300.",
    "My proposal: we skip the raffle.",
    "My brother has decided to study law.",
    "The ferry company next door has decided to sell up.",
    "Back in 1998 the members agreed to sell the slip.",
    "I reckon it will be the 20th.",
    "It'll be either the 3rd or the 10th of May.",
    "No exceptions, not even for old members.",
    "What a relief that it's all decided.",
  ])(
    "but not what is proposed, hangs on a yes, is guessed, or was decided by strangers: %s",
    async (text) => {
      expect(await told(text)).toEqual([]);
    },
  );
});

describe("a decision is over where a later one says otherwise", () => {
  it.each([
    [
      "We've decided to hold the seed swap on Tuesday.",
      "We said Tuesday for the seed swap, make it Wednesday.",
    ],
    [
      "The committee decided to sell the old launch.",
      "The committee has met again and we are keeping the launch.",
    ],
  ])("%s %s", async (first, then) => {
    expect(await answered(first, then)).toEqual([then.replace(/\.$/, "")]);
  });
});

describe("what is moved, made dearer or called firm was decided", () => {
  it.each([
    "The marquee comes down on Thursday next week, and that's firm.",
    "Tea room: 40p more on every cake from 1 December.",
  ])("%s", async (text) => {
    expect(await told(text)).toEqual([text.replace(/[.]$/, "")]);
  });

  it.each([
    "If the marquee comes down on Thursday, that's final.",
    "I've put the letters back in the drawer.",
    "Have you moved the drains back to the yard?",
    "The lease went to the landlord this morning, done.",
  ])("and not: %s", async (text) => {
    expect(await told(text)).toEqual([]);
  });
});

describe("who leans towards something has not decided", () => {
  it.each([
    "The client is leaning towards brick, but hasn't made up her mind.",
    "We have not made up our minds about the brick.",
  ])("%s", async (text) => {
    expect(await told(text)).toEqual([]);
  });
});
