import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isListed, type LabelledLine, withLine } from "./labelled-line";

/** What a sentence does to a matter of its thread: "+" opens it, "=" ends it, "~" calls it off, the others leave it open. */
export interface MatterLabel {
  mark: "+" | "=" | "~" | "?" | "^" | ">";
  matter: string;
  /** Of a matter that is opened. */
  kind: "action" | "blocker" | "decision" | null;
  owner: string | null;
  /** The day by which it is due, "11-20", where a file says it. */
  due: string | null;
}

interface LabelledThreadMail {
  writer: string;
  readers: string[];
  sentAt: string;
  subject: string;
  lines: LabelledLine<MatterLabel[]>[];
  text: string;
}

export interface LabelledThread {
  id: string;
  language: string;
  mails: LabelledThreadMail[];
}

/** "[10:02] Priya: " and "Hi Tom,": a line of its own. */
const OPENS =
  /^\[\d|^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?: |^(?:hi|hello|dear|hey|hallo|bonjour|hola)\b.{0,30},$/iu;
const GREETS = /^(?:hi|hello|dear|hey|hallo|liebe|bonjour|hola|[\p{L} ]{2,30},$)/iu;

/** The labelled threads (`*.threads.txt`) of a folder. */
export const readLabelledThreads = (folder: string): LabelledThread[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".threads.txt"))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), "utf8")
        .split(/^## /m)
        .slice(1)
        .map((block) => threadIn(block, file)),
    );

function threadIn(block: string, file: string): LabelledThread {
  const [head = "", ...body] = block.split("\n");
  const mails: LabelledThreadMail[] = [];
  for (const line of body) {
    const [, day, time, writer, readers, subject] =
      /^@ (\S+) (\S+) \| ([^|>]+?) > ([^|]+?) \| (.+)$/.exec(line) ?? [];
    if (day && time && writer && readers && subject) {
      mails.push({
        writer,
        readers: readers.split(",").map((name) => name.trim()),
        sentAt: `${day}T${time}:00.000Z`,
        subject,
        lines: [],
        text: "",
      });
      continue;
    }
    const mail = mails.at(-1);
    if (!mail) continue;
    if (line.trim() === "/") mail.text += "\n\n";
    const [, labels, said] = /^([^|]+) \| (.+?)\s*$/.exec(line) ?? [];
    if (!labels || !said) continue;
    mail.lines.push({ labels: labels.split(/\s+/).flatMap(labelOf), text: said });
    // Whoever sets no stops begins a new line.
    const isBelow = isListed(said) || OPENS.test(said) || !/[.!?:;,…)"”’*]\s*$/.test(mail.text);
    mail.text = withLine(mail.text, said, isBelow);
    if (GREETS.test(said) && said.endsWith(",")) mail.text += "\n\n";
  }
  return { id: `${file} ${head.split(" ")[0]}`, language: / (de|fr|es)\s*$/.exec(head)?.[1] ?? "en", mails };
}

function labelOf(label: string): MatterLabel[] {
  const [, mark, matter, kind, owner, due] =
    /^([+=~?^>])(\d+)([bd])?(?:@([^!]+))?(?:!(\d\d-\d\d))?$/.exec(label) ?? [];
  if (!mark || !matter) return [];
  return [
    {
      mark: mark as MatterLabel["mark"],
      matter,
      kind: mark !== "+" ? null : kind === "b" ? "blocker" : kind === "d" ? "decision" : "action",
      owner: owner ?? null,
      due: due ?? null,
    },
  ];
}
