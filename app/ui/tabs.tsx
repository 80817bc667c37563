import { Link } from "@remix-run/react";
import { classNames } from "./class-names";

/** Tabs that are pages: links, of which one is the current. */
export function RouteTabs({
  label,
  items,
}: {
  label: string;
  items: { label: string; to: string; current: boolean }[];
}) {
  return (
    <nav aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1 rounded-control bg-sunken p-1">
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          preventScrollReset
          aria-current={item.current ? "page" : undefined}
          className={classNames(
            "control-small grid place-items-center rounded-chip px-3 font-medium",
            item.current
              ? "border bg-surface text-ink underline decoration-accent decoration-2 underline-offset-6"
              : "border border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
