import { Pace, type Slices } from "../../slices";
import { cuesOf } from "../models/cues";
import { sentenceFeatures } from "../models/sentence-features";
import { type TokenClasses, tokenClasses } from "../models/token-classes";
import { contentStems, wordsOf } from "../tokens";
import { conceptsOf } from "./concepts";

/** What the turn models need of a statement in a conversation. */
interface Spoken {
  speaker: string | null;
  text: string;
}

const REACH = 3;
/** Characters of turns between two pauses. */
const SLICE = 2500;

/**
 * Features of every turn of one conversation for the fitted turn models: its own grammar (`sentenceFeatures`), the
 * cues of the turns around it, the common concepts it touches, how rare its words are in this conversation, who speaks and when. No content words.
 */
export function* turnFeatures(turns: readonly Spoken[]): Slices<string[][]> {
  const pace = new Pace(SLICE);
  const sentences: TokenClasses[] = [];
  const cues: string[][] = [];
  const stems: string[][] = [];
  for (const turn of turns) {
    if (pace.isDue(turn.text.length)) yield;
    const sentence = tokenClasses(turn.text);
    sentences.push(sentence);
    cues.push(cuesOf(sentence));
    stems.push(contentStems(turn.text));
  }
  const frequency = new Map<string, number>();
  for (const list of stems) for (const stem of list) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const talk = new Map<string, number>();
  for (const turn of turns) talk.set(turn.speaker ?? "", (talk.get(turn.speaker ?? "") ?? 0) + 1);
  const first = turns[0]?.speaker ?? "";
  const names = [...talk.keys()].map((name) => name.toLowerCase()).filter((name) => name.length > 2);
  const nameWords = new Set(
    names.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((word) => word.length > 3),
  );
  const lengths = turns.map((turn) => wordsOf(turn.text).length);
  const features: string[][] = [];
  for (const [i, turn] of turns.entries()) {
    if (pace.isDue(turn.text.length)) yield;
    const sentence = sentences[i];
    const out = new Set(sentence ? sentenceFeatures(sentence, cues[i] ?? []) : []);
    const near = new Map<string, number>();
    for (let j = Math.max(0, i - REACH); j <= Math.min(turns.length - 1, i + REACH); j++) {
      if (j === i) continue;
      const side = j < i ? "<" : ">";
      const close = Math.abs(j - i) === 1 ? "1" : "";
      const same = turns[j]?.speaker === turn.speaker ? "=" : "";
      for (const cue of cues[j] ?? []) {
        near.set(`${side}${same}${cue}`, 1);
        if (close) near.set(`${side}1${same}${cue}`, 1);
      }
    }
    for (const cue of near.keys()) out.add(cue);
    let wide = 0;
    for (let j = Math.max(0, i - 8); j <= Math.min(turns.length - 1, i + 8); j++)
      wide += (cues[j] ?? []).filter((c) => WORK_CUES.has(c)).length;
    out.add(`work${Math.min(8, Math.floor(wide / 2))}`);
    const at = turns.length > 1 ? i / (turns.length - 1) : 0;
    out.add(`at${Math.floor(at * 10)}`);
    if (at > 0.95) out.add("closing");
    if (at > 0.85) out.add("late");
    if (at < 0.04) out.add("opening");
    const left = turns.length - 1 - i;
    const ending = left < 12 ? 0 : left < 25 ? 1 : left < 50 ? 2 : left < 100 ? 3 : 4;
    out.add(`left${ending}`);
    const length = Math.min(7, Math.floor((lengths[i] ?? 0) / 4));
    out.add(`words${length}`);
    let weight = 0;
    for (const stem of stems[i] ?? []) weight += Math.log(1 + (frequency.get(stem) ?? 0));
    out.add(`topic${Math.min(8, Math.floor(weight / 3))}`);
    out.add(`rare${Math.min(4, (stems[i] ?? []).filter((s) => (frequency.get(s) ?? 0) <= 2).length)}`);
    const share = (talk.get(turn.speaker ?? "") ?? 0) / turns.length;
    out.add(`share${Math.min(5, Math.floor(share * 10))}`);
    if (turn.speaker === first) {
      out.add("chair");
      out.add(`chair&at${Math.floor(at * 5)}`);
      out.add(`chair&words${length}`);
      for (const cue of cues[i] ?? []) out.add(`chair#${cue}`);
    }
    for (const cue of cues[i] ?? []) {
      if (at > 0.85) out.add(`late#${cue}`);
      if (length >= 2) out.add(`long#${cue}`);
    }
    const lower = turn.text.toLowerCase();
    if (names.some((name) => lower.includes(name))) {
      out.add("names");
      if (at > 0.85) out.add("late&names");
    }
    if (wordsOf(lower).some((word) => nameWords.has(word))) {
      out.add("names-part");
      out.add(`names-part&left${ending}`);
      for (const cue of cues[i] ?? []) out.add(`names-part#${cue}`);
    }
    if (turn.speaker === first) out.add(`chair&left${ending}`);
    for (const cue of cues[i] ?? []) out.add(`left${ending}#${cue}`);
    for (const sign of conceptSigns(conceptsOf(turn.text), cues[i] ?? [], at, lengths[i] ?? 0)) out.add(sign);
    out.add(turns[i - 1]?.speaker === turn.speaker ? "goes-on" : "takes-over");
    out.add(turns[i + 1]?.speaker === turn.speaker ? "will-go-on" : "hands-over");
    features.push([...out]);
  }
  return features;
}

/** Concepts alone, in pairs, beside cues, and where in the meeting they come. */
function conceptSigns(
  concepts: readonly string[],
  cues: readonly string[],
  at: number,
  length: number,
): string[] {
  const part = at > 0.85 ? "late" : at < 0.15 ? "early" : "mid";
  return concepts.flatMap((concept) => [
    `k:${concept}`,
    `k:${concept}@${part}`,
    ...(length >= 8 ? [`k:${concept}&long`] : []),
    ...concepts.filter((other) => concept < other).map((other) => `k:${concept}&${other}`),
    ...cues.map((cue) => `k:${concept}#${cue}`),
  ]);
}

const WORK_CUES = new Set([
  "iWill",
  "weWill",
  "youWill",
  "youModal",
  "needYou",
  "canYou",
  "nameNeeds",
  "weNeedTo",
  "letUs",
  "imperative",
  "byTime",
  "due",
  "wantYouTo",
  "iNeed",
  "pleaseVerb",
]);
