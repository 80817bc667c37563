// Writes what the encoder is fitted on, as it reads it: `sentences.jsonl` and `lines.jsonl` in the folder named as first argument.
// From scripts/train/sentences, mails and words, and from the threads, weeks and inboxes of the folders named so; further arguments are
// files of those to leave out, "weeks/a01", "words/a"; with ONLY, a regular expression, nothing else than the files that it names. The linear models propose the matters of `lines`, so that it learns to choose among what it will
// be asked about. Each mail of a thread stands there alone, too: one reader reads a mail and a week.
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { DigestMaterial } from "../../../app/writing/digest-material";
import type { EncoderInput } from "../../../app/writing/embedded/encoder/encoder";
import { matterInput, sentenceInput } from "../../../app/writing/embedded/encoder/encoder-input";
import { LaterTalk } from "../../../app/writing/embedded/encoder/later-words";
import { followMaterial, isOpen } from "../../../app/writing/embedded/follow-material";
import type { Surroundings } from "../../../app/writing/embedded/matters/line-features";
import { EVERY_LINE } from "../../../app/writing/embedded/matters/line-judge";
import { type Matter, type MatterKind, tellingAct } from "../../../app/writing/embedded/matters/matter";
import { FITTED } from "../../../app/writing/embedded/meetings/meeting-models";
import type { Statement } from "../../../app/writing/embedded/statement";
import { atOnce } from "../../../app/writing/slices";
import { officeLines } from "../../../tests/support/office-lines";
import { compareDigest } from "../../../tests/support/office-score";
import { encoder } from "../../eval/encoder";
import { plainInbox } from "../../eval/plain-mail";
import { officeMaterial } from "../../eval/predict-office";
import { likeness, readWordedMails, type WordedMail } from "../../eval/worded-lines";
import { type ActExample, labelsOf as labelsOfMail, mailMaterial, readActExamples } from "../act-examples";
import { type LabelledMail, readLabelledMails } from "../labelled-mails";
import { labelledRecords } from "../labelled-records";
import { type LabelledThread, readLabelledThreads } from "../labelled-threads";
import { labelsOf } from "../link-examples";
import { mailSentences } from "../mail-sentences";
import {
  labelsInThread,
  labelsInWorded,
  type SentenceLabels,
  WORDED,
  wordedLinesOn,
} from "../sentence-labels";
import { threadMaterial } from "../thread-material";
import { eagerActs } from "./eager-acts";
import { lineState, matterStates } from "./matter-states";
import { saidByEncoder } from "./said-by-encoder";

interface SentenceExample {
  input: EncoderInput;
  /** a: work ahead, b: something in the way, d: decided, x: done or over. */
  labels: string[];
  unknown: string[];
  who: ActExample["who"];
}

interface LineExample {
  input: EncoderInput;
  /** "not": over or nothing, which of both is not known. */
  state: "open" | "over" | "none" | "not";
}

const SECTIONS = { action: "actions", blocker: "blockers", decision: "decisions" } as const;
/** How like a wanted line a matter's words are that stand for it. */
const ALIKE = 0.34;
const LETTERS: Readonly<Record<MatterKind, string>> = { action: "a", blocker: "b", decision: "d" };

const [out = "", ...leftOut] = process.argv.slice(2);
const only = process.env.ONLY ? new RegExp(process.env.ONLY) : null;
const isTaken = (file: string) =>
  (only?.test(file) ?? true) && !leftOut.some((other) => file.startsWith(other));
const { pieces } = encoder;

const followed = (material: DigestMaterial) => atOnce(followMaterial(material, FITTED, eagerActs));

const sentences: SentenceExample[] = [];
const lines: LineExample[] = [];

const records = isTaken("mails") ? labelledRecords([]) : [];
const ofRecords = (await Promise.all(records.map(mailSentences))).flat();
for (const { statement, before, labels, unknown, who } of [
  ...(isTaken("sentences") ? readActExamples("scripts/train/sentences/english", "en") : []),
  ...ofRecords.filter(({ language }) => language === "en").map(({ example }) => example),
])
  sentences.push({
    input: sentenceInput(pieces, statement, before),
    labels: [...labels],
    unknown: [...unknown],
    who,
  });
for (const record of records) {
  const { matters, surroundings } = atOnce(followMaterial(await officeMaterial(record), FITTED, eagerActs));
  const listed = await officeLines(record, { acts: eagerActs, judge: EVERY_LINE });
  const { hits, extras } = compareDigest(record, listed);
  const asked = new Set(hits.map(({ line }) => line));
  const extra = new Set(extras);
  const talk = talkIn(surroundings);
  for (const matter of matters.filter(isOpen)) {
    const words = tellingAct(matter)?.line;
    const line = listed.find((known) => known.kind === SECTIONS[matter.kind] && known.words === words);
    if (line && (asked.has(line) || extra.has(line)))
      addLine(matter, surroundings, talk, asked.has(line) ? "open" : "not");
  }
}
if (isTaken("sentences"))
  for (const mail of readLabelledMails("scripts/train/sentences/english")) addMail(mail);
