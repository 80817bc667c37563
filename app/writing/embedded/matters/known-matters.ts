import type { DigestContent } from "../../../digest/digest-content";
import type { KnownItem } from "../../digest-material";
import type { Act } from "../act";
import type { DueDate } from "../due-dates";
import type { People } from "../people";
import type { Statement } from "../statement";
import { threadOf } from "../threads";
import { type Matter, type MatterKind, NO_DOUBT } from "./matter";
import { partsOf } from "./parts";
import { coreOf, topicOf } from "./topic";

const NAME = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}$/u;

/** What was said longer ago may have been an item that nobody remembers: items closed so long ago are not told of. */
const FORGOTTEN_MS = 60 * 86_400_000;

/**
 * The items that earlier digests have, as matters that the new material may go on with: as `before`, the matters of
 * earlier mails, have them, else as their quotes tell, which then stand before all statements in parts of their own.
 * What was only asked who takes goes on as well, and what was not worth a line so far: what is said of it now may make it
 * one.
 */
export function knownMatters(
  known: readonly KnownItem[],
  people: People,
  before: readonly Matter[] = [],
  now = "",
): Matter[] {
  const matterOf = matterFinder(before);
  const first = before.flatMap(({ acts }) => acts.map(({ statement }) => statement.order));
  let order = Math.min(0, ...first) - known.reduce((sum, item) => sum + item.said.length, 0);
  const items = known.map((item) => {
    const owner = item.owner === null ? null : people.resolve(item.owner);
    const read = matterOf(item);
    if (read !== null) return asItIs(read, item, owner);
    const acts = item.said.map((said): Act => {
      const statement = statementOf(said, order, people);
      order += 1;
      const kind = actKind(item.kind, owner !== null && statement.speaker === owner);
      return { kind, statement, line: item.text, owner, when: null, certainty: 1, support: [] };
    });
    const closing = item.closedAt === null ? undefined : acts.at(-1)?.statement;
    return {
      kind: item.kind,
      item,
      acts,
      topic: topicOf(coreOf(item.text)),
      parts: partsOf(item.text),
      thread: threadOf(item.said[0]?.subject ?? null),
      owner,
      when: whenOf(item),
      closedBy: closing ?? null,
      support: [],
      asked: item.said.length,
      latent: false,
      acceptedIn: null,
      saidOpen: false,
      named: [],
      events: [],
      doubt: NO_DOUBT,
      later: [],
    };
  });
  const since = now === "" ? "" : new Date(Date.parse(now) - FORGOTTEN_MS).toISOString();
  const isLeft = ({ item, closedBy, acts }: Matter) =>
    item === null && closedBy === null && (acts.at(-1)?.statement.sentAt ?? "") >= since;
  return [...items, ...before.filter(isLeft)];
}

/** The matter of earlier mails that an item is: of its kind, and on the most of its words; each is one item's at most. */
function matterFinder(before: readonly Matter[]): (item: KnownItem) => Matter | null {
  const left = new Set(before);
  const saidIn = new Map<string, Matter[]>();
  for (const matter of before)
    for (const text of new Set(wordsOf(matter))) saidIn.set(text, [...(saidIn.get(text) ?? []), matter]);
  return (item) => {
    const shared = new Map<Matter, number>();
    for (const { quote } of item.said)
      for (const matter of saidIn.get(quote) ?? [])
        if (matter.kind === item.kind && left.has(matter)) shared.set(matter, (shared.get(matter) ?? 0) + 1);
    const isSaid = (matter: Matter) => matter.acts.some(({ line }) => line === item.text);
    const [found] = [...shared].sort(([a, x], [b, y]) => Number(isSaid(b)) - Number(isSaid(a)) || y - x);
    if (!found) return null;
    left.delete(found[0]);
    return found[0];
  };
}

const wordsOf = ({ acts, support }: Matter): string[] =>
  [...acts.flatMap((act) => [act.statement, ...act.support]), ...support].map(({ text }) => text);

/** A matter of earlier mails as what its item is by now, whoever changed it since. */
function asItIs(matter: Matter, item: KnownItem, owner: string | null): Matter {
  const isOver = item.closedAt !== null;
  matter.item = item;
  matter.owner = owner;
  if (item.timeline !== matter.when?.timeline || item.due !== matter.when?.day) matter.when = whenOf(item);
  matter.closedBy = isOver ? (matter.closedBy ?? matter.acts.at(-1)?.statement ?? null) : null;
  matter.latent = false;
  matter.events = [];
  return matter;
}

const whenOf = ({ timeline, due }: KnownItem): DueDate | null =>
  timeline === null ? null : { timeline, day: due, words: timeline, deadline: true };

function actKind(kind: MatterKind, isOwn: boolean): Act["kind"] {
  if (kind === "blocker") return "obstacle";
  if (kind === "decision") return "decision";
  return isOwn ? "commitment" : "request";
}

function statementOf(said: KnownItem["said"][number], order: number, people: People): Statement {
  return {
    source: { kind: "email", id: "" },
    order,
    unit: order,
    position: 0,
    medium: "mail",
    text: said.quote,
    speaker: said.who === null ? null : people.resolve(said.who),
    addressee: null,
    answers: null,
    sentAt: said.at,
    subject: said.subject,
    heading: null,
    listItem: false,
    suspicious: false,
    turn: null,
    assignee: null,
    row: null,
    task: null,
    quotedIn: null,
    meeting: null,
    shown: null,
    language: "en",
  };
}

/** Of matters the known items, as the lines that they are in the digest beside the new ones. */
export function knownLines(
  matters: readonly Matter[],
): Pick<DigestContent, "actionItems" | "blockers" | "decisions"> {
  const of = (kind: MatterKind) =>
    matters.flatMap(({ item, owner, when }) => {
      if (item?.kind !== kind) return [];
      return { text: item.text, owner, timeline: when?.timeline ?? null, due: when?.day ?? null };
    });
  return {
    actionItems: of("action").map(({ text, ...line }) => {
      return { task: text, ...line, urgency: "none", sources: [] };
    }),
    blockers: of("blocker").map(({ text }) => {
      return { description: text, impact: null, solution: null, urgency: "medium", sources: [] };
    }),
    decisions: of("decision").map(({ text }) => {
      return { decision: text, context: null, status: null, sources: [] };
    }),
  };
}

/** The people whom known items name. */
export function namesOf(known: readonly KnownItem[]): string[] {
  return known
    .flatMap((item) => [item.owner, ...item.said.map(({ who }) => who)])
    .filter((name): name is string => name !== null && NAME.test(name));
}
