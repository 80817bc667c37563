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
        <p className="mt-1 mb-7 text-small text-ink-3">
          {"Generated at "}
          <AbsoluteTime iso={digest.generatedAt} timeZone={timeZone} />
        </p>
        <div className="rounded-card border bg-surface p-5 sm:p-7">
          <DigestBody digest={digest} renderMarkdown={renderMarkdown} headingLevel="h2" />
        </div>
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
