import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** The platform's popover; React 18 passes it on as it is. */
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    /** React 18 writes it as `popovertarget`, which HTML reads without regard to case. */
    popoverTarget?: string;
  }
}
