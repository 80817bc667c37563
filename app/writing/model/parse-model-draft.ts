import { z } from "zod";
import { Urgency } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import type { DigestDraft, DraftQuote } from "../digest-material";

const Text = z.string().transform(plainText);
const MaybeText = z
  .string()
  .nullish()
  .transform((text) => plainText(text ?? "") || null);
const Quotes = z.array(z.object({ source: z.string(), quote: z.string() })).default([]);
const UrgencyOrNone = Urgency.catch("none").default("none");

const ModelDraft = z.object({
  overview: z.string().transform((text) =>
    text
      .split(/\n\s*\n/)
      .map(plainText)
      .filter(Boolean)
      .join("\n\n"),
  ),
  actionItems: z
    .array(
      z.object({ task: Text, owner: MaybeText, timeline: MaybeText, urgency: UrgencyOrNone, quotes: Quotes }),
    )
    .default([]),
  blockers: z
    .array(
      z.object({
        description: Text,
        impact: MaybeText,
        solution: MaybeText,
        urgency: UrgencyOrNone,
        quotes: Quotes,
      }),
    )
    .default([]),
  decisions: z
    .array(z.object({ decision: Text, context: MaybeText, status: MaybeText, quotes: Quotes }))
    .default([]),
  stakeholders: z
    .array(z.object({ name: Text, role: MaybeText, responsibilities: MaybeText, quotes: Quotes }))
    .default([]),
});

export type ModelAnswer = { draft: DigestDraft; problem: null } | { draft: null; problem: string };

/** How many places of an answer are tried as the beginning of its JSON. */
const TRIES = 40;

/**
 * A model's answer as a draft, with labels turned into ids. Prose, code fences and a model's thinking around the
 * JSON are passed over; links and images are taken out of what it wrote, while quotes stay as they are, for they
 * are compared with their source. The problem is in words that the model can act on.
 */
export function parseModelDraft(
  answer: string,
  sources: ReadonlyMap<string, Pick<DraftQuote, "kind" | "id">>,
): ModelAnswer {
  const text = answer.replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/g, "");
  let problem: string | null = null;
  let tries = 0;
  for (let start = text.indexOf("{"); start !== -1 && tries < TRIES; start = text.indexOf("{", start + 1)) {
    tries += 1;
    const value = objectAt(text, start);
    if (value === undefined) continue;
    const parsed = ModelDraft.safeParse(value);
    if (parsed.success) return { draft: withIds(parsed.data, sources), problem: null };
    problem ??= z.prettifyError(parsed.error).slice(0, 1000);
  }
  return { draft: null, problem: problem ?? "it holds no complete JSON object." };
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

function withIds(
  draft: z.infer<typeof ModelDraft>,
  sources: ReadonlyMap<string, Pick<DraftQuote, "kind" | "id">>,
): DigestDraft {
  const named = (quotes: z.infer<typeof Quotes>): DraftQuote[] =>
    quotes.flatMap(({ source, quote }) => {
      const known = sources.get(source.toLowerCase().replace(/[^a-z0-9]/g, ""));
      return known === undefined ? [] : [{ ...known, quote }];
    });
  const withQuotes = <Item extends { quotes: z.infer<typeof Quotes> }>(item: Item) => ({
    ...item,
    quotes: named(item.quotes),
  });
  return {
    overview: draft.overview,
    actionItems: draft.actionItems.map(withQuotes),
    blockers: draft.blockers.map(withQuotes),
    decisions: draft.decisions.map(withQuotes),
    stakeholders: draft.stakeholders.map(withQuotes),
  };
}

/** One line without links, images, HTML and emphasis: the words stay, their addresses go. */
function plainText(text: string): string {
  return foldText(
    text
      .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "$1")
      .replace(/<\/?[a-z!][^>]*>/gi, " ")
      .replace(/\b(?:https?|ftp|data|javascript|vbscript):\S+|\bwww\.\S+/gi, " ")
      .replace(/\*\*|__|`/g, ""),
  );
}
