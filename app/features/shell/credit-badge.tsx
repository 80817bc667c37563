import { classNames } from "../../ui/class-names";

/** The balance; red and bold at 0 or less, an ellipsis while it loads (specification, section 2). */
export function CreditBadge({ credits }: { credits: number | null }) {
  const out = credits !== null && credits <= 0;
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-chip border px-2.5 py-1 text-small whitespace-nowrap",
        out ? "border-danger bg-danger-soft font-bold text-danger-ink" : "bg-sunken font-medium text-ink-2",
      )}
    >
      {credits === null ? "…" : `${credits} ${credits === 1 ? "credit" : "credits"}`}
    </span>
  );
}
