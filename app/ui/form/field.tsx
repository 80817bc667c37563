import type { ReactNode } from "react";

/** What a control needs so that its label, hint and errors are read with it. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Label, hint and errors around one control; `errors` come from the form library as they are. */
export function Field({
  id,
  label,
  hint,
  errors,
  required = false,
  children,
}: {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  required?: boolean;
  children: (control: ControlAttributes) => ReactNode;
}) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const failed = errors !== undefined && errors.length > 0;
  const describedBy = [hint ? hintId : "", failed ? errorId : ""].filter(Boolean).join(" ");
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="w-fit font-medium">
        {label}
        {!required && <span className="ml-1.5 font-normal text-ink-3">(optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-small text-ink-3">
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": failed || undefined })}
      {failed && (
        <p id={errorId} className="text-small font-medium text-danger">
          {errors.join(" ")}
        </p>
      )}
    </div>
  );
}
