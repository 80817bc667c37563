import { useEffect } from "react";
import { useRefresh } from "./use-refresh";

/** Fetches the page's data again when its tab comes into view: what somebody was away for, a mail they forwarded, shows. */
export function useRefreshOnReturn(): void {
  const refresh = useRefresh();
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === "visible") refresh();
    };
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [refresh]);
}
