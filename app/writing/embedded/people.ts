import type { Person } from "../../reading/mail-content";
import { atOnce, Pace, type Slices } from "../slices";
import { isEnglishWord, isGivenName } from "./english/vocabulary";
import { isShortFor } from "./nicknames";
import { inOtherWords, isSeveral } from "./several-owners";
import { TITLE_ALONE, TITLES } from "./titles";
import { workVerb } from "./tokens";
import { FUNCTION_WORDS, NOT_NAMES, ROLE_WORDS, TEAM_NAMES } from "./word-lists";

const MACHINE =
  /\b(?:no-?reply|do-?not-?reply|notifications?|notify|mailer|jira|github|gitlab|slack|linear|system|bot|support|status|alerts?|info|team|newsletter|calendar|automation|service|billing|zoom|gemini|updates?)\b/i;

/** A program that signs with its address: "Otter.ai". */
const SITE = /^\S+\.(?:ai|app|com|io|net|org|co|de|eu|fr|es)$/i;

/** "anna.berg", where a mail program knows no other name than that of the address. */
const LOCAL_PART = /^[a-z]+(?:[._][a-z]+)?$/;

/** "anna.berg" as "Anna Berg", "anna" as "Anna"; null when it is no name. */
function nameInAddress(local: string): string | null {
  const words = /^([a-z]+)(?:[._]([a-z]+))?$/i.exec(local)?.slice(1).filter(Boolean) ?? [];
  const [first = ""] = words;
  if (MACHINE.test(local) || (words.length < 2 && !isGivenName(first.toLowerCase()))) return null;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(" ");
}

