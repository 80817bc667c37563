import type { ReactNode } from "react";

/** One component of the kit with its states side by side. */
export function KitSection({ title, children }: { title: string; children: ReactNode }) {
  const id = `kit-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="border-t pt-5">
      <h2 id={id} className="mb-4 text-title">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
    </section>
  );
}

/** One state, named. */
export function KitState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-small text-ink-3">{name}</p>
      {children}
    </div>
  );
}
