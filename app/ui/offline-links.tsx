import { useEffect } from "react";
import { useShowToast } from "./toast-context";
import { OFFLINE, UNREACHED } from "./use-offline-refusal";

/**
 * While the browser knows that it is offline, a link to another page of ours keeps this page and says so: followed, it
 * would end in the error page, with what was typed or read gone. Links within the page and away from the site pass.
 */
export function OfflineLinks() {
  const showToast = useShowToast();
  useEffect(() => {
    const keepPage = (event: MouseEvent) => {
      if (navigator.onLine || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      // Its page says by itself what failed, with a way back.
      if (link.dataset.offline === "follow") return;
      const isHere = link.pathname === location.pathname && link.search === location.search;
      if (isHere && link.hash !== "") return;
      // Before the router hears of it, and before the browser goes there by itself.
      event.preventDefault();
      showToast({
        id: crypto.randomUUID(),
        title: OFFLINE,
        description: UNREACHED,
        tone: "danger",
      });
    };
    document.addEventListener("click", keepPage, { capture: true });
    return () => document.removeEventListener("click", keepPage, { capture: true });
  }, [showToast]);
  return null;
}
