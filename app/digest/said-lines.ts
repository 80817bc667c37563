import type { DigestContent, Source } from "./digest-content";
import type { DigestView } from "./digest-view";
import type { ItemKind } from "./tracked";

/** A line of a digest in the terms that all sections and what was closed share. */
export interface SaidLine {
  /** Its place on the digest's page, see `lineAnchor`. */
  anchor: string;
  kind: ItemKind | "person";
  text: string;
  owner: string | null;
  timeline: string | null;
  itemId: string | null;
  sources: Source[];
}

type Lines = Pick<DigestContent, "actionItems" | "blockers" | "decisions"> & {
  assignees: DigestView["assignees"];
  closed: DigestView["closed"];
};

/** The id of a line's element: by its item, which keeps it from digest to digest, else by its place, counted from 0. */
export function lineAnchor(kind: SaidLine["kind"], place: number, itemId?: string | null): string {
  return itemId ? `line-${itemId}` : `line-${kind}-${place + 1}`;
}

/** Every line of a digest, section by section, and last what was closed. */
export function saidLines({ actionItems, blockers, decisions, assignees, closed }: Lines): SaidLine[] {
  const line = (
    kind: SaidLine["kind"],
    place: number,
    said: {
      text: string;
      owner?: string | null;
      timeline?: string | null;
      itemId?: string | null;
      sources: Source[];
    },
  ): SaidLine => ({
    ...{ kind, text: said.text, sources: said.sources },
    anchor: lineAnchor(kind, place, said.itemId),
    ...{ owner: said.owner ?? null, timeline: said.timeline ?? null, itemId: said.itemId ?? null },
  });
  return [
    ...actionItems.map((item, place) => line("action", place, { ...item, text: item.task })),
    ...blockers.map((item, place) => line("blocker", place, { ...item, text: item.description })),
    ...decisions.map((item, place) => line("decision", place, { ...item, text: item.decision })),
    ...assignees.map((person, place) =>
      line("person", place, { text: person.name, sources: person.sources }),
    ),
    ...closed.map((item, place) => line(item.kind, place, item)),
  ];
}
