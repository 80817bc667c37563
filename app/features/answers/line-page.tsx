import { Form, useNavigation } from "@remix-run/react";
import type { Source } from "../../digest/digest-content";
import { isolated } from "../../digest/isolated";
import type { ItemKind, ItemState } from "../../digest/tracked";
import { Badge } from "../../ui/badge";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { ClockProvider, useClock } from "../../ui/clock";
import { AbsoluteTime } from "../../ui/times";
import { STATE_WORDS } from "../digests/item-acting";
import { SourceQuotes } from "../digests/source-quotes";
import { Brand } from "../shell/brand";

const KIND_WORDS = { action: "Action item", blocker: "Blocker", decision: "Decision" } as const;

const MARKS = [
  { state: "done", label: "Done", variant: "primary" },
  { state: "not-ours", label: "Not ours", variant: "outline" },
  { state: "wrong", label: "Wrong", variant: "outline" },
] as const;

const ENDED_BY = {
  you: "marked by you",
  recipient: "marked by another recipient",
  owner: "marked by the owner",
  words: "by the words of a mail",
} as const;

/** A line of a digest mail as its page needs it. */
interface LinkedLineView {
  agentTitle: string;
  timeZone: string;
  /** The recipient, in whose name the buttons act. */
  email: string;
  number: number;
  kind: ItemKind;
  text: string;
  owner: string | null;
  timeline: string | null;
  state: ItemState;
  /** ISO 8601 UTC. */
  since: string;
  sources: Source[];
  endedBy: keyof typeof ENDED_BY | null;
}

/**
 * The page behind a link to a line of a digest mail: the line, its words, and what its recipient can say of it. Looking
 * changes nothing. Posts `state` to its own URL.
 */
export function LinePage({ line, problem }: { line: LinkedLineView; problem: string | null }) {
  const { agentTitle, timeZone, email, number, kind, state } = line;
  const { now } = useClock();
  const isSending = useNavigation().state === "submitting";
  const button = (mark: string, label: string, variant: "primary" | "outline") => (
    <Button key={mark} name="state" value={mark} variant={variant} pending={isSending}>
      {label}
    </Button>
  );
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] px-4 py-5 sm:px-10">
      <header>
        <Brand />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-xl py-10 sm:py-14">
        <p className="text-small break-words text-ink-3">
          {`Line ${number} of `}
          <bdi>{agentTitle}</bdi>
        </p>
        {/* Its reader has no account, and so no zone: the days are those of the digest. */}
        <ClockProvider now={now} timeZone={timeZone}>
          <article className="mt-2 rounded-card border bg-surface p-5 sm:p-7">
            <h1 dir="auto" className="text-page break-words">
              {line.text}
            </h1>
            <p className="mt-2 text-prose break-words text-ink-2">
              {[KIND_WORDS[kind], line.owner, line.timeline].filter(Boolean).join(" · ")}
            </p>
            <p className="text-small text-ink-3">
              {kind === "decision" || state !== "open" ? "In the digests since " : "Open since "}
              <AbsoluteTime iso={line.since} />
            </p>
            <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-1">
              <SourceQuotes sources={line.sources} open />
            </div>
            <div className="mt-5 border-t pt-5">
              {problem && (
                <div className="mb-4">
                  <Banner tone="danger" title={problem} live />
                </div>
              )}
              <div role="status" className="empty:hidden">
                {state !== "open" && (
                  <p className="mb-4 flex flex-wrap items-center gap-2">
                    <Badge tone={state === "done" ? "ok" : "neutral"}>{STATE_WORDS[state]}</Badge>
                    <span className="min-w-0 text-small break-words text-ink-2">
                      {line.endedBy && ENDED_BY[line.endedBy]}
                    </span>
                  </p>
                )}
              </div>
              <Form method="post" className="flex flex-wrap gap-2">
                {state === "open"
                  ? MARKS.map(({ state: mark, label, variant }) => button(mark, label, variant))
                  : button("open", "Undo", "outline")}
              </Form>
              <p className="mt-4 text-small break-words text-ink-3">
                {`Noted as said by ${email}; the owner of ${isolated(agentTitle)} sees it. You need no account.`}
              </p>
            </div>
          </article>
        </ClockProvider>
      </main>
    </div>
  );
}
