import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ChangedLine, DigestChanges } from "../../digest/digest-changes";
import { AbsoluteTime } from "../../ui/times";

const KINDS: Record<ChangedLine["kind"], string> = {
  action: "Action item",
  blocker: "Blocker",
  decision: "Decision",
  person: "Stakeholder",
};

/** What a digest says otherwise than the one that was written before it. */
export function DigestChangesList({
  changes,
  before,
  hrefOf,
  timeZone,
}: {
  changes: DigestChanges;
  /** The digest before: its page, a line of that, and when it was written. */
  before: { href: string; hrefOf: (anchor: string) => string; generatedAt: string };
  /** A line of the digest itself. */
  hrefOf: (anchor: string) => string;
  timeZone: string;
}) {
  const { added, changed, closed, gone } = changes;
  const count = added.length + changed.length + closed.length + gone.length;
  return (
    <section aria-labelledby="changes-title" className="mb-7 rounded-card border bg-surface p-5">
      <h2 id="changes-title" className="text-input font-bold">
        {"What changed since "}
        <Link to={before.href} className="link">
          <AbsoluteTime iso={before.generatedAt} timeZone={timeZone} />
        </Link>
      </h2>
      {count === 0 && <p className="mt-2 text-ink-2">Nothing: its lines are the same.</p>}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Group title="New" lines={added.map((line) => ({ line, note: null }))} hrefOf={hrefOf} />
        <Group
          title="Changed"
          lines={changed.map(({ now, was }) => ({ line: now, note: `Was ${wasWords(was, now)}` }))}
          hrefOf={hrefOf}
        />
        <Group title="Closed" lines={closed.map((line) => ({ line, note: null }))} hrefOf={hrefOf} />
        <Group
          title="No longer in it"
          lines={gone.map((line) => ({ line, note: null }))}
          hrefOf={before.hrefOf}
        />
      </div>
    </section>
  );
}

/** Of what a line was before only what is another now. */
function wasWords(was: ChangedLine, now: ChangedLine): string {
  const words = [
    was.text === now.text ? null : `“${was.text}”`,
    was.owner === now.owner ? null : (was.owner ?? "unassigned"),
    was.timeline === now.timeline ? null : (was.timeline ?? "without a date"),
  ];
  return words.filter((each) => each !== null).join(", ");
}

function Group({
  title,
  lines,
  hrefOf,
}: {
  title: string;
  lines: { line: ChangedLine; note: string | null }[];
  hrefOf: (anchor: string) => string;
}): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div className="grid gap-x-5 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <h3 className="text-small font-medium text-ink-2">
        {title}
        <span className="ml-2 text-ink-3">{lines.length}</span>
      </h3>
      <ul>
        {lines.map(({ line, note }) => (
          <li key={line.anchor} className="[overflow-wrap:anywhere]">
            <Link to={hrefOf(line.anchor)} className="link inline-block py-1">
              <bdi>{line.text}</bdi>
            </Link>
            <span className="text-small text-ink-3">
              {` ${[KINDS[line.kind], line.owner, line.timeline].filter(Boolean).join(" · ")}`}
            </span>
            {note && (
              <span dir="auto" className="block text-small text-ink-2">
                {note}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
