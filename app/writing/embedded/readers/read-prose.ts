import { spansInSlices } from "../../check/set-aside";
import { findDates } from "../../dates/find-dates";
import type { Pace, Slices } from "../../slices";
import { apartAnnouncement } from "../english/announced-decisions";
import { apartRequests } from "../english/apart-requests";
import { isEnglishWord, isGivenName } from "../english/vocabulary";
import type { Language } from "../languages/language";
import type { Heading, Statement, Unit } from "../statement";
import { updaterIn } from "../tickets/event-lines";
import { isFieldLine, withoutFields } from "../tickets/field-lines";
import { ticketOf } from "../tickets/ticket-of";
import { greetedIn, greets, isSalutation, mayBeName } from "./addressees";
import { assignedIn } from "./assigned-in";
import { countedParts } from "./counted-parts";
import { foreignRuler } from "./foreign-rulers";
import { onlyHandsOn } from "./handed-on";
import { headingOf, inlineLabel } from "./headings";
import { withPlainMarks } from "./list-marks";
import { enumerationIn, type ListRuler, listRuler, rulesDecisions } from "./list-rulers";
import { listsTasks } from "./medium-of";
import { isMeetingNotes, recordsMeeting, withoutNotesProgram, withoutTimesOfTalk } from "./meeting-notes";
import { isFielded } from "./owner-tags";
import { bareTitle, withPlainHeadings } from "./plain-headings";
import { readPlan } from "./read-plan";
import { readTable } from "./read-table";
import type { Sayings } from "./sayings";
import { sectionTitles } from "./section-titles";
import { type Block, blocksOf, type Light, sentencesOf } from "./sentence-splitting";
import { tablesIn } from "./tables";
import { isTickedOff } from "./ticked-off";
import { authorOf, textOf } from "./unit-words";
import { type ListOwner, whoseList } from "./whose-list";

/** "Nadia Rahimi commented on "Cover":", in the digest of a service; what she says stands indented below. */
const SAYS =
  /^(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2}) (?:has |just )?(?:commented|replied|responded|wrote|asked|said|noted|mentioned|left a (?:comment|note|reply))\b.{0,120}:$|^@(\p{L}[\p{L}\p{N}._-]*) (?:has |just )?(?:commented on|requested changes on|approved|reviewed|replied to|left a comment on)\b.{0,80}[.:]$/u;

/** What a traffic light says of its line; amber says nothing. */
const LIGHTS: Record<Light, Heading | null> = { red: "blockers", amber: null, green: "resolved" };

/** Says what stands in a part that is no talk: paragraphs, lists and tables, under their headings. */
export function* readProse(said: Sayings, unit: Unit, language: Language, pace: Pace): Slices<void> {
  const isNotes = isMeetingNotes(unit);
  const written =
    unit.medium === "notification" && !isNotes
      ? proseOf(unit)
      : textOf(unit).replace(/\r\n?/g, "\n").split("\n");
  const shown = withoutTimesOfTalk(isNotes ? withoutNotesProgram(written) : written);
  const isTool = unit.medium === "notification" && !isNotes;
  const lines = isTool ? shown : withPlainMarks(withPlainHeadings(shown));
  const isPlan = unit.medium === "notification" && listsTasks(unit.subject);
  if (isPlan && readPlan(said, unit, language, lines)) return;
  const names = [authorOf(unit), ...(unit.readers ?? [])].flatMap((name) => name?.split(" ") ?? []);
  const tables = tablesIn(lines, (name) => names.includes(name.split(" ")[0] ?? ""));
  if (pace.isDue(unit.text.length)) yield;
  const state: ProseState = {
    isPlan,
    addressee: unit.handedTo ?? unit.reader,
    greeted: unit.handedTo ?? unit.reader,
    readers: unit.handedTo ? [unit.handedTo] : (unit.readers ?? []),
    heading: isPlan ? "actions" : null,
    announcedBy: "",
    about: null,
    section: null,
    isOfLines: false,
    ruledBy: null,
    asksToKnow: false,
    first: said.statements.length,
  };
  let from = 0;
  for (const [at, { table, length }] of tables) {
    yield* readText(said, unit, language, lines.slice(from, at).join("\n"), state, pace);
    yield* readTable(said, unit, language, table, state.heading, pace);
    from = at + length;
  }
  yield* readText(said, unit, language, lines.slice(from).join("\n"), state, pace);
}

