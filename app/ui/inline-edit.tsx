import Pencil from "lucide-react/icons/pencil";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "./button";
import { FormFailure } from "./form-failure";
import type { PostFields } from "./post-form";
import { typedBefore, usePostedAnswer } from "./posted-answer";
import { Textarea, TextInput } from "./text-input";
import type { ToastMessage } from "./toast-message";
import { useFormFetcher } from "./use-form-fetcher";
import { useHydrated } from "./use-hydrated";

/**
 * Words that become a field when they are pressed: Enter saves, Escape restores, leaving saves what changed
 * (specification, section 2). Without a script the words open to a form with a button. What could not be saved is in
 * the field again.
 */
export function InlineEdit({
  value,
  label,
  placeholder,
  name,
  action,
  fields,
  multiline = false,
  required = false,
}: {
  value: string;
  /** For a screen reader: "Edit description of plan.md". */
  label: string;
  /** Stands there while the value is empty. */
  placeholder: string;
  name: string;
  action: string;
  fields: PostFields;
  multiline?: boolean;
  /** An empty value is never saved. */
  required?: boolean;
}) {
  const fetcher = useFormFetcher();
  const posted = usePostedAnswer(fields);
  const [draft, setDraft] = useState<{ text: string; failure?: ToastMessage | null } | null>(null);
  const hydrated = useHydrated();
  const opener = useRef<HTMLElement>(null);
  // Leaving the field also happens when it goes away after Enter or Escape.
  const decided = useRef(false);
  const takesFocus = useRef(false);
  const id = `edit-${useId().replaceAll(":", "")}`;
  const answer = fetcher.data;
  useEffect(() => {
    const typed = typedBefore(answer, name);
    if (typed === undefined) return;
    takesFocus.current = document.activeElement === opener.current;
    decided.current = false;
    setDraft({ text: typed, failure: answer?.toast });
  }, [answer, name]);
  useEffect(() => {
    if (draft?.failure && takesFocus.current) document.getElementById(id)?.focus();
    takesFocus.current = false;
  }, [draft, id]);
  const saving = fetcher.state === "idle" ? null : fetcher.formData?.get(name);
  const shown = typeof saving === "string" ? saving : value;

  const begin = () => {
    decided.current = false;
    flushSync(() => setDraft({ text: shown }));
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.focus();
      field.setSelectionRange(field.value.length, field.value.length);
    }
  };
  const end = (typed: string | null, keepsFocus: boolean) => {
    if (decided.current) return;
    decided.current = true;
    flushSync(() => setDraft(null));
    if (keepsFocus) opener.current?.focus();
    const next = typed?.trim();
    if (next === undefined || next === value.trim() || (required && next === "")) return;
    fetcher.submit({ ...fields, [name]: next }, { method: "post", action, preventScrollReset: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      end(null, true);
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      end(event.currentTarget.value, true);
    }
  };
  if (draft !== null) {
    const live = {
      id,
      "aria-label": label,
      name,
      defaultValue: draft.text,
      placeholder,
      onKeyDown,
      onBlur: (event: { currentTarget: { value: string } }) => end(event.currentTarget.value, false),
    };
    return (
      <div className="grid gap-2">
        {multiline ? (
          <Textarea {...live} rows={2} className="min-h-16! text-base!" />
        ) : (
          <TextInput {...live} className="text-base!" />
        )}
        <FormFailure toast={draft.failure} />
      </div>
    );
  }
  return (
    <details className="min-w-0" open={typedBefore(posted, name) !== undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the browser's own button of a details element */}
      <summary
        ref={opener}
        aria-label={`${label}: ${shown || placeholder}`}
        onClick={(event) => {
          event.preventDefault();
          begin();
        }}
        className="plain group/edit -mx-1.5 flex min-h-6 items-start gap-1.5 rounded-chip px-1.5 py-0.5 hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        <span
          dir="auto"
          className={`min-w-0 flex-1 [overflow-wrap:anywhere] whitespace-pre-line ${shown ? "" : "text-ink-3"}`}
        >
          {shown || placeholder}
        </span>
        <Pencil
          size={13}
          aria-hidden="true"
          className="mt-1 shrink-0 text-ink-3 group-hover/edit:text-accent pointer-coarse:mt-0"
        />
      </summary>
      {hydrated || (
        <form method="post" action={action} className="mt-2 grid gap-2">
          {Object.entries(fields).map(([key, given]) => (
            <input key={key} type="hidden" name={key} value={given} />
          ))}
          {multiline ? (
            <Textarea
              aria-label={label}
              name={name}
              defaultValue={typedBefore(posted, name) ?? value}
              rows={2}
            />
          ) : (
            <TextInput aria-label={label} name={name} defaultValue={typedBefore(posted, name) ?? value} />
          )}
          <FormFailure toast={posted?.toast} />
          <Button size="sm" className="justify-self-start">
            Save
          </Button>
        </form>
      )}
    </details>
  );
}
