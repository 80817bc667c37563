import { escapeMarkdown } from "../../digest/escape-markdown";
import { personText } from "../../reading/mail/person-text";
import type { MailAttachment, MailPart, Person } from "../../reading/mail-content";

interface ReadMail {
  subject: string | null;
  sender: Person;
  via: string | null;
  receivedAt: Date;
  processedAt: Date | null;
  attachments: MailAttachment[];
  /** Null before it was read, and where it could not be. */
  parts: MailPart[] | null;
}

/** A mail as Markdown: what it says of itself, and the text that was read in it, as it stands there. */
export function mailMarkdown(mail: ReadMail): string {
  const facts = [
    ["From", personText(mail.sender)],
    ["Forwarded by", mail.via],
    ["Received", mail.receivedAt.toISOString()],
    ["Processed", mail.processedAt?.toISOString() ?? null],
    ["Attached", mail.attachments.map(({ filename }) => filename).join(", ")],
  ].flatMap(([name, value]) => (value ? [`- ${name}: ${escapeMarkdown(oneLine(value))}`] : []));
  const parts = mail.parts?.map(partMarkdown) ?? ["Its text has not been read."];
  return `${[`# ${escapeMarkdown(oneLine(mail.subject || "(No Subject)"))}`, facts.join("\n"), ...parts].join("\n\n")}\n`;
}

function partMarkdown(part: MailPart): string {
  const words = [
    part.filename ?? part.kind,
    part.author && personText(part.author),
    part.sentAt,
    part.subject,
  ].filter((each) => each);
  const texts = [part.text, part.history, part.signature].filter((text) => text.trim() !== "");
  return [`## ${escapeMarkdown(oneLine(words.join(", ")))}`, ...texts.map(fenced)].join("\n\n");
}

// The text is shown as it is, whatever it says: no run of backticks in it ends the fence.
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
