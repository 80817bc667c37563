import { mailFileReader } from "../../../app/reading/files/mail-file-reader";
import { readMail } from "../../../app/reading/read-mail";
import { checkQuotes } from "../../../app/writing/check/check-quotes";
import type { DigestMaterial } from "../../../app/writing/digest-material";
import { context } from "../../fixtures/mail/raw-mail";
import { embeddedWriter } from "../../support/embedded-writer";

const encoder = new TextEncoder();

/** Material of an agent in Berlin on Wednesday, 18 November 2026, from raw mails, oldest first, as intake reads them. */
export async function materialOf(...raw: (string | Uint8Array)[]): Promise<DigestMaterial> {
  const read = await Promise.all(
    raw.map((mail) =>
      readMail(typeof mail === "string" ? encoder.encode(mail) : mail, {
        ...context,
        readFile: mailFileReader(),
      }),
    ),
  );
  return {
    agent: { title: "Project digest", description: "" },
    timeZone: "Europe/Berlin",
    now: "2026-11-18T10:00:00.000Z",
    mails: read.map(({ origin, sentAt, parts }, index) => ({
      id: `m${index + 1}`,
      subject: origin.subject,
      sender: origin.author,
      sentAt: sentAt ?? "2026-11-18T08:00:00.000Z",
      parts,
    })),
    documents: [],
    answers: [],
  };
}

/** What the embedded writer makes of raw mails, as it stands after the check. */
export async function digestOf(...raw: (string | Uint8Array)[]) {
  const material = await materialOf(...raw);
  const draft = await embeddedWriter.write(material);
  const { content } = checkQuotes(draft, material);
  return {
    ...content,
    draft,
    tasks: content.actionItems.map(({ task, owner, timeline }) => [task, owner, timeline]),
  };
}

let count = 0;

/** A raw mail of 17 November 2026, 9:00 in Berlin, unless said otherwise. */
export function rawText(
  from: string,
  subject: string,
  text: string,
  {
    headers = [],
    date = "Tue, 17 Nov 2026 09:00:00 +0100",
    type = "text/plain",
    to = "team@fjordyard.example",
  }: RawOptions = {},
): string {
  count += 1;
  return [
    ...headers,
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${date}`,
    `Message-ID: <raw${count}@fjordyard.example>`,
    "MIME-Version: 1.0",
    `Content-Type: ${type}; charset=utf-8`,
    "",
    ...text.split("\n"),
  ].join("\r\n");
}

interface RawOptions {
  to?: string;
  headers?: string[];
  date?: string;
  type?: string;
}

/** A raw mail of a few words with one attached file. */
export function rawWithFile(
  filename: string,
  mimeType: string,
  bytes: Uint8Array | string,
  from = "Wanja Holt <wanja@fjordyard.example>",
): string {
  const file = typeof bytes === "string" ? encoder.encode(bytes) : bytes;
  const encoded = Buffer.from(file).toString("base64").replace(/.{76}/g, "$&\r\n");
  return [
    `From: ${from}`,
    "To: team@fjordyard.example",
    "Subject: Dock meeting",
    "Date: Tue, 17 Nov 2026 09:00:00 +0100",
    `Message-ID: <file${count++}@fjordyard.example>`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="edge"',
    "",
    "--edge",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "The file of the dock meeting is attached.",
    "--edge",
    `Content-Type: ${mimeType}; name="${filename}"`,
    `Content-Disposition: attachment; filename="${filename}"`,
    "Content-Transfer-Encoding: base64",
    "",
    encoded,
    "--edge--",
    "",
  ].join("\r\n");
}
