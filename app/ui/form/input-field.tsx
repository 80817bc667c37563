import { getInputProps } from "@conform-to/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { PasswordInput } from "../password-input";
import { TextInput } from "../text-input";
import { describedBy, Field, type Labelled } from "./field";

interface InputFieldProps extends Labelled, Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name"> {
  /** `password` can be shown, and never gets its value back. */
  type?: "text" | "email" | "tel" | "time" | "number" | "password";
  /** Below the input. */
  children?: ReactNode;
}

/** One line of text with its label, hint and errors. */
export function InputField({
  field,
  label,
  hint,
  required,
  type = "text",
  children,
  ...input
}: InputFieldProps) {
  const isSecret = type === "password";
  const { key, ...control } = getInputProps(field, {
    type,
    value: !isSecret,
    ...describedBy({ field, hint }),
  });
  const Input = isSecret ? PasswordInput : TextInput;
  return (
    <Field field={field} label={label} hint={hint} required={required}>
      <Input key={key} {...control} {...input} required={required} />
      {children}
    </Field>
  );
}
