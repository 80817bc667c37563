import { useLocation } from "@remix-run/react";

/** This page's path and search: where a form comes back to. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
