import { readFile } from "node:fs/promises";
import { z } from "zod";
import type { DigestContent } from "../../app/digest/digest-content";
import type { WriterModels } from "../../app/writing/embedded/write-digest";
import { plainInbox } from "./plain-mail";
import { officeDigest } from "./predict-office";

const Line = z.object({
  kind: z.enum(["task", "trouble", "decision"]),
  line: z.string(),
  owner: z.string().nullish(),
  due: z.string().nullish(),
  quote: z.string(),
});
/** A mail as persons wrote it for us to learn from or to measure with. */
export const WrittenMail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  date: z.string(),
});
const Mail = WrittenMail.extend({ lines: z.array(Line) });

export const WordedMails = z.array(Mail);

/** A line that a person wrote for a mail, and the words behind it. */
export type WordedLine = z.infer<typeof Line>;
/** A mail with the lines that a person wrote for it. */
export type WordedMail = z.infer<typeof Mail>;
/** A line of a digest of it. */
export type WrittenLine = Omit<WordedLine, "quote"> & { quotes: string[] };

/** Two lines say the same from this share of shared words on (F1). */
const SAME = 0.4;
/** They tell no two lines apart. */
const SMALL = new Set("a an the to of for on in at by with and or is are be it that this please".split(" "));

/** The mails of a file of scripts/train/words or scripts/eval/unread. */
export const readWordedMails = async (file: string): Promise<WordedMail[]> =>
  (await readFile(file, "utf8"))
    .trim()
    .split("\n")
    .map((line) => Mail.parse(JSON.parse(line)));

/** What the product writes of such a mail alone. */
export async function writtenLines(mail: WordedMail, models?: Partial<WriterModels>): Promise<WrittenLine[]> {
  return linesOf(await officeDigest(plainInbox([mail], mail.date), models));
}

/** The lines of a digest as they are compared with a person's. */
export function linesOf(content: DigestContent): WrittenLine[] {
  const quotes = ({ sources }: { sources: { quote: string }[] }) => sources.map(({ quote }) => quote);
  return [
    ...content.actionItems.map((item) => ({
      kind: "task" as const,
      line: item.task,
      owner: item.owner,
      due: item.due,
      quotes: quotes(item),
    })),
    ...content.blockers.map((item) => ({
      kind: "trouble" as const,
      line: item.description,
      quotes: quotes(item),
    })),
    ...content.decisions.map((item) => ({
      kind: "decision" as const,
      line: item.decision,
      quotes: quotes(item),
    })),
  ];
}

/** Each wanted line with the likeliest written one of its kind, a written one once: like words, or words of its quote. */
export function paired(wanted: readonly WordedLine[], written: readonly WrittenLine[]) {
  const candidates = wanted.flatMap((line) =>
    written
      .filter(({ kind }) => kind === line.kind)
      .map((found) => {
        const f1 = likeness(line.line, found.line);
        return { line, found, f1, score: f1 + likeness(line.quote, found.quotes.join(" ")) / 2 };
      }),
  );
  const pairs: typeof candidates = [];
  for (const pair of candidates.sort((a, b) => b.score - a.score)) {
    if (pairs.some(({ line, found }) => line === pair.line || found === pair.found)) continue;
    if (pair.f1 >= SAME || pair.score >= SAME) pairs.push(pair);
  }
  return pairs;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, ""));
}

/** F1 of the words of two lines, without the small ones and their endings. */
export function likeness(a: string, b: string): number {
  const left = new Set(wordsOf(a));
  const right = new Set(wordsOf(b));
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

/** Whether two owners are one person, by any name that both have. */
export function sameOwner(wanted: string | null | undefined, found: string | null | undefined): boolean {
  if (!wanted || !found) return !wanted && !found;
  return wordsOf(wanted).some((word) => wordsOf(found).includes(word));
}
