import { zipSync } from "fflate";
import { composeMail } from "../compose-mail.mjs";

const DAY_MS = 86_400_000;
const FROM = "Priya Nair <priya@team.example>";
/** How far back they go: a sixth and more of them is of the last 30 days. */
const DAYS = 170;
/** Every so many mails is one with a file, as a page too, in Gmail's spam, there twice, or under its neighbour's Message-ID. */
const EVERY = { file: 20, page: 3, spam: 97, twice: 83, sameId: 211 };
const WORDS =
  "hall crane quote site plan order boat line week floor gate paint lamp price roof team desk road cable stone pump shelf".split(
    " ",
  );
const PARAGRAPHS = 12;
const FILE_BYTES = 12_000;

/**
 * Mails of the last months in the order of their numbers: subject, date and raw bytes (CRLF) of each. `isSpam` ones are
 * left out of an import, and what `isTwice` stands in the archive once more, further back. Each begins and ends with words that
 * are its own alone, and has a line that begins with "From ".
 */
export async function oldMails(count, random) {
  const now = Date.now();
  const is = (kind, number) => number % EVERY[kind] === EVERY[kind] - 1;
  const mails = [];
  for (let number = 0; number < count; number += 1) {
    const date = new Date(inSeconds(now - ((number + 0.5) / count) * DAYS * DAY_MS));
    const subject = `Old mail ${number}`;
    const paragraphs = Array.from({ length: PARAGRAPHS }, () => paragraph(random));
    const text = [
      `This begins old-${number}.`,
      `Joe, please book crane ${number} by Friday.`,
      ...paragraphs,
      "From the office it takes an hour.",
      `This ends old-${number}.`,
    ].join("\n\n");
    const raw = await composeMail({
      from: FROM,
      subject,
      date,
      text,
      messageId: `<${is("sameId", number) ? number - 1 : number}@old.example>`,
      ...(is("page", number) && { html: `<p>${text.replaceAll("\n\n", "</p><p>")}</p>` }),
      ...(is("file", number) && { attachments: [{ filename: "plan.bin", content: noise(random) }] }),
      ...(is("spam", number) && { headers: { "X-Gmail-Labels": "Spam,Unread" } }),
    });
    mails.push({ number, subject, date, raw, isSpam: is("spam", number), isTwice: is("twice", number) });
  }
  return mails;
}

/** The archive's bytes, its name, and how many mails are in it: 'mbox', 'zip' of .eml, or 'takeout', a zip of an mbox. */
export function archiveOf(form, mails) {
  const all = [...mails, ...mails.filter(({ isTwice }) => isTwice)];
  if (form === "mbox") return { name: "old.mbox", bytes: mboxOf(all), count: all.length };
  const entries =
    form === "zip"
      ? all.map(({ raw }, index) => [`${index % 7}/${index}.eml`, raw])
      : [["Takeout/Mail/All mail Including Spam and Trash.mbox", mboxOf(all)]];
  const bytes = Buffer.from(zipSync(Object.fromEntries(entries), { level: 1 }));
  return { name: `${form}.zip`, bytes, count: all.length };
}

/** As mboxrd has it: LF, and a mark before every line that would begin a mail. */
function mboxOf(mails) {
  const texts = mails.map(({ raw, date }) => {
    const lines = raw.toString("latin1").replaceAll("\r\n", "\n").replace(/\n+$/, "");
    return `From priya@team.example ${date.toUTCString()}\n${lines.replace(/^(>*From )/gm, ">$1")}\n\n`;
  });
  return Buffer.from(texts.join(""), "latin1");
}

const paragraph = (random) =>
  `${Array.from({ length: 6 }, () => sentence(random)).join(" ")} ${random().toString(36).slice(2)}.`;

function sentence(random) {
  const words = Array.from({ length: 9 }, () => WORDS[Math.floor(random() * WORDS.length)]);
  return `The ${words.join(" ")} stood there.`;
}

/** As a Date header has it. */
const inSeconds = (time) => Math.floor(time / 1000) * 1000;
const noise = (random) => Buffer.from(Array.from({ length: FILE_BYTES }, () => Math.floor(random() * 256)));
