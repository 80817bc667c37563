import type { DigestContent, Source } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import type { DigestDraft, DigestMaterial, DraftQuote } from "../digest-material";
import { datesSaid, localDay } from "./dates-said";
import { materialFacts } from "./material-facts";
import { type FoundQuote, quoteFinder } from "./quote-finder";
import { splitSentences } from "./split-sentences";

/** A quote that is shown instead of a line must still read like a line. */
const LONGEST_LINE = 240;

/** Words that a writer may put around a date. */
const GLUE = /\b(?:a|at|before|by|due|end|from|in|of|on|the|this|until)\b/gi;

/**
 * Keeps of a draft what the material bears out. An item stays if one of its quotes stands in the source it names
 * (as whole words; white space, quotes and dashes folded) and says more than function words; the quote is saved
 * as the source's own words. Owners and stakeholders must be named in the material. Numbers and dates must stand
 * in it or follow from it ("Friday" in a mail of Monday 16 November bears out 20 November): else the field is
 * null, a line's words give way to its quote, and a sentence of the overview is left out.
 * `dropped` counts the items that went. Never throws.
 */
export function checkQuotes(
  draft: DigestDraft,
  material: DigestMaterial,
): { content: DigestContent; dropped: number } {
  const facts = materialFacts(material);
  const find = quoteFinder(material);
  const saidDays = new Set(material.mails.flatMap((mail) => localDay(mail.sentAt, material.timeZone) ?? []));
  let dropped = 0;

  /** The text without the dates that the days bear out. */
  const withoutDates = (text: string, days: ReadonlySet<string>, sentAt: string) =>
    datesSaid(text, sentAt, material.timeZone)
      .filter((said) => days.has(said.day))
      .reduce((rest, said) => rest.replace(said.text, " "), text);
  const invents = (text: string, days: ReadonlySet<string>, sentAt: string) =>
    facts.strangeNumbers(text).length > 0 &&
    facts.strangeNumbers(withoutDates(text, days, sentAt)).length > 0;

  /** Null when no quote of the item stands in its source. */
  const ground = (quotes: DraftQuote[]) => {
    const found = quotes.flatMap((quote) => find(quote) ?? []);
    const first = found[0];
    if (first === undefined) {
      dropped += 1;
      return null;
    }
    const days = new Set<string>();
    for (const quote of found) {
      for (const said of datesSaid(quote.context, quote.writtenAt, material.timeZone)) days.add(said.day);
    }
    for (const day of days) saidDays.add(day);
    const { writtenAt, source } = first;
    return {
      sources: distinct(found),
      line: (text: string) => {
        const words = foldText(text);
        if (words !== "" && !invents(words, days, writtenAt)) return words;
        const quote = foldText(source.quote);
        return quote.length <= LONGEST_LINE ? quote : null;
      },
      field: (text: string | null) => {
        const words = foldText(text ?? "");
        return words === "" || invents(words, days, writtenAt) ? null : words;
      },
      timeline: (text: string | null) => {
        const words = foldText(text ?? "");
        if (words === "") return null;
        const said = withoutDates(words, days, writtenAt).replace(GLUE, " ");
        return facts.hasWords(words) || facts.hasWords(said) ? words : null;
      },
    };
  };
  const named = (name: string | null) => {
    const words = foldText(name ?? "");
    return words !== "" && facts.hasName(words) ? words : null;
  };
  const counted = <Item>(item: Item | null): Item[] => {
    if (item === null) dropped += 1;
    return item === null ? [] : [item];
  };

  const actionItems = draft.actionItems.flatMap((item) => {
    const grounds = ground(item.quotes);
    if (grounds === null) return [];
    const task = grounds.line(item.task);
    const [owner, timeline] = [named(item.owner), grounds.timeline(item.timeline)];
    return counted(
      task === null ? null : { task, owner, timeline, urgency: item.urgency, sources: grounds.sources },
    );
  });
  const blockers = draft.blockers.flatMap((item) => {
    const grounds = ground(item.quotes);
    if (grounds === null) return [];
    const description = grounds.line(item.description);
    const [impact, solution] = [grounds.field(item.impact), grounds.field(item.solution)];
    return counted(
      description === null
        ? null
        : { description, impact, solution, urgency: item.urgency, sources: grounds.sources },
    );
  });
  const decisions = draft.decisions.flatMap((item) => {
    const grounds = ground(item.quotes);
    if (grounds === null) return [];
    const decision = grounds.line(item.decision);
    const [context, status] = [grounds.field(item.context), grounds.field(item.status)];
    return counted(decision === null ? null : { decision, context, status, sources: grounds.sources });
  });
  const stakeholders = draft.stakeholders.flatMap((item) => {
    const grounds = ground(item.quotes);
    if (grounds === null) return [];
    const name = named(item.name);
    const [role, responsibilities] = [grounds.field(item.role), grounds.field(item.responsibilities)];
    return counted(name === null ? null : { name, role, responsibilities, sources: grounds.sources });
  });
  const overview = draft.overview
    .split(/\n\s*\n/)
    .map((paragraph) =>
      splitSentences(foldText(paragraph))
        .filter((sentence) => !invents(sentence, saidDays, material.now))
        .join(" "),
    )
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
  return { content: { overview, actionItems, blockers, decisions, stakeholders }, dropped };
}

function distinct(found: FoundQuote[]): Source[] {
  const byPlace = new Map(found.map(({ source }) => [`${source.kind} ${source.id} ${source.quote}`, source]));
  return [...byPlace.values()];
}
