import { Form, Link, useNavigate, useNavigation } from "@remix-run/react";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { FormFailure } from "../../ui/form-failure";
import { LeaveGuard } from "../../ui/leave-guard";
import { Textarea } from "../../ui/text-input";
import { SECTION_OF_EDIT, type SectionEditing } from "./digest-edit";
import type { MarkdownEditorProps } from "./markdown-editor.client";

/**
 * One section as a form: its Markdown in a textarea, and with a script the rich editor in its place, fetched only
 * now. Check saves; cross, and Escape from a button, bring the saved words back (specification, section 2).
 */
export function SectionEditor({ editing, title }: { editing: SectionEditing; title: string }) {
  const { name, text, summaryId, agentPath, failure } = editing;
  const navigate = useNavigate();
  const { formData, state } = useNavigation();
  const field = useRef<HTMLTextAreaElement>(null);
  const read = useRef<(() => string) | null>(null);
  const [Editor, setEditor] = useState<ComponentType<MarkdownEditorProps> | null>(null);
  const [changed, setChanged] = useState(false);
  const saving = formData?.get("intent") === "edit-section";

  useEffect(() => {
    let gone = false;
    import("./markdown-editor.client").then(
      (module) => {
        if (!gone) setEditor(() => module.MarkdownEditor);
      },
      // Without the chunk the textarea stays, and it does the same.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);

  useEffect(() => {
    field.current?.focus();
    return () => {
      setTimeout(() => {
        if (document.activeElement && document.activeElement !== document.body) return;
        document.getElementById(`edit-${name}`)?.focus({ preventScroll: true });
      });
    };
  }, [name]);

  const cancel = () => navigate(agentPath, { preventScrollReset: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The sheet must not close; in the text itself Escape does nothing, so that no word is lost by accident.
    event.preventDefault();
    event.stopPropagation();
    const isText = event.target instanceof HTMLElement && event.target.closest("textarea, [contenteditable]");
    if (!isText) cancel();
  };
  return (
    <Form
      method="post"
      action={`${agentPath}?edit=${name}`}
      preventScrollReset
      onKeyDown={onKeyDown}
      onSubmit={() => {
        if (field.current && read.current) field.current.value = read.current();
      }}
      className="mt-2"
    >
      <input type="hidden" name="intent" value="edit-section" />
      <input type="hidden" name="section" value={SECTION_OF_EDIT[name]} />
      <input type="hidden" name="summaryId" value={summaryId} />
      <Textarea
        ref={field}
        name="text"
        rows={8}
        defaultValue={text}
        aria-label={`${title}, Markdown`}
        placeholder="Write something..."
        hidden={Editor !== null}
        onInput={() => setChanged(true)}
        className="section-text font-mono text-small!"
      />
      {Editor && (
        <Editor
          label={title}
          // What was typed while the editor was on its way is kept.
          initial={field.current?.value ?? text}
          focused={document.activeElement === field.current || document.activeElement === document.body}
          caret={field.current?.selectionStart ?? 0}
          onReady={(reader) => {
            read.current = reader;
          }}
          onChange={() => setChanged(true)}
        />
      )}
      {failure && (
        // Beside the button that was pressed: of a long text only its end is in sight.
        <div className="mt-2">
          <FormFailure toast={failure} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          variant="primary"
          pending={saving}
          pendingLabel="Saving..."
          icon={<Check size={15} aria-hidden="true" />}
        >
          Save
          <span className="sr-only">{` ${title}`}</span>
        </Button>
        <Link
          to={agentPath}
          preventScrollReset
          className="control-small inline-flex items-center gap-2 rounded-control px-3 text-small font-medium text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X size={15} aria-hidden="true" />
          Cancel
          <span className="sr-only">{` editing ${title}`}</span>
        </Link>
      </div>
      <LeaveGuard
        // Cancelling and saving are meant; anything else may lose words.
        when={changed && state === "idle" && !saving}
        allowed={agentPath}
        place="section"
      />
    </Form>
  );
}
