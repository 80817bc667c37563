import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// When this file is fetched is EntryScripts' decision: at once for a signed-in page, idle for a public one.
// Not as a transition: a click into a page that is hydrated in slices can end in React's error 345.
initialState().then(() => hydrateRoot(document, <RemixBrowser />));

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
