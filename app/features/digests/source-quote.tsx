import { Link } from "@remix-run/react";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { Source } from "../../digest/digest-content";
import { AbsoluteTime } from "../../ui/times";

/** "Ana Ruiz <ana@x.example>" is Ana Ruiz; an address alone is itself. */
function senderName(sender: string): string {
  const name = sender
    .replace(/<[^>]*>\s*$/, "")
    .trim()
    .replace(/^"|"$/g, "");
  return name || sender;
}

function Origin({ source: { kind, subject, sender } }: { source: Source }) {
  if (kind === "document")
    return (
      <>
        {"from document: "}
        <bdi>{subject ?? "without a name"}</bdi>
      </>
    );
  return (
    <>
      {"from "}
      {sender && (
        <>
          <bdi>{senderName(sender)}</bdi>
          {": "}
        </>
      )}
      <bdi>{subject || "(No Subject)"}</bdi>
    </>
  );
}

/** Where a line comes from; it opens to the words themselves, with their date. `href` leads to the mail's page. */
export function SourceQuote({
  source,
  href,
  open = false,
}: {
  source: Source;
  href?: string;
  open?: boolean;
}) {
  return (
    <details open={open} className="group/source min-w-0">
      <summary className="plain inline-flex max-w-full items-center gap-1 rounded-chip py-1 pr-2 text-small text-ink-3 hover:text-accent">
        <ChevronRight
          size={14}
          aria-hidden="true"
          className="turns-quarter shrink-0 transition-transform duration-[120ms] motion-reduce:transition-none"
        />
        <span className="truncate group-open/source:whitespace-normal">
          <Origin source={source} />
        </span>
      </summary>
      <figure className="mt-1 mb-2 ml-1.5 border-l pl-4">
        <blockquote dir="auto" className="max-w-[64ch] text-prose whitespace-pre-line">
          <span aria-hidden="true">“</span>
          {source.quote}
          <span aria-hidden="true">”</span>
        </blockquote>
        <figcaption className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-ink-3">
          {source.sender && <bdi className="break-all">{source.sender}</bdi>}
          {source.receivedAt && <AbsoluteTime iso={source.receivedAt} />}
          {href && (
            <Link to={href} className="link no-print inline-block py-1">
              Show the mail
            </Link>
          )}
        </figcaption>
      </figure>
    </details>
  );
}
