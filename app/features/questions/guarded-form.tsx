import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { FormFailure } from "../../ui/form-failure";
import type { PostFields } from "../../ui/post-form";
import { typedBefore, usePostedAnswer } from "../../ui/posted-answer";
import { Textarea } from "../../ui/text-input";
import { useFormFetcher } from "../../ui/use-form-fetcher";
import { useHydrated } from "../../ui/use-hydrated";

/**
 * One text and its button, which stays reachable while the text is empty and then says why it does nothing
 * (specification, section 5: disabled when the trimmed text is empty).
 */
export function GuardedForm({
  id,
  label,
  labelHidden = false,
  hint,
  name,
  action,
  fields,
  button,
  pendingLabel,
  emptyWords,
  beside,
  rows = 2,
}: {
  /** Of the textarea. */
  id: string;
  label: string;
  labelHidden?: boolean;
  hint?: string;
  name: string;
  action: string;
  fields: PostFields;
  button: string;
  pendingLabel: string;
  /** Said when the button is pressed and nothing is written. */
  emptyWords: string;
  /** A form of its own, beside the button. */
  beside?: ReactNode;
  rows?: 1 | 2;
}) {
  const fetcher = useFormFetcher();
  const posted = usePostedAnswer(fields);
  const before = typedBefore(posted, name) ?? "";
  const hydrated = useHydrated();
  const [text, setText] = useState(before);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef<string | null>(null);
  // What was written before the script came.
  useEffect(() => setText(field.current?.value ?? ""), []);
  const isEmpty = text.trim() === "";
  const pending = fetcher.state !== "idle";
  const failure = (fetcher.data ?? posted)?.toast;
  useEffect(() => {
    if (pending || sent.current === null) return;
    const isDone = !failure && field.current?.value === sent.current;
    sent.current = null;
    if (!isDone || !field.current) return;
    // The field is for the next one; what was typed meanwhile would be one already.
    field.current.value = "";
    setText("");
  }, [pending, failure]);
  const formId = `${id}-form`;
  const describedBy = classNames(hint && `${id}-hint`, isAsked && `${id}-empty`);
  return (
    <div className="grid gap-2">
      <fetcher.Form
        id={formId}
        method="post"
        action={action}
        preventScrollReset
        noValidate={hydrated}
        className="grid gap-1.5"
        onSubmit={(event) => {
          if (!pending && !isEmpty) {
            sent.current = text;
            return;
          }
          event.preventDefault();
          if (pending) return;
          setAsked(true);
          field.current?.focus();
        }}
      >
        {Object.entries(fields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <label htmlFor={id} className={labelHidden ? "sr-only" : "w-fit font-medium"}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-small text-ink-3">
            {hint}
          </p>
        )}
        <Textarea
          ref={field}
          id={id}
          name={name}
          rows={rows}
          defaultValue={before}
          required
          className={rows === 1 ? "min-h-10! text-base!" : "min-h-16! text-base!"}
          aria-describedby={describedBy || undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setAsked(false);
          }}
        />
        {!pending && <FormFailure toast={failure} />}
        <p id={`${id}-empty`} role="status" className="text-small font-medium text-danger empty:hidden">
          {isAsked ? emptyWords : ""}
        </p>
      </fetcher.Form>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          form={formId}
          size="sm"
          pending={pending}
          pendingLabel={pendingLabel}
          aria-disabled={(hydrated && isEmpty) || undefined}
        >
          {button}
        </Button>
        {beside}
      </div>
    </div>
  );
}
