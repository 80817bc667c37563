import type { ReactNode } from "react";
import { classNames } from "./class-names";

/** A surface with a hairline. */
export function Card({
  as: Element = "div",
  labelledBy,
  className,
  children,
}: {
  as?: "div" | "section" | "article" | "li";
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={classNames("rounded-card border bg-surface p-5", className)}
    >
      {children}
    </Element>
  );
}
