import { useEffect, useId, useRef } from "react";
import type { ItemStanding } from "../../digest/tracked";
import { EARLIEST_DUE, LATEST_DUE, LONGEST_OWNER } from "../../domain/items/item-bounds";
import { Button } from "../../ui/button";
import { FormFailure } from "../../ui/form-failure";
import { usePostedAnswer } from "../../ui/posted-answer";
import { TextInput } from "../../ui/text-input";
import { useFormFetcher } from "../../ui/use-form-fetcher";
import { changeFields } from "./item-acting";

/** Who has a task and until when, as a form; an empty field says nobody, or no date. */
export function ItemChangeForm({
  itemId,
  text,
  now,
  action,
}: {
  itemId: string;
  text: string;
  now: Pick<ItemStanding, "owner" | "due">;
  action: string;
}) {
  const fetcher = useFormFetcher();
  const posted = usePostedAnswer(changeFields(itemId));
  const form = useRef<HTMLFormElement>(null);
  const id = `change-${useId().replaceAll(":", "")}`;
  const pending = fetcher.state !== "idle";
  const answer = fetcher.data ?? posted;
  const errors = pending ? {} : (answer?.reply?.error ?? {});
  const typed = answer?.reply?.initialValue;
  useEffect(() => {
    if (!fetcher.data?.reply?.error) return;
    form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [fetcher.data]);
  const field = (
    name: "owner" | "due",
    label: string,
    attributes: { type?: string; min?: string; max?: string; maxLength?: number },
  ) => {
    const problem = errors[name]?.join(" ");
    const before = typed?.[name];
    return (
      <div className="grid min-w-0 gap-1">
        <label htmlFor={`${id}-${name}`} className="w-fit text-small font-medium">
          {label}
          <span className="sr-only">{`: ${text}`}</span>
        </label>
        <TextInput
          // Another value of the item is another field: what was typed here is what it is now.
          key={now[name]}
          id={`${id}-${name}`}
          name={name}
          defaultValue={typeof before === "string" ? before : (now[name] ?? "")}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-${name}-error` : undefined}
          className="text-base!"
          {...attributes}
        />
        {problem && (
          <p id={`${id}-${name}-error`} className="text-small font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
    );
  };
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset
      onSubmit={(event) => pending && event.preventDefault()}
      className="mb-2 grid max-w-[30rem] grid-cols-[minmax(0,1fr)] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_auto]"
    >
      {Object.entries(changeFields(itemId)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {field("owner", "Owner", { maxLength: LONGEST_OWNER })}
      {field("due", "Due", { type: "date", min: EARLIEST_DUE, max: LATEST_DUE })}
      <Button
        size="sm"
        pending={pending}
        pendingLabel="Saving..."
        className="justify-self-start sm:mt-[1.9rem]"
        aria-label={`Save owner and date: ${text}`}
      >
        Save
      </Button>
      {!pending && answer?.toast && (
        <div className="sm:col-span-3">
          <FormFailure toast={answer.toast} />
        </div>
      )}
    </fetcher.Form>
  );
}
