import { Link } from "@remix-run/react";
import MailWarning from "lucide-react/icons/mail-warning";

/** How much waits in quarantine, and the way there. */
export function QuarantineLink({ count, path = "" }: { count: number; path?: string }) {
  return (
    <p className="flex items-start gap-2 border-l-[3px] border-l-warn bg-warn-soft px-3 py-1.5 text-small font-medium text-warn-ink">
      <MailWarning size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
      <Link
        id={path === "" ? "open-quarantine" : undefined}
        to={`${path}?dialog=quarantine`}
        preventScrollReset
        className="inline-block min-h-6 underline underline-offset-3"
      >
        {`${count} ${count === 1 ? "email waits" : "emails wait"} in quarantine`}
      </Link>
    </p>
  );
}
