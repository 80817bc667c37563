import { useEffect, useRef } from "react";

/** One message, and the id of the control that it is about. */
export interface FieldProblem {
  id: string;
  text: string;
}

/**
 * Everything wrong with a form, on top of it, each a link to its control. It takes the focus when it
 * appears, and again when a further try brings new problems.
 */
export function ErrorSummary({
  title = "There is a problem",
  problems,
}: {
  title?: string;
  problems: FieldProblem[];
}) {
  const root = useRef<HTMLDivElement>(null);
  const words = problems.map((problem) => problem.text).join("\n");
  useEffect(() => {
    if (words) root.current?.focus();
  }, [words]);
  if (problems.length === 0) return null;
  return (
    <div
      ref={root}
      tabIndex={-1}
      id="error-summary"
      className="rounded-control border border-l-[3px] border-danger bg-danger-soft px-4 py-3 text-danger-ink"
    >
      <div role="alert">
        <h2 className="text-base font-bold">{title}</h2>
        <ul className="mt-1 grid gap-1">
          {problems.map((problem) => (
            <li key={`${problem.id} ${problem.text}`}>
              <a href={`#${problem.id}`} className="inline-block py-0.5 underline underline-offset-3">
                {problem.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
