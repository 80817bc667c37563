// What the product makes of a model's answers, by the labels of the mails that were asked about: how much of them it keeps word for
// word, what it adds, and how good the digest is. npm run model -- --ref FILE --answers FILE [--alone] [--share N] [--details]
//
// FILE is words (scripts/train/words), with lines of another person as the answers, or office records, with a line {id, answer} for
// each answer, a JSON object as the prompt asks for it. --alone leaves the embedded writer out, --share keeps so much of the answers'
// lines (by a hash of each), as of a model that overlooks the others.
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { DigestContent } from "../../app/digest/digest-content";
import { dayWords } from "../../app/digest/timeline-day";
import { checkQuotes } from "../../app/writing/check/check-quotes";
import { sayDay } from "../../app/writing/dates/say-day";
import { type DigestMaterial, EMPTY_DRAFT } from "../../app/writing/digest-material";
import { writeDigest } from "../../app/writing/embedded/write-digest";
import { MODEL_LIMITS, writeWithModel } from "../../app/writing/model/write-with-model";
import type { ScoredRecord } from "../../tests/fixtures/office/office-record";
import { compareDigest, isDue, isOwner, type ScoredLine } from "../../tests/support/office-score";
import { productModels } from "./encoder";
import { plainInbox } from "./plain-mail";
import { officeMaterial } from "./predict-office";
import { linesOf, paired, sameOwner, type WordedMail, WordedMails } from "./worded-lines";

const { values } = parseArgs({
  options: {
    ref: { type: "string" },
    answers: { type: "string" },
    alone: { type: "boolean" },
    share: { type: "string" },
    details: { type: "boolean" },
  },
});
if (!values.ref || !values.answers) {
  console.error("usage: npm run model -- --ref FILE --answers FILE [--alone] [--share N] [--details]");
  process.exit(2);
}
/** Two lines are nearly word for word alike from this share of shared words on (F1). */
const NEAR = 0.8;
const KINDS = ["task", "trouble", "decision"] as const;
type Kind = (typeof KINDS)[number];
const KIND = { actions: "task", blockers: "trouble", decisions: "decision" } as const;

const Items = z.array(z.looseObject({ quotes: z.array(z.looseObject({ quote: z.string() })) }));
const Answer = z.looseObject({ actionItems: Items, blockers: Items, decisions: Items });
type Answer = z.infer<typeof Answer>;
const Answered = z.object({ id: z.string(), answer: Answer });

const share = Number(values.share ?? 1);

const counts = new Map(KINDS.map((kind) => [kind, { wanted: 0, written: 0, right: 0, near: 0 }]));
const facts = { owner: { right: 0, of: 0 }, due: { right: 0, of: 0 } };
const lines = { kept: 0, of: 0, forbidden: 0 };

