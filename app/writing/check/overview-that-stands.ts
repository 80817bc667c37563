import type { DigestContent } from "../../digest/digest-content";
import { foldText } from "../../digest/fold-text";
import type { DigestMaterial } from "../digest-material";
import { once } from "../once";
import { Pace, type Slices } from "../slices";
import { nameOf, wordsOf } from "./material-facts";
import { numbersSaid, strangeNumbers } from "./numbers-said";
import { samePolarity } from "./same-polarity";
import { splitSentences } from "./split-sentences";
import { contentStems, stemOf } from "./word-stems";

/** Longer sources are looked at in pieces, so that a long one doesn't bear out whatever its words can be put to. */
const PIECE = 2000;
const OVERLAP = 700;
const CLAUSE_END = /[;:]\s|,\s|\s[–—-]\s|\s(?:and|while|but|und|aber|et|mais|y|pero)\s/u;
/** What the lines of a section are called, for an overview that counts or sums them up. */
const SECTION_WORDS = {
  actionItems: "action actions item items task tasks open due overdue late owner owners owned waiting first",
  blockers: "blocker blockers blocked stuck waiting open held",
  decisions: "decision decisions decided agreed",
};
const COUNTED =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|no|nothing)\b(?:\s+(?:new|open|more|other|further|of them|are|is|action|without|has|have))*\s+(overdue|due|open|late|actions?|items?|tasks?|owners?|stuck|blocked|blockers?|waiting|decisions?|decided|mails?|emails?|documents?|today|tomorrow)\b/giu;
const NUMBER_WORDS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "Ana asks for", "Joe says that": who writes, speaks. */
const SPEAKS =
  /\b(?:asks?|asked|says?|said|writes?|wrote|mentions?|mentioned|tells?|told|notes?|noted|repl(?:y|ies|ied)|answers?|answered|reminds?|reminded|announces?|announced|adds?|added|dr|mrs?|ms)\b/giu;

/** Characters of pieces between two pauses. */
const SLICE = 20_000;

interface Piece {
  /** Of the asked ones, those that it holds. */
  stems: ReadonlySet<string>;
  /** The numbers of its head and its text. */
  numbers(): ReadonlySet<string>;
  /** The sentences of both, with their stems. */
  sentences(): { text: string; stems: readonly string[] }[];
}

/**
 * The sentences of an overview that the material bears out, in their paragraphs. The words, names and numbers of a
 * sentence, or of each of its clauses, must stand in one mail or document (in one piece of a long one), or in one
 * checked line; words that only the whole material holds together are an invention. Counts may count the lines of
 * `content`. `withoutDates` takes out the dates that are borne out; `textOf` gives a text without what is set aside.
 */
export function* overviewThatStands(
  overview: string,
  content: Omit<DigestContent, "overview">,
  material: DigestMaterial,
  withoutDates: (sentence: string) => string,
  textOf: (text: string) => string,
): Slices<string> {
  const paragraphs = overview.split(/\n\s*\n/).map(foldText);
  const asked = new Set(paragraphs.flatMap(contentStems));
  if (asked.size === 0) return "";
  const pieces = yield* piecesOf(content, material, textOf, asked);
  const holders = new Map([...asked].map((stem) => [stem, new Set<Piece>()]));
  for (const piece of pieces) for (const stem of piece.stems) holders.get(stem)?.add(piece);
  const bearers = (clause: string): Piece[] => {
    const sets = [...new Set(contentStems(clause))].map((stem) => holders.get(stem) ?? new Set<Piece>());
    const [fewest = new Set<Piece>(), ...others] = sets.sort((a, b) => a.size - b.size);
    return [...fewest].filter((piece) => others.every((other) => other.has(piece)));
  };
  const holds = (words: string, clause: string) => {
    const hasWords = contentStems(words).length > 0;
    if (!hasWords && !/\d/.test(words)) return true;
    return (hasWords ? bearers(words) : pieces).some(
      (piece) => strangeNumbers(words, piece.numbers()).length === 0 && agrees(clause, piece),
    );
  };
  const isBorne = (clause: string) => {
    const words = clause.replace(SPEAKS, " ");
    return holds(words, clause) || holds(withoutDates(words), clause);
  };
  const stands = (sentence: string) => {
    const counted = withoutCounts(sentence, content, material);
    return counted !== null && (isBorne(counted) || clausesOf(counted).every(isBorne));
  };
  const kept: string[] = [];
  for (const paragraph of paragraphs) {
    const sentences = splitSentences(paragraph);
    const standing: string[] = [];
    for (const sentence of sentences) {
      if (stands(sentence)) standing.push(sentence);
      yield;
    }
    kept.push(standing.length === sentences.length ? paragraph : standing.join(" "));
  }
  return kept.filter((paragraph) => paragraph !== "").join("\n\n");
}

