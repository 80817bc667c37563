import type { MailView } from "../../domain/inbox/mail-view";
import type { Tone } from "../../ui/badge";

/** What a mail is called. */
export function subjectWords({ subject, state }: Pick<MailView, "subject" | "state">): string {
  if (subject) return subject;
  return state === "received" ? "Being read…" : "(No Subject)";
}

export const KIND_WORDS: Record<Exclude<MailView["kind"], "content">, string> = {
  "forwarding-confirmation": "Forwarding confirmation",
  bounce: "Bounce",
  "vacation-reply": "Vacation reply",
  "own-digest": "Own digest",
  "digest-answer": "Answer to a digest",
};

/** What stands beside a mail about it, in a fixed order. */
export function mailBadges(mail: MailView): { word: string; tone: Tone }[] {
  const badges: { word: string; tone: Tone }[] = [];
  if (mail.tag !== null) badges.push({ word: `+${mail.tag}`, tone: "neutral" });
  if (mail.isSample) badges.push({ word: "Sample", tone: "accent" });
  if (mail.kind !== "content") badges.push({ word: KIND_WORDS[mail.kind], tone: "neutral" });
  if (mail.state === "unreadable") badges.push({ word: "Unreadable", tone: "danger" });
  if (mail.state === "received") badges.push({ word: "Being read", tone: "neutral" });
  if (mail.dismissedAt) badges.push({ word: "Dismissed", tone: "neutral" });
  else if (mail.processedAt) badges.push({ word: "Processed", tone: "ok" });
  else if (mail.kind === "content" && mail.state === "read") badges.push({ word: "New", tone: "info" });
  return badges;
}

/** "Ana Ruiz <ana@x.example> via Joe": who wrote it, and who sent it on. */
export function senderWords({ sender, via }: { sender: string; via?: string | null }): string {
  return via ? `${sender} via ${via}` : sender;
}