/** The lines of a program's mail that are no fields. */
function proseOf(unit: Unit): string[] {
  const lines = textOf(unit).split("\n");
  return ticketOf(unit) ? withoutFields(lines) : lines.map((line) => (isFieldLine(line) ? "" : line));
}

interface ProseState {
  /** A planner's list of the reader's tasks: what has a day is one. */
  isPlan: boolean;
  addressee: string | null;
  /** Who is addressed outside of a list of somebody's. */
  greeted: string | null;
  /** Whom the greeting names, or the header where it names nobody. */
  readers: readonly string[];
  heading: Heading | null;
  announcedBy: "" | "title" | "asking" | "listing";
  /** Whom the title above names: what follows are notes about them. */
  about: string | null;
  /** The title above, where it says what its section is about. */
  section: Statement | null;
  /** Their tasks stand in lines of their own, without bullets. */
  isOfLines: boolean;
  /** The sentence that rules the list that is read now. */
  ruledBy: Statement["ruledBy"] | null;
  /** The list that is read now asks questions. */
  asksToKnow: boolean;
  first: number;
}

function* readText(
  said: Sayings,
  unit: Unit,
  language: Language,
  text: string,
  state: ProseState,
  pace: Pace,
): Slices<void> {
  const author = authorOf(unit);
  const isMinutes = recordsMeeting(unit.text);
  /** Whom a service's mail quotes, from the line that says so to the next event. */
  let quoted: string | null = null;
  /** "@sanne-dv requested changes on this pull request.": all that follows is hers. */
  let isOfOne = false;
  const blocks = yield* blocksOf(text);
  if (pace.isDue(text.length)) yield;
  const titles = sectionTitles(blocks);
  const titled = (title: string): Statement => said.made(unit, language, title, { speaker: author });
  for (const [index, block] of blocks.entries()) {
    if (block.quoted) continue;
    if (pace.isDue(0)) yield;
    const title = titles.get(index);
    if (title !== undefined) state.section = titled(title);
    const next = blocks[index + 1];
    if (unit.medium === "notification") {
      const event = SAYS.exec(block.text);
      const updated = updaterIn(block.text);
      if (updated) {
        quoted = updated;
        isOfOne = true;
      } else if (event) {
        quoted = event[1] ?? event[2] ?? null;
        isOfOne = event[2] !== undefined;
      } else if (!block.indented && !isOfOne) quoted = null;
    }
    // "Hola Marta:" rules no list.
    const isGreeting = (greets(block.text) || isSalutation(block.text)) && block.text.length < 60;
    const whole = isFielded(block.text) ? [block.text] : sentencesOf(block.text);
    // "Papers are attached. Three things that I need from you:": the last sentence rules the list below it.
    const rulesLines =
      next?.kind === "item" || (isBareLine(next, true) && isBareLine(blocks[index + 2], false));
    const last = whole.at(-1) ?? "";
    const whose = rulesLines && block.kind !== "item" && language === "en" ? whoseList(last) : null;
    const whoseRuler = whose && said.made(unit, language, last, { speaker: quoted ?? author });
    if (whose && whole.length === 1) {
      giveList(state, whose, author, whoseRuler);
      continue;
    }
    const foreign = rulesLines && block.kind !== "item" && language !== "en" ? foreignRuler(last) : null;
    const asks =
      rulesLines && block.kind !== "item"
        ? foreign?.heading === "actions"
          ? { called: null, asksReader: foreign.asksReader }
          : listRuler(last)
        : null;
    const announced =
      isGreeting || asks
        ? null
        : foreign && foreign.heading !== "actions"
          ? foreign.heading
          : rulesLines && block.kind !== "item" && language === "en" && rulesDecisions(last)
            ? "decisions"
            : null;
    const ruler = asks || announced ? said.made(unit, language, last, { speaker: quoted ?? author }) : null;
    if (announced && whole.length === 1) {
      announce(state, announced, ruler);
      continue;
    }
    const isNamedGroup =
      state.heading === "actions" && state.announcedBy !== "" && isNameAboveLines(block, next);
    if (
      !isGreeting &&
      !asks &&
      !(unit.isNote && onlyHandsOn(block.text)) &&
      (block.kind === "heading" ||
        isNameAbove(block, next) ||
        isNamedGroup ||
        isTitle(block.text, block.kind, next?.kind === "item" || block.numbered === true, language))
    ) {
      const found = headingOf(block.text);
      const isListed = state.heading === "actions" && state.announcedBy !== "";
      state.announcedBy = "title";
      state.asksToKnow = QUESTIONS_FOLLOW.test(block.text);
      const person = NAME_AS_TITLE.exec(block.text)?.[1] ?? calledInCapitals(block.text, unit);
      state.about = person && found === "other" && mayBeName(person.split(" ")[0] ?? "") ? person : null;
      // "Next steps", and below it who takes which.
      state.heading = state.about !== null && isListed ? "actions" : found;
      state.section =
        state.about === null && found === "other" ? titled(bareTitle(block.text).replace(/:$/, "")) : null;
      state.addressee = state.about ?? state.greeted;
      state.isOfLines = isNamedGroup && state.about !== null;
      continue;
    }
    if (
      block.kind === "paragraph" &&
      state.heading !== null &&
      state.announcedBy !== "" &&
      block.afterBlank &&
      !(index > 0 && blocks[index - 1]?.kind === "heading") &&
      (state.heading === "other" ||
        state.heading === "resolved" ||
        state.isOfLines ||
        blocks[index - 1]?.kind === "item")
    )
      leaveList(state);
    // Whoever was greeted first, it is another one's now.
    const greeted = unit.handedTo ? null : greetedIn(block.text, index <= 1 && block.kind === "paragraph");
    if (greeted && (said.statements.length === state.first || !state.addressee || greeted.names.length > 0)) {
      const [name, ...others] = greeted.names;
      if (greeted.isEverybody || others.length > 0) state.addressee = null;
      else if (name) state.addressee = isReader(name, unit.reader) ? unit.reader : name;
      state.greeted = state.addressee;
      if (greeted.names.length > 0) state.readers = greeted.names;
    }
    const isQuestioning = next?.kind === "item" && QUESTIONS_FOLLOW.test(whole.at(-1) ?? "");
    if (isQuestioning) state.asksToKnow = true;
    else if (block.kind !== "item") state.asksToKnow = false;
    if (asks && whole.length === 1) {
      ruleTasks(state, asks, ruler);
      continue;
    }
    if (state.isPlan && !HAS_DAY.test(block.text)) continue;
    const label = inlineLabel(block.text);
    const isOver = block.box === "ticked" || (block.kind === "item" && isTickedOff(block.text));
    const isTold = state.heading === "decisions" || state.heading === "blockers";
    const ruled = isOver ? "resolved" : block.box && !isTold ? "actions" : state.heading;
    const heading = (label && isMinutes && RESOLVED.test(block.text) ? "decisions" : label?.heading) ?? ruled;
    const further = label?.isOfOne ? ruled : heading;
    const assigned = state.isPlan
      ? unit.reader
      : label?.heading === "resolved" || label?.heading === "decisions" || label?.heading === "blockers"
        ? null
        : assignedIn(block.text, block.kind === "item", heading);
    const isLine =
      RULING.test(state.announcedBy) &&
      isBareLine(block, true) &&
      (!block.afterBlank || isBareLine(next, false));
    const isItem = block.kind === "item" || state.isOfLines;
    const listItem = isItem || assigned !== null || isLine;
    const opening = label
      ? undefined
      : (assigned ??
        (isItem ? (state.about ?? undefined) : undefined) ??
        (listItem ? (topicOf(block.text, unit.sentAt) ?? openingTopic(whole)) : undefined));
    const orders = yield* spansInSlices(block.text);
    const setAside = orders.map(({ start, end }) => block.text.slice(start, end));
    const read = (asks || announced ? whole.slice(0, -1) : whole).map((said) => said.replace(ARROW, ""));
    const parts = read.flatMap((said) => (enumerationIn(said) ? [said] : countedParts(said)));
    const sentences = language === "en" ? parts.flatMap(apartRequests).flatMap(apartAnnouncement) : parts;
    for (const [order, sentence] of sentences.entries()) {
      if (pace.isDue(sentence.length)) yield;
      const isSetAside = setAside.some((order) => order.includes(sentence) || sentence.includes(order));
      const enumeration =
        language === "en" && assigned === null && !isSetAside && RULED_OUT.every((other) => other !== heading)
          ? enumerationIn(sentence)
          : null;
      if (enumeration) {
        const statement = said.made(unit, language, sentence, { speaker: quoted ?? author });
        const ruledBy = { statement, words: enumeration.ruler };
        for (const item of enumeration.items)
          said.push(unit, language, item, {
            speaker: quoted ?? author,
            addressee: enumeration.called ?? state.addressee,
            heading: "actions",
            listItem: true,
            ruledBy,
            ...(enumeration.asksReader && { wanted: true }),
          });
        continue;
      }
      said.push(
        unit,
        language,
        sentence,
        {
          speaker: quoted ?? author,
          addressee: assigned ?? state.addressee,
          ...(state.readers.length > 1 && { readers: state.readers }),
          ...(assigned !== null && order === 0 && { greeted: state.addressee }),
          ...(opening !== undefined && { label: opening }),
          ...(listItem &&
            ((state.announcedBy === "asking" && heading === "actions") ||
              (state.asksToKnow && /\?\s*$/.test(sentence))) && { wanted: true }),
          ...(listItem && state.ruledBy && RULING.test(state.announcedBy) && { ruledBy: state.ruledBy }),
          paragraph: index,
          ...(state.section !== null && { section: state.section }),
          ...(listItem && order === 0 && sentences.length > 1 && { opensItem: true }),
          heading: order > 0 ? further : block.light ? LIGHTS[block.light] : heading,
          listItem,
          assignee: order === 0 ? assigned : null,
        },
        isSetAside,
      );
    }
    if (whose) giveList(state, whose, author, whoseRuler);
    if (asks) ruleTasks(state, asks, ruler);
    if (announced) announce(state, announced, ruler);
  }
}