/** The clause denies what the piece's nearest sentence denies, and nothing else. */
function agrees(clause: string, piece: Piece): boolean {
  const stems = new Set(contentStems(clause));
  let [nearest, most] = ["", 0];
  for (const sentence of piece.sentences()) {
    const shared = new Set(sentence.stems.filter((stem) => stems.has(stem))).size;
    if (shared > most) [nearest, most] = [sentence.text, shared];
  }
  return most * 2 < stems.size || samePolarity(clause, [nearest]);
}

/** A clause of one word says nothing that could be looked up by itself; it goes with the next. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let short = "";
  for (const clause of sentence.split(CLAUSE_END)) {
    const whole = `${short} ${clause}`.trim();
    short = contentStems(whole).length < 2 ? whole : "";
    if (short === "") clauses.push(whole);
  }
  if (short !== "") clauses.push(`${clauses.pop() ?? ""} ${short}`.trim());
  return clauses;
}

/** The sentence without its counts of lines, mails and documents; null when it counts more than there are. */
function withoutCounts(
  sentence: string,
  content: Omit<DigestContent, "overview">,
  material: DigestMaterial,
): string | null {
  let isTrue = true;
  const rest = sentence.replace(COUNTED, (_, number: string, what: string) => {
    const word = number.toLowerCase();
    const count = /^\d/.test(word) ? Number(word) : word === "nothing" ? 0 : NUMBER_WORDS.indexOf(word);
    const most = /^(?:stuck|block|waiting)/i.test(what)
      ? content.blockers.length + content.actionItems.length
      : /^deci/i.test(what)
        ? content.decisions.length
        : /mail/i.test(what)
          ? material.mails.length
          : /^doc/i.test(what)
            ? material.documents.length
            : content.actionItems.length;
    if (count > most) isTrue = false;
    return " ";
  });
  return isTrue ? rest : null;
}

function* piecesOf(
  content: Omit<DigestContent, "overview">,
  material: DigestMaterial,
  textOf: (text: string) => string,
  asked: ReadonlySet<string>,
): Slices<Piece[]> {
  const pace = new Pace(SLICE);
  /** The asked stem of each word met so far, or null: most words are not asked for. */
  const met = new Map<string, string | null>();
  const askedStem = (word: string) => {
    const known = met.get(word);
    if (known !== undefined) return known;
    const stem = stemOf(word);
    met.set(word, asked.has(stem) ? stem : null);
    return asked.has(stem) ? stem : null;
  };
  const piece = (text: string, head: string): Piece => {
    const stems = new Set<string>();
    for (const word of wordsOf(`${head}\n${text}`)) {
      const stem = askedStem(word);
      if (stem !== null) stems.add(stem);
    }
    return {
      stems,
      numbers: once(() => numbersSaid([head, text])),
      sentences: once(() =>
        [head, text]
          .flatMap((each) => each.split(/(?<=[.!?])\s+|\n/))
          .map((each) => ({ text: each, stems: contentStems(each) })),
      ),
    };
  };
  const ofSources: Piece[] = [];
  function* cut(text: string, head: string): Slices<void> {
    for (let start = 0; start === 0 || start + OVERLAP < text.length; start += PIECE - OVERLAP) {
      if (pace.isDue(Math.min(PIECE, text.length))) yield;
      ofSources.push(piece(text.slice(start, start + PIECE), head));
    }
  }
  for (const mail of material.mails)
    for (const part of mail.parts) {
      const head = [
        part.subject ?? "",
        mail.subject ?? "",
        part.filename ?? "",
        nameOf(part.author ?? mail.sender),
        nameOf(mail.sender),
      ].join("\n");
      yield* cut(textOf(part.text), head);
    }
  for (const document of material.documents) yield* cut(textOf(document.text), document.filename);
  const ofLines = (["actionItems", "blockers", "decisions"] as const).flatMap((section) =>
    content[section].map((line) => {
      const fields = Object.values(line).filter((value): value is string => typeof value === "string");
      return piece(
        [...fields, ...line.sources.map((source) => source.quote)].join(" \n"),
        SECTION_WORDS[section],
      );
    }),
  );
  return [...ofLines, ...ofSources];
}
