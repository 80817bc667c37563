import Download from "lucide-react/icons/download";
import Paperclip from "lucide-react/icons/paperclip";
import type { WholeMail } from "../../domain/digests/whole-mail";
import { sizeWords } from "../../ui/size-words";

/** The attached files of a mail: name, size, what became of each, and the file itself. */
export function MailFiles({ mail, path }: { mail: Pick<WholeMail, "attachments" | "isKept">; path: string }) {
  return (
    <ul className="divide-y border-y">
      {mail.attachments.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order is the mail's
        <li key={place} className="flex items-start gap-2 py-2">
          <Paperclip size={14} aria-hidden="true" className="mt-1 shrink-0 text-ink-3" />
          <div className="min-w-0 flex-1">
            <p dir="auto" className="[overflow-wrap:anywhere]">
              {file.filename}
            </p>
            <p className={`text-small ${file.read || !file.problem ? "text-ink-3" : "text-warn"}`}>
              {`${sizeWords(file.size)}, ${stateWords(file)}`}
            </p>
            {!mail.isKept[place] && <p className="text-small text-ink-3">Only in the original, if at all.</p>}
          </div>
          {mail.isKept[place] && (
            <a
              href={`${path}/files/${place + 1}`}
              download
              aria-label={`Download ${file.filename}`}
              className="control-small grid w-8 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:w-11"
            >
              <Download size={15} aria-hidden="true" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function stateWords({ read, problem }: WholeMail["attachments"][number]): string {
  if (problem) return read ? `read in part: ${problem}` : `not read: ${problem}`;
  return read ? "read" : "a picture of the page";
}
