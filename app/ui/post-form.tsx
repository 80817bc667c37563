import type { ReactNode } from "react";
import { Button, type ButtonProps } from "./button";
import { type PostWords, usePost } from "./use-post";

/** Hidden fields of a form of one button. */
export type PostFields = Record<string, string>;

/** A form of one button: plain HTML without a script, and with one a request of its own (`usePost`). */
export function PostForm({
  action,
  fields,
  children,
  formClassName,
  before,
  begins,
  failed,
  ...button
}: ButtonProps &
  PostWords & {
    action: string;
    fields: PostFields;
    children: ReactNode;
    formClassName?: string;
    /** A choice that goes with the button, before it. */
    before?: ReactNode;
  }) {
  const { Form, onForm, isPending } = usePost({ begins, failed });
  return (
    <Form {...onForm} action={action} className={formClassName}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {before}
      <Button {...button} pending={isPending}>
        {children}
      </Button>
    </Form>
  );
}
