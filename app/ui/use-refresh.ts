import { useFetchers, useNavigation, useRevalidator, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/**
 * A function that fetches the page's data again. It does nothing while a form or a navigation runs, which fetch it
 * themselves, nor while the server can't be reached: the page, and what is being typed into it, would make room for an error.
 */
export function useRefresh(): () => Promise<void> {
  const { revalidate, state } = useRevalidator();
  // Remix drops the redirect of an action, and the toast with it, when the data was fetched again meanwhile; and a
  // slow answer would be thrown away by the next question.
  const busy = useRef(false);
  const isNavigating = useNavigation().state !== "idle";
  // A section that is being written stays, also when its digest went meanwhile: saving says so and keeps the words.
  const isEditing = useSearchParams()[0].has("edit");
  const isSubmitting = useFetchers().some((fetcher) => fetcher.state !== "idle");
  useEffect(() => {
    busy.current = isNavigating || isEditing || isSubmitting || state !== "idle";
  }, [isNavigating, isEditing, isSubmitting, state]);
  return useCallback(async () => {
    if (!busy.current && (await isReachable()) && !busy.current) revalidate();
  }, [revalidate]);
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz")).status < 500;
  } catch {
    return false;
  }
}
