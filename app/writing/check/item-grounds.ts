import type { Source } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import type { DigestMaterial } from "../digest-material";
import { once } from "../once";
import { datesSaid, daysCountedTo } from "./dates-said";
import { type KnownPeople, nameOf, wordsOf } from "./material-facts";
import { numbersSaid, strangeNumbers } from "./numbers-said";
import { furtherQuotes } from "./further-quotes";
import { impliedVerbs } from "./implied-verbs";
import { fittingOwner } from "./owner-fits";
import type { FoundQuote } from "./quote-finder";
import { samePolarity } from "./same-polarity";
import { splitSentences } from "./split-sentences";
import { contentStems, type SaidStems, saidStems } from "./word-stems";

/** A quote that is shown instead of a line must still read like a line. */
const LONGEST_LINE = 240;

/** Scripts without spaces between words: their lines can't be compared word by word, and give way at once. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Words that a writer may put around a date. */
const GLUE = /\b(?:a|at|before|by|due|end|from|in|of|on|the|this|until|bis|am|avant|le|antes|el)\b/gi;

/** "Take over (the figures)": what a line only names is neither done nor left. */
const NAMED_BESIDE = /\([^()]*\)$/;
const withoutNamed = (line: string, named: string | undefined): string =>
  (named === undefined ? line : line.replace(named, " ")).replace(NAMED_BESIDE, " ");

/** What an item's quotes bear out; the rules stand at checkQuotes. */
export interface ItemGrounds {
  sources: Source[];
  /** ISO 8601 UTC: when the first of the quotes was written. */
  writtenAt: string;
  /** The sentences in which the quotes stand. */
  sentences: string[];
  /** The line, or its quote; null when neither will do. */
  line(text: string, named?: string): string | null;
  /** A field that may come from the sentences next to the quote. */
  field(text: string | null): string | null;
  /** A field that must stand in the quote's own sentence. */
  ownField(text: string | null): string | null;
  timeline(text: string | null, line: string): string | null;
  owner(name: string | null, line: string, named?: string): string | null;
}

interface Evidence {
  stems: SaidStems;
  numbers: ReadonlySet<string>;
}

/**
 * The grounds of an item whose quotes were found; `names` are the words of all known names. Sentences beside the quotes that the words
 * of `said`, its line, stand in are quoted with them: they bear out the line, and nothing else of the item.
 */
export function itemGrounds(
  found: readonly FoundQuote[],
  material: DigestMaterial,
  known: KnownPeople,
  names: ReadonlySet<string>,
  said: string | null = null,
): ItemGrounds {
  const writtenAt = found[0]?.writtenAt ?? material.now;
  const days = once(() => daysOf(found, material.timeZone));
  const sentences = found.map(({ setting }) => setting.sentence);
  const around = found.map(({ setting }) => setting.around);
  const headings = found.flatMap(({ setting }) => setting.headings);
  const heads = found.flatMap(({ head, setting, counterpart }) => [
    ...head,
    setting.speaker ?? "",
    setting.greeting ?? "",
    counterpart === null ? "" : nameOf(counterpart),
  ]);
  const evidence = (texts: string[]): Evidence => {
    const all = [...texts, ...headings, ...heads];
    return { stems: withImplied(saidStems(all.join("\n")), texts), numbers: numbersSaid(all) };
  };
  const alone = evidence(found.map(({ source }) => source.quote));
  const own = once(() => evidence(sentences));
  const near = once(() => evidence(around));
  /** Reading dates costs most, so only what the words alone don't bear out is looked through for them. */
  const strange = (text: string, evidence: Evidence) => {
    const whole = compare(text, evidence);
    return whole.isBorne ? whole : compare(withoutDates(text, days, writtenAt, material.timeZone), evidence);
  };
  const further =
    said === null
      ? []
      : furtherQuotes(withoutDates(said, days, writtenAt, material.timeZone), found, alone);
  const close =
    further.length === 0 ? alone : evidence([...found, ...further].map(({ source }) => source.quote));
  const beside = further.map(({ setting }) => setting.sentence);
  const fieldFrom = (text: string | null, evidence: () => Evidence, said: string[]) => {
    const words = foldText(text ?? "");
    return words !== "" && strange(words, evidence()).isBorne && samePolarity(words, said) ? words : null;
  };
  const answered = (words: string, line: string) =>
    answersAbout(line, material).some((answer) => allIn(words, answer)) ? words : null;
  return {
    sources: distinct([...found, ...further]),
    writtenAt,
    sentences,
    line(text, named) {
      const words = foldText(text);
      const { stems, strangers, isBorne } = strange(words, close);
      if (words !== "" && isBorne && samePolarity(withoutNamed(words, named), sentences, beside)) return words;
      if (stems.length > 0 && strangers.length === stems.length && !UNSPACED.test(words)) return null;
      return asLine(found, stems);
    },
    field: (text) => fieldFrom(text, near, around),
    ownField: (text) => fieldFrom(text, own, sentences),
    timeline(text, line) {
      const words = foldText(text ?? "");
      if (words === "") return null;
      const subjects = found.map(({ source }) => source.subject ?? "");
      const there = [...sentences, ...headings, ...subjects].join("\n");
      const said = withoutDates(words, days, writtenAt, material.timeZone).replace(GLUE, " ");
      const isSaid = allIn(words, there) || wordsOf(said).length === 0 || allIn(said, there);
      return isSaid ? words : answered(words, line);
    },
    owner(name, line, named) {
      const words = foldText(name ?? "");
      if (words === "") return null;
      const doing = withoutNamed(line, named);
      return fittingOwner(words, new Set(contentStems(doing)), found, known, names) ?? answered(words, line);
    },
  };
}

