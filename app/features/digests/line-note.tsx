import { Link } from "@remix-run/react";
import type { disputeNotes } from "../../digest/dispute-notes";

/** A note of a line; one of what its sources disagree on leads to the question that settles it. */
export function LineNote({
  note: { label, text, questionId },
  agentPath,
}: {
  note: ReturnType<typeof disputeNotes>[number];
  /** Of the agent whose questions they are; absent for who can't answer. */
  agentPath?: string;
}) {
  return (
    <p className="mt-0.5 max-w-[64ch] text-small text-ink-2">
      <span className="text-ink-3">{`${label}: `}</span>
      <bdi>{text}</bdi>
      {questionId !== undefined && agentPath !== undefined && (
        <>
          {" "}
          <Link
            to={`${agentPath}?shown=1000#question-${questionId}`}
            className="link no-print inline-block py-1"
          >
            Settle it
          </Link>
        </>
      )}
    </p>
  );
}
