import { useLocation } from "@remix-run/react";

/** This page's path and search: where a form comes back to. Begins with one slash; two would name another site. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname.replace(/^\/+/, "/") + search;
}
