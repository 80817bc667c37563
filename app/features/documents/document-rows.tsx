import { Link } from "@remix-run/react";
import Download from "lucide-react/icons/download";
import Trash2 from "lucide-react/icons/trash-2";
import type { DocumentView } from "../../domain/documents/document-view";
import { Badge } from "../../ui/badge";
import { InlineEdit } from "../../ui/inline-edit";
import { sizeWords } from "../../ui/size-words";

const icon =
  "control-small inline-grid w-8 place-items-center rounded-control text-ink-3 pointer-coarse:w-11";

function DocumentRow({
  document,
  agentPath,
  returnTo,
}: {
  document: DocumentView;
  agentPath: string;
  returnTo: string;
}) {
  const { id, filename, description, size, state, problem } = document;
  return (
    <tr className="align-top">
      <td className="py-2.5 pr-3">
        <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {filename}
        </p>
        <p className="text-small text-ink-3">{sizeWords(size)}</p>
        {state === "reading" && (
          <p className="mt-1">
            <Badge tone="info">Being read</Badge>
          </p>
        )}
        {state === "unreadable" && (
          <div className="mt-1">
            <Badge tone="warn">Not readable</Badge>
            {problem && <p className="mt-1 text-small text-warn">{problem}</p>}
          </div>
        )}
      </td>
      <td className="py-2 pr-3">
        <InlineEdit
          value={description ?? ""}
          label={`Edit description of ${filename}`}
          placeholder="Add a description"
          name="description"
          action={`${returnTo}#documents`}
          fields={{ intent: "describe-document", documentId: id, returnTo }}
        />
      </td>
      <td className="py-1.5">
        <div className="flex justify-end pointer-coarse:flex-wrap">
          <a
            href={`${agentPath}/documents/${id}`}
            download={filename}
            aria-label={`Download ${filename}`}
            className={`${icon} hover:bg-sunken hover:text-ink`}
          >
            <Download size={15} aria-hidden="true" />
          </a>
          <Link
            id={`delete-document-${id}`}
            to={`?dialog=delete-document&document=${encodeURIComponent(id)}`}
            preventScrollReset
            aria-label={`Delete document ${filename}`}
            className={`${icon} hover:bg-danger-soft hover:text-danger-ink`}
          >
            <Trash2 size={15} aria-hidden="true" />
          </Link>
        </div>
      </td>
    </tr>
  );
}

/** The documents of an agent, each with its description, which is edited in place, its file and its delete. */
export function DocumentRows({
  documents,
  agentPath,
  returnTo,
}: {
  documents: DocumentView[];
  agentPath: string;
  returnTo: string;
}) {
  return (
    <table className="w-full table-fixed border-y text-left">
      <caption className="sr-only">Context documents</caption>
      <thead>
        <tr className="text-small text-ink-3">
          <th scope="col" className="w-[42%] py-2 pr-3 font-medium">
            Document Name
          </th>
          <th scope="col" className="py-2 pr-3 font-medium">
            Description
          </th>
          <th scope="col" className="w-16 py-2 text-right font-medium">
            Actions
          </th>
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} agentPath={agentPath} returnTo={returnTo} />
        ))}
      </tbody>
    </table>
  );
}