const read = async (file: string): Promise<unknown[]> =>
  (await readFile(file, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
const [records, answers] = [await read(values.ref), await read(values.answers)];
const worded = WordedMails.safeParse(records);
if (worded.success) await scoreWords(worded.data, WordedMails.parse(answers));
else await scoreRecords(records as ScoredRecord[], z.array(Answered).parse(answers));

for (const [kind, { wanted, written, right, near }] of counts)
  console.log(
    `${kind}: ${wanted} wanted, recall ${ratio(right, wanted)}, precision ${ratio(right, written)}${worded.success ? `, near ${ratio(near, right)}` : ""}`,
  );
console.log(
  `owner ${ratio(facts.owner.right, facts.owner.of)}, due ${ratio(facts.due.right, facts.due.of)}, ${lines.kept} of ${lines.of} lines of the answers as they were${worded.success ? "" : `, forbidden ${lines.forbidden}`}`,
);

function ratio(part: number, whole: number): string {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}

async function scoreWords(mails: readonly WordedMail[], others: readonly WordedMail[]): Promise<void> {
  for (const mail of mails) {
    const other = others.find(({ id }) => id === mail.id);
    if (!other) continue;
    const material = await officeMaterial(plainInbox([mail], mail.date));
    const written = linesOf(await digestOf(material, answerOf(other)));
    const pairs = paired(mail.lines, written);
    for (const { kind } of mail.lines) count(kind, "wanted");
    for (const { kind } of written) count(kind, "written");
    for (const { line, found, f1 } of pairs) {
      count(line.kind, "right");
      if (f1 >= NEAR) count(line.kind, "near");
      if (line.kind !== "task") continue;
      fact("owner", sameOwner(line.owner, found.owner));
      fact("due", (line.due ?? null) === (found.due ?? null));
    }
  }
}

async function scoreRecords(
  labelled: readonly ScoredRecord[],
  answered: readonly z.infer<typeof Answered>[],
): Promise<void> {
  for (const record of labelled) {
    const answer = answered.find(({ id }) => id === record.id)?.answer;
    if (!answer) continue;
    const content = await digestOf(await officeMaterial(record), answer);
    const written = scoredLines(content);
    const { hits, extras, forbidden } = compareDigest(record, written);
    lines.forbidden += forbidden.length;
    for (const section of ["actions", "blockers", "decisions"] as const)
      for (const _ of record.expect[section]) count(KIND[section], "wanted");
    for (const { kind } of extras) count(KIND[kind], "written");
    for (const { label, line } of hits) {
      count(KIND[label.kind], "written");
      count(KIND[label.kind], "right");
      if (label.owner !== undefined) fact("owner", isOwner(line.owner, label.owner));
      if (label.due) fact("due", isDue(line.timeline, label.due));
    }
  }
}

function count(kind: Kind, what: "wanted" | "written" | "right" | "near"): void {
  const of = counts.get(kind);
  if (of) of[what] += 1;
}

function fact(name: keyof typeof facts, isRight: boolean): void {
  facts[name].of += 1;
  if (isRight) facts[name].right += 1;
}

/** The digest that the product saves where the model gives that answer. */
async function digestOf(material: DigestMaterial, whole: Answer): Promise<DigestContent> {
  const answer = {
    ...whole,
    actionItems: whole.actionItems.filter(isNoticed),
    blockers: whole.blockers.filter(isNoticed),
    decisions: whole.decisions.filter(isNoticed),
  };
  const draft = await writeWithModel(
    material,
    async () => JSON.stringify(answer),
    MODEL_LIMITS,
    async (given) => (values.alone ? EMPTY_DRAFT : writeDigest(given, productModels(true))),
  );
  const { content } = checkQuotes(draft, material);
  const written = new Set(linesOf(content).map(({ line }) => line));
  for (const line of [...answer.actionItems, ...answer.blockers, ...answer.decisions].map(textOf)) {
    lines.of += 1;
    if (written.has(line)) lines.kept += 1;
    else if (values.details) console.log(`not as it was: ${line}`);
  }
  return content;
}

function textOf(item: Record<string, unknown>): string {
  return String(item.task ?? item.description ?? item.decision ?? "");
}

function isNoticed(item: Record<string, unknown>): boolean {
  return (
    [...textOf(item)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1009, 7) / 1009 < share
  );
}

/** A person's lines as a model answers: each day as the prompt's date lets it say it. */
function answerOf({ lines: said, date }: WordedMail): Answer {
  const of = (kind: Kind) => said.filter((line) => line.kind === kind);
  const quotes = (quote: string) => [{ source: "m1", quote }];
  return Answer.parse({
    ...EMPTY_DRAFT,
    actionItems: of("task").map(({ line, owner, due, quote }) => ({
      task: line,
      owner: owner ?? null,
      timeline: due ? sayDay(due, date) : null,
      urgency: "none",
      quotes: quotes(quote),
    })),
    blockers: of("trouble").map(({ line, quote }) => ({
      ...{ description: line, impact: null, solution: null, urgency: "none" },
      quotes: quotes(quote),
    })),
    decisions: of("decision").map(({ line, quote }) => ({
      ...{ decision: line, context: null, status: null },
      quotes: quotes(quote),
    })),
  });
}

function scoredLines(content: DigestContent): ScoredLine[] {
  const sections = { task: "actions", trouble: "blockers", decision: "decisions" } as const;
  return linesOf(content).map(({ kind, line, owner, due, quotes }) => ({
    kind: sections[kind],
    words: line,
    owner: owner ?? null,
    timeline: due ? dayWords(due, due) : null,
    quotes: quotes.join(" "),
  }));
}
