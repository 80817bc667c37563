import type { DigestDraft, DigestMaterial } from "../digest-material";
import type { Slices } from "../slices";
import { unreadLanguages } from "./languages/unread-languages";
import type { Unit } from "./statement";

/** The mails in which no line is looked for: newsletters and receipts, and those in a language that is not read. */
export function* passedOver(
  material: DigestMaterial,
  units: readonly Unit[],
): Slices<Pick<DigestDraft, "newsletters" | "otherLanguages">> {
  const newsletters = new Set(units.filter((unit) => unit.medium === "bulk").map((unit) => unit.source.id));
  for (const { medium, source, quotedIn } of units)
    if (medium !== "bulk" && quotedIn === null) newsletters.delete(source.id);
  const otherLanguages = yield* unreadLanguages({
    ...material,
    mails: material.mails.filter((mail) => !newsletters.has(mail.id)),
  });
  return {
    ...(newsletters.size > 0 && { newsletters: newsletters.size }),
    ...(otherLanguages.length > 0 && { otherLanguages }),
  };
}
