import "react";

declare module "react" {
  interface HTMLAttributes<T> {
    /** React 18 passes unknown attributes on as strings: `""` sets it. */
    inert?: "";
  }
}