/** "Dear Mrs Bevan", "Dear Club Secretary": whom the mail alone is sent to, by surname or by a role. */
const isReader = (name: string, reader: string | null): boolean =>
  reader !== null &&
  (reader.toLowerCase().split(/\s+/).slice(1).includes(name.toLowerCase()) ||
    name
      .toLowerCase()
      .split(/\s+/)
      .every((word) => isEnglishWord(word) && !isGivenName(word)));

const UNTIL = /\b(?:by|before|until|till)\b/i;

/** What is listed below is to be done by one, or by nobody any more. */
function giveList(state: ProseState, whose: ListOwner, author: string | null, by: Statement | null): void {
  state.about = whose.of === "named" ? whose.name : whose.of === "writer" ? author : null;
  state.addressee = state.about ?? state.greeted;
  state.heading = whose.of === "nobody" ? "resolved" : "actions";
  state.announcedBy = "listing";
  // "By Thursday I'll:" says until when, "this week" only which list it is.
  state.ruledBy = by && UNTIL.test(by.text) ? { statement: by, words: by.text } : null;
  state.isOfLines = false;
  state.asksToKnow = false;
}

/** What stands below a list is said to whom the mail greets. */
function leaveList(state: ProseState): void {
  state.heading = null;
  if (state.about !== null) state.addressee = state.greeted;
  state.about = null;
  state.isOfLines = false;
}

