import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

/** One section of a public page, with its heading. */
export function Section({
  id,
  title,
  lede,
  tinted = false,
  children,
}: {
  id: string;
  title: string;
  lede?: ReactNode;
  tinted?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("scroll-mt-15", tinted && "border-y bg-canvas")}
    >
      <div className="mx-auto max-w-6xl px-4 py-14 sm:px-7 md:py-20">
        <h2 id={`${id}-title`} className="text-section tracking-[-0.02em]">
          {title}
        </h2>
        {lede && <p className="mt-3 max-w-[60ch] text-input text-ink-2">{lede}</p>}
        <div className="mt-7 md:mt-10">{children}</div>
      </div>
    </section>
  );
}
