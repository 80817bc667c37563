import { countOf } from "../../digest/coverage-words";
import type { DigestView } from "../../digest/digest-view";
import { ButtonLink } from "../../ui/button";
import { AbsoluteTime, DayTime } from "../../ui/times";
import { Brand } from "../shell/brand";
import { DigestBody, type RenderMarkdown } from "./digest-body";

/** A digest behind a shared link: read only, no login (decisions, 'shared links'). */
export function SharedDigest({
  agentTitle,
  digest,
  timeZone,
  expiresAt,
  ownPath,
  renderMarkdown,
}: {
  agentTitle: string;
  digest: DigestView;
  /** The agent's zone, in which the digest was written. */
  timeZone: string;
  expiresAt: string | null;
  /** Where the digest lives, for its owner. */
  ownPath?: string | null;
  renderMarkdown: RenderMarkdown;
}) {
  return (
    <div className="min-h-dvh">
      <header className="no-print border-b bg-surface">
        <div className="mx-auto flex h-15 max-w-3xl items-center justify-between px-4 sm:px-7">
          <Brand />
          {ownPath ? (
            <ButtonLink to={ownPath} size="sm">
              Open in Mondaybrief
            </ButtonLink>
          ) : (
            <p className="text-small text-ink-3">Shared digest</p>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-10 sm:px-7">
        <h1 dir="auto" className="text-page tracking-[-0.01em]">
          {agentTitle}
        </h1>
        <p className="mt-1 text-small text-ink-3">
          {"Generated at "}
          <AbsoluteTime iso={digest.generatedAt} timeZone={timeZone} />
        </p>
        <p className="mt-3 mb-7 max-w-[64ch] text-ink-2">{whatThisIs(digest)}</p>
        <div className="rounded-card border bg-surface p-5 sm:p-7">
          <DigestBody digest={digest} renderMarkdown={renderMarkdown} headingLevel="h2" />
        </div>
        {!ownPath && <GetYourOwn />}
        {expiresAt && (
          <p className="mt-5 text-small text-ink-3">
            {"This link works until "}
            <DayTime iso={expiresAt} />
            {", or until its owner takes it back."}
          </p>
        )}
      </main>
    </div>
  );
}

/** For who never heard of it; a digest of no mail was written from documents. */
function whatThisIs({ emailsProcessed, coverage }: DigestView): string {
  const read = [
    emailsProcessed > 0 ? countOf(emailsProcessed, "email") : "",
    coverage.documents > 0 ? countOf(coverage.documents, "document") : "",
  ].filter(Boolean);
  const from = read.length === 0 ? "" : ` from ${read.join(" and ")}`;
  return `A digest that Mondaybrief wrote${from}: what is to be done, what is stuck, what was decided. Each line opens to the words it was quoted from.`;
}

/** How its reader gets one. */
function GetYourOwn() {
  return (
    <section
      aria-labelledby="own-digest"
      className="no-print mt-7 grid gap-4 rounded-card border bg-canvas p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:p-7"
    >
      <div>
        <h2 id="own-digest" className="text-input font-bold">
          A digest of your own mail
        </h2>
        <p className="mt-1 text-ink-2">
          Forward what your team sends and get one like this every Monday. The first 500 are free.
        </p>
      </div>
      <ButtonLink to="/register" variant="primary">
        Start Free Digest
      </ButtonLink>
    </section>
  );
}
