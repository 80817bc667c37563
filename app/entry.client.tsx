import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadUrlParts } from "./ui/url-part";

// When this file is fetched is EntryScripts' decision: shortly after the first view of a signed-in page, idle for a
// public one. As a transition React hydrates in slices, so that no page stands still for it; a click into a slice ends
// in its error 345 only when something is still waited for. A part that can't be had leaves the page as the server
// made it, which is whole.
Promise.all([initialState(), loadUrlParts(window.location.search)]).then(
  () => startTransition(() => void hydrateRoot(document, <RemixBrowser />)),
  () => {},
);

/**
 * Waits for the loader data, which RemixBrowser reads from the page and throws the promise of at its first call.
 * Left to React, that wait has no boundary around it, and a click during it ends hydration with React's error 345.
 */
async function initialState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (waiting) {
    await waiting;
  }
}
