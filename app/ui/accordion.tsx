import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";

/** Questions of which one is open at a time and all can be closed; the browser does it. */
export function Accordion({
  name,
  items,
  level: Heading = "h3",
}: {
  /** Unique on the page. */
  name: string;
  items: { id: string; title: string; body: ReactNode; open?: boolean }[];
  level?: "h2" | "h3" | "h4";
}) {
  return (
    <div className="accordion divide-y border-y">
      {items.map((item) => (
        <details key={item.id} name={name} id={item.id} open={item.open}>
          <summary className="plain flex items-center gap-3 rounded-control py-4 hover:text-accent">
            <Heading className="flex-1 text-input font-medium">{item.title}</Heading>
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="turns shrink-0 text-ink-3 transition-transform duration-[120ms] motion-reduce:transition-none"
            />
          </summary>
          <div className="max-w-[68ch] pb-5 text-prose text-ink-2">{item.body}</div>
        </details>
      ))}
    </div>
  );
}
