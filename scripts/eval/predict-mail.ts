import { readFile } from "node:fs/promises";
import path from "node:path";
import { unwrapForward } from "../../app/reading/forwards/unwrap-forward";
import { readMessage } from "../../app/reading/mail/read-message";
import type { ReadMail } from "../../app/reading/mail-content";
import { readMail } from "../../app/reading/read-mail";
import type { EvalRecord, Prediction } from "./prediction";

const context = { appUrl: "http://localhost:8787", inboundDomain: "inbound.localhost" };

async function bytesOf(record: EvalRecord, baseDirectory: string): Promise<Uint8Array> {
  if (!record.file) throw new Error(`${record.id} names no file`);
  return new Uint8Array(await readFile(path.join(baseDirectory, record.file)));
}

async function readRecord(record: EvalRecord, baseDirectory: string): Promise<ReadMail> {
  return readMail(await bytesOf(record, baseDirectory), context);
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

/** Kind forward: the outermost forwarded mail, with everything below its headers as its body. */
export async function predictForward(record: EvalRecord, baseDirectory: string): Promise<Prediction> {
  const mail = await readRecord(record, baseDirectory);
  const part = mail.parts.find((other) => other.kind === "forwarded");
  if (!part) return { id: record.id, forwarded: false };
  const message = await readMessage(await bytesOf(record, baseDirectory), {
    readFile: null,
    textOnly: false,
  });
  const inline = unwrapForward(message.bodyText, message.subject);
  const body =
    inline?.forwarded.body ?? [part.text, part.signature, part.history].filter(Boolean).join("\n\n");
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
