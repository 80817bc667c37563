import type { ReactNode } from "react";
import { ContactDialog, useContactOpen } from "../contact/contact-dialog";
import { PublicFooter } from "./public-footer";
import { PublicHeader } from "./public-header";

/** Header, footer and contact dialog around a public page; inert while the dialog is open. */
export function PublicFrame({
  action,
  extra,
  children,
}: {
  action?: "sign-in" | "trial";
  /** Lies over the page's lower edge. */
  extra?: ReactNode;
  children: ReactNode;
}) {
  const open = useContactOpen();
  return (
    <>
      <div inert={open ? "" : undefined} className="relative bg-surface">
        <PublicHeader action={action} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <PublicFooter />
        {extra}
      </div>
      <ContactDialog />
    </>
  );
}
