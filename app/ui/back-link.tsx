import { Link } from "@remix-run/react";
import ChevronLeft from "lucide-react/icons/chevron-left";

/** Leads to the page that this one belongs to; `title` are a person's words, in whichever direction they are written. */
export function BackLink({ to, title }: { to: string; title: string }) {
  return (
    <Link
      to={to}
      className="link no-print control inline-flex min-w-0 items-center gap-1 [overflow-wrap:anywhere]"
    >
      <ChevronLeft size={15} aria-hidden="true" className="shrink-0" />
      <span dir="auto">{title}</span>
    </Link>
  );
}
