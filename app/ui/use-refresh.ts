import { useFetchers, useNavigation, useRevalidator, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";

/** So long a press may be on its way to the paint that tells of it, on a slow phone. */
const UNPAINTED_MS = 2000;
/** What begins a form: its button, a choice that is sent at once, and leaving a field that is edited in place. */
const BEGINNINGS = ["submit", "change", "focusout"];

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
  // The hooks above say what the last paint showed; a press before the next one is known by its event.
  const begunAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const note = () => {
      begunAt.current = performance.now();
    };
    for (const event of BEGINNINGS) document.addEventListener(event, note, true);
    return () => {
      for (const event of BEGINNINGS) document.removeEventListener(event, note, true);
    };
  }, []);
  return useCallback(async () => {
    const isBusy = () => busy.current || performance.now() - begunAt.current < UNPAINTED_MS;
    if (!isBusy() && (await isReachable()) && !isBusy()) revalidate();
  }, [revalidate]);
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz")).status < 500;
  } catch {
    return false;
  }
}
