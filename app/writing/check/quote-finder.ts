import type { Source } from "../../digest/digest-content";
import { personText } from "../../reading/mail/person-text";
import type { Person } from "../../reading/mail-content";
import type { DigestMaterial, DraftQuote, MaterialDocument, MaterialMail } from "../digest-material";
import { speakerTurns } from "../embedded/readers/transcript-turns";
import { quotedMails } from "../quoted-mails";
import type { Slices } from "../slices";
import { type FoldedText, findQuote, foldInSlices } from "./find-quote";
import { nameOf, wordsOf } from "./material-facts";
import { nearbySentences, type Stretch } from "./nearby-sentences";
import { type QuoteSetting, settingOf } from "./quote-setting";
import { type Span, withoutSetAside } from "./set-aside";
import { threadOf } from "./thread-of";

export interface FoundQuote {
  source: Source;
  setting: QuoteSetting;
  /** ISO 8601 UTC: when these words were written, as far as known. */
  writtenAt: string;
  author: Person | null;
  /** The only one it is sent to, else the only other person who writes in its thread: "you" where nobody is greeted. */
  counterpart: Person | null;
  /** All whom it is sent to. */
  readers: readonly Person[];
  /** It stands in the turns of a meeting, where a line begins with who says it. */
  isSpoken: boolean;
  /** Subject, author and file name, as the head of its source says them. */
  head: string[];
  /** The sentences around it that may tell what it speaks of, as `nearbySentences` orders them; none in a talk. */
  nearby(): FoundQuote[];
}

interface Place {
  text: FoldedText;
  writtenAt: string;
  author: Person | null;
  counterpart: Person | null;
  readers: readonly Person[];
  isSpoken: boolean;
  /** Its lines are turns of a talk, a chat that was pasted into a mail, too. */
  hasTurns: boolean;
  head: string[];
  setAside: readonly Span[];
  source: Omit<Source, "quote">;
}

const SHORTEST = 6;
/** Enough for the longest sentence; more would be a copy of the mail. */
const LONGEST = 600;
const FUNCTION_WORDS = new Set(
  (
    "a about after again all also am an and any are as at be because been before being but by can could did do does " +
    "for from further had has have he her here hers him his how i if in into is it its just me more most my no not " +
    "now of off ok okay on once only or our out over please so some such than thanks that the their them then there " +
    "these they this those to too under until up us very was we were what when where which while who why will with " +
    "would yes you your"
  ).split(" "),
);

/**
 * Looks a draft's quotes up in the material; null when the words don't stand there, say nothing by themselves, or
 * belong to a sentence that is set aside. `setAside` gives the spans of a text that are.
 */
