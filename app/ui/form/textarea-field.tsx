import { getTextareaProps } from "@conform-to/react";
import type { TextareaHTMLAttributes } from "react";
import { Textarea } from "../text-input";
import { describedBy, Field, type Labelled } from "./field";

type TextareaFieldProps = Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name">;

/** Several lines of text with their label, hint and errors. */
export function TextareaField({ field, label, hint, required, ...textarea }: TextareaFieldProps) {
  const { key, ...control } = getTextareaProps(field, describedBy({ field, hint }));
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <Textarea key={key} {...control} {...textarea} required={required} />
    </Field>
  );
}
