import {
  forwardRef,
  type InputHTMLAttributes,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from "react";
import { classNames } from "./class-names";

/** One line of text, from the side on which it is read. */
export function TextInput({ className, ...rest }: InputHTMLAttributes<HTMLInputElement>) {
  return <input dir="auto" {...rest} className={classNames("text-box", "control-input", className)} />;
}

/** Several lines of text; grows with them where the browser can. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(
  function Textarea({ className, rows = 4, ...rest }, ref) {
    return (
      <textarea
        dir="auto"
        {...rest}
        ref={ref}
        rows={rows}
        className={classNames("text-box", "field-sizing-content min-h-24 py-2", className)}
      />
    );
  },
);

/** One of a few, as the platform offers it. */
export function Select({
  options,
  className,
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { options: { value: string; label: string }[] }) {
  return (
    <select {...rest} className={classNames("text-box", "control-input", className)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
