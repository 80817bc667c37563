/** A mail as its sender's server would hand it over. */
interface SampleMail {
  /** Envelope sender. */
  from: string;
  /** RFC 5322, CRLF. */
  raw: string;
}

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/**
 * Five mails of a week in a payments team, made up by us, in the shapes that real ones have: a tracker, a code
 * host, a vendor, a forwarded thread and a meeting transcript. Their Message-IDs are fixed, so intake keeps one each.
 */
export function sampleMails(agentAddress: string, now: Date): SampleMail[] {
  const at = (hoursAgo: number) =>
    new Date(now.getTime() - hoursAgo * HOUR_MS).toUTCString().replace("GMT", "+0000");
  // "by Tuesday" in a mail of last week would be overdue before anybody has read it.
  const dayIn = (days: number) =>
    new Date(now.getTime() + days * DAY_HOURS * HOUR_MS).toLocaleDateString("en", {
      weekday: "long",
      timeZone: "UTC",
    });
  return [
    mail("jira@tracker.example", [
      'From: "Joe Marsh (Jira)" <jira@tracker.example>',
      `To: ${agentAddress}`,
      "Subject: [JIRA] (PAY-212) Webhook retries stop after the first timeout",
      "Message-ID: <sample-1@mondaybrief.example>",
      `Date: ${at(50)}`,
      "Auto-Submitted: auto-generated",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Joe Marsh commented on PAY-212:",
      "",
      "Retries stop after the first timeout, so about 40 merchants did not get their payout notice yesterday.",
      "We are blocked on the new queue credentials from the platform team.",
      `Priya, can you name an owner for the retry bug by ${dayIn(2)}?`,
    ]),
    mail("notifications@code.example", [
      'From: "Ana Ruiz" <notifications@code.example>',
      `To: ${agentAddress}`,
      "Subject: [payments/ledger] Cutover script for the new ledger (#481)",
      "Message-ID: <sample-2@mondaybrief.example>",
      `Date: ${at(44)}`,
      "List-ID: payments/ledger <ledger.payments.code.example>",
      "Precedence: list",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "The dry run passed on staging, 1.2 million rows in 14 minutes.",
      "We decided to keep the old ledger readable for 30 days after the cutover.",
      `I will write the rollback steps before ${dayIn(4)}.`,
    ]),
    mail("status@cardvendor.example", [
      "From: Cardstream Status <status@cardvendor.example>",
      `To: ${agentAddress}`,
      "Subject: Planned maintenance of the tokenisation service",
      "Message-ID: <sample-3@mondaybrief.example>",
      `Date: ${at(30)}`,
      "Content-Type: text/html; charset=utf-8",
      "",
      "<html><body><h1>Planned maintenance</h1>",
      `<p>The tokenisation service will be unavailable on ${dayIn(3)} from 02:00 to 04:00 UTC.</p>`,
      `<p>Please confirm your maintenance contact by ${dayIn(1)}.</p>`,
      "<p>Card payments that need a new token will fail during this window.</p></body></html>",
    ]),
    mail("priya@acme.example", [
      "From: Priya Shah <priya@acme.example>",
      `To: ${agentAddress}`,
      "Subject: Fwd: Contract renewal, two open points",
      "Message-ID: <sample-4@mondaybrief.example>",
      `Date: ${at(20)}`,
      "Content-Type: text/plain; charset=utf-8",
      "",
      "For the Monday digest, please track this one.",
      "",
      "---------- Forwarded message ---------",
      "From: Tom Becker <tom@cardvendor.example>",
      `Date: ${at(26)}`,
      "Subject: Contract renewal, two open points",
      "To: Priya Shah <priya@acme.example>",
      "",
      "Hi Priya,",
      "",
      "Legal approved the new pricing at 0.8 percent per transaction.",
      `Could you send us the signed data processing agreement by ${dayIn(3)}?`,
      "Without it we cannot switch on the second acquirer.",
      "",
      "Best regards,",
      "Tom Becker",
      "Account Manager, Cardstream",
    ]),
    mail("meetings@acme.example", [
      "From: Meeting notes <meetings@acme.example>",
      `To: ${agentAddress}`,
      "Subject: Transcript: payments weekly",
      "Message-ID: <sample-5@mondaybrief.example>",
      `Date: ${at(6)}`,
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="sample"',
      "",
      "--sample",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "The transcript of today's meeting is attached.",
      "--sample",
      'Content-Type: text/vtt; charset=utf-8; name="payments-weekly.vtt"',
      'Content-Disposition: attachment; filename="payments-weekly.vtt"',
      "",
      "WEBVTT",
      "",
      "00:00:01.000 --> 00:00:07.000",
      "<v Priya Shah>Let's go with the cutover on the 30th, everybody agreed on that.</v>",
      "",
      "00:00:08.000 --> 00:00:14.000",
      "<v Joe Marsh>I'll test the retry fix with ten merchants before we roll it out.</v>",
      "",
      "00:00:15.000 --> 00:00:22.000",
      "<v Ana Ruiz>I might look at the dashboard on Friday, no promise.</v>",
      "",
      "00:00:23.000 --> 00:00:30.000",
      "<v Priya Shah>Ana, please book the support rota for the cutover weekend.</v>",
      "",
      "--sample--",
    ]),
  ];
}

function mail(from: string, lines: string[]): SampleMail {
  return { from, raw: `${lines.join("\r\n")}\r\n` };
}
