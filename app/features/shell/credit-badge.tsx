import { Link, useFetchers } from "@remix-run/react";
import { classNames } from "../../ui/class-names";

/** The forms that may cost a credit; until they are answered, nobody knows the balance. */
const SPENDING = new Set(["generate", "process-mail", "send"]);

function creditWords(credits: number): string {
  return `${credits} ${credits === 1 ? "credit" : "credits"}`;
}

/** The balance; red and bold at 0 or less, an ellipsis while it loads (specification, section 2). */
export function CreditBadge({ credits }: { credits: number | null }) {
  const out = credits !== null && credits <= 0;
  return (
    <span
      className={classNames(
        "inline-flex items-center rounded-chip border px-2.5 py-1 text-small whitespace-nowrap",
        out
          ? "border-danger bg-danger-soft font-bold text-danger-ink"
          : "bg-sunken font-medium text-ink-2 group-hover:border-line-strong group-hover:text-ink",
      )}
    >
      {credits === null ? "…" : creditWords(credits)}
    </span>
  );
}

/** The badge of the header: it opens the add-credits dialog over whatever page this is. */
export function CreditLink({ credits }: { credits: number }) {
  const spending = useFetchers().some(
    ({ state, formData }) => state !== "idle" && SPENDING.has(String(formData?.get("intent"))),
  );
  return (
    <Link
      id="open-credits"
      to="?dialog=credits"
      preventScrollReset
      aria-label={
        spending ? "Credits are being counted. Add more credits" : `${creditWords(credits)}, add more`
      }
      className="group control inline-flex items-center rounded-control"
    >
      <CreditBadge credits={spending ? null : credits} />
    </Link>
  );
}
