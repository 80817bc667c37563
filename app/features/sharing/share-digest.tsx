import Link2 from "lucide-react/icons/link-2";
import { useContext } from "react";
import type { ShareView } from "../../domain/sharing/share-view";
import { CopyButton } from "../../ui/copy-button";
import { PostForm } from "../../ui/post-form";
import { DayTime, RelativeTime } from "../../ui/times";
import { SharesContext } from "./shares-context";

/** Making, copying and revoking links to digests (decisions, 'shared links'). Posts `share` and `revoke-link`. */
export function ShareDigest({ action, digestId }: { action: string; digestId: string }) {
  const { links, fresh } = useContext(SharesContext);
  return (
    <section aria-labelledby="share-title" className="rounded-control border px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id="share-title" className="font-bold">
            Share this digest
          </h3>
          <p className="text-small text-ink-3">
            Whoever has the link reads it without a login, for 30 days or until you revoke it.
          </p>
        </div>
        <PostForm
          action={action}
          fields={{ intent: "share", digestId }}
          size="sm"
          pendingLabel="Creating..."
          icon={<Link2 size={14} aria-hidden="true" />}
        >
          Create link
        </PostForm>
      </div>
      {links.length > 0 && (
        <ul className="mt-3 divide-y border-t">
          {links.map((link) => (
            <li key={link.id} className="py-3 last:pb-0">
              <ShareRow
                action={action}
                link={link}
                isCurrent={link.digestId === digestId}
                url={fresh?.id === link.id ? fresh.url : null}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ShareRow({
  action,
  link,
  isCurrent,
  url,
}: {
  action: string;
  link: ShareView;
  isCurrent: boolean;
  url: string | null;
}) {
  const textId = `share-url-${link.id}`;
  return (
    <>
      {url && (
        <div className="mb-2 flex flex-wrap items-center gap-2 rounded-chip bg-accent-soft px-3 py-1 text-accent-ink">
          <code id={textId} className="min-w-0 flex-1 py-1 font-mono text-small break-all">
            {url}
          </code>
          <CopyButton value={url} label="link" selectId={textId} />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p className="min-w-0 text-small text-ink-2">
          <span className="font-medium text-ink">{link.kind === "mail" ? "In mails sent " : "Made "}</span>
          <RelativeTime iso={link.createdAt} />
          {!isCurrent && (
            <>
              {", for the digest of "}
              <DayTime iso={link.digestGeneratedAt} />
            </>
          )}
          <span className="block text-ink-3">
            {link.lastOpenedAt ? (
              <>
                {"Last opened "}
                <RelativeTime iso={link.lastOpenedAt} />
              </>
            ) : (
              "Not opened yet"
            )}
            {" · works until "}
            <DayTime iso={link.expiresAt} />
          </span>
        </p>
        <PostForm
          action={action}
          fields={{ intent: "revoke-link", linkId: link.id }}
          size="sm"
          variant="ghost"
          pendingLabel="Revoking..."
        >
          Revoke
        </PostForm>
      </div>
    </>
  );
}
