import { describe, expect, it } from "vitest";
import { mailsGoneOnWith } from "../../../app/domain/digests/mails-gone-on-with";
import type { LedgerItem } from "../../../app/domain/items/item-event";
import { weekStates } from "../../../scripts/eval/week-state";
import { mail, material, person } from "../../fixtures/material/build-material";

const TESS = "Tess Obuya <tess@harbourlights.example>";
const PIET = "Piet Wouters <piet@harbourlights.example>";
const RUTH = "Ruth Amsel <ruth@harbourlights.example>";

const open = (items: ReturnType<typeof weekStates>["fed"]) =>
  items
    .filter(({ state }) => state === "open")
    .map(({ kind, text, owner, due }) => ({ kind, text, owner, due }))
    .sort((a, b) => a.text.localeCompare(b.text));

describe("Mails fed one by one with a digest after each", () => {
  it.each([
    "Load test is through: 900 orders a minute, no errors, numbers are in the wiki.",
    "Hi Ada,\n\nplease find the load test of the ticket page attached.",
  ])(
    "what the owner of an item of another thread reports as done is over, as it is with all at once: %s",
    (report) => {
      const plan = `Good morning,

what's missing for the boat show:
- Tess: banner for the stand
- Piet: load test of the ticket page, before the opening
- Ruth: parking permits for both vans

Ada`;
      const { atOnce, fed } = weekStates(
        material([
          mail("plan", "Ada Fry <ada@harbourlights.example>", "2026-11-16T08:00:00.000Z", "Boat show", plan, {
            sentTo: [TESS, PIET, RUTH].map(person),
          }),
          mail("report", PIET, "2026-11-17T14:00:00.000Z", "ticket page", `${report}\n\nPiet`),
        ]),
      );
      expect(open(atOnce).length).toBeGreaterThan(0);
      expect(open(fed)).toEqual(open(atOnce));
      expect(fed.filter(({ state }) => state === "done").map(({ owner }) => owner)).toEqual(["Piet Wouters"]);
    },
  );

  const ANN = "Ann Bell <ann@lido.example>";
  const JO = "Jo Hart <jo@lido.example>";
  /** The states of the tasks after a mail that asks and one that answers it, a digest after each. */
  const afterAnswer = (asked: string, answer: string) =>
    weekStates(
      material([
        mail("ask", ANN, "2026-11-16T08:00:00.000Z", "Lido", `Hi Jo,\n\n${asked}\n\nAnn`, {
          sentTo: [person(JO)],
        }),
        mail("answer", JO, "2026-11-17T14:00:00.000Z", "Re: Lido", `Hi Ann,\n\n${answer}\n\nJo`, {
          sentTo: [person(ANN)],
        }),
      ]),
    )
      .fed.filter(({ kind }) => kind === "action")
      .map(({ state }) => state);

  it.each([
    ["Please order the sun loungers.", "Loungers are ordered, should be here on Thursday."],
    [
      "Please send the invoice to the council.",
      "Sent the invoice to the council, they'll pay at the end of the month.",
    ],
    ["Please pay the deposit for the marquee.", "I paid the deposit this morning, the receipt will follow."],
    ["Please call the plumber about the showers.", "Called the plumber, he'll come on Monday."],
    ["Please publish the new opening hours.", "Opening hours are published, let me know if anything is odd."],
  ])("what is over is over though its sentence says what comes next: %s %s", (asked, answer) => {
    expect(afterAnswer(asked, answer)[0]).toBe("done");
  });

  it.each([
    ["Please send the invoice to the council.", "The invoice is ready, will send it tomorrow."],
    ["Please send the invoice to the council.", "I've written the invoice but not sent it."],
    ["Please clean the filters.", "I've cleaned half of the filters, will do the rest tomorrow."],
    ["Please clean the filters.", "I cleaned the filters in hall A, the ones in hall B will follow."],
    ["Please pay the deposit for the marquee.", "The deposit will be paid tomorrow."],
    [
      "Please pay the deposit for the marquee.",
      "If Ann agrees, the deposit is paid, the receipt will follow.",
    ],
    ["Please sign the lease.", "The lease is not signed yet, the landlord is away."],
    ["Please paint the fence.", "Fence is nearly painted, should be finished tomorrow."],
  ])("what is half done, planned or denied is open: %s %s", (asked, answer) => {
    expect(afterAnswer(asked, answer)[0]).toBe("open");
  });

  it("what a mail said alone is judged with that mail, and makes no line when the mail is answered", () => {
    const asks = mail(
      "asks",
      PIET,
      "2026-11-17T14:10:00.000Z",
      "load test + survey",
      "Load test is through: 900 orders a minute, no errors, numbers are in the wiki.\n\nTess, would you take the survey from me? I must rebuild the ticket server and the two don't fit into one week.\n\nPiet",
    );
    const answers = mail(
      "answers",
      TESS,
      "2026-11-17T14:26:00.000Z",
      "Re: load test + survey",
      "Yep, the survey comes to me.\n\nEnglish leaflets are up, German tomorrow.",
    );
    const texts = (mails: (typeof asks)[]) => weekStates(material(mails)).fed.map(({ text }) => text);
    expect(texts([asks])).toContain("Take the survey from Piet");
    expect(texts([asks, answers])).toEqual(texts([asks]));
  });
});

