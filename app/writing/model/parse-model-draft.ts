import { z } from "zod";
import { Urgency } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import { WordsEvent } from "../../digest/tracked";
import { wordsOf } from "../check/material-facts";
import type { DigestDraft, DraftQuote } from "../digest-material";
import type { LabelledText } from "./chunk-material";
import type { LabelledItem } from "./label-items";
import { LONGEST_ANSWER, withoutThinking } from "./without-thinking";

type SourceIds = ReadonlyMap<string, Pick<DraftQuote, "kind" | "id">>;

const Text = z
  .string()
  .transform(plainText)
  .refine((text) => text !== "");
/** A field in another shape is a field that was not filled. */
const MaybeText = z
  .string()
  .transform((text) => plainText(text) || null)
  .nullable()
  .catch(null);
/** Several owners as a list are one owner of several names; the checker keeps those that fit. */
const Owner = z.union([
  z.array(z.string()).transform((names) => names.map(plainText).filter(Boolean).join(" and ") || null),
  MaybeText,
]);
const Quote = z
  .union([
    z.string().transform((quote) => ({ source: null, quote })),
    z.object({
      source: z
        .union([z.string(), z.number().transform(String)])
        .nullable()
        .catch(null),
      quote: z.string(),
    }),
  ])
  .nullable()
  .catch(null);
/** What a model may say of one chunk; more would be copied for copying's sake. */
const MOST = { items: 300, quotes: 5, overviewCharacters: 10_000 };
const Quotes = z.preprocess(
  (value) => (Array.isArray(value) ? value.slice(0, MOST.quotes) : [value]),
  z.array(Quote),
);
const UrgencyOrNone = z
  .preprocess((value) => (typeof value === "string" ? value.toLowerCase() : value), Urgency)
  .catch("none");

const ITEMS = {
  actionItems: z.object({
    task: Text,
    owner: Owner,
    timeline: MaybeText,
    urgency: UrgencyOrNone,
    quotes: Quotes,
  }),
  blockers: z.object({
    description: Text,
    impact: MaybeText,
    solution: MaybeText,
    urgency: UrgencyOrNone,
    quotes: Quotes,
  }),
  decisions: z.object({ decision: Text, context: MaybeText, status: MaybeText, quotes: Quotes }),
  stakeholders: z.object({ name: Text, role: MaybeText, responsibilities: MaybeText, quotes: Quotes }),
};
const Change = z.object({
  item: z.string(),
  what: z.preprocess((value) => (typeof value === "string" ? value.toLowerCase() : value), WordsEvent),
  owner: Owner.optional().transform((owner) => owner ?? null),
  timeline: MaybeText.optional().transform((timeline) => timeline ?? null),
  quotes: Quotes,
});
const Overview = z
  .union([z.string(), z.array(z.string()).transform((sentences) => sentences.join(" "))])
  .transform((text) =>
    text
      .slice(0, MOST.overviewCharacters)
      .split(/\n\s*\n/)
      .map(plainText)
      .filter(Boolean)
      .join("\n\n"),
  )
  .catch("");
const Digest = z
  .record(z.string(), z.unknown())
  .refine((value) => "overview" in value || "actionItems" in value, {
    message: 'it has neither "overview" nor "actionItems".',
  });

type ModelAnswer = { draft: DigestDraft; dropped: number; problem: null } | { draft: null; problem: string };

/** How many places of an answer are tried as the beginning of its JSON. */
const TRIES = 40;
/** Shorter words stand in too many sources to say which one is meant. */
const SHORTEST_UNLABELLED = 12;

/**
 * A model's answer as a draft, with labels turned into ids. Prose, code fences and a model's thinking around the
 * JSON are passed over. Every item is read by itself: one in another shape is dropped and counted, never the whole. A
 * change is of an item that the model was told of. A
 * quote without a known label is looked for in the chunk's own texts. Links and images are taken out of what the
 * model wrote, while quotes stay as they are, for they are compared with their source. The problem is in words that
 * the model can act on.
 */
export function parseModelDraft(
  answer: string,
  sources: SourceIds,
  chunk: readonly LabelledText[],
  items: readonly LabelledItem[] = [],
): ModelAnswer {
  if (answer.length > LONGEST_ANSWER) return { draft: null, problem: "it is far too long." };
  const text = withoutThinking(answer);
  let problem: string | null = null;
  let tries = 0;
  for (let start = text.indexOf("{"); start !== -1 && tries < TRIES; start = text.indexOf("{", start + 1)) {
    tries += 1;
    const value = objectAt(text, start);
    if (value === undefined) continue;
    const parsed = Digest.safeParse(value);
    if (parsed.success) return { ...readDraft(parsed.data, sources, chunk, items), problem: null };
    problem ??= z.prettifyError(parsed.error).slice(0, 1000);
  }
  return { draft: null, problem: problem ?? "it holds no complete JSON object." };
}

