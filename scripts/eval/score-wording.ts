import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { DigestContent } from "../../app/digest/digest-content";
import { plainMail } from "./plain-mail";
import { officeDigest } from "./predict-office";

const Line = z.object({
  kind: z.enum(["task", "trouble", "decision"]),
  line: z.string(),
  owner: z.string().nullish(),
  due: z.string().nullish(),
  quote: z.string(),
});
const Mail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  date: z.string(),
  lines: z.array(Line),
});
type Line = z.infer<typeof Line>;
/** A line of the digest beside the words of its quotes. */
type Written = Omit<Line, "quote"> & { quotes: string };

/** Two lines say the same from this share of shared words on (F1), and nearly word for word from that on. */
const SAME = 0.4;
const NEAR = 0.8;
/** They tell no two lines apart. */
const SMALL = new Set("a an the to of for on in at by with and or is are be it that this please".split(" "));

const { values } = parseArgs({
  options: { ref: { type: "string" }, details: { type: "boolean" }, only: { type: "string" } },
});
if (!values.ref) {
  console.error("usage: npm run wording -- --ref WORDS.jsonl [--details] [--only ID]");
  process.exit(2);
}
const mails = (await readFile(values.ref, "utf8"))
  .trim()
  .split("\n")
  .map((line) => Mail.parse(JSON.parse(line)))
  .filter(({ id }) => !values.only || id === values.only);

const counts = new Map<
  Line["kind"],
  { wanted: number; written: number; found: number; near: number; f1: number }
>();
let owners = 0;
let dues = 0;
let tasks = 0;
for (const mail of mails) {
  const written = writtenIn(
    await officeDigest({
      agent: { title: "Office", description: "" },
      timeZone: "Europe/London",
      now: `${mail.date}T17:00:00.000Z`,
      mails: [plainMail(mail)],
    }),
  );
  const pairs = paired(mail.lines, written);
  for (const line of mail.lines) countsOf(line.kind).wanted += 1;
  for (const line of written) countsOf(line.kind).written += 1;
  for (const { line, found, f1 } of pairs) {
    const count = countsOf(line.kind);
    count.found += 1;
    count.f1 += f1;
    if (f1 >= NEAR) count.near += 1;
    if (line.kind !== "task") continue;
    tasks += 1;
    if (sameOwner(line.owner, found.owner)) owners += 1;
    if ((line.due ?? null) === (found.due ?? null)) dues += 1;
  }
  if (values.details) printDetails(mail, written, pairs);
}
for (const [kind, { wanted, written, found, near, f1 }] of counts) {
  const share = (part: number, whole: number) => (whole === 0 ? "-" : (part / whole).toFixed(3));
  console.log(
    `${kind}: ${wanted} wanted, recall ${share(found, wanted)}, precision ${share(found, written)}, words ${share(f1, found)}, near ${share(near, found)}`,
  );
}
console.log(`owner ${(owners / tasks).toFixed(3)}, due ${(dues / tasks).toFixed(3)}`);

function countsOf(kind: Line["kind"]) {
  const count = counts.get(kind) ?? { wanted: 0, written: 0, found: 0, near: 0, f1: 0 };
  counts.set(kind, count);
  return count;
}

function writtenIn(content: DigestContent): Written[] {
  const quotes = ({ sources }: { sources: { quote: string }[] }) =>
    sources.map(({ quote }) => quote).join(" ");
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
function paired(wanted: Line[], written: Written[]) {
  const candidates = wanted.flatMap((line) =>
    written
      .filter(({ kind }) => kind === line.kind)
      .map((found) => {
        const f1 = likeness(line.line, found.line);
        return { line, found, f1, score: f1 + likeness(line.quote, found.quotes) / 2 };
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
function likeness(a: string, b: string): number {
  const left = new Set(wordsOf(a));
  const right = new Set(wordsOf(b));
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

function sameOwner(wanted: string | null | undefined, found: string | null | undefined): boolean {
  if (!wanted || !found) return !wanted && !found;
  return wordsOf(wanted).some((word) => wordsOf(found).includes(word));
}

function printDetails(mail: z.infer<typeof Mail>, written: Written[], pairs: ReturnType<typeof paired>) {
  const told = ({ kind, line, owner, due }: Omit<Written, "quotes">) =>
    `${kind} ${line}${kind === "task" ? ` [${owner ?? "-"}${due ? `, ${due}` : ""}]` : ""}`;
  const lines = [
    ...pairs
      .filter(
        ({ line, found, f1 }) =>
          f1 < NEAR ||
          (line.kind === "task" &&
            !(sameOwner(line.owner, found.owner) && (line.due ?? null) === (found.due ?? null))),
      )
      .map(({ line, found, f1 }) => `  ${f1.toFixed(2)} ${told(line)}\n    => ${told(found)}`),
    ...mail.lines
      .filter((line) => !pairs.some((pair) => pair.line === line))
      .map((line) => `  MISSED ${told(line)}`),
    ...written
      .filter((found) => !pairs.some((pair) => pair.found === found))
      .map((found) => `  EXTRA ${told(found)}`),
  ];
  if (lines.length === 0) return;
  console.log(`\n${mail.id} ${mail.from} > ${mail.to} | ${mail.subject} (${mail.date})\n${mail.text}`);
  console.log(lines.join("\n"));
}
