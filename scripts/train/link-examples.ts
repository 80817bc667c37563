import type { Act } from "../../app/writing/embedded/act";
import { clockOf } from "../../app/writing/embedded/due-dates";
import { followMatters } from "../../app/writing/embedded/matters/follow-matters";
import type { Later } from "../../app/writing/embedded/matters/later";
import type { JudgedPair } from "../../app/writing/embedded/matters/link-model";
import { KIND_OF_ACT } from "../../app/writing/embedded/matters/matter";
import { type Nearby, openingFeatures } from "../../app/writing/embedded/matters/opening-features";
import { pairFeatures } from "../../app/writing/embedded/matters/pair-features";
import type { Pair } from "../../app/writing/embedded/matters/pairs";
import { readActs } from "../../app/writing/embedded/read-acts";
import { readMaterial } from "../../app/writing/embedded/read-material";
import type { Statement } from "../../app/writing/embedded/statement";
import { atOnce } from "../../app/writing/slices";
import { bareLine } from "./labelled-line";
import { type LabelledThread, type MatterLabel, readLabelledThreads } from "./labelled-threads";
import { mixed } from "./mixed-threads";
import { threadMaterial } from "./thread-material";

/** A later sentence and an open matter, and whether it ends it. */
export interface LinkExample {
  thread: string;
  place: Pair["place"];
  features: string[];
  ends: boolean;
  goes: boolean;
}

/** An act of a statement that stands near open matters, and whether it makes a matter of its own. */
interface OpeningExample {
  thread: string;
  /** Its features with what the links of its statement say. */
  features: (nearby: Nearby) => string[];
  pairs: readonly LinkExample[];
  isOwners: boolean;
  opens: boolean;
}

interface ThreadExamples {
  links: LinkExample[];
  openings: OpeningExample[];
}

/** The examples of each labelled thread, and of each beside another one, whose words are about something else. */
export function readLinkExamples(folder: string): ThreadExamples[] {
  const threads = readLabelledThreads(folder);
  return [
    ...threads.map(examplesOf),
    ...threads.flatMap((thread, at) => {
      const other = threads[at + 1];
      if (!other || other.language !== thread.language) return [];
      const { links } = examplesOf(mixed(thread, other));
      return [
        { links: links.filter(({ place, ends, goes }) => place === "else" && !ends && !goes), openings: [] },
      ];
    }),
  ];
}

/** "[10:02] Priya: ", which a reader of talks takes off. */
const TURN = /^(?:\[[^\]]*\]\s*)?[^:]{1,40}:\s+/;
/** Log-odds of what the labels say, and of what they don't. */
const [YES, NO] = [9, -9];
const KINDS = { action: "duty", blocker: "obstacle", decision: "decision" } as const;
function examplesOf(thread: LabelledThread): ThreadExamples {
  const all = threadMaterial(thread);
  const { statements, people } = atOnce(readMaterial(all));
  const clock = clockOf(all.timeZone);
  const read = atOnce(readActs(statements, { people, clock }));
  const labels = new Map<Statement, MatterLabel[] | null>();
  for (const statement of statements) labels.set(statement, labelsOf(statement, thread));
  const numbers = new Map<Act, string>();
  for (const statement of statements) {
    const opened = (labels.get(statement) ?? []).filter((label) => label.mark === "+");
    const acts = read.acts.get(statement) ?? [];
    for (const label of opened) {
      const act = acts.find((known) => KIND_OF_ACT[known.kind] === label.kind && !numbers.has(known));
      if (act) numbers.set(act, label.matter);
      else if (label.kind) {
        const owner =
          label.owner === "w"
            ? statement.speaker
            : label.owner === "r"
              ? statement.addressee
              : label.owner === null || label.owner === "-"
                ? null
                : people.resolve(label.owner.replace(/^\p{L}/u, (c) => c.toUpperCase()));
        const made: Act = {
          kind: label.owner === "r" ? "request" : label.owner === "w" ? "commitment" : KINDS[label.kind],
          statement,
          line: statement.text,
          owner,
          when: null,
          certainty: 0.9,
          support: [],
        };
        read.acts.set(statement, [...(read.acts.get(statement) ?? []), made]);
        numbers.set(made, label.matter);
      }
    }
  }
  const links: LinkExample[] = [];
  const openings: OpeningExample[] = [];
  const pairsOf = new Map<Statement, LinkExample[]>();
  const pair = (pair: Pair): JudgedPair => {
    const number =
      pair.matter.acts.map((act) => numbers.get(act)).find((n) => n !== undefined) ??
      [...numbers].find(([act]) =>
        pair.matter.acts.some((known) => known.statement === act.statement && known.line === act.line),
      )?.[1];
    const said = labels.get(pair.later.statement);
    if (number === undefined || said === null || said === undefined) return { pair, ends: NO, goes: NO };
    const of = said.filter(({ matter }) => matter === number);
    const ends = of.some(({ mark }) => mark === "=" || mark === "~");
    const goes = !ends && of.some(({ mark }) => mark === "?" || mark === "^" || mark === ">");
    const example: LinkExample = {
      thread: thread.id,
      place: pair.place,
      features: pairFeatures(pair),
      ends,
      goes,
    };
    links.push(example);
    pairsOf.set(pair.later.statement, [...(pairsOf.get(pair.later.statement) ?? []), example]);
    return { pair, ends: ends ? YES : NO, goes: goes ? YES : NO };
  };
  const opens = (act: Act, later: Later, { isOwners }: Nearby): number => {
    const said = labels.get(later.statement);
    const isOpening = said?.some(({ mark, kind }) => mark === "+" && kind === KIND_OF_ACT[act.kind]) ?? true;
    if (said)
      openings.push({
        thread: thread.id,
        features: (nearby) => openingFeatures(act, later, nearby),
        pairs: pairsOf.get(later.statement) ?? [],
        isOwners,
        opens: isOpening,
      });
    return isOpening ? YES : NO;
  };
  atOnce(followMatters(statements, read, clock, undefined, { pairs: (pairs) => pairs.map(pair), opens }));
  return { links, openings };
}

/** Of the line that a statement is, or lies in; null where its line says something of matters, but has several sentences. */
export function labelsOf(statement: Statement, thread: LabelledThread): MatterLabel[] | null {
  const mail = thread.mails[Number(statement.source.id)];
  if (!mail) return null;
  const line = mail.lines.find(({ text }) =>
    [bareLine(text), bareLine(text).replace(TURN, "")].includes(statement.text),
  );
  if (line) return line.labels;
  const around = mail.lines.find(({ text }) => text.includes(statement.text));
  if (around) return around.labels.length === 0 ? [] : null;
  const within = mail.lines.filter(({ text }) => text.length > 3 && statement.text.includes(bareLine(text)));
  return within.length > 0 ? within.flatMap((known) => known.labels) : null;
}
