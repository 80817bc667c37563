// What the writer lists of labelled threads: score-threads.ts FOLDER [--details] [--rows] [FILE...], of the files named so.
// With --rows, a line of JSON for each sentence and each open matter on top, from which weigh.py fits what with-encoder.ts holds.
import { matterInput } from "../../../app/writing/embedded/encoder/encoder-input";
import { LaterTalk } from "../../../app/writing/embedded/encoder/later-words";
import { QUESTION, sentenceOdds } from "../../../app/writing/embedded/encoder/with-encoder";
import { followMaterial, isOpen } from "../../../app/writing/embedded/follow-material";
import { isToldByForm, LIKELY_LINE, lineOdds } from "../../../app/writing/embedded/matters/line-judge";
import { type Matter, type MatterKind, tellingAct } from "../../../app/writing/embedded/matters/matter";
import { FITTED } from "../../../app/writing/embedded/meetings/meeting-models";
import { actOdds } from "../../../app/writing/embedded/models/act-model";
import type { Statement } from "../../../app/writing/embedded/statement";
import { atOnce } from "../../../app/writing/slices";
import { encoder, productModels } from "../../eval/encoder";
import { type LabelledThread, type MatterLabel, readLabelledThreads } from "../labelled-threads";
import { labelsOf } from "../link-examples";
import { threadMaterial } from "../thread-material";
import { matterStates } from "./matter-states";
import { saidByEncoder } from "./said-by-encoder";

const [folder = "", ...more] = process.argv.slice(2);
const details = more.includes("--details");
const rows = more.includes("--rows");
const files = more.filter((one) => !one.startsWith("--"));
/** Readers who are no one person: a task of theirs needs no owner. */
const GROUP =
  /\b(?:all|team|staff|members?|managers|heads|group|volunteers|parents|colleagues|tenants|support|service|crew|office|everyone|desk|helpdesk|nurses|\p{L}+s)$/iu;
const KINDS: readonly MatterKind[] = ["action", "blocker", "decision"];

const sums = new Map<
  MatterKind,
  Record<"asked" | "found" | "lines" | "over" | "nothing" | "again", number>
>();
const sumOf = (kind: MatterKind) => {
  const sum = sums.get(kind) ?? { asked: 0, found: 0, lines: 0, over: 0, nothing: 0, again: 0 };
  sums.set(kind, sum);
  return sum;
};
/** Of actions that were found: how often it is right, of how many. */
const facts = {
  owner: { right: 0, of: 0 },
  "due date": { right: 0, of: 0 },
  "no due date where none is said": { right: 0, of: 0 },
};
const count = (fact: { right: number; of: number }, isRight: boolean): boolean => {
  fact.of += 1;
  if (isRight) fact.right += 1;
  return isRight;
};

const threads = readLabelledThreads(folder);
/** Whether the files of this folder say days at all. */
const saysDays = threads.some(({ mails }) =>
  mails.some(({ lines }) => lines.some(({ labels }) => labels.some(({ due }) => due !== null))),
);
for (const thread of threads)
  if (thread.language === "en" && (files.length === 0 || files.some((file) => thread.id.startsWith(file))))
    score(thread);
for (const [kind, { asked, found, lines, over, nothing, again }] of sums)
  console.log(
    `${kind}: recall ${(found / asked).toFixed(3)} of ${asked}, precision ${(found / lines).toFixed(3)} of ${lines}; over ${over}, nothing ${nothing}, again ${again}`,
  );
for (const [name, { right, of }] of Object.entries(facts))
  console.log(`${name} ${(right / of).toFixed(3)} of ${of}`);

