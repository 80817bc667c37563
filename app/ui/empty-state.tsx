import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** What a list says when nothing is in it, and what to do about it. */
export function EmptyState({
  icon,
  title,
  framed = true,
  headingLevel: Heading = "h2",
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  /** Without a frame where there already is one, as in a dialog. */
  framed?: boolean;
  headingLevel?: "h2" | "h3" | "p";
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      className={classNames(
        "flex flex-col items-center px-5 text-center",
        framed ? "rounded-card border border-dashed border-line-strong py-14" : "py-7",
      )}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-11 place-items-center rounded-card border bg-surface text-ink-3"
        >
          {icon}
        </span>
      )}
      <Heading className="text-input font-bold">{title}</Heading>
      {children && <div className="mt-1 max-w-[46ch] text-ink-2">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
