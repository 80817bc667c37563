import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { CalendarFeedView } from "../../domain/items/calendar-feed-view";
import { BackLink } from "../../ui/back-link";
import { CopyButton } from "../../ui/copy-button";
import { PostForm } from "../../ui/post-form";
import { AbsoluteTime } from "../../ui/times";

const PATH = "/monday/calendar";

/** /monday/calendar: making, copying and revoking addresses under which calendar programs fetch what is due. */
export function CalendarFeedsPage({
  feeds,
  fresh,
}: {
  feeds: CalendarFeedView[];
  /** The address that was made just now. */
  fresh: { id: string; url: string } | null;
}) {
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to="/monday" title="Monday" />
      <h1 className="text-page tracking-[-0.01em]">Calendar feed</h1>
      <p className="mt-1 max-w-[64ch] text-ink-2">
        Shows what is due in your calendar: each open item with a date is an entry of that day, which makes
        nobody busy. What is closed goes from it, what is moved moves. Calendar programs ask from once an hour
        to once a day.
      </p>
      <section aria-labelledby="feeds" className="mt-5 rounded-card border bg-surface p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h2 id="feeds" tabIndex={-1} className="text-input font-bold">
              Your feeds
            </h2>
            <p className="text-small text-ink-3">
              Whoever has a feed's address reads what is due at all of your agents, until you revoke it.
            </p>
          </div>
          <PostForm
            action={PATH}
            fields={{ intent: "create-feed" }}
            pendingLabel="Creating..."
            icon={<CalendarPlus size={16} aria-hidden="true" />}
          >
            Create a feed
          </PostForm>
        </div>
        {feeds.length > 0 && (
          <ul className="mt-4 divide-y border-t">
            {feeds.map((feed) => (
              <li key={feed.id} className="py-3 last:pb-0">
                {fresh?.id === feed.id && <FreshAddress id={feed.id} url={fresh.url} />}
                <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
                  <p className="text-small text-ink-2">
                    {"Made "}
                    <AbsoluteTime iso={feed.createdAt} />
                  </p>
                  <PostForm
                    action={PATH}
                    fields={{ intent: "revoke-feed", feedId: feed.id }}
                    size="sm"
                    pendingLabel="Revoking..."
                  >
                    Revoke
                  </PostForm>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="how" className="mt-5">
        <h2 id="how" className="text-input font-bold">
          How to add it
        </h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-2">
          <li>Google Calendar: Other calendars, From URL.</li>
          <li>Outlook: Add calendar, Subscribe from web.</li>
          <li>Apple Calendar: File, New Calendar Subscription.</li>
        </ul>
      </section>
    </div>
  );
}

function FreshAddress({ id, url }: { id: string; url: string }) {
  const textId = `feed-url-${id}`;
  return (
    <div className="mb-3 rounded-chip bg-accent-soft px-3 py-2 text-accent-ink">
      <p className="text-small">Copy this address now. It is shown only for a few minutes.</p>
      <div className="flex flex-wrap items-center gap-2">
        <code id={textId} className="min-w-0 flex-1 basis-56 py-1 font-mono text-small break-all">
          {url}
        </code>
        <CopyButton value={url} label="address" selectId={textId} />
      </div>
    </div>
  );
}
