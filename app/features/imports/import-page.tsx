import type { ImportView } from "../../domain/imports/import-view";
import { BackLink } from "../../ui/back-link";
import { Badge, type Tone } from "../../ui/badge";
import type { FormState } from "../../ui/form-state";
import { LiveStatus } from "../../ui/live-status";
import { PostForm } from "../../ui/post-form";
import { sizeWords } from "../../ui/size-words";
import { RelativeTime } from "../../ui/times";
import { ImportForm } from "./import-form";
import { ShareBar } from "./share-bar";

const STATES: Record<ImportView["state"], { word: string; tone: Tone }> = {
  uploading: { word: "Upload not finished", tone: "warn" },
  storing: { word: "Being imported", tone: "info" },
  done: { word: "Imported", tone: "ok" },
  failed: { word: "Failed", tone: "danger" },
};

/** /agents/{id}/import: mails of before the agent came, from a file. */
export function ImportPage({
  agent,
  imports,
  state,
}: {
  agent: { id: string; title: string };
  imports: ImportView[];
  state: FormState | null | undefined;
}) {
  const path = `/agents/${agent.id}`;
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={path} title={agent.title} />
      <h1 className="text-page tracking-[-0.01em]">Import emails</h1>
      <p className="mt-1 mb-5 max-w-[64ch] text-ink-2">
        Gives the agent mail of before it came, so that its first digest is not empty. Each mail keeps its own
        date, and what the agent has already is left out. The last 30 days wait for the next digest; older
        mail counts as processed.
      </p>
      <ImportForm agentId={agent.id} state={state} />
      <section aria-labelledby="imports-title" className="mt-7">
        <h2 id="imports-title" tabIndex={-1} className="mb-2 text-input font-bold">
          Your imports
        </h2>
        <LiveStatus waiting={imports.some((each) => each.state === "storing")} everySeconds={2}>
          {imports.length === 0 && <p className="text-ink-3">No emails imported yet.</p>}
        </LiveStatus>
        {imports.length > 0 && (
          <ul className="divide-y border-y">
            {imports.map((each) => (
              <ImportRow key={each.id} view={each} path={path} />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="export-title" className="mt-7">
        <h2 id="export-title" className="mb-2 text-input font-bold">
          Where the file comes from
        </h2>
        <dl className="grid gap-3 text-ink-2 [&_dt]:font-medium [&_dt]:text-ink">
          <div>
            <dt>Gmail</dt>
            <dd>
              In Google Takeout choose Mail alone, and in it the labels that belong to this agent. The zip can
              be imported as it is; spam, trash and drafts are left out.
            </dd>
          </div>
          <div>
            <dt>Apple Mail</dt>
            <dd>Select a mailbox, then Mailbox, Export Mailbox. Import the file called mbox inside.</dd>
          </div>
          <div>
            <dt>Thunderbird and others</dt>
            <dd>
              Import the mailbox's file from its profile folder, or save mails as .eml and pack them into a
              zip.
            </dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

function ImportRow({ view, path }: { view: ImportView; path: string }) {
  const { word, tone } = STATES[view.state];
  const isOver = view.state === "done" || view.state === "failed";
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p id={`import-${view.id}`} className="font-medium break-all">
            {view.filename}
          </p>
          <p className="text-small text-ink-3">
            {sizeWords(view.size)}
            <span className="mx-1.5">·</span>
            <RelativeTime iso={view.createdAt} />
          </p>
        </div>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {view.state === "uploading" && <ShareBar label="Uploaded" share={view.progress} />}
      {view.state === "storing" && <ShareBar label="Imported" share={view.progress} />}
      {view.problem && <p className="text-small text-danger">{view.problem}</p>}
      {(view.state === "storing" || view.found > 0) && (
        <p className="text-small text-ink-2">{countWords(view)}</p>
      )}
      {view.state === "uploading" && (
        <p className="text-small text-ink-2">Choose the same file above to go on where the upload stopped.</p>
      )}
      <PostForm
        action={`${path}/import`}
        fields={{ intent: "remove-import", importId: view.id }}
        size="sm"
        variant="ghost"
        className={isOver ? "-ml-3" : "-ml-3 text-danger!"}
        aria-describedby={`import-${view.id}`}
      >
        {isOver ? "Remove from the list" : "Cancel"}
      </PostForm>
    </li>
  );
}

function countWords({ stored, duplicates, leftOut }: ImportView): string {
  const mails = `${stored} ${stored === 1 ? "email" : "emails"} imported`;
  const known = duplicates > 0 ? [`${duplicates} known already`] : [];
  const left = leftOut > 0 ? [`${leftOut} left out (spam, trash, drafts, too large or damaged)`] : [];
  return `${[mails, ...known, ...left].join(", ")}.`;
}
