import { type ReactNode, useEffect } from "react";
import { useRefresh } from "./use-refresh";

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
  const refresh = useRefresh();
  useEffect(() => {
    if (!waiting) return;
    const began = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - began > giveUpAfterMs) clearInterval(timer);
      else if (document.visibilityState === "visible") refresh();
    }, everySeconds * 1000);
    return () => clearInterval(timer);
  }, [waiting, everySeconds, refresh]);
  return <div role="status">{children}</div>;
}
