import { useFetchers, useNavigation, useRevalidator } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";

/** After this long nobody is looking for the news any more; a reload asks again. */
const giveUpAfterMs = 10 * 60_000;

/**
 * Words about something that is on its way. While `waiting`, the page's data is fetched again every
 * `everySeconds` as long as the tab is visible, and the new words are announced.
 */
export function LiveStatus({
  waiting,
  everySeconds = 5,
  children,
}: {
  waiting: boolean;
  everySeconds?: number;
  children: ReactNode;
}) {
  const { revalidate, state } = useRevalidator();
  // Remix drops the redirect of an action, and the toast with it, when the data was fetched again meanwhile; and a
  // slow answer would be thrown away by the next question.
  const busy = useRef(false);
  const isNavigating = useNavigation().state !== "idle";
  const isSubmitting = useFetchers().some((fetcher) => fetcher.state !== "idle");
  useEffect(() => {
    busy.current = isNavigating || isSubmitting || state !== "idle";
  }, [isNavigating, isSubmitting, state]);
  useEffect(() => {
    if (!waiting) return;
    const began = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - began > giveUpAfterMs) clearInterval(timer);
      else if (document.visibilityState === "visible" && !busy.current) revalidate();
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [waiting, everySeconds, revalidate]);
  return <div role="status">{children}</div>;
}
