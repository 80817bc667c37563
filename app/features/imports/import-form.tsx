import { Form, useRevalidator } from "@remix-run/react";
import FileUp from "lucide-react/icons/file-up";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { LARGEST_IMPORT_BYTES, TOO_LARGE_IMPORT } from "../../domain/imports/import-view";
import { Button } from "../../ui/button";
import { FormFailure } from "../../ui/form-failure";
import type { FormState } from "../../ui/form-state";
import { useHydrated } from "../../ui/use-hydrated";
import { sendParts, UploadStopped } from "./send-parts";
import { ShareBar } from "./share-bar";

/** Choosing the file: with a script it is uploaded in parts and can go on later, without one it is sent at once. */
export function ImportForm({ agentId, state }: { agentId: string; state: FormState | null | undefined }) {
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState("");
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    const { current } = stop;
    return () => current.abort();
  }, []);

  const upload = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const file = new FormData(form).get("file");
    if (!(file instanceof File) || file.size === 0) return;
    event.preventDefault();
    setProblem(file.size > LARGEST_IMPORT_BYTES ? TOO_LARGE_IMPORT : "");
    if (file.size > LARGEST_IMPORT_BYTES || share !== null) return;
    setShare(0);
    try {
      await sendParts(agentId, file, setShare, stop.current.signal);
      form.reset();
    } catch (error) {
      setProblem(error instanceof UploadStopped ? error.message : "The file could not be read.");
    }
    setShare(null);
    revalidate();
  };

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      onSubmit={upload}
      className="grid gap-2 rounded-card border bg-surface p-5"
    >
      <input type="hidden" name="intent" value="import-mails" />
      <FormFailure toast={state?.toast} />
      <label htmlFor="import-file" className="w-fit font-medium">
        File with mails
      </label>
      <p id="import-hint" className="text-small text-ink-3">
        {".mbox, a .zip of Google Takeout or of .eml files, or one .eml; at most "}
        {hydrated
          ? "500 MB. If the upload stops, choose the same file again, and it goes on."
          : "25 MB without JavaScript."}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <input
          // Any name: mailboxes of Thunderbird and Apple Mail have no ending.
          id="import-file"
          type="file"
          name="file"
          required
          disabled={share !== null}
          aria-describedby="import-hint"
          className="file-picker control min-w-0 flex-1 basis-44 text-small text-ink-2"
        />
        <Button
          variant="primary"
          pending={share !== null}
          pendingLabel="Uploading..."
          icon={<FileUp size={15} aria-hidden="true" />}
        >
          Import
        </Button>
      </div>
      {share !== null && <ShareBar label="Uploaded" share={share} />}
      <p role="status" className="text-small font-medium text-danger empty:hidden">
        {problem}
      </p>
    </Form>
  );
}
