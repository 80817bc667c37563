import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";

/** What the label of a control needs; `field` is conform's. */
export interface Labelled {
  field: FieldMetadata;
  label: string;
  hint?: ReactNode;
  /** The label says "(optional)" without it. */
  required?: boolean;
}

/** Label, hint and errors around one control. */
export function Field({ field, label, hint, required, children }: Labelled & { children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={field.id} className="w-fit font-medium">
        {label}
        {!required && <span className="ml-1.5 font-normal text-ink-3">(optional)</span>}
      </label>
      {hint && (
        <p id={field.descriptionId} className="text-small text-ink-3">
          {hint}
        </p>
      )}
      {children}
      {field.errors && (
        <p id={field.errorId} className="text-small font-medium text-danger">
          {field.errors.join(" ")}
        </p>
      )}
    </div>
  );
}

/** For conform's `get...Props`, which tie the errors to the control: the hint is read with it, too. */
export function describedBy({ field, hint }: Pick<Labelled, "field" | "hint">) {
  return { ariaDescribedBy: hint ? field.descriptionId : undefined };
}
