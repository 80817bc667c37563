import type { MatterKind } from "../../../app/writing/embedded/matters/matter";
import type { LabelledThread, MatterLabel } from "../labelled-threads";

/** What kind each labelled matter of a thread is of, and which are over at its end. */
export interface MatterStates {
  kinds: ReadonlyMap<string, MatterKind>;
  over: ReadonlySet<string>;
}

export function matterStates({ mails }: LabelledThread): MatterStates {
  const kinds = new Map<string, MatterKind>();
  const over = new Set<string>();
  for (const { mark, matter, kind } of mails.flatMap(({ lines }) => lines.flatMap(({ labels }) => labels))) {
    if (mark === "+") kinds.set(matter, kind ?? "action");
    if (mark === "=" || mark === "~") over.add(matter);
    else over.delete(matter);
  }
  return { kinds, over };
}

/** What labels of a matter's sentences say of its line at the end; null where it is said nowhere that it is one. */
export function lineState(
  kind: MatterKind,
  labels: readonly MatterLabel[],
  { kinds, over }: MatterStates,
): "open" | "over" | "none" | null {
  const opened = labels.filter(({ mark, matter }) => mark === "+" && kinds.get(matter) === kind);
  if (opened.length > 0) return opened.some(({ matter }) => !over.has(matter)) ? "open" : "over";
  const about = labels.filter(({ mark }) => mark === "^" || mark === ">" || mark === "?");
  if (about.length === 0) return "none";
  return about.every(({ matter }) => over.has(matter)) ? "over" : null;
}
