import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** Steps in their order: what is done, which one is next. */
export function StepList({
  steps,
}: {
  steps: { title: string; state: "done" | "next" | "later"; body?: ReactNode }[];
}) {
  return (
    <ol className="grid grid-cols-1 gap-4 sm:grid-cols-3">
      {steps.map((step, index) => (
        <li
          key={step.title}
          aria-current={step.state === "next" ? "step" : undefined}
          className="flex items-start gap-3"
        >
          <span
            aria-hidden="true"
            className={classNames(
              "grid size-6 shrink-0 place-items-center rounded-full border text-meta font-bold",
              step.state === "done" && "border-transparent bg-ok-soft text-ok-ink",
              step.state === "next" && "border-accent bg-accent text-on-accent",
              step.state === "later" && "border-line-strong text-ink-3",
            )}
          >
            {step.state === "done" ? <Check size={14} /> : index + 1}
          </span>
          <div className="min-w-0 pt-0.5">
            <p className={classNames("font-medium", step.state === "later" && "text-ink-2")}>
              <span className="sr-only">{`${index + 1} `}</span>
              {step.title}
              {step.state === "done" && <span className="sr-only"> (done)</span>}
            </p>
            {step.body && <div className="mt-1 text-small text-ink-2">{step.body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
