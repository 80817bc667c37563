import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { PublicFooter } from "./public-footer";
import { PublicHeader } from "./public-header";

/** Header and footer around one column: legal pages, the contact form. */
export function PlainFrame({ width = "max-w-3xl", children }: { width?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main
        id="main"
        tabIndex={-1}
        className={classNames("mx-auto w-full flex-1 px-4 py-10 sm:px-7 md:py-14", width)}
      >
        {children}
      </main>
      <PublicFooter hasContactDialog={false} />
    </div>
  );
}
