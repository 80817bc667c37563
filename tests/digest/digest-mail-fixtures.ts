import type { ActionItem, DigestContent, Source, Urgency } from "../../app/digest/digest-content";
import type { DigestMailInput } from "../../app/digest/mail/digest-mail-input";

export const emptyContent: DigestContent = {
  overview: "Nothing in this week's mails asks for you.",
  actionItems: [],
  blockers: [],
  decisions: [],
  stakeholders: [],
};

export function source(
  quote: string,
  sender = "Ana Ruiz <ana@payments.example>",
  subject = "Rollout",
): Source {
  return { kind: "email", id: "m1", quote, sender, subject, receivedAt: "2026-11-16T08:00:00Z" };
}

export function action(task: string, urgency: Urgency = "none", more: Partial<ActionItem> = {}): ActionItem {
  return { task, owner: "Joe", timeline: "today", urgency, sources: [source(`Joe, ${task}`)], ...more };
}

export const weekContent: DigestContent = {
  overview:
    "The ledger cutover slips two days because the sandbox keys ran out. The vendor answers on Wednesday; until then the load test waits.",
  actionItems: [
    action("Name an owner for the webhook retry bug", "high"),
    action("Confirm the maintenance window with the bank", "medium", {
      owner: "Ana",
      timeline: "Wed 18 Nov",
    }),
  ],
  blockers: [
    {
      description: "Sandbox keys expired",
      impact: "the load test can't run",
      solution: "Priya asks the vendor for new ones",
      urgency: "high",
      sources: [
        source("the sandbox keys ran out on Friday", "Priya Nair <priya@vendor.example>", "[PAY-212] Keys"),
        source("no keys"),
      ],
    },
  ],
  decisions: [
    {
      decision: "Keep the cutover date in December",
      context: "finance closes the year on the 18th",
      status: "agreed",
      sources: [source("we keep the December date")],
    },
  ],
  stakeholders: [
    {
      name: "Ana Ruiz",
      role: "Cutover lead",
      responsibilities: "plan and rollback",
      sources: [source("Ana leads the cutover")],
    },
  ],
};

export function mailInput(change: Partial<DigestMailInput> = {}): DigestMailInput {
  return {
    digestId: "01936f2e-digest",
    agentTitle: "Payments rollout",
    agentAddress: "paymentsRollout482913@inbound.mondaybrief.example",
    replyTo: "answer-0123456789abcdef0123456789abcdef@inbound.mondaybrief.example",
    timeZone: "Europe/Berlin",
    content: weekContent,
    editedMarkdown: null,
    generatedAt: new Date("2026-11-16T08:00:00Z"),
    today: "2026-11-16",
    emailsProcessed: 12,
    lines: [],
    lineUrls: [],
    reader: { address: "kofi@team.example", names: [], others: [], told: [] },
    recipient: "kofi@team.example",
    recipientIsOwner: false,
    silentDays: null,
    isFirstMailToRecipient: false,
    ownerName: "Marta Lindqvist",
    unsubscribeUrl: "https://app.mondaybrief.example/unsubscribe/t0k3n",
    unsubscribeMailto: "mailto:paymentsRollout482913@inbound.mondaybrief.example?subject=unsubscribe%20t0k3n",
    mailUrl: (mailId) => `https://app.mondaybrief.example/agents/a1/emails/${mailId}`,
    digestUrl: "https://app.mondaybrief.example/shared/abc",
    openQuestions: ["Who signs off the rollback plan?"],
    ...change,
  };
}

/** `count` items in every section. */
export function manyContent(count: number, text = "Check the numbers of shop"): DigestContent {
  const each = Array.from(
    { length: count },
    (_, index) => `${text} ${index + 1} before the cutover weekend begins`,
  );
  const urgencies: Urgency[] = ["none", "medium", "high"];
  const urgency = (index: number) => urgencies[index % 3] ?? "none";
  return {
    overview: weekContent.overview,
    actionItems: each.map((task, index) => action(task, urgency(index))),
    blockers: each.map((description, index) => ({
      description,
      impact: "the load test waits",
      solution: null,
      urgency: urgency(index),
      sources: [source(description)],
    })),
    decisions: each.map((decision) => ({
      decision,
      context: null,
      status: "agreed",
      sources: [source(decision)],
    })),
    stakeholders: each.map((name) => ({
      name,
      role: "Lead",
      responsibilities: null,
      sources: [source(name)],
    })),
  };
}
