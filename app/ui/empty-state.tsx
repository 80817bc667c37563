import type { ReactNode } from "react";

/** What a list says when nothing is in it, and what to do about it. */
export function EmptyState({
  icon,
  title,
  headingLevel: Heading = "h2",
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  headingLevel?: "h2" | "h3" | "p";
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center rounded-card border border-dashed border-line-strong px-5 py-14 text-center">
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
