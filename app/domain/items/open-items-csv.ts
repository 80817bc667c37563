import { csv } from "../csv";
import type { ExportedItem } from "./export-open-items.server";
import { GROUP_WORDS } from "./open-items";

const HEADINGS = [
  ...["Agent", "When", "Kind", "What", "Owner", "Due", "Due in words", "Open since (UTC)", "Asked"],
  ...["Words", "From", "Subject", "Received (UTC)", "Item"],
];

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
