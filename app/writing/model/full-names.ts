import { knownPeople } from "../check/material-facts";
import type { DigestDraft, DigestMaterial } from "../digest-material";

/** The draft with its people by their full names, as the heads of the mails know them: "Priya" and "Priya Menon" are one. */
export function withFullNames(draft: DigestDraft, material: DigestMaterial): DigestDraft {
  const { fullest } = knownPeople(material);
  const named = <Item extends { owner: string | null }>(item: Item): Item => ({
    ...item,
    owner: item.owner === null ? null : item.owner.split(", ").map(fullest).join(", "),
  });
  return {
    ...draft,
    actionItems: draft.actionItems.map(named),
    ...(draft.changes && { changes: draft.changes.map(named) }),
    stakeholders: draft.stakeholders.map((item) => ({ ...item, name: fullest(item.name) })),
  };
}
