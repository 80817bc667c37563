import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

/** One section of a public page, with its heading. */
export function Section({
  id,
  title,
  lede,
  tinted = false,
  beside,
  children,
}: {
  id: string;
  title: string;
  lede?: ReactNode;
  tinted?: boolean;
  /** Stands under the heading, which then has a column of its own. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames("scroll-mt-15", tinted && "border-y bg-canvas")}
    >
      <div
        className={classNames(
          "mx-auto grid max-w-6xl gap-7 px-4 py-14 sm:px-7 md:py-20",
          beside ? "md:grid-cols-[18rem_minmax(0,1fr)] md:gap-14" : "grid-cols-[minmax(0,1fr)] md:gap-10",
        )}
      >
        <div>
          <h2 id={`${id}-title`} className="text-section tracking-[-0.02em]">
            {title}
          </h2>
          {lede && <p className="mt-3 max-w-[60ch] text-input text-ink-2">{lede}</p>}
          {beside}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}
