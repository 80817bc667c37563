import type { ActionItem, DigestContent, Urgency } from "../../app/digest/digest-content";
import type { DigestMailInput } from "../../app/digest/mail/digest-mail-input";
import { itemsInMailOrder } from "../../app/digest/mail/sent-lines";
import { mailInput, source } from "./digest-mail-fixtures";

const ANA = "Ana Ruiz <ana@yard.example>";
const JOE = "Joe Okafor <joe@yard.example>";
const KIM = "Kim Osei <kim@yard.example>";
const PRIYA = "Priya Shah <priya@dock.example>";

type Change = Pick<ActionItem, "change" | "since" | "was">;
const NEW: Change = { change: "new", since: "2026-11-16T08:00:00Z" };
const OPEN: Change = { change: "open", since: "2026-11-02T08:00:00Z" };

const task = (
  itemId: string,
  words: string,
  owner: string | null,
  [timeline, due]: [string, string] | [null, null],
  [quote, sender, subject]: [string, string, string],
  more: Partial<ActionItem> = NEW,
): ActionItem => ({
  ...{ itemId, task: words, owner, timeline, due, urgency: "none" as Urgency },
  sources: [source(quote, sender, subject)],
  ...more,
});

/** A team that moves its boat yard: eight tasks, two troubles, two decisions, four people, one thing that was closed. */
const CONTENT: DigestContent = {
  overview:
    "The move to the new hall holds for Saturday 28 November, but the harbour has not signed the crane permit. Joe has the lease and the crane plan this week, and Kim still looks for a second van.",
  actionItems: [
    task(
      "a1",
      "Send the signed lease to the landlord",
      "Joe Okafor",
      ["Fri 13 Nov", "2026-11-13"],
      ["Joe, please send the signed lease to the landlord by Friday.", ANA, "Shop move"],
      OPEN,
    ),
    task(
      "a2",
      "Send the crane plan to the harbour office",
      "Joe Okafor",
      ["Tue 17 Nov", "2026-11-17"],
      ["Joe, the harbour office needs the crane plan by Tuesday, can you send it?", PRIYA, "Crane permit"],
    ),
    task(
      "a3",
      "Book a second van for the Saturday of the move",
      "Kim Osei",
      ["Wed 18 Nov", "2026-11-18"],
      ["I will book a second van by Wednesday.", KIM, "Re: Shop move"],
      { change: "changed", since: OPEN.since, was: { owner: "Ana Ruiz", timeline: "Fri 20 Nov" } },
    ),
    task(
      "a4",
      "Label the boxes of the sail loft by room",
      "Kim Osei",
      ["Thu 19 Nov", "2026-11-19"],
      ["Kim labels the boxes of the loft by room until Thursday.", ANA, "Plan for the week"],
    ),
    task(
      "a5",
      "Ask three painters for an offer for hall 2",
      "Ana Ruiz",
      ["Fri 20 Nov", "2026-11-20"],
      ["I'll ask three painters for an offer by the end of the week.", ANA, "Hall 2"],
    ),
    task(
      "a6",
      "Give the insurer the list of machines",
      "Priya Shah",
      ["Mon 23 Nov", "2026-11-23"],
      ["Priya, could you give the insurer the list of machines by the 23rd?", ANA, "Insurance of the hall"],
      OPEN,
    ),
    task(
      "a7",
      "Tell the customers the new address",
      null,
      [null, null],
      ["Somebody should tell the customers the new address before we move.", JOE, "Re: Plan for the week"],
    ),
    task(
      "a8",
      "Return the keys of the old hall",
      "Ana Ruiz",
      ["Mon 30 Nov", "2026-11-30"],
      ["Ana returns the keys on the 30th.", PRIYA, "Old hall"],
      OPEN,
    ),
  ],
  blockers: [
    {
      ...{ itemId: "b1", ...NEW, due: null },
      description: "The harbour has not signed the crane permit",
      impact: "without it the keel boats stay where they are",
      solution: null,
      urgency: "high",
      sources: [
        source(
          "the harbour has not signed the permit, and without it the keel boats stay where they are",
          PRIYA,
          "Crane permit",
        ),
      ],
    },
    {
      ...{ itemId: "b2", ...OPEN, due: null },
      description: "The power in hall 2 is not connected",
      impact: null,
      solution: "the electrician comes on Thursday",
      urgency: "medium",
      sources: [
        source(
          "the power in hall 2 is still not connected, the electrician comes on Thursday",
          KIM,
          "Hall 2",
        ),
      ],
    },
  ],
  decisions: [
    {
      ...{ itemId: "d1", ...NEW, due: null },
      decision: "The move is on Saturday 28 November",
      context: null,
      status: "agreed",
      sources: [source("We move on Saturday 28 November, that is settled.", ANA, "Shop move")],
    },
    {
      ...{ itemId: "d2", ...OPEN, due: null },
      decision: "The sail loft goes into hall 2",
      context: null,
      status: null,
      sources: [source("we decided that the sail loft goes into hall 2", JOE, "Hall 2")],
    },
  ],
  closed: [
    {
      itemId: "c1",
      kind: "action",
      text: "Order the shelves for the office",
      how: "done",
      by: "words",
      sources: [
        {
          ...source("the shelves are ordered, they come on the 26th", KIM, "Shelves"),
          what: "reported-done",
        },
      ],
    },
  ],
  stakeholders: [
    {
      name: "Ana Ruiz",
      role: "Head of the yard",
      responsibilities: "painters, keys of the old hall",
      sources: [source("Ana", ANA)],
    },
    { name: "Joe Okafor", role: null, responsibilities: "lease, crane plan", sources: [source("Joe", JOE)] },
    {
      name: "Kim Osei",
      role: null,
      responsibilities: "second van, boxes of the loft",
      sources: [source("Kim", KIM)],
    },
    {
      name: "Priya Shah",
      role: "Dock master",
      responsibilities: "list of machines",
      sources: [source("Priya", PRIYA)],
    },
  ],
};

/** What Joe Okafor gets of it on Monday, 16 November 2026. */
export function usualWeek(change: Partial<DigestMailInput> = {}): DigestMailInput {
  const ids = itemsInMailOrder(CONTENT, "2026-11-16");
  return mailInput({
    agentTitle: "Shop move",
    content: CONTENT,
    emailsProcessed: 14,
    lines: ids.map((itemId) => ({ itemId, asked: itemId === "a1" ? 2 : 1, ended: null })),
    lineUrls: ids.map((_, index) => `https://app.mondaybrief.example/i/${index + 1}-0123456789abcdef`),
    recipient: "joe@yard.example",
    reader: {
      address: "joe@yard.example",
      names: ["Joe Okafor"],
      others: ["Ana Ruiz", "Kim Osei", "Priya Shah"],
      told: [],
    },
    openQuestions: ["Who drives the second van?"],
    ...change,
  });
}
