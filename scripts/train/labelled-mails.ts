import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isListed, type LabelledLine, withLine } from "./labelled-line";

/** A mail whose sentences are labelled, from one person to another. */
export interface LabelledMail {
  writer: string;
  reader: string;
  subject: string;
  lines: LabelledLine<string>[];
  /** Its text as it would be sent. */
  paragraphs: string;
  /** The file it stands in: what a cross-validation holds out. */
  file: string;
}

const LINE = /^([\p{Ll}\p{N}@+ '’._-]+)\|\s*(\S.*?)\s*$/u;

/** The labelled sentences (`*.txt`, one a line, from Nadia to Tom) and mails (`*.mails.txt`) of a folder. */
export function readLabelledMails(folder: string): LabelledMail[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), "utf8");
      return file.endsWith(".mails.txt") ? mailsIn(text, file) : sentencesIn(text, file);
    });
}

const sentencesIn = (text: string, file: string): LabelledMail[] =>
  text.split("\n").flatMap((line) => {
    const [, labels, said] = LINE.exec(line) ?? [];
    return labels && said
      ? [
          {
            writer: "Nadia Kern",
            reader: "Tom Brandt",
            subject: "Note",
            lines: [{ labels: labels.replaceAll("@tom", "@r").replaceAll("@nadia", "@w"), text: said }],
            paragraphs: `Hi Tom,\n\n${said}`,
            file,
          },
        ]
      : [];
  });

function mailsIn(text: string, file: string): LabelledMail[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((block) => {
      const [head = "", ...body] = block.split("\n");
      const [, writer = "", reader = "", subject = ""] = /^(.*?)\s*>\s*(.*?)\s*\|\s*(.*)$/.exec(head) ?? [];
      const lines: LabelledMail["lines"] = [];
      let paragraphs = "";
      for (const line of body) {
        const [, labels, said] = LINE.exec(line) ?? [];
        if (line.trim() === "/") paragraphs += "\n\n";
        if (!labels || !said) continue;
        lines.push({ labels, text: said });
        paragraphs = withLine(paragraphs, said, isListed(said));
      }
      return { writer, reader, subject, lines, paragraphs, file };
    });
}