for (const file of readdirSync("scripts/train/words"))
  if (isTaken(`words/${file}`))
    for (const mail of await readWordedMails(`scripts/train/words/${file}`)) await addWorded(mail);
for (const folder of ["threads", "weeks", "inboxes"])
  for (const thread of readLabelledThreads(`scripts/train/${folder}`)) {
    if (thread.language !== "en" || !isTaken(`${folder}/${thread.id}`)) continue;
    addSentences(thread);
    addLines(thread);
    if (thread.mails.length > 1) for (const mail of thread.mails) addLines({ ...thread, mails: [mail] });
  }

writeFileSync(path.join(out, "sentences.jsonl"), sentences.map((one) => JSON.stringify(one)).join("\n"));
writeFileSync(path.join(out, "lines.jsonl"), lines.map((one) => JSON.stringify(one)).join("\n"));
console.log(`${sentences.length} sentences, ${lines.length} lines`);

/** The open matters of a labelled mail, by the labels of their sentences. */
function addMail(mail: LabelledMail): void {
  const { matters, surroundings } = followed(mailMaterial(mail));
  const talk = talkIn(surroundings);
  for (const matter of matters.filter(isOpen)) {
    const labels = matter.acts.map((act) => labelsOfMail(act.statement.text, mail));
    if (labels.includes(null)) continue;
    const isAsked = labels.flatMap((said) => said ?? []).some((said) => said[0] === LETTERS[matter.kind]);
    addLine(matter, surroundings, talk, isAsked ? "open" : "not");
  }
}

/** The sentences and matters of a mail whose lines a person wrote, by the words that these stand on. */
async function addWorded(mail: WordedMail): Promise<void> {
  const { matters, surroundings, statements } = followed(await officeMaterial(plainInbox([mail], mail.date)));
  for (const statement of statements) {
    if (statement.language !== "en" || statement.text.length <= 2) continue;
    addSentence(statement, surroundings, labelsInWorded(statement, mail));
  }
  const talk = talkIn(surroundings);
  for (const matter of matters.filter(isOpen)) {
    const wanted = matter.acts.flatMap(({ statement }) =>
      wordedLinesOn(statement, mail).filter(({ kind }) => WORDED[kind] === LETTERS[matter.kind]),
    );
    const words = tellingAct(matter)?.line ?? "";
    const isSo = wanted.some(
      ({ line, quote }) => Math.max(likeness(line, words), likeness(quote, words)) >= ALIKE,
    );
    // "Would you chase him, he answers you quicker than me": another clause of a sentence that somebody wanted a line of.
    if (isSo || wanted.length === 0) addLine(matter, surroundings, talk, isSo ? "open" : "none");
    else if (isBeside(matter, matters)) addLine(matter, surroundings, talk, "none");
  }
}

/** Another open matter of its kind stands on its sentence. */
function isBeside(matter: Matter, matters: readonly Matter[]): boolean {
  return matters.some(
    (other) =>
      other !== matter &&
      other.kind === matter.kind &&
      isOpen(other) &&
      tellingAct(other)?.statement === tellingAct(matter)?.statement,
  );
}

function addLines(thread: LabelledThread): void {
  const { matters, surroundings } = followed(threadMaterial(thread));
  const states = matterStates(thread);
  const talk = talkIn(surroundings);
  for (const matter of matters) {
    const labels = matter.acts.map((act) => labelsOf(act.statement, thread));
    if (labels.includes(null)) continue;
    const state = lineState(
      matter.kind,
      labels.flatMap((said) => said ?? []),
      states,
    );
    if (state !== null) addLine(matter, surroundings, talk, state);
  }
}

function addSentences(thread: LabelledThread): void {
  const { surroundings, statements } = followed(threadMaterial(thread));
  for (const statement of statements) {
    const said = labelsInThread(statement, thread);
    if (said !== null && statement.language === "en" && statement.text.length > 2)
      addSentence(statement, surroundings, said);
  }
}

function addSentence(
  statement: Statement,
  { around }: Surroundings,
  { labels, unknown, who }: SentenceLabels,
): void {
  sentences.push({
    input: sentenceInput(pieces, statement, around.get(statement)?.before ?? null),
    labels: [...labels],
    unknown: [...unknown],
    who,
  });
}

/** What an encoder that was fitted before says of the sentences chooses what is shown of what was said later. */
function talkIn(surroundings: Surroundings): LaterTalk {
  return atOnce(LaterTalk.read(surroundings, saidByEncoder(surroundings)));
}

function addLine(
  matter: Matter,
  { around }: Surroundings,
  talk: LaterTalk,
  state: LineExample["state"],
): void {
  const act = tellingAct(matter);
  const near = act && around.get(act.statement);
  if (act && near && act.statement.language === "en")
    lines.push({ input: matterInput(pieces, matter, act, near, talk.of(matter, act).words), state });
}
