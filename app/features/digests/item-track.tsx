import type { ReactNode } from "react";
import type { Tracked } from "../../digest/tracked";
import { DayTime } from "../../ui/times";

/** What a line has of its item, beside who has it now and until when. */
export type LineTrack = Partial<Tracked> & { owner?: string | null; timeline?: string | null };

/** Whether a line is new, what changed against the digest before, how long it is open; nothing for a typed line. */
export function itemTrack(track: LineTrack): { key: string; words: ReactNode }[] {
  const { itemId, change, since } = track;
  if (!itemId || change === undefined || since === undefined) return [];
  if (change === "new") return [{ key: "new", words: "New" }];
  const open = { key: "since", words: <OpenSince iso={since} /> };
  return change === "open" ? [open] : [{ key: "was", words: changeWords(track) }, open];
}

function OpenSince({ iso }: { iso: string }) {
  return (
    <>
      {"Open since "}
      <DayTime iso={iso} />
    </>
  );
}

/** "Was Joe Okafor, Thu 26 Nov": of what it was before only what is another now. */
function changeWords({ was, owner, timeline }: LineTrack): string {
  if (was === undefined) return "Changed";
  const before = [
    was.owner === (owner ?? null) ? "" : (was.owner ?? "unassigned"),
    was.timeline === (timeline ?? null) ? "" : (was.timeline ?? "without a date"),
  ].filter((words) => words !== "");
  return before.length === 0 ? "Changed" : `Was ${before.join(", ")}`;
}
