import { readFile } from "node:fs/promises";
import type { DigestContent } from "../../app/digest/digest-content";
import { type PlainMail, plainInbox } from "./plain-mail";
import { officeDigest } from "./predict-office";

const USAGE = `usage: npm run read -- FILE
FILE holds sentences, each line a mail of its own, or mails, each below "@ Writer > Reader | Subject";
a line of ==== begins another inbox, whose mails are read apart. What the embedded writer makes of them is printed.`;

const DATE = "2026-12-02";
const HEAD = /^@ (.+?) > (.+?)(?: \| (.*))?$/;

const [file] = process.argv.slice(2);
if (!file) {
  console.error(USAGE);
  process.exit(2);
}
const text = await readFile(file, "utf8");
for (const inbox of text.split(/^={4,}$/m).flatMap((part) => inboxesIn(part))) {
  const content = await officeDigest(plainInbox(inbox, DATE));
  console.log(inbox.length === 1 && !inbox[0]?.text.includes("\n") ? `\n${inbox[0]?.text}` : "\n====");
  for (const line of linesOf(content)) console.log(`  ${line}`);
}

/** The mails of a part as one inbox; without a head, each of its lines as an inbox of one mail. */
function inboxesIn(part: string): PlainMail[][] {
  const mails: PlainMail[] = [];
  const alone: PlainMail[][] = [];
  for (const line of part.split("\n")) {
    const [, from, to, subject = "Note"] = HEAD.exec(line) ?? [];
    const last = mails.at(-1);
    if (from && to) mails.push({ from, to, subject, text: "", date: DATE });
    else if (last) last.text += `${line}\n`;
    else if (line.trim())
      alone.push([{ from: "Nadia Kern", to: "Tom Brandt", subject: "Note", text: line, date: DATE }]);
  }
  return mails.length > 0 ? [...alone, mails] : alone;
}

function linesOf(content: DigestContent): string[] {
  return [
    ...(content.overview.includes("\n") || process.env.BRIEF ? [] : [`(${content.overview})`]),
    ...content.actionItems.map(
      ({ task, owner, timeline }) => `A ${task} [${owner ?? "-"}${timeline ? `, ${timeline}` : ""}]`,
    ),
    ...content.blockers.map(({ description }) => `B ${description}`),
    ...content.decisions.map(({ decision }) => `D ${decision}`),
  ];
}
