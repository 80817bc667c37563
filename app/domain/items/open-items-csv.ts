import { csv } from "../csv";
import { GROUP_WORDS, type OpenItem } from "./open-items";

const HEADINGS = [
  ...["Agent", "When", "Kind", "What", "Owner", "Due", "Due in words", "Open since (UTC)", "Asked"],
  ...["Words", "From", "Subject", "Received (UTC)", "Item"],
];

/** Open items as CSV (RFC 4180), with a heading, each with the first words that it stands on; `leftOut` are not in it. */
export function openItemsCsv(items: OpenItem[], leftOut: number): string {
  const rows = items.map((item) => {
    const [source] = item.sources;
    return [
      ...[item.agentTitle, GROUP_WORDS[item.group], item.kind, item.text, item.owner ?? "", item.due ?? ""],
      ...[item.timeline ?? "", item.since, item.asked],
      ...[
        source?.quote ?? "",
        source?.sender ?? "",
        source?.subject ?? "",
        source?.receivedAt ?? "",
        item.id,
      ],
    ];
  });
  return csv([HEADINGS, ...rows, ...(leftOut > 0 ? [[`${leftOut} more items are left out here.`]] : [])]);
}
