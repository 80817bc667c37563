import { Link } from "@remix-run/react";
import type { LineCounts } from "../../digest/shown-lines";
import type { DigestHistory } from "../../domain/digests/digest-history";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { OlderNewest } from "../../ui/older-newest";
import { AbsoluteTime } from "../../ui/times";
import { digestAddress } from "./digest-addresses";

const nouns: Record<keyof LineCounts, [one: string, many: string]> = {
  actionItems: ["action item", "action items"],
  blockers: ["blocker", "blockers"],
  decisions: ["decision", "decisions"],
  stakeholders: ["stakeholder", "stakeholders"],
};

/** "3 action items, 1 blocker": what is in it, at a glance. */
function contentWords(counts: LineCounts): string {
  const said = (Object.keys(nouns) as (keyof LineCounts)[]).flatMap((section) => {
    const [one, many] = nouns[section];
    const count = counts[section];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return said.join(", ") || "Nothing but the overview";
}

/** The agent's digests, the current one first, at ?dialog=history; each opens, and an earlier one can be the latest again. */
export function DigestHistoryDialog({
  agentId,
  timeZone,
  history: { digests, older },
  isFirst,
}: {
  agentId: string;
  timeZone: string;
  history: DigestHistory;
  /** It begins with the current digest. */
  isFirst: boolean;
}) {
  const path = `/agents/${agentId}`;
  return (
    <Dialog
      // Another page begins at its top.
      key={digests[0]?.id}
      id="digest-history"
      kind="modal"
      title="Digest history"
      subtitle="An earlier digest can be the current one again. Nothing is lost by it."
      closeTo={path}
      returnFocusId="open-history"
      over
    >
      <ol className="-my-5 divide-y">
        {digests.map(({ id, generatedAt, isCurrent, isEdited, isSample, counts, overview }) => {
          const address = digestAddress(agentId, id);
          const time = <AbsoluteTime iso={generatedAt} timeZone={timeZone} />;
          return (
            <li key={id} className="py-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="font-medium">
                  <Link to={address} className="link inline-block py-1">
                    {time}
                  </Link>
                </h2>
                {isCurrent && <Badge tone="accent">Current</Badge>}
                {isEdited && <Badge tone="info">Edited</Badge>}
                {isSample && <Badge>Sample</Badge>}
              </div>
              <p className="mt-1 text-small text-ink-3">{contentWords(counts)}</p>
              {overview && (
                <p dir="auto" className="mt-1 line-clamp-2 text-ink-2">
                  {overview}
                </p>
              )}
              {!isCurrent && (
                <ButtonLink to={`${address}?dialog=restore`} size="sm" className="mt-3">
                  <span>
                    Restore
                    <span className="sr-only">
                      {" the digest of "}
                      {time}
                    </span>
                  </span>
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
      <OlderNewest path={`${path}?dialog=history`} older={older} isFirst={isFirst} />
    </Dialog>
  );
}
