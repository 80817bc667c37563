import ChevronDown from "lucide-react/icons/chevron-down";

import type { RunView } from "../../domain/digests/agent-detail-view";
import { Badge, type Tone } from "../../ui/badge";

import { AbsoluteTime } from "../../ui/times";

const states: Record<RunView["state"], { word: string; tone: Tone }> = {
  queued: { word: "Waiting", tone: "neutral" },
  writing: { word: "Writing", tone: "info" },
  done: { word: "Done", tone: "ok" },
  skipped: { word: "Skipped", tone: "neutral" },
  failed: { word: "Failed", tone: "danger" },
};
const triggers: Record<RunView["trigger"], string> = {
  manual: "On demand",
  scheduled: "Scheduled",
  sample: "Sample",
};

/** The tries at a digest, newest first; a skipped one says why. */
export function RunHistory({ runs, timeZone }: { runs: RunView[]; timeZone: string }) {
  return (
    <details>
      <summary className="plain control flex items-center gap-2 rounded-control font-bold hover:text-accent">
        Runs
        <span className="font-medium text-ink-3">{runs.length}</span>
        <ChevronDown size={16} aria-hidden="true" className="turns text-ink-3" />
      </summary>
      <ol className="divide-y border-y">
        {runs.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-48">
              <p>
                <AbsoluteTime iso={run.startedAt} timeZone={timeZone} />
              </p>
              <p className="text-small text-ink-3">
                {triggers[run.trigger]}
                {run.problem && `: ${run.problem}`}
              </p>
            </div>
            <Badge tone={states[run.state].tone}>{states[run.state].word}</Badge>
          </li>
        ))}
      </ol>
    </details>
  );
}
