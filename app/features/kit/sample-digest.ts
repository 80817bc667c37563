import type { DigestView } from "../../digest/digest-view";

/** A digest with every kind of line, for the kit. */
export const sampleDigest: DigestView = {
  id: "sample",
  agentId: "sample",
  generatedAt: "2026-11-16T08:00:00.000Z",
  content: "",
  metadata: { manuallyEdited: false, writer: "builtin" },
  overview:
    "The ledger cutover moves from Tuesday to Thursday because the load test has no slot yet. Two lines need a person today: the retry bug has no owner, and legal waits for the vendor's signed annex.",
  actionItems: [
    {
      task: "Name an owner for the webhook retry bug",
      owner: "Joe Okafor",
      timeline: "due today",
      urgency: "high",
      sources: [
        {
          kind: "email",
          id: "m1",
          quote:
            "Joe, could you please put a name on the webhook retry bug today? Nobody has picked it up since Thursday.",
          subject: "PAY-212 Webhook retries stop after the third attempt",
          sender: "Ana Ruiz <ana@northpier.example>",
          receivedAt: "2026-11-13T15:42:00.000Z",
        },
      ],
    },
    {
      task: "Confirm the cutover window with operations",
      owner: "Ana Ruiz",
      timeline: "due Wed 18 Nov",
      urgency: "medium",
      sources: [
        {
          kind: "email",
          id: "m2",
          quote: "I will confirm the window with operations by Wednesday.",
          subject: "Re: Ledger cutover",
          sender: "Ana Ruiz <ana@northpier.example>",
          receivedAt: "2026-11-14T09:10:00.000Z",
        },
      ],
    },
    {
      task: "Send the updated runbook to support",
      owner: null,
      timeline: null,
      urgency: "none",
      sources: [
        {
          kind: "document",
          id: "d1",
          quote: "Support needs the updated runbook before the first customer is moved.",
          subject: "cutover-notes.md",
        },
      ],
    },
  ],
  blockers: [
    {
      description: "The load test has no slot in the shared environment",
      impact: "The cutover can't start before it ran",
      solution: "Platform offers Tuesday night",
      urgency: "high",
      sources: [
        {
          kind: "email",
          id: "m3",
          quote: "We can't book the shared environment before Tuesday night, so the load test is stuck.",
          subject: "Load test slot",
          sender: "Priya Nair <priya@northpier.example>",
          receivedAt: "2026-11-14T16:05:00.000Z",
        },
      ],
    },
  ],
  decisions: [
    {
      decision: "The cutover moves to Thursday 19 November",
      context: "Agreed in Friday's call after the load test slipped",
      status: "agreed",
      sources: [
        {
          kind: "email",
          id: "m4",
          quote: "Agreed on the call: we move the cutover to Thursday.",
          subject: "Notes from Friday's call",
          sender: "Marek Dvorak <marek@northpier.example>",
          receivedAt: "2026-11-13T17:20:00.000Z",
        },
      ],
    },
  ],
  closed: [],
  removed: [],
  assignees: [
    {
      name: "Ana Ruiz",
      role: "Payments lead",
      responsibilities: "Cutover window and go/no-go",
      sources: [],
    },
  ],
  emailsProcessed: 18,
  coverage: {
    mails: 18,
    documents: 2,
    quoted: 14,
    nothingActionable: 4,
    unread: [{ name: "scan.pdf", problem: "no text in it" }],
    droppedLines: 2,
  },
  isSample: false,
};
