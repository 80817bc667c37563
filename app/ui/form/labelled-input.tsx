import type { InputHTMLAttributes, ReactNode } from "react";
import { Field } from "./field";
import { PasswordInput } from "./password-input";
import { TextInput } from "./text-input";

/** What the form libraries say of a field. */
export interface FormField {
  id: string;
  name: string;
  errors?: string[] | undefined;
  /** What was typed in a try that failed, else the default; a text. */
  initialValue?: unknown;
}

/** A field's value as an input takes it. */
export function initialText(field: FormField): string {
  return typeof field.initialValue === "string" ? field.initialValue : "";
}

interface LabelledInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "defaultValue"> {
  field: FormField;
  label: string;
  hint?: ReactNode;
  /** `password` can be shown, and never gets its value back. */
  type?: "text" | "email" | "tel" | "password";
}

/** One line of text with its label, hint and errors. */
export function LabelledInput({ field, label, hint, type = "text", ...input }: LabelledInputProps) {
  return (
    <Field id={field.id} label={label} hint={hint} errors={field.errors} required={input.required}>
      {(control) =>
        type === "password" ? (
          <PasswordInput {...input} {...control} name={field.name} />
        ) : (
          <TextInput
            {...input}
            {...control}
            type={type}
            name={field.name}
            defaultValue={initialText(field)}
          />
        )
      }
    </Field>
  );
}
