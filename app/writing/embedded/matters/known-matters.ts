import type { DigestContent } from "../../../digest/digest-content";
import type { KnownItem } from "../../digest-material";
import type { Act } from "../act";
import type { People } from "../people";
import type { Statement } from "../statement";
import { threadOf } from "../threads";
import type { Matter, MatterKind } from "./matter";
import { partsOf } from "./parts";
import { coreOf, topicOf } from "./topic";

const NAME = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){1,3}$/u;

/**
 * The items that earlier digests have, as matters that the new material may go on with. Their words stand before all
 * statements of the material, in parts of their own.
 */
export function knownMatters(known: readonly KnownItem[], people: People): Matter[] {
  let order = -known.reduce((sum, item) => sum + item.said.length, 0);
  return known.map((item) => {
    const owner = item.owner === null ? null : people.resolve(item.owner);
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
      when:
        item.timeline === null
          ? null
          : { timeline: item.timeline, day: item.due, words: item.timeline, deadline: true },
      closedBy: closing ?? null,
      support: [],
      asked: item.said.length,
      latent: false,
      acceptedIn: null,
      events: [],
    };
  });
}

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