describe("Of mails that earlier digests had, the ones that new mails go on with", () => {
  const head = (id: string, subject: string) => mail(id, RUTH, `2026-11-1${id}T08:00:00.000Z`, subject, "");
  const item = (mailId: string, text: string, changes: object = {}): LedgerItem => ({
    id: text,
    kind: "action",
    events: [
      {
        ...{ id: text, what: "asked", by: "words", position: 0, digestId: null, who: "Ruth Amsel" },
        ...{ at: new Date("2026-11-10"), readAt: new Date("2026-11-10"), quote: text },
        source: { kind: "email", id: mailId, subject: "Boat show" },
        sets: { text, ...changes },
      },
    ],
  });
  const news = [
    mail("new", PIET, "2026-11-19T08:00:00.000Z", "Re: Vans", "The banner for the stand is printed."),
  ];

  it("are those of their threads, and those of items that they share words with, oldest first", () => {
    const earlier = [head("4", "Vans"), head("3", "Permits"), head("2", "Boat show"), head("1", "Tides")];
    const items = [item("2", "Print the banner for the stand"), item("1", "Watch the tide of the harbour")];
    expect(mailsGoneOnWith(news, earlier, items).map(({ id }) => id)).toEqual(["2", "4"]);
  });

  it("no item that a person put aside brings its mail back, and at most twenty mails come with items", () => {
    const wrong = item("2", "Print the banner for the stand", { state: "wrong" });
    const marked = { ...wrong, events: wrong.events.map((event) => ({ ...event, what: "marked" as const })) };
    expect(mailsGoneOnWith(news, [head("2", "Boat show")], [marked])).toEqual([]);
    const many = Array.from({ length: 30 }, (_, n) => ({ ...head("2", "Boat show"), id: `m${n}` }));
    const items = many.map(({ id }) => item(id, `Print the banner for the stand ${id}`));
    expect(mailsGoneOnWith(news, many, items)).toHaveLength(20);
  });
});

describe("What somebody took over, with a digest after each mail", () => {
  const ANN = "Ann Bell <ann@lido.example>";
  const JO = "Jo Hart <jo@lido.example>";
  const SAM = "Sam Lowe <sam@lido.example>";
  const said = (id: string, by: string, subject: string, text: string) =>
    mail(id, by, `2026-11-16T${id}:00:00.000Z`, subject, `Hi all,\n\n${text}\n\n${by.split(" ")[0]}`, {
      sentTo: [ANN, JO, SAM].filter((each) => each !== by).map(person),
    });
  const took = [
    said("08", ANN, "Lido", "Jo, please varnish the benches."),
    said("09", SAM, "Pool", "Jo is snowed under, so I'll varnish the benches."),
  ];
  const states = (...more: ReturnType<typeof said>[]) =>
    weekStates(material([...took, ...more])).fed.map(({ owner, state }) => [owner, state]);

  it("is theirs", () => {
    expect(states()).toEqual([["Sam Lowe", "open"]]);
  });

  it("is over when it is told of them, in the thread in which they took it", () => {
    const told = said("10", ANN, "Re: Pool", "I saw that Sam has varnished the benches, thanks.");
    expect(states(told)).toEqual([["Sam Lowe", "done"]]);
  });

  it("stays called off when an answer only quotes that", () => {
    const off = "Sam, no need to varnish the benches any more.";
    const answer = `Will tell the others.\n\nOn Mon, 16 Nov 2026, Ann Bell <ann@lido.example> wrote:\n> Hi all,\n>\n> ${off}\n>\n> Ann`;
    expect(states(said("10", ANN, "Benches", off), said("11", SAM, "Re: Benches", answer))).toContainEqual([
      "Sam Lowe",
      "cancelled",
    ]);
  });
});
