import type { DigestContent } from "../../digest/digest-content";
import { plainName } from "../../digest/plain-name";
import type { DigestMaterial } from "../../writing/digest-material";
import type { LedgerItem } from "../items/item-event";

const WHOLE = /^\p{Lu}[\p{L}'’.-]* (?:[\p{L}'’.-]+ )*\p{Lu}[\p{L}'’-]+$/u;

/**
 * The whole names that an agent's mails have: of authors and those they write to, of who wrote before, and of whom lines
 * and items name.
 */
export function wholeNames(
  { mails, threads = [], earlier = [] }: DigestMaterial,
  { actionItems, stakeholders }: Pick<DigestContent, "actionItems" | "stakeholders">,
  items: readonly LedgerItem[],
): string[] {
  const parts = [...threads, ...mails].flatMap((mail) => mail.parts);
  const people = [
    ...[...earlier, ...threads, ...mails].map(({ sender }) => sender),
    ...parts.flatMap(({ author, sentTo = [], copiedTo = [] }) => [author, ...sentTo, ...copiedTo]),
  ];
  const names = [
    ...people.map((person) => plainName(person?.name ?? "")),
    ...actionItems.map(({ owner }) => owner ?? ""),
    ...stakeholders.map(({ name }) => name),
    ...items.flatMap(({ events }) => events.map(({ sets }) => sets.owner ?? "")),
  ];
  return [...new Set(names.filter((name) => WHOLE.test(name)))];
}