function score(thread: LabelledThread): void {
  const { acts = actOdds, judge = LIKELY_LINE } = productModels();
  const { matters, surroundings, statements } = atOnce(followMaterial(threadMaterial(thread), FITTED, acts));
  const { kinds, over } = matterStates(thread);
  const opened = new Map<string, { label: MatterLabel; text: string; writer: string; readers: string[] }>();
  for (const { lines, writer, readers } of thread.mails)
    for (const { labels, text } of lines)
      for (const label of labels)
        if (label.mark === "+") opened.set(label.matter, { label, text, writer, readers });
  const say = (what: string, words: string) => details && console.log(`${thread.id} ${what}: ${words}`);
  const isOver = ({ matter }: MatterLabel) => over.has(matter);
  const labelsAbout = (matter: Matter): MatterLabel[] => {
    const labels = matter.acts
      .flatMap((act) => labelsOf(act.statement, thread) ?? [])
      .filter((label) => kinds.get(label.matter) === matter.kind);
    const opening = labels.filter(({ mark }) => mark === "+");
    return opening.length > 0 ? opening : labels.filter(({ mark }) => /[\^>?]/.test(mark));
  };
  for (const [matter, kind] of kinds) if (!over.has(matter)) sumOf(kind).asked++;
  const actsOf = saidByEncoder(surroundings);
  const talk = atOnce(LaterTalk.read(surroundings, actsOf));
  const found = new Set<string>();
  const standing = matters.filter((matter) => isOpen(matter) && matter.item === null);
  if (rows) {
    for (const statement of statements) writeSentence(statement);
    for (const matter of standing) writeLine(matter);
  }
  for (const matter of standing.filter((one) => judge(one, surroundings))) {
    const act = tellingAct(matter);
    if (!act) continue;
    const sum = sumOf(matter.kind);
    sum.lines++;
    const about = labelsAbout(matter);
    const live = about.find((label) => !isOver(label) && !found.has(label.matter));
    const words = `"${act.line}" [${matter.owner ?? ""}] {${matter.when?.day ?? matter.when?.words ?? ""}} ${act.kind} ${act.certainty.toFixed(2)} <- ${act.statement.text}`;
    if (live) {
      found.add(live.matter);
      sum.found++;
      const asked = opened.get(live.matter);
      if (matter.kind === "action" && asked) scoreFacts(matter, asked, words);
    } else if (about.some((label) => !isOver(label))) {
      sum.again++;
      say(`${matter.kind} again`, words);
    } else if (about.length > 0) {
      sum.over++;
      say(`${matter.kind} over`, words);
    } else {
      sum.nothing++;
      say(`${matter.kind} nothing`, words);
    }
  }
  for (const [matter, kind] of kinds)
    if (!over.has(matter) && !found.has(matter))
      say(
        `${kind} missed`,
        `${opened.get(matter)?.text} (${matters.some((one) => one.acts.some((act) => labelsOf(act.statement, thread)?.some((label) => label.mark === "+" && label.matter === matter))) ? "a matter" : "no matter"})`,
      );

  /** What the linear models and the encoder say of a sentence, and what it was labelled as. */
  function writeSentence(statement: Statement): void {
    const labels = labelsOf(statement, thread);
    const odds = surroundings.read.odds.get(statement);
    if (labels === null || !odds || statement.language !== "en") return;
    const linear = odds.linear ?? odds;
    const said = actsOf(statement);
    // What is asked again, or spoken of, may be listed as what it is, or not.
    const isUnsure = labels.some(({ mark }) => /[\^>?]/.test(mark));
    for (const [at, kind] of KINDS.entries()) {
      const isSaid = labels.some((label) => label.mark === "+" && label.kind === kind);
      if (!isSaid && isUnsure) continue;
      const row = { kind, isSaid, linear: linear[QUESTION[kind]], said: said[at] ?? 0 };
      console.log(`SENTENCE ${JSON.stringify(row)}`);
    }
  }

  /** What the judge of lines is told of an open matter, and whether it is to be listed. */
  function writeLine(matter: Matter): void {
    const act = tellingAct(matter);
    const around = act && surroundings.around.get(act.statement);
    if (!act || !around || matter.acts.some(({ statement }) => labelsOf(statement, thread) === null)) return;
    const { words, ended: told, count } = talk.of(matter, act);
    const [none = 0, ended = 0, open = 0] = encoder.read(
      matterInput(encoder.pieces, matter, act, around, words),
      "lines",
    );
    const row = {
      kind: matter.kind,
      isListed: labelsAbout(matter).some((label) => !isOver(label)),
      odds: sentenceOdds(matter, act, surroundings),
      over: open - ended,
      none: open - none,
      told,
      much: Math.log1p(count),
      byForm: Number(isToldByForm(matter, surroundings)),
      linear: lineOdds(matter, surroundings),
      rules: LIKELY_LINE(matter, surroundings),
    };
    console.log(`LINE ${JSON.stringify(row)}`);
  }

  function scoreFacts(
    matter: Matter,
    { label, writer, readers }: { label: MatterLabel; writer: string; readers: string[] },
    words: string,
  ): void {
    const first = (name: string) => name.toLowerCase().split(/[\s,]+/)[0] ?? "";
    const owner = label.owner ?? "-";
    const assigned = thread.mails
      .flatMap(({ lines }) => lines.flatMap(({ labels }) => labels))
      .filter(({ mark, matter: number, owner: to }) => mark === ">" && number === label.matter && to);
    const said = matter.owner?.toLowerCase() ?? "";
    if (assigned.length === 0) {
      const isRight =
        owner === "r"
          ? readers.some((name) => said.includes(first(name)) || (said === "" && GROUP.test(name)))
          : owner === "w"
            ? said.includes(first(writer))
            : owner === "-"
              ? said === ""
              : said.includes(first(owner.replaceAll("-", " ")));
      const act0 = tellingAct(matter);
      const whose = (act0 && surroundings.read.odds.get(act0.statement) as any)?.whose ?? [];
      const cat = owner === "r" ? 0 : owner === "w" ? 1 : owner === "-" ? 3 : 2;
      const got = said === "" ? 3 : readers.some((n) => said.includes(first(n))) ? 0 : said.includes(first(writer)) ? 1 : 2;
      const group = readers.length !== 1 || readers.some((n) => GROUP.test(n));
      console.log("WHO " + JSON.stringify({ cat, got, right: isRight, group, whose, kind: act0?.kind, cert: act0?.certainty, own: matter.owner, readers, writer, owner, text: act0?.statement.text, line: act0?.line }));
      if (!count(facts.owner, isRight))
        say("owner", `${owner} ${owner === "r" ? readers : owner === "w" ? writer : ""} | ${words}`);
    }
    const due = matter.when?.day?.slice(5) ?? null;
    if (label.due) {
      if (!count(facts["due date"], due === label.due)) say("due", `${label.due} | ${words}`);
    } else if (saysDays) {
      if (!count(facts["no due date where none is said"], due === null)) say("due too much", words);
    }
  }
}
