import type { OpenItemsView } from "../../domain/items/open-items";

/** '3 overdue · 12 open · 2 stuck', as the cards have it. */
export function openItemsHeadline({ overdue, open, stuck }: OpenItemsView["counts"]): string {
  return [overdue > 0 ? `${overdue} overdue` : "", `${open} open`, stuck > 0 ? `${stuck} stuck` : ""]
    .filter((words) => words !== "")
    .join(" · ");
}
