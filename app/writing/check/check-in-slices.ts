import type { DigestDraft, DigestMaterial } from "../digest-material";
import { inSlices } from "../in-slices";
import { quotesInSlices } from "./check-quotes";

/** As checkQuotes, while others are answered. */
export function checkInSlices(draft: DigestDraft, material: DigestMaterial) {
  return inSlices(quotesInSlices(draft, material));
}
