import type { ItemKind } from "../../digest/tracked";
import { csv } from "../csv";
import { GROUP_WORDS, type OpenGroup } from "./open-items";

const HEADINGS = [
  ...["Agent", "When", "Kind", "What", "Owner", "Due", "Due in words", "Open since (UTC)", "Asked"],
  ...["Words", "From", "Subject", "Received (UTC)", "Item"],
];

/** An item as a line of the file. */
export interface ExportedItem {
  id: string;
  agentTitle: string;
  group: OpenGroup;
  kind: ItemKind;
  text: string;
  owner: string | null;
  /** YYYY-MM-DD, and the words for it. */
  due: string | null;
  timeline: string | null;
  /** Milliseconds of the epoch. */
  since: number;
  asked: number;
  /** The first words that it stands on, if any, and whose. */
  quote: string | null;
  sender: string | null;
  subject: string | null;
  receivedAt: string | null;
}

export function exportHeading(): string {
  return csv([HEADINGS]);
}

/** Open items as lines of CSV, each with the first words that it stands on. */
export function exportLines(items: readonly ExportedItem[]): string {
  return csv(
    items.map((item) => [
      ...[item.agentTitle, GROUP_WORDS[item.group], item.kind, item.text, item.owner ?? "", item.due ?? ""],
      ...[item.timeline ?? "", new Date(item.since).toISOString(), item.asked],
      ...[item.quote ?? "", item.sender ?? "", item.subject ?? "", item.receivedAt ?? "", item.id],
    ]),
  );
}

export function exportLeftOut(count: number): string {
  return csv([[`${count} more items are left out here.`]]);
}
