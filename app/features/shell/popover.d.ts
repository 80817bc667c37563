import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** The platform's popover; React 18 passes it on as it is. */
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    /** The id of what it opens, under the name that HTML has: React 18 knows no other, and passes it on. */
    popovertarget?: string;
  }
}
