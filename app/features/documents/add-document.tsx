import FileUp from "lucide-react/icons/file-up";
import { useContext, useEffect, useRef, useState } from "react";
import {
  ACCEPTED_EXTENSIONS,
  LARGEST_DOCUMENT_BYTES,
  TOO_LARGE_DOCUMENT,
} from "../../domain/documents/document-limits";
import { FAILED } from "../../domain/failed-words";
import { Button } from "../../ui/button";
import { ToastContext } from "../../ui/toast-context";
import { useFormFetcher } from "../../ui/use-form-fetcher";
import { useHydrated } from "../../ui/use-hydrated";

const ACCEPTED = ACCEPTED_EXTENSIONS.map((extension) => `.${extension}`).join(",");

/**
 * 'Add Document': the platform's picker with a button, and with a script the choice alone uploads (specification,
 * section 2). What is refused stays beside the field, too.
 */
export function AddDocument({ agentPath, returnTo }: { agentPath: string; returnTo: string }) {
  const fetcher = useFormFetcher();
  const { showToast } = useContext(ToastContext);
  const hydrated = useHydrated();
  const [refused, setRefused] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const pending = fetcher.state !== "idle";
  const toast = fetcher.data?.toast;
  useEffect(() => {
    if (toast) showToast(toast);
  }, [toast, showToast]);
  const wasPending = useRef(false);
  useEffect(() => {
    // The same file can be chosen again.
    if (wasPending.current && !pending && picker.current) picker.current.value = "";
    wasPending.current = pending;
  }, [pending]);
  const take = useRef((input: HTMLInputElement) => {
    const file = input.files?.[0];
    const isTooLarge = file !== undefined && file.size > LARGEST_DOCUMENT_BYTES;
    setRefused(isTooLarge ? TOO_LARGE_DOCUMENT : "");
    if (isTooLarge) {
      // The server says the same, after minutes of sending.
      input.value = "";
      const title = FAILED["add-document"];
      showToast({ id: crypto.randomUUID(), title, description: TOO_LARGE_DOCUMENT, tone: "danger" });
    } else if (file && input.form) fetcher.submit(input.form, { preventScrollReset: true });
  });
  // A file that was chosen before the script came: nobody would hear of it any more.
  useEffect(() => {
    if (picker.current) take.current(picker.current);
  }, []);
  return (
    <fetcher.Form
      method="post"
      action={agentPath}
      encType="multipart/form-data"
      preventScrollReset
      className="grid gap-1.5"
    >
      <input type="hidden" name="intent" value="add-document" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <label htmlFor="document-file" className="w-fit font-medium">
        Add Document
      </label>
      <p id="document-hint" className="text-small text-ink-3">
        .txt, .pdf, .doc, .docx or .md, at most 20 MB.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <input
          ref={picker}
          id="document-file"
          type="file"
          name="file"
          accept={ACCEPTED}
          required
          aria-describedby="document-hint"
          className="file-picker control min-w-0 flex-1 basis-44 text-small text-ink-2"
          onChange={(event) => take.current(event.currentTarget)}
        />
        <Button
          size="sm"
          pending={pending}
          pendingLabel="Uploading..."
          className={hydrated && !pending ? "invisible" : undefined}
          icon={<FileUp size={14} aria-hidden="true" />}
        >
          Upload
        </Button>
      </div>
      <p role="status" className="text-small font-medium text-danger empty:hidden">
        {refused || (toast && !pending ? toast.description : "")}
      </p>
    </fetcher.Form>
  );
}