/** The days that quotes name in their sentences, headings and subjects. */
export function daysOf(found: readonly FoundQuote[], timeZone: string): Set<string> {
  const texts = found.flatMap(({ setting, source, writtenAt }) =>
    [setting.sentence, ...setting.headings, source.subject ?? ""].map((text) => ({
      text,
      sentAt: writtenAt,
    })),
  );
  return new Set(
    texts.flatMap(({ text, sentAt }) => [
      ...datesSaid(text, sentAt, timeZone).map(({ day }) => day),
      ...daysCountedTo(text, sentAt, timeZone, texts),
    ]),
  );
}

/** The text without the dates that the days bear out; `sentAt` is what its own relative dates count from. */
export function withoutDates(
  text: string,
  days: () => ReadonlySet<string>,
  sentAt: string,
  timeZone: string,
): string {
  return datesSaid(text, sentAt, timeZone)
    .filter((said) => days().has(said.day))
    .reduce((rest, said) => rest.replace(said.text, " "), text);
}

/** Every word of a text stands in another. */
export function allIn(text: string, where: string): boolean {
  const there = new Set(wordsOf(where));
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => there.has(word));
}

/** "Tell Gwen whether there is parking", of "Is there parking?": an order says it with a verb of its own. */
function withImplied(said: SaidStems, texts: readonly string[]): SaidStems {
  const implied = once(() => impliedVerbs(texts.join("\n")));
  return { has: (stem) => said.has(stem) || implied().has(stem) };
}

function compare(text: string, { stems: known, numbers }: Evidence) {
  const stems = contentStems(text);
  const strangers = stems.filter((stem) => !known.has(stem));
  const isBorne = strangers.length === 0 && strangeNumbers(text, numbers).length === 0;
  return { stems, strangers, isBorne };
}

/** The quote that says most of the line, or of a long one the sentence that does; null when even that is too long. */
function asLine(found: readonly FoundQuote[], stems: readonly string[]): string | null {
  const wanted = new Set(stems);
  const shared = (text: string) => contentStems(text).filter((stem) => wanted.has(stem)).length;
  const nearest = (texts: string[]) => texts.sort((a, b) => shared(b) - shared(a))[0] ?? "";
  const quote = nearest(found.map(({ source }) => foldText(source.quote)));
  const line = quote.length <= LONGEST_LINE ? quote : nearest(splitSentences(quote));
  return line !== "" && line.length <= LONGEST_LINE ? line : null;
}

/** Answers of the agent's owner to questions that are about the line. */
function answersAbout(line: string, material: DigestMaterial): string[] {
  const stems = new Set(contentStems(line));
  return material.answers.flatMap(({ question, answer }) => {
    const shared = new Set(contentStems(`${question} ${answer}`).filter((stem) => stems.has(stem))).size;
    return shared > 0 && shared * 2 >= stems.size ? [answer] : [];
  });
}

function distinct(found: readonly FoundQuote[]): Source[] {
  const byPlace = new Map(found.map(({ source }) => [`${source.kind} ${source.id} ${source.quote}`, source]));
  return [...byPlace.values()];
}
