import type { Source } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import type { DigestMaterial } from "../digest-material";
import { once } from "../once";
import { datesSaid, daysCountedTo } from "./dates-said";
import { furtherQuotes } from "./further-quotes";
import { impliedVerbs } from "./implied-verbs";
import { type KnownPeople, nameOf, wordsOf } from "./material-facts";
import { numbersSaid, strangeNumbers } from "./numbers-said";
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

/** What an item says that sentences beside its quotes may bear out, too. */
export interface Said {
  line: string;
  /** What of the line only says what a pronoun of its quotes means. */
  named?: string | undefined;
  timeline?: string | null;
}

/**
 * The grounds of an item whose quotes were found; `names` are the words of all known names. Of what `said` says, the line may take
 * words from the sentences beside its quotes, and its day where their own sentences name none: these are quoted with them, and bear
 * out nothing else.
 */
export function itemGrounds(
  found: readonly FoundQuote[],
  material: DigestMaterial,
  known: KnownPeople,
  names: ReadonlySet<string>,
  said: Said | null = null,
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
  const beside = (quotes: readonly FoundQuote[]) => quotes.map(({ setting }) => setting.sentence);
  /** The sentences beside the quotes that the line stands in, too; none where it stands without them, or not even so. */
  const lineBeside = ({ line, named }: Said): FoundQuote[] => {
    const words = foldText(line);
    // "Pay it (cups)": the embedded writer's word for what a pronoun means brings its own quote.
    if (NAMED_BESIDE.test(words) || strange(words, alone).isBorne) return [];
    const quotes = furtherQuotes(withoutDates(words, days, writtenAt, material.timeZone), found, alone);
    return samePolarity(withoutNamed(words, named), sentences, beside(quotes)) ? quotes : [];
  };
  /** The nearest sentence that names the day, where those of the quotes name none. */
  const dayBeside = ({ timeline }: Said): FoundQuote[] => {
    const words = foldText(timeline ?? "");
    if (words === "" || isTimeIn(words, found, material.timeZone)) return [];
    const namesDay = found.some(
      ({ setting, writtenAt }) => datesSaid(setting.sentence, writtenAt, material.timeZone).length > 0,
    );
    if (namesDay) return [];
    const quote = found
      .flatMap((one) => one.nearby())
      .find((one) => isTimeIn(words, [one], material.timeZone));
    return quote === undefined ? [] : [quote];
  };
  const further = said === null ? [] : lineBeside(said);
  const dated = said === null ? [] : dayBeside(said);
  const close =
    further.length === 0 ? alone : evidence([...found, ...further].map(({ source }) => source.quote));
  const fieldFrom = (text: string | null, evidence: () => Evidence, said: string[]) => {
    const words = foldText(text ?? "");
    return words !== "" && strange(words, evidence()).isBorne && samePolarity(words, said) ? words : null;
  };
  const answered = (words: string, line: string) =>
    answersAbout(line, material).some((answer) => allIn(words, answer)) ? words : null;
  return {
    sources: distinct([...found, ...further, ...dated]),
    writtenAt,
    sentences,
    line(text, named) {
      const words = foldText(text);
      const { stems, strangers, isBorne } = strange(words, close);
      if (words !== "" && isBorne && samePolarity(withoutNamed(words, named), sentences, beside(further)))
        return words;
      if (stems.length > 0 && strangers.length === stems.length && !UNSPACED.test(words)) return null;
      return asLine(found, stems);
    },
    field: (text) => fieldFrom(text, near, around),
    ownField: (text) => fieldFrom(text, own, sentences),
    timeline(text, line) {
      const words = foldText(text ?? "");
      if (words === "") return null;
      const isSaid = isTimeIn(words, [...found, ...dated], material.timeZone);
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

/** Whether the quotes' sentences, headings and subjects say that time, in its words or by its day. */
function isTimeIn(words: string, quotes: readonly FoundQuote[], timeZone: string): boolean {
  const there = quotes
    .flatMap(({ setting, source }) => [setting.sentence, ...setting.headings, source.subject ?? ""])
    .join("\n");
  const writtenAt = quotes[0]?.writtenAt ?? "";
  const said = withoutDates(words, () => daysOf(quotes, timeZone), writtenAt, timeZone).replace(GLUE, " ");
  return allIn(words, there) || wordsOf(said).length === 0 || allIn(said, there);
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