function readDraft(
  answer: Record<string, unknown>,
  sources: SourceIds,
  chunk: readonly LabelledText[],
  items: readonly LabelledItem[],
): { draft: DigestDraft; dropped: number } {
  let dropped = 0;
  const findIn = searcherOf(chunk);
  const read = <Item extends { quotes: z.infer<typeof Quotes> }>(value: unknown, item: z.ZodType<Item>) => {
    const all = listOf(value);
    const kept = all.slice(0, MOST.items);
    dropped += all.length - kept.length;
    return kept.flatMap((each) => {
      const parsed = item.safeParse(each);
      if (!parsed.success) dropped += 1;
      return parsed.success ? [{ ...parsed.data, quotes: named(parsed.data.quotes, sources, findIn) }] : [];
    });
  };
  const changes = read(answer.changes, Change).flatMap(({ item, ...change }) => {
    const known = items.find(({ label }) => label === item.toLowerCase().replace(/[^a-z0-9]/g, ""));
    if (known === undefined) dropped += 1;
    return known === undefined ? [] : [{ ...change, itemId: known.id }];
  });
  const draft = {
    ...(changes.length === 0 ? {} : { changes }),
    overview: Overview.parse(answer.overview),
    actionItems: read(answer.actionItems, ITEMS.actionItems),
    blockers: read(answer.blockers, ITEMS.blockers),
    decisions: read(answer.decisions, ITEMS.decisions),
    stakeholders: read(answer.stakeholders, ITEMS.stakeholders),
  };
  return { draft, dropped };
}

/** One item that stands alone is a list of one. */
function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === "" ? [] : [value];
}

function named(
  quotes: z.infer<typeof Quotes>,
  sources: SourceIds,
  findIn: (words: string) => string[],
): DraftQuote[] {
  return quotes.flatMap((each) => {
    if (each === null) return [];
    const { source, quote } = each;
    const known = labelsFor(source ?? "").flatMap((label) => sources.get(label) ?? [])[0];
    if (known !== undefined) return [{ ...known, quote }];
    const wanted = wordsOf(quote).join(" ");
    if (wanted.length < SHORTEST_UNLABELLED) return [];
    return findIn(wanted).flatMap((label) => {
      const found = sources.get(label);
      return found === undefined ? [] : [{ ...found, quote }];
    });
  });
}

/** Finds the labels of the texts in which these words stand; the texts are taken apart once, and only when asked. */
function searcherOf(chunk: readonly LabelledText[]): (words: string) => string[] {
  let texts: { label: string; words: string }[] | undefined;
  return (wanted) => {
    texts ??= chunk.map(({ label, text }) => ({ label, words: wordsOf(text).join(" ") }));
    const holding = texts.filter(({ words }) => words.includes(wanted));
    return [...new Set(holding.map(({ label }) => label))];
  };
}

/** "m1" as models write it: "M1", "[m1]", "mail 1", "1", "document 2" for d2. */
function labelsFor(source: string): string[] {
  const plain = source.toLowerCase().replace(/[^a-z0-9]/g, "");
  const [, kind = "", number] = /^(?:source|label|id)?([a-z]*?)0*(\d+)$/.exec(plain) ?? [];
  if (number === undefined) return [plain];
  if (kind === "") return [`m${number}`, `d${number}`];
  return [`${kind.startsWith("d") || kind.startsWith("f") ? "d" : "m"}${number}`];
}

/** The JSON object that begins here, if one does. */
function objectAt(text: string, start: number): unknown {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return readJson(text.slice(start, index + 1));
    }
  }
  return undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * One line without links, images, HTML and emphasis: the words stay, their addresses go. No search reads on to the end of
 * a text for what never closes.
 */
function plainText(text: string): string {
  return foldText(
    text
      .replace(/!?\[([^\][]*)\](?:\([^)]{0,500}\)|\[[^\][]*\])/g, "$1")
      .replace(/<\/?[a-z!][^<>]*>/gi, " ")
      .replace(/\b(?:https?|ftp|data|javascript|vbscript):\S+|\bwww\.\S+/gi, " ")
      .replace(/\*\*|__|`/g, ""),
  );
}
