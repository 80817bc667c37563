import { Link } from "@remix-run/react";
import type { MailLine } from "../../domain/digests/whole-mail";
import { STATE_WORDS } from "../digests/item-acting";

const KINDS: Record<MailLine["kind"], string> = {
  action: "Action item",
  blocker: "Blocker",
  decision: "Decision",
  person: "Stakeholder",
};

const DEEDS: Record<NonNullable<MailLine["what"]>, string> = {
  asked: "asked for here",
  accepted: "accepted here",
  moved: "moved here",
  assigned: "given to somebody here",
  "reported-done": "reported done here",
  cancelled: "called off here",
  superseded: "replaced here",
  contradicted: "contradicted here",
  reopened: "opened again here",
};

/** A line of the mail with where it leads. */
export interface NumberedLine {
  number: number;
  line: MailLine;
  /** Its place in a digest; null where none has it. */
  href: string | null;
  /** Its words in the mail; null where they aren't. */
  wordsHref: string | null;
}

/** What was made of a mail: each line with its state, and both ways between it and the words that it stands on. */
export function MailLines({ lines }: { lines: NumberedLine[] }) {
  return (
    <ol className="grid gap-4">
      {lines.map(({ number, line, href, wordsHref }) => (
        <li
          key={number}
          id={`line-${number}`}
          className="grid scroll-mt-24 grid-cols-[1.75rem_minmax(0,1fr)] target:bg-info-soft"
        >
          <span className="text-small font-medium text-accent-ink">{number}</span>
          <div className="min-w-0">
            <p className="text-small text-ink-3">
              {[
                KINDS[line.kind],
                line.what && DEEDS[line.what],
                line.state && line.state !== "open" && STATE_WORDS[line.state],
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {href === null ? (
                line.text
              ) : (
                <Link to={href} className="link inline-block py-1">
                  {line.text}
                </Link>
              )}
            </p>
            {(line.owner || line.timeline) && (
              <p dir="auto" className="text-small [overflow-wrap:anywhere] text-ink-2">
                {[line.owner, line.timeline].filter(Boolean).join(" · ")}
              </p>
            )}
            {wordsHref !== null && (
              <a
                href={wordsHref}
                className="link inline-block py-1 text-small"
                aria-label={`Show the words of line ${number}`}
              >
                Show the words
              </a>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
