import { z } from "zod";
import type { DigestContent } from "../../app/digest/digest-content";
import { digestMarkdown } from "../../app/digest/digest-markdown";
import { mailFileReader } from "../../app/reading/files/mail-file-reader";
import { readMail } from "../../app/reading/read-mail";
import { checkQuotes } from "../../app/writing/check/check-quotes";
import type { DigestMaterial, MaterialMail } from "../../app/writing/digest-material";
import { type WriterModels, writeDigest } from "../../app/writing/embedded/write-digest";
import { productModels } from "./encoder";
import { EPOCH } from "./eval-material";
import type { Prediction } from "./prediction";

const Record = z.object({
  id: z.string(),
  agent: z.object({ title: z.string(), description: z.string() }),
  timeZone: z.string(),
  now: z.string(),
  mails: z.array(z.string()),
});

const context = { appUrl: "http://localhost:8787", inboundDomain: "inbound.localhost" };

type Office = Pick<z.infer<typeof Record>, "agent" | "timeZone" | "now" | "mails">;

/** Raw messages through the product's whole reading, as the material of a digest at the record's `now`. */
export async function officeMaterial({ agent, timeZone, now, mails }: Office): Promise<DigestMaterial> {
  const read = await Promise.all(mails.map((raw, index) => readRaw(raw, String(index))));
  return {
    agent,
    timeZone,
    now,
    mails: read.filter((mail) => mail !== null).sort((a, b) => a.sentAt.localeCompare(b.sentAt)),
    documents: [],
    answers: [],
  };
}

/**
 * Raw messages through the product's whole reading, writing and checking, at the record's `now`. The models are the product's
 * unless somebody fits others.
 */
export async function officeDigest(record: Office, models?: Partial<WriterModels>): Promise<DigestContent> {
  const material = await officeMaterial(record);
  return checkQuotes(writeDigest(material, models ?? productModels()), material).content;
}

/** That digest as the scorer of office mail reads it. */
export async function predictOffice(record: unknown): Promise<Prediction> {
  const { id, ...office } = Record.parse(record);
  const content = await officeDigest(office);
  const quotesOf = (item: { sources: { quote: string }[] }) => item.sources.map(({ quote }) => quote);
  const isEmpty =
    content.actionItems.length + content.blockers.length + content.decisions.length === 0 &&
    content.overview === "";
  return {
    id,
    content: isEmpty ? "" : digestMarkdown(content),
    overview: content.overview,
    actionItems: content.actionItems.map((item) => ({
      task: item.task,
      owner: item.owner,
      timeline: item.timeline,
      quotes: quotesOf(item),
    })),
    blockers: content.blockers.map((item) => ({ description: item.description, quotes: quotesOf(item) })),
    decisions: content.decisions.map((item) => ({ decision: item.decision, quotes: quotesOf(item) })),
    stakeholders: content.stakeholders.map(({ name, role, responsibilities }) => ({
      name,
      role,
      responsibilities,
    })),
  };
}

async function readRaw(raw: string, id: string): Promise<MaterialMail | null> {
  const mail = await readMail(new Uint8Array(Buffer.from(raw, "latin1")), {
    ...context,
    readFile: mailFileReader(),
  });
  if (mail.role.kind !== "content") return null;
  return {
    id,
    subject: mail.origin.subject,
    sender: mail.origin.author,
    sentAt: mail.sentAt ?? EPOCH,
    parts: mail.parts,
  };
}
