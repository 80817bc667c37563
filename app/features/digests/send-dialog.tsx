import { Link } from "@remix-run/react";
import RefreshCw from "lucide-react/icons/refresh-cw";
import Send from "lucide-react/icons/send";
import type { SendAsk } from "../../domain/digests/send-ask";
import { FAILED } from "../../domain/failed-words";
import { AskDialog } from "../../ui/ask-dialog";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime } from "../../ui/times";

/** Said while a digest is on its way out (specification, section 8, 'Success toasts'). */
const SENDING = { title: "Sending digest", description: "Sending your digest..." };

const LEFT_OUT = {
  invalid: "Left out: can't be delivered to",
  unsubscribed: "Left out: unsubscribed",
  suppressed: "Left out: no longer mailed",
} as const;

/** Asked before a digest is mailed: to whom, and when these people last got it (decisions.md). */
export function SendDialog({ ask, closeTo, over }: { ask: SendAsk; closeTo: string; over?: boolean }) {
  const { id, digest, recipients, unprocessedCount } = ask;
  const action = `/agents/${id}`;
  const isEmpty = recipients.every(({ state }) => state !== "ok");
  const mails = unprocessedCount === 1 ? "1 mail has" : `${unprocessedCount} mails have`;
  return (
    <AskDialog
      id="send"
      title="Send this digest?"
      closeTo={closeTo}
      returnFocusId={over ? "send-digest" : `send-${id}`}
      over={over}
      answer={
        isEmpty ? null : (
          <PostForm
            action={action}
            fields={{ intent: "send", returnTo: closeTo }}
            failed={FAILED.send}
            begins={SENDING}
            pendingLabel="Sending..."
            variant="primary"
            icon={<Send size={15} aria-hidden="true" />}
          >
            Send Digest Now
          </PostForm>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 text-ink-2">
        <p>
          <bdi className="font-medium break-words text-ink">{ask.title}</bdi>
          {digest ? (
            <>
              {", written "}
              <AbsoluteTime iso={digest.generatedAt} />
            </>
          ) : (
            ": no digest has been generated yet. One is written first, for 1 credit, and then sent."
          )}
        </p>
        {digest && unprocessedCount > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-[3px] border-l-info bg-info-soft px-3 py-2 text-info-ink">
            <p className="min-w-0 flex-1 basis-44 text-small font-medium">
              {`${mails} come since. This digest is without ${unprocessedCount === 1 ? "it" : "them"}.`}
            </p>
            <PostForm
              action={action}
              fields={{ intent: "generate", returnTo: closeTo }}
              failed={FAILED.generate}
              size="sm"
              pendingLabel="Generating..."
              icon={<RefreshCw size={14} aria-hidden="true" />}
            >
              Generate New
            </PostForm>
          </div>
        )}
        {recipients.length === 0 ? (
          <p>
            {"This agent has no recipients yet. "}
            <Link to={`${action}?dialog=edit`} className="link">
              Add recipients
            </Link>
          </p>
        ) : (
          <ul aria-label="Recipients" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {recipients.map(({ email, state, gotAt }) => (
              <li key={email} className="border-l-[3px] pl-3">
                <span className="block font-medium break-all text-ink">{email}</span>
                <span className="block text-small text-ink-3">
                  {state !== "ok" ? (
                    LEFT_OUT[state]
                  ) : gotAt ? (
                    <>
                      {"Last got this digest "}
                      <AbsoluteTime iso={gotAt} />
                    </>
                  ) : (
                    "Has not got this digest yet"
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </AskDialog>
  );
}
