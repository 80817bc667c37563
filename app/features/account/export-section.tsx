import Download from "lucide-react/icons/download";
import { EXPORT_DAYS, type ExportView } from "../../domain/exports/export-view";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import { LiveStatus } from "../../ui/live-status";
import { PostForm } from "../../ui/post-form";
import { sizeWords } from "../../ui/size-words";
import { AbsoluteTime } from "../../ui/times";
import { ShareBar } from "../imports/share-bar";

/** The copy of everything: asked for, made, downloaded. */
export function ExportSection({ made, sendsMail }: { made: ExportView | null; sendsMail: boolean }) {
  const isMaking = made?.state === "making";
  return (
    <section
      id="export"
      aria-labelledby="export-title"
      className="grid gap-4 rounded-card border bg-surface p-5"
    >
      <div>
        <h2 id="export-title" tabIndex={-1} className="text-input font-bold">
          A copy of everything
        </h2>
        <p className="max-w-[64ch] text-small text-ink-3">
          {`A zip of all that you have here: mails and documents as files, digests as Markdown, everything else as JSON. It can be downloaded for ${EXPORT_DAYS} days, by you alone while you are signed in.`}
        </p>
      </div>
      <LiveStatus waiting={isMaking} everySeconds={2}>
        {isMaking && (
          <p className="text-ink-2">
            {sendsMail
              ? "Your export is being made. You can go on with other things: you get a mail when it is ready."
              : "Your export is being made. You can go on with other things and come back."}
          </p>
        )}
        {made?.state === "ready" && <p className="font-medium">Your export is ready.</p>}
        {made?.state === "failed" && (
          <Banner tone="danger" title="The export was not made">
            {made.problem}
          </Banner>
        )}
      </LiveStatus>
      {isMaking && <ShareBar label="Done" share={made.progress} />}
      {made?.state === "ready" && <Files made={made} />}
      {!isMaking && (
        <PostForm action="/account" fields={{ intent: "export" }} pendingLabel="Starting...">
          {made?.state === "ready" ? "Make a new one" : "Make an export"}
        </PostForm>
      )}
    </section>
  );
}

function Files({ made: { id, files, createdAt, expiresAt } }: { made: ExportView }) {
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {files.map(({ volume, size }) => (
          <ButtonLink
            key={volume}
            to={`/account/export/${id}/${volume}`}
            reloadDocument
            variant="primary"
            icon={<Download size={16} aria-hidden="true" />}
          >
            {files.length > 1
              ? `Download ${volume + 1} of ${files.length} (${sizeWords(size)})`
              : `Download (${sizeWords(size)})`}
          </ButtonLink>
        ))}
      </div>
      <p className="mt-2 text-small text-ink-3">
        {"Asked for "}
        <AbsoluteTime iso={createdAt} />
        {expiresAt !== null && (
          <>
            {", kept until "}
            <AbsoluteTime iso={expiresAt} />
          </>
        )}
        . A new one takes its place.
      </p>
    </div>
  );
}
