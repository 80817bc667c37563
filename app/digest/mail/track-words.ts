import type { Tracked } from "../tracked";
import { localTime } from "./mail-wording";

/** What a line has of its item, beside who has it now and until when. */
export type LineTrack = Partial<Tracked> & { owner?: string | null; timeline?: string | null };

/**
 * Whether a line is new, what changed against the digest before, since when it is open and how often it was asked:
 * "new", "open since Mon 2 Nov, asked 3 times", "was Joe Okafor, Thu 26 Nov; open since Mon 2 Nov". Null for a line
 * that a person typed, and for a new one where all are (`isFirst`).
 */
export function trackWords(
  track: LineTrack,
  {
    asked,
    timeZone,
    verb,
    isFirst,
  }: { asked: number; timeZone: string; verb: "open" | "stands"; isFirst: boolean },
): string | null {
  const { itemId, change, since } = track;
  if (!itemId || change === undefined || since === undefined) return null;
  const times = asked > 1 ? `asked ${asked} times` : "";
  if (change === "new") return joined([isFirst ? "" : "new", times]) || null;
  const open = joined([`${verb} since ${localTime(new Date(since), timeZone).day}`, times]);
  return change === "open" ? open : `${changeWords(track)}; ${open}`;
}

/** Of what it was before only what is another now. */
function changeWords({ was, owner, timeline }: LineTrack): string {
  if (was === undefined) return "changed";
  const before = [
    was.owner === (owner ?? null) ? "" : (was.owner ?? "unassigned"),
    was.timeline === (timeline ?? null) ? "" : (was.timeline ?? "without a date"),
  ];
  return joined(before) === "" ? "changed" : `was ${joined(before)}`;
}

function joined(words: string[]): string {
  return words.filter((each) => each !== "").join(", ");
}
