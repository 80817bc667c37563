import { getSelectProps } from "@conform-to/react";
import { Select } from "../text-input";
import { describedBy, Field, type Labelled } from "./field";

/** One of a few with its label, hint and errors. */
export function SelectField({
  field,
  label,
  hint,
  required,
  options,
}: Labelled & { options: { value: string; label: string }[] }) {
  const { key, ...control } = getSelectProps(field, describedBy({ field, hint }));
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <Select key={key} {...control} options={options} required={required} className="sm:max-w-56" />
    </Field>
  );
}
