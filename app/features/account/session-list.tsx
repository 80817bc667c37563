import type { SessionView } from "../../domain/accounts/session-view";
import { Badge } from "../../ui/badge";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime, RelativeTime } from "../../ui/times";

/** Where the user is signed in, and the ways to end it. */
export function SessionList({ sessions }: { sessions: SessionView[] }) {
  return (
    <section aria-labelledby="sessions" className="rounded-card border bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="sessions" tabIndex={-1} className="text-input font-bold">
            Where you are signed in
          </h2>
          <p className="text-small text-ink-3">
            Whoever is signed out is out at once. A session ends by itself after 7 days without use.
          </p>
        </div>
        {sessions.length > 1 && (
          <PostForm action="/account" fields={{ intent: "end-other-sessions" }} pendingLabel="Signing out...">
            Sign out all others
          </PostForm>
        )}
      </div>
      <ul className="mt-4 divide-y border-t">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function Session({ session: { id, device, isCurrent, createdAt, lastSeenAt } }: { session: SessionView }) {
  const name = device ?? "Unknown device";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {isCurrent && <Badge tone="ok">This device</Badge>}
        </p>
        <p className="text-small text-ink-3">
          {isCurrent ? (
            "In use now"
          ) : (
            <>
              {"Last used "}
              <RelativeTime iso={lastSeenAt} />
            </>
          )}
          {", signed in "}
          <AbsoluteTime iso={createdAt} />
        </p>
      </div>
      {!isCurrent && (
        <PostForm
          action="/account"
          fields={{ intent: "end-session", sessionId: id }}
          size="sm"
          pendingLabel="Signing out..."
          aria-label={`Sign out ${name}`}
        >
          Sign out
        </PostForm>
      )}
    </li>
  );
}