/** "Das haben wir beschlossen:" */
function announce(state: ProseState, heading: Heading, by: Statement | null): void {
  state.heading = heading;
  state.announcedBy = "listing";
  state.ruledBy = by && { statement: by, words: by.text };
  state.asksToKnow = false;
  state.about = null;
}

/** What a meeting resolved, it decided. */
const RESOLVED = /^\W*resolved\b/i;

/** "Ordered? -> Tom asks the shop" */
const ARROW = /^(?:[-=]+>|→|➔|➜)\s*(?=\S)/u;
/** "- due Tue 24 Nov", "(overdue)" */
const HAS_DAY = /\b(?:due|overdue|deadline|fällig|échéance|vence)\b/i;

const LONGEST_LINE = 60;
/** A line of a list without bullets: "poster - Tilda"; further ones stand right below it. */
const isBareLine = (block: Block | undefined, isFirst: boolean): boolean =>
  block !== undefined &&
  block.kind === "paragraph" &&
  (isFirst || !block.afterBlank) &&
  block.text.length <= LONGEST_LINE &&
  /\s/.test(block.text) &&
  !/[.!?,;:]$/.test(block.text);

/** Under these an enumeration is none of tasks. */
const RULED_OUT: readonly (Heading | null)[] = ["decisions", "blockers", "resolved", "people"];

