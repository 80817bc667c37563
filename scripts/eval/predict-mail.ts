import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReadMail } from "../../app/domain/inbox/mail-content";
import { readMail } from "../../app/domain/inbox/reading/read-mail";
import type { EvalRecord, Prediction } from "./prediction";

const context = { appUrl: "http://localhost:8787", inboundDomain: "inbound.localhost" };

async function readRecord(record: EvalRecord, baseDirectory: string): Promise<ReadMail> {
  if (!record.file) throw new Error(`${record.id} names no file`);
  return readMail(new Uint8Array(await readFile(path.join(baseDirectory, record.file))), context);
}

const address = (person: { address: string | null } | null | undefined) => ({
  address: person?.address ?? null,
});

/** Kind mime: subject, sender, all words and the number of attachments. */
export async function predictMime(record: EvalRecord, baseDirectory: string): Promise<Prediction> {
  const started = performance.now();
  try {
    const mail = await readRecord(record, baseDirectory);
    const text = mail.parts.map((part) => [part.text, part.history, part.signature].join("\n")).join("\n\n");
    return {
      id: record.id,
      ok: true,
      subject: mail.subject ?? "",
      from: address(mail.from),
      text,
      attachments: mail.attachments.length,
      ms: Math.round(performance.now() - started),
    };
  } catch (error) {
    return { id: record.id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Kind forward: the outermost forwarded mail. */
export async function predictForward(record: EvalRecord, baseDirectory: string): Promise<Prediction> {
  const mail = await readRecord(record, baseDirectory);
  const first = mail.parts.findIndex((part) => part.kind === "forwarded");
  const part = mail.parts[first];
  if (!part) return { id: record.id, forwarded: false };
  const body = mail.parts
    .slice(first)
    .filter((other) => other.kind === "forwarded")
    .map((other) => [other.text, other.history, other.signature].filter(Boolean).join("\n\n"))
    .join("\n\n");
  return { id: record.id, forwarded: true, from: address(part.author), subject: part.subject ?? "", body };
}

/** Kind reply: what was newly written. */
export async function predictReply(record: EvalRecord, baseDirectory: string): Promise<Prediction> {
  const mail = await readRecord(record, baseDirectory);
  const visible = mail.parts
    .filter((part) => part.kind === "body" || part.kind === "note")
    .map((part) => part.text)
    .join("\n\n");
  return { id: record.id, visible };
}
