import type { DocumentView } from "../../domain/documents/document-view";
import { dataPart } from "../../ui/url-part";
import { useHere } from "../../ui/use-here";
import { AddDocument } from "./add-document";
import type { DocumentRows } from "./document-rows";

const LazyDocumentRows = dataPart<Parameters<typeof DocumentRows>[0]>("#documents table", () =>
  import("./document-rows").then((module) => module.DocumentRows),
);

/** 'Context Documents': what feeds every digest beside the mails (specification, section 2). */
export function DocumentTable({ documents, agentPath }: { documents: DocumentView[]; agentPath: string }) {
  const here = useHere();
  return (
    <section id="documents" aria-labelledby="documents-title" className="scroll-mt-14">
      <h3 id="documents-title" tabIndex={-1} className="mb-2 text-input font-bold">
        Context Documents
      </h3>
      {documents.length === 0 ? (
        <p className="text-ink-3">No context documents added yet.</p>
      ) : (
        <LazyDocumentRows documents={documents} agentPath={agentPath} returnTo={here} />
      )}
      <div className="mt-4">
        <AddDocument agentPath={agentPath} returnTo={here} />
      </div>
    </section>
  );
}
