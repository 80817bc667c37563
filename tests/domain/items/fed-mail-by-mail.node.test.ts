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
