import { withoutSetAside } from "../check/set-aside";
import { withoutHidden } from "../check/without-hidden";
import type { KnownItem } from "../digest-material";

/** A known item under the short label by which the model names it. */
export interface LabelledItem {
  /** k1, k2. */
  label: string;
  id: string;
  line: string;
}

/** Characters of all lines; they are repeated in every call, and the embedded writer follows every item anyway. */
const MOST_CHARACTERS = 12_000;

/** The items that a model is told of, as many as there is room for, open ones first. */
export function labelItems(known: readonly KnownItem[]): LabelledItem[] {
  const first = known.toSorted((a, b) => Number(a.state !== "open") - Number(b.state !== "open"));
  const labelled: LabelledItem[] = [];
  let room = MOST_CHARACTERS;
  for (const { id, kind, state, text, owner, timeline } of first) {
    const label = `k${labelled.length + 1}`;
    const isAside = state === "wrong" || state === "not-ours";
    const facts = [kind, isAside ? "put aside" : state, text, owner ?? "no owner", timeline ?? "no date"];
    const line = `${label}: ${facts.map(oneLine).join(" | ")}`;
    room -= line.length;
    if (room < 0) break;
    labelled.push({ label, id, line });
  }
  return labelled;
}

function oneLine(text: string): string {
  return withoutHidden(withoutSetAside(text))
    .replace(/[\s\p{Cc}|]+/gu, " ")
    .trim()
    .slice(0, 300);
}
