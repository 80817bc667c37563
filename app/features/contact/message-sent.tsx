import CircleCheck from "lucide-react/icons/circle-check";
import { useEffect, useRef } from "react";

/** After the enquiry was taken; has the focus, so that it is read. */
export function MessageSent() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1} role="status" className="flex items-start gap-4">
      <CircleCheck size={24} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
      <div>
        <p className="text-title font-bold">Message Sent!</p>
        <p className="mt-1 text-prose text-ink-2">
          Thank you. We have your message and reply within 1 business day, to the address you gave.
        </p>
      </div>
    </div>
  );
}
