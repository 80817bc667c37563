import { Link } from "@remix-run/react";
import { bySource } from "../../digest/by-source";
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

interface SourceQuotesProps {
  sources: readonly Source[];
  /** Leads to the page of a source mail. */
  hrefOf?: (source: Source) => string | undefined;
  open?: boolean;
}

/** Where a line comes from, each mail and document once; it opens to the words themselves, with their date. */
export function SourceQuotes({ sources, hrefOf, open = false }: SourceQuotesProps) {
  return bySource(sources).map((quoted) => (
    <SourceQuote
      key={`${quoted[0].kind} ${quoted[0].id}`}
      quoted={quoted}
      href={hrefOf?.(quoted[0])}
      open={open}
    />
  ));
}

function SourceQuote({
  quoted,
  href,
  open,
}: {
  quoted: [first: Source, ...more: Source[]];
  href: string | undefined;
  open: boolean;
}) {
  const [source] = quoted;
  return (
    <details open={open} className="group/source min-w-0">
      <summary className="opener plain turning">
        <span className="truncate group-open/source:whitespace-normal">
          <Origin source={source} />
        </span>
        {quoted.length > 1 && <span className="shrink-0">{` · ${quoted.length} quotes`}</span>}
      </summary>
      <figure className="mt-1 mb-2 ml-1.5 border-l pl-4">
        {quoted.map(({ quote }) => (
          <blockquote
            key={quote}
            dir="auto"
            className="max-w-[64ch] text-prose whitespace-pre-line not-first:mt-1"
          >
            <span aria-hidden="true">“</span>
            {quote}
            <span aria-hidden="true">”</span>
          </blockquote>
        ))}
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
