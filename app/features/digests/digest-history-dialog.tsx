import type { DigestView } from "../../digest/digest-view";
import { Badge } from "../../ui/badge";

import { Dialog } from "../../ui/dialog";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime } from "../../ui/times";
import { digestSections } from "./digest-lines";

const nouns = {
  actions: ["action item", "action items"],
  blockers: ["blocker", "blockers"],
  decisions: ["decision", "decisions"],
  stakeholders: ["stakeholder", "stakeholders"],
} as const;

/** "3 action items, 1 blocker": what is in it, at a glance. */
function contentWords(digest: DigestView): string {
  const counts = digestSections(digest).map(({ id, lines }) => {
    const [one, many] = nouns[id];
    return `${lines.length} ${lines.length === 1 ? one : many}`;
  });
  return counts.join(", ") || "Nothing but the overview";
}

/** The agent's digests, the current one first, at ?dialog=history; an earlier one can be the latest again. */
export function DigestHistoryDialog({
  agentId,
  timeZone,
  digests,
}: {
  agentId: string;
  timeZone: string;
  digests: DigestView[];
}) {
  const path = `/agents/${agentId}`;
  return (
    <Dialog
      id="digest-history"
      kind="modal"
      title="Digest history"
      subtitle="An earlier digest can be the current one again. Nothing is lost by it."
      closeTo={path}
      returnFocusId="open-history"
      over
    >
      <ol className="-my-5 divide-y">
        {digests.map((digest, place) => (
          <li key={digest.id} className="py-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="font-medium">
                <AbsoluteTime iso={digest.generatedAt} timeZone={timeZone} />
              </h2>
              {place === 0 && <Badge tone="accent">Current</Badge>}
              {digest.metadata.manuallyEdited && <Badge tone="info">Edited</Badge>}
              {digest.isSample && <Badge>Sample</Badge>}
            </div>
            <p className="mt-1 text-small text-ink-3">{contentWords(digest)}</p>
            {digest.overview && <p className="mt-1 line-clamp-2 text-ink-2">{digest.overview}</p>}
            {place > 0 && (
              <PostForm
                action={path}
                fields={{ intent: "restore-digest", summaryId: digest.id }}
                size="sm"
                formClassName="mt-3"
                pendingLabel="Restoring..."
              >
                Restore
                <span className="sr-only">
                  {" the digest of "}
                  <AbsoluteTime iso={digest.generatedAt} timeZone={timeZone} />
                </span>
              </PostForm>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
