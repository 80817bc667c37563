// Prints what of the labelled sentences reaches no model of acts, with why: unread-sentences.ts [FOLDER...], of scripts/train,
// all three unless named. Each mail goes through the product's whole reading, from its raw message on, from outside to the
// house; a sentence that opens a matter and that nobody reads is a line that no weight can bring back (decision 489).
import { readMail } from "../../app/reading/read-mail";
import { followMaterial } from "../../app/writing/embedded/follow-material";
import { FITTED } from "../../app/writing/embedded/meetings/meeting-models";
import { actOdds } from "../../app/writing/embedded/models/act-model";
import type { Statement } from "../../app/writing/embedded/statement";
import { atOnce } from "../../app/writing/slices";
import { material } from "../../tests/fixtures/material/build-material";
import { rawOfficeMail } from "../../tests/fixtures/office/office-mail";
import { type LabelledThread, readLabelledThreads } from "./labelled-threads";

const asked = process.argv.slice(2);
const context = { appUrl: "http://localhost:8787", inboundDomain: "inbound.localhost" };
/** From here on a sentence is one that was cut otherwise. */
const HALF = 0.5;
const counts = { mails: 0, sentences: 0, unread: 0 };

for (const folder of asked.length > 0 ? asked : ["threads", "inboxes", "weeks"])
  for (const thread of readLabelledThreads(`scripts/train/${folder}`))
    if (thread.language === "en") for (const mail of thread.mails) await look(mail, `${folder}/${thread.id}`);
console.log(counts);

async function look(mail: LabelledThread["mails"][number], id: string): Promise<void> {
  const opening = mail.lines.filter(({ labels }) => labels.some(({ mark }) => mark === "+"));
  if (opening.length === 0) return;
  counts.mails += 1;
  const raw = rawOfficeMail({
    from: addressOf(mail.writer, "outside.example"),
    to: mail.readers.map((name) => addressOf(name, "firm.example")).join(", "),
    subject: mail.subject,
    date: `${mail.sentAt.slice(0, 10)} ${mail.sentAt.slice(11, 16)} +0000`,
    text: mail.text,
    encoding: "base64",
  });
  const { origin, sentAt, parts } = await readMail(Buffer.from(raw, "latin1"), context);
  const { statements, surroundings } = atOnce(
    followMaterial(
      material([
        { id: "mail", subject: origin.subject, sender: origin.author, sentAt: sentAt ?? mail.sentAt, parts },
      ]),
      FITTED,
      actOdds,
    ),
  );
  for (const { text } of opening) {
    counts.sentences += 1;
    const [likest] = statements
      .map((statement): [Statement, number] => [statement, shareOf(text, statement.text)])
      .sort(([, a], [, b]) => b - a);
    const statement = likest && likest[1] >= HALF ? likest[0] : null;
    if (statement && surroundings.read.odds.has(statement)) continue;
    counts.unread += 1;
    console.log(`${statement ? `${statement.medium}, ${statement.language}` : "cut"} | ${id} | ${text}`);
  }
}

function shareOf(text: string, read: string): number {
  const words = wordsOf(text);
  const known = new Set(wordsOf(read));
  return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
}

function addressOf(name: string, domain: string): string {
  const local = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".")
    .replace(/^\.|\.$/g, "");
  return `${name.replace(/[",;<>]/g, "")} <${local || "x"}@${domain}>`;
}