/** "Berg, Tom (Legal)" and "Tom Berg via Slack" as "Tom Berg"; null when the name is a machine's. */
export function personName(person: Person | null): string | null {
  if (!person) return null;
  // "piet.vos (Piet Vos)"
  const called = /^[\p{Ll}\p{N}._-]+ \((\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)\)$/u.exec(
    person.name ?? "",
  );
  let name = (called?.[1] ?? person.name ?? "")
    .replace(/["“”]/g, "")
    .replace(/\s*[([].*?[)\]]\s*/g, " ")
    .replace(/\s+(?:via|@|at)\s+.*$/i, "")
    .trim();
  const reversed = /^([\p{L}'’-]+),\s*([\p{L}'’. -]+)$/u.exec(name);
  if (reversed) name = `${reversed[2]} ${reversed[1]}`;
  if (!name || name.includes("@")) {
    const told = nameInAddress((person.address ?? name).split("@")[0] ?? "");
    if (told === null) return null;
    name = told;
  } else if (LOCAL_PART.test(name)) name = nameInAddress(name) ?? name;
  return MACHINE.test(name) || SITE.test(name) ? null : name.replace(/\s+/g, " ");
}

const isCommon = (word: string): boolean =>
  NOT_NAMES.has(word) ||
  TEAM_NAMES.has(word) ||
  ROLE_WORDS.has(word) ||
  FUNCTION_WORDS.has(word) ||
  workVerb(word) !== null ||
  word.endsWith("ly");

const CAPITALISED = /(?<![\p{L}\p{N}'’.@])(?!I['’])\p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?(?![\p{L}\p{N}])/gu;

/** "Ms Alder" is Una Alder, where she is the only one of that name. */
const TITLE = new RegExp(`^${TITLES}\\s+(?=\\p{Lu})`, "u");

const NOBODY: ReadonlySet<string> = new Set();

/** Characters of texts between two pauses. */
const SLICE = 40_000;
const LOWER_WORD = /(?<![\p{L}\p{N}])\p{Ll}[\p{Ll}'’]+/gu;
const FULL_NAME = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}'’]+(?:-\p{Lu}\p{Ll}+)?(?![\p{L}\p{N}])/gu;

/** "mrs pell": in haste. */
const HASTY_TITLE = /^(?:mrs?|ms|miss|dr|prof)\.? \p{L}/iu;

/** "Mr. Holm", "Frau Özdemir", "mrs pell": a title before a name. */
export const isTitled = (words: string): boolean => TITLE.test(words) || HASTY_TITLE.test(words);

/** What somebody is called: "Helga" of "Dr. Helga Sommer", "Ms. Holm" as it is; of several each. */
export function calledBy(name: string): string {
  if (isSeveral(name)) return inOtherWords(name, calledBy);
  const bare = name.replace(TITLE, "").split(" ");
  return bare.length > 1 || bare[0] === name ? (bare[0] ?? name) : name;
}

/** What somebody does, in English, whose openings are no names of things: "Rosalind Peel presented". */
const DOES = /^ (?:has|had|will|is|was|\p{Ll}{2,}ed)\b/u;
const INITIALS = /(?<![\p{L}\p{N}])((?:\p{Lu}[\p{L}'’-]+ ){1,3}\p{Lu}[\p{L}'’-]+) ?[([](\p{Lu}{2,4})[)\]]/gu;

/** Everybody the material knows by name. Names said in the material resolve to their fullest known form. */
export class People {
  private readonly byWord = new Map<string, Set<string>>();
  private readonly handles = new Map<string, string>();
  private properNames = new Set<string>();
  private readonly lower = new Set<string>();
  private readonly authors: readonly string[];
  private readonly correspondents: ReadonlySet<string>;
  /** What nobody has asked about yet: of most sentences that stand for themselves nobody does. */
  private unread: readonly string[];

  /** `full` are names of authors and speakers; `texts` is everything written, to tell names from words. */
  constructor(full: Iterable<string>, texts: readonly string[]) {
    this.authors = [...full];
    for (const name of this.authors) this.add(name);
    this.correspondents = new Set(this.authors.flatMap((name) => name.toLowerCase().split(/\s+/)));
    this.unread = texts;
  }

  /** As the constructor, in slices. */
  static *of(full: Iterable<string>, texts: readonly string[]): Slices<People> {
    const people = new People(full, []);
    yield* people.learn(texts);
    return people;
  }

  private readTexts(): void {
    const texts = this.unread;
    this.unread = [];
    if (texts.length > 0) atOnce(this.learn(texts));
  }

  private *learn(texts: readonly string[]): Slices<void> {
    const upper = new Map<string, number>();
    yield* inPieces(texts, (text) => this.tellWords(text, upper));
    this.properNames = new Set(
      [...upper].filter(([word, n]) => n > 0 && !this.lower.has(word.toLowerCase())).map(([word]) => word),
    );
    yield* inPieces(texts, (text) => this.addFullNames(text));
    yield* inPieces(texts, (text) => this.addInitials(text));
  }

  private tellWords(written: string, upper: Map<string, number>): void {
    // The words of addresses are no words: "jonte@" does not make Jonte one.
    const text = written.replace(/[\w.+-]{1,64}@[\w.-]+/g, (address) => "@".repeat(address.length));
    for (const word of text.match(LOWER_WORD) ?? []) this.lower.add(word);
    for (const match of text.matchAll(CAPITALISED)) {
      const before = text.slice(Math.max(0, match.index - 3), match.index);
      const opening = match.index === 0 || /[.!?:\n>•*-]\s*$/.test(before);
      upper.set(match[0], (upper.get(match[0]) ?? 0) + (opening ? 0 : 1));
    }
  }

  /** Full names that stand in the text ("Omar Diaz") make their parts known. */
  private addFullNames(text: string): void {
    for (const { 0: name, index } of text.matchAll(FULL_NAME)) {
      if (TITLE.test(name)) continue;
      const words = name.split(" ");
      // "3. Finance. Rosalind Peel presented the accounts": the first stands at the opening only.
      const opens = (word: string, at: number) =>
        at === 0 &&
        DOES.test(text.slice(index + name.length, index + name.length + 20)) &&
        !this.lower.has(word.toLowerCase()) &&
        !isEnglishWord(word.toLowerCase());
      if (words.every((w, at) => (this.properNames.has(w) || opens(w, at)) && !isCommon(w.toLowerCase())))
        this.add(name);
    }
  }

  /** "Present: Dana Weld (DW)": from here on DW is she. */
  private addInitials(text: string): void {
    for (const [, name = "", initials = ""] of text.matchAll(INITIALS)) {
      const key = initials.toLowerCase();
      const first = name.split(" ").map((word) => word.charAt(0));
      if (this.byWord.has(key) || this.lower.has(key) || isCommon(key) || first.join("") !== initials)
        continue;
      this.byWord.set(key, new Set([this.resolve(name)]));
    }
  }

  /** Opens a sentence addressed to somebody ("Lena, please ..."): a name unless it is a known word. */
  isCalled(word: string): boolean {
    if (TITLE_ALONE.test(word) || /^I['’]/.test(word)) return false;
    return (
      this.isName(word) ||
      // "Jan" to Janet
      (/^\p{Lu}/u.test(word) && this.byNickname(word.toLowerCase()) !== null) ||
      (/^\p{Lu}[\p{Ll}'’-]+$/u.test(word) &&
        !this.lower.has(word.toLowerCase()) &&
        !NOT_NAMES.has(word.toLowerCase()) &&
        !isCommon(word.toLowerCase()) &&
        !isEnglishWord(word.toLowerCase()))
    );
  }

  /** A speaker whose label is a role or a number may say what they are called: "my name's Kate". */
  addAlias(called: string, label: string): void {
    this.readTexts();
    if (this.byWord.has(called.toLowerCase()) || isCommon(called.toLowerCase())) return;
    this.byWord.set(called.toLowerCase(), new Set([label]));
  }

  private add(name: string): void {
    if (name.includes(" ") && !this.handles.has(name))
      this.handles.set(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""), name);
    for (const word of name.split(/\s+/)) {
      const key = word.toLowerCase();
      if (key.length < 2 || (/^\p{Ll}/u.test(word) && name.includes(" "))) continue;
      const known = this.byWord.get(key) ?? new Set<string>();
      known.add(name);
      this.byWord.set(key, known);
    }
  }

  /** The fullest known form of a name; the name itself when two people share it or nobody has it. */
  resolve(name: string): string {
    this.readTexts();
    const clean = name
      .replace(/^@/, "")
      .replace(/['’]s$/, "")
      .replace(/[.,;:]+$/, "");
    const untitled = clean.replace(TITLE, "");
    if (untitled !== clean) {
      if (/^\p{Lu}$/u.test(untitled)) return this.bySurname(untitled) ?? clean;
      const full = this.resolve(untitled);
      return full === untitled ? clean : full;
    }
    const handle = this.handles.get(clean.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
    if (handle) return handle;
    const words = clean
      .toLowerCase()
      .split(/[\s._]+/)
      .filter(Boolean);
    let candidates: string[] | null = null;
    const isInitialed = words.length > 1 && words[0]?.length === 1;
    for (const word of isInitialed ? words.slice(1) : words) {
      const named: ReadonlySet<string> = this.byWord.get(word) ?? NOBODY;
      if (named.size === 0) return words.length === 1 ? (this.byNickname(word) ?? clean) : clean;
      candidates = (candidates ?? [...named]).filter((candidate) => named.has(candidate));
    }
    // "H. Dahl" is Henrik Dahl, and not Ida
    if (isInitialed)
      candidates = (candidates ?? []).filter((name) => name.toLowerCase().startsWith(words[0] ?? ""));
    const [only, second] = fullest(candidates ?? []);
    return only && !second ? only : clean;
  }

  /** "Dr. K": whose last name begins so, among those who wrote or were written to; null for none or several. */
  private bySurname(initial: string): string | null {
    return this.onlyAuthor(
      (name) => name.includes(" ") && name.split(" ").at(-1)?.startsWith(initial) === true,
    );
  }

  /** The one whose first name this is a short form of, among those who wrote or were written to; null for none or several. */
  private byNickname(word: string): string | null {
    return this.onlyAuthor((name) => isShortFor(word, name.toLowerCase().split(/\s+/)[0] ?? ""));
  }

  private onlyAuthor(isOne: (name: string) => boolean): string | null {
    const [only, second] = new Set(this.authors.filter(isOne));
    return only !== undefined && second === undefined ? only : null;
  }

  /** True when the words name a known person, a team, or are written as names are. */
  isName(words: string): boolean {
    if (words.startsWith("@")) return true;
    this.readTexts();
    const list = words.split(/\s+/);
    if (list.length > 4) return false;
    return list.every((word) => {
      const lower = word.toLowerCase().replace(/['’]s$/, "");
      if (this.byWord.has(lower)) return /^\p{Lu}/u.test(word);
      if (NOT_NAMES.has(lower)) return false;
      if (TEAM_NAMES.has(lower)) return /^\p{Lu}/u.test(word);
      return ROLE_WORDS.has(lower) ? list.length > 1 && /^\p{Lu}/u.test(word) : this.properNames.has(word);
    });
  }

  /** "YT" as Yuki Tanaka, where only one person of the material has these initials; else the words themselves. */
  byInitials(words: string): string {
    this.readTexts();
    if (!/^\p{Lu}{2,3}$/u.test(words) || this.byWord.has(words.toLowerCase())) return this.resolve(words);
    const known = [...new Set([...this.handles.values()])].filter(
      (name) =>
        name
          .split(" ")
          .map((word) => word.charAt(0))
          .join("") === words,
    );
    const [only, second] = known;
    return only && !second ? only : words;
  }

  /** Authors and speakers all of whose names stand in the text, endings aside ("the marketing lead" for Marketing). */
  mentionedIn(text: string): string[] {
    const words = text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
    const opens = new Set(words.map((word) => word.slice(0, 6)));
    return this.authors.filter((name) => {
      const parts = name.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
      return parts.length > 0 && parts.every((part) => opens.has(part.slice(0, 6)));
    });
  }

  /** True for a part of the name of somebody who wrote, spoke or was written to. */
  isCorrespondent(word: string): boolean {
    return this.correspondents.has(word.toLowerCase());
  }

  isKnown(name: string): boolean {
    this.readTexts();
    return name
      .toLowerCase()
      .split(/\s+/)
      .every((word) => this.byWord.has(word));
  }
}

/** "Anya", who wrote in a chat, and "Anya Novak" are one. */
const fullest = (names: readonly string[]): string[] => {
  const full = names.filter((name) => name.includes(" "));
  return full.length === 1 && names.every((name) => name.includes(" ") || full[0]?.split(" ").includes(name))
    ? full
    : [...names];
};

/** The texts one by one, long ones in pieces that end with a line or, failing that, with a word. */
function* inPieces(texts: readonly string[], read: (text: string) => void): Slices<void> {
  const pace = new Pace(SLICE);
  for (const text of texts)
    for (let from = 0; from < text.length; ) {
      const ahead = from + SLICE;
      const cut = ahead >= text.length ? text.length : endOfPiece(text, from, ahead);
      read(text.slice(from, cut));
      if (pace.isDue(cut - from)) yield;
      from = cut;
    }
}

function endOfPiece(text: string, from: number, ahead: number): number {
  const line = text.lastIndexOf("\n", ahead);
  if (line > from) return line;
  const word = text.lastIndexOf(" ", ahead);
  return word > from ? word : ahead;
}
