import type { ReactNode } from "react";

/** The steps for one program, under an anchor of its own. */
export function Client({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-20 border-t pt-4 first:border-t-0 first:pt-0"
    >
      <h4 id={`${id}-title`} className="mb-2 text-prose font-bold text-ink">
        {name}
      </h4>
      <div className="grid gap-2">{children}</div>
    </section>
  );
}

/** What to do, in its order. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="grid list-decimal gap-1 pl-5 marker:text-ink-3">{children}</ol>;
}

/** The words of another program's menu, as they stand there. */
export function Menu({ children }: { children: ReactNode }) {
  return <strong className="font-medium text-ink">{children}</strong>;
}

/** Something that often goes wrong, and what then. */
export function Caution({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control border-l-[3px] border-l-warn bg-warn-soft px-4 py-3 text-small text-warn-ink">
      <p className="font-medium">{title}</p>
      <div className="mt-1 grid gap-1">{children}</div>
    </div>
  );
}
