import type { FormMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";

/**
 * Everything wrong with a form, on top of it, each a link to its control, in the order of the schema. It takes the
 * focus with every try that brings it, and not while somebody types. Its props are read by the caller of `useForm`:
 * what only a child reads, conform no longer watches once React calls that component without its children.
 */
export function ErrorSummary({
  formId,
  errors,
  status,
}: {
  formId: string;
  errors: FormMetadata["allErrors"];
  status: FormMetadata["status"];
}) {
  const root = useRef<HTMLDivElement>(null);
  const problems = Object.entries(errors).flatMap(([name, texts]) =>
    // What is wrong with the form as a whole is said by its FormFailure.
    name === "" ? [] : texts.map((text) => ({ id: `${formId}-${name}`, text })),
  );
  const words = problems.map((problem) => problem.text).join("\n");
  const isTry = status === "error";
  useEffect(() => {
    if (words && isTry) root.current?.focus();
  }, [words, isTry]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={root}
      tabIndex={-1}
      id="error-summary"
      className="rounded-control border border-l-[3px] border-danger bg-danger-soft px-4 py-3 text-danger-ink"
    >
      <div role="alert">
        <h2 className="text-base font-bold">There is a problem</h2>
        <ul className="mt-1 grid gap-1">
          {problems.map(({ id, text }) => (
            <li key={`${id} ${text}`}>
              <a href={`#${id}`} className="inline-block py-0.5 underline underline-offset-3">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
