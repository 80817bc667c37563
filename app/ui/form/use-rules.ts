import type { Submission } from "@conform-to/react";
import { useEffect, useState } from "react";
import type { z } from "zod";

type Check<Schema extends z.ZodType> = (given: {
  formData: FormData;
}) => Submission<z.input<Schema>, string[], z.output<Schema>>;

/**
 * What `useForm` needs to check a form by its schema: on submit, then again on change (specification, section 5).
 * `load` must be the same function on every render. Schema and zod are fetched once something on the page has the
 * focus, so that a page whose form is only looked at doesn't carry them; until they are here, and without a script,
 * the server says the same.
 */
export function useRules<Schema extends z.ZodType>(load: () => Promise<Schema>) {
  const [check, setCheck] = useState<Check<Schema> | null>(null);
  useEffect(() => {
    const fetchRules = () => {
      const parser = import("@conform-to/zod/v4").then(({ parseWithZod }) => parseWithZod);
      Promise.all([parser, load()]).then(
        ([parse, schema]) =>
          setCheck(() => ({ formData }: { formData: FormData }) => {
            return parse(formData, { schema, disableAutoCoercion: true });
          }),
        // The server checks in any case.
        () => {},
      );
    };
    if (document.activeElement !== document.body) {
      fetchRules();
      return;
    }
    document.addEventListener("focusin", fetchRules, { once: true });
    return () => document.removeEventListener("focusin", fetchRules);
  }, [load]);
  return {
    // Without rules, checking a change would send the form.
    shouldRevalidate: check ? ("onInput" as const) : ("onSubmit" as const),
    onValidate: check ?? undefined,
  };
}