const RULING = /^(?:asking|listing)$/;

function ruleTasks(state: ProseState, { called, asksReader }: ListRuler, by: Statement | null): void {
  if (called !== null) state.addressee = called;
  else if (state.about !== null) state.addressee = state.greeted;
  state.about = null;
  state.heading = "actions";
  state.announcedBy = asksReader ? "asking" : "listing";
  state.ruledBy = by && { statement: by, words: by.text };
}

/** "Will", "Mei Tan:" */
const NAME_AS_TITLE = /^(\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?):?$/u;

/** "- Ana", above items that are indented further: theirs. */
const isNameAbove = (block: Block, next: Block | undefined): boolean =>
  block.kind === "item" &&
  next?.kind === "item" &&
  (next.depth ?? 0) > (block.depth ?? 0) &&
  NAME_AS_TITLE.test(block.text);

/** "Ana Ruiz", right above lines without bullets: theirs. */
const isNameAboveLines = (block: Block, next: Block | undefined): boolean =>
  block.kind === "paragraph" &&
  next?.kind === "paragraph" &&
  !next.afterBlank &&
  NAME_AS_TITLE.test(block.text) &&
  !NAME_AS_TITLE.test(next.text);

/** "ANA RUIZ": the name of one who wrote the mail or gets it, in capitals. */
function calledInCapitals(title: string, unit: Unit): string | undefined {
  const called = /^(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’-]+)?):?$/u.exec(title)?.[1]?.toLowerCase();
  const names = [authorOf(unit), unit.reader, ...(unit.readers ?? [])];
  return called === undefined
    ? undefined
    : (names.find((name) => name !== null && ` ${name.toLowerCase()} `.includes(` ${called} `)) ?? undefined);
}

/** "Two points before we can quote:", "My questions:" */
const QUESTIONS_FOLLOW =
  /^(?:(?:just|only|still|also|and) )?(?:(?:one|two|three|four|five|some|a few|several|my|our|the following|a couple of|open) )(?:more |quick |open |small |further |short )*(?:points?|questions?|things?|topics?|queries)\b[^.?!]{0,60}:$/iu;

/** "Insurance certificate: expired in October", in a list */
const TOPIC = /^(\p{Lu}[^:.?!]{2,40}?)(?::|\s[–—-])\s+\S/u;

/** What a line is about by its label; a day there says when. */
function topicOf(line: string, sentAt: string): string | undefined {
  const topic = TOPIC.exec(line)?.[1];
  const [day] = topic === undefined ? [] : findDates(topic, sentAt.slice(0, 10));
  return day && topic && day.words.length >= topic.length - 3 ? undefined : topic;
}

/** "Cakes. Marge will do this.": what an item is about before it says anything. */
const openingTopic = ([first = "", ...others]: readonly string[]): string | undefined =>
  others.length > 0 ? /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2})\.$/u.exec(first)?.[1] : undefined;

/** "Done", "2. Pricing", "Next steps": a short line that rules what follows. */
function isTitle(text: string, kind: string, rules: boolean, language: Language): boolean {
  if (text.length > 60 || /[.!?,;]$/.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > 6) return false;
  const bare = text.replace(/^[\d.)\s]+/, "").replace(/:$/, "");
  if (kind === "item") return false;
  if (/^(?:item|top|agenda item|punkt|point|topic)\s*\d+\b/i.test(text)) return true;
  // "What we decided"
  const isClause = !/^what\b/i.test(bare) && /\b(?:we|i|you|is|are|please|the|can|will)\b/i.test(bare);
  if (headingOf(bare) !== "other" && words <= 4 && !isClause) return true;
  return (
    rules &&
    language !== "other" &&
    words <= 5 &&
    /^\p{Lu}/u.test(bare) &&
    !greets(text) &&
    !/\b(?:i|we|you|please)\b/i.test(bare)
  );
}