export function quoteFinder(
  material: DigestMaterial,
  setAside: (text: string) => readonly Span[],
): (quote: DraftQuote) => Slices<FoundQuote | null> {
  const all = [...(material.threads ?? []), ...material.mails];
  const mails = new Map(all.map((mail) => [mail.id, mail]));
  const documents = new Map(material.documents.map((document) => [document.id, document]));
  const threads = writersByThread(all);
  const places = new Map<string, Place[]>();
  function* placesOf(kind: DraftQuote["kind"], id: string): Slices<Place[]> {
    const key = `${kind} ${id}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const mail = kind === "email" ? mails.get(id) : undefined;
    const document = kind === "document" ? documents.get(id) : undefined;
    const made = mail
      ? yield* placesOfMail(mail, setAside, threads.get(threadOf(mail.subject)) ?? [], answeredBy(mail, all))
      : document
        ? [yield* placeOfDocument(document, material.now, setAside)]
        : [];
    places.set(key, made);
    return made;
  }
  const quotedPlaces = new Map<string, Place[]>();
  /** Looked through last, and only made when its own words don't hold a quote. */
  function* quotedPlacesOf(kind: DraftQuote["kind"], id: string): Slices<Place[]> {
    const mail = kind === "email" ? mails.get(id) : undefined;
    if (!mail) return [];
    const made = quotedPlaces.get(id) ?? (yield* placesQuotedIn(mail, material.timeZone, setAside));
    quotedPlaces.set(id, made);
    return made;
  }
  return function* find({ quote, kind, id, what }) {
    // "Yes, will do" says who takes it, and stands beside what it answers.
    if (!saysSomething(quote) && what !== "accepted") return null;
    const own = foundIn(yield* placesOf(kind, id), quote);
    const found = own ?? foundIn(yield* quotedPlacesOf(kind, id), quote);
    return found === null || what === undefined ? found : { ...found, source: { ...found.source, what } };
  };
}

function foundIn(places: readonly Place[], quote: string): FoundQuote | null {
  for (const place of places) {
    const found = findQuote(place.text, quote);
    if (found === null) continue;
    const quoted = cutAtWord(found.verbatim);
    const at = { start: found.start, end: found.start + quoted.length };
    if (!isSetAside(place, at)) return quoteAt(place, at);
  }
  return null;
}

const isSetAside = ({ setAside }: Place, { start, end }: Stretch): boolean =>
  setAside.some((span) => span.start < end && start < span.end);

function quoteAt(place: Place, at: Stretch): FoundQuote {
  const text = place.text.original;
  return {
    source: { ...place.source, quote: text.slice(at.start, at.end) },
    setting: settingOf(text, at.start, at.end, place.hasTurns),
    writtenAt: place.writtenAt,
    author: place.author,
    counterpart: place.counterpart,
    readers: place.readers,
    isSpoken: place.isSpoken,
    head: place.head,
    nearby: () =>
      place.hasTurns
        ? []
        : nearbySentences(text, at.start, at.end)
            .filter((stretch) => !isSetAside(place, stretch))
            .map((stretch) => quoteAt(place, stretch)),
  };
}

function cutAtWord(verbatim: string): string {
  if (verbatim.length <= LONGEST) return verbatim;
  const cut = verbatim.slice(0, LONGEST);
  return cut.slice(0, Math.max(cut.search(/\s\S*$/), LONGEST / 2));
}

function saysSomething(quote: string): boolean {
  const words = wordsOf(quote);
  return words.join(" ").length >= SHORTEST && words.some((word) => !FUNCTION_WORDS.has(word));
}

/** A forwarded part is cited as its own author's mail. */
function* placesOfMail(
  mail: MaterialMail,
  setAside: (text: string) => readonly Span[],
  thread: readonly Person[],
  answered: Person | null,
): Slices<Place[]> {
  const others = thread.length === 2 ? thread : [];
  const places: Place[] = [];
  for (const part of mail.parts) {
    const writtenAt = part.sentAt ?? mail.sentAt;
    const author = part.author ?? mail.sender;
    const subject = part.subject ?? mail.subject ?? undefined;
    const onlyReader = part.sentTo?.length === 1 ? part.sentTo[0] : undefined;
    places.push({
      text: yield* foldInSlices(part.text),
      writtenAt,
      author,
      counterpart: onlyReader ?? others.find((person) => nameOf(person) !== nameOf(author)) ?? answered,
      readers: part.sentTo ?? [],
      isSpoken: part.kind === "transcript",
      hasTurns: part.kind === "transcript" || speakerTurns(part.text, false) !== null,
      head: [subject ?? "", mail.subject ?? "", part.filename ?? ""]
        .map(withoutSetAside)
        .concat(nameOf(author), nameOf(mail.sender)),
      setAside: setAside(part.text),
      source: {
        kind: "email",
        id: mail.id,
        subject,
        sender: personText(author) ?? personText(mail.sender) ?? undefined,
        receivedAt: writtenAt,
      },
    });
  }
  return places;
}

/** What a mail quotes is cited as its author's words, without the marks of quotation. */
function* placesQuotedIn(
  mail: MaterialMail,
  timeZone: string,
  setAside: (text: string) => readonly Span[],
): Slices<Place[]> {
  const places: Place[] = [];
  for (const part of mail.parts)
    for (const { author, sentAt, text, answeredBy } of quotedMails(mail, part, timeZone)) {
      const subject = part.subject ?? mail.subject ?? undefined;
      const names = [author, answeredBy].map((person) => (person ? nameOf(person) : ""));
      places.push({
        text: yield* foldInSlices(text),
        writtenAt: sentAt,
        author,
        counterpart: answeredBy,
        readers: [],
        isSpoken: false,
        hasTurns: false,
        head: [subject ?? "", mail.subject ?? ""].map(withoutSetAside).concat(names),
        setAside: setAside(text),
        source: {
          kind: "email",
          id: mail.id,
          subject,
          sender: personText(author ?? mail.sender) ?? undefined,
          receivedAt: sentAt,
        },
      });
      yield;
    }
  return places;
}

/** Who wrote last in the thread of a reply, if that is somebody else. */
function answeredBy(mail: MaterialMail, all: readonly MaterialMail[]): Person | null {
  if (!/^\s*(?:re|aw|sv|antw|rép|ref)\s*(?:\[\d+\])?\s*:/i.test(mail.subject ?? "")) return null;
  const thread = threadOf(mail.subject);
  let last: MaterialMail | null = null;
  for (const other of all)
    if (
      other !== mail &&
      other.sentAt <= mail.sentAt &&
      (last === null || other.sentAt > last.sentAt) &&
      threadOf(other.subject) === thread
    )
      last = other;
  return last && nameOf(last.sender) !== nameOf(mail.sender) ? last.sender : null;
}

function writersByThread(mails: readonly MaterialMail[]): Map<string, Person[]> {
  const threads = new Map<string, Person[]>();
  for (const mail of mails) {
    const writers = threads.get(threadOf(mail.subject)) ?? [];
    if (!writers.some((person) => nameOf(person) === nameOf(mail.sender))) writers.push(mail.sender);
    threads.set(threadOf(mail.subject), writers);
  }
  return threads;
}

function* placeOfDocument(
  document: MaterialDocument,
  now: string,
  setAside: (text: string) => readonly Span[],
): Slices<Place> {
  const isSpoken = speakerTurns(document.text, false) !== null;
  return {
    text: yield* foldInSlices(document.text),
    writtenAt: now,
    author: null,
    counterpart: null,
    readers: [],
    isSpoken,
    hasTurns: isSpoken,
    head: [document.filename, document.description ?? ""].map(withoutSetAside),
    setAside: setAside(document.text),
    source: { kind: "document", id: document.id, subject: document.filename },
  };
}
