import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";

// When this file is fetched is EntryScripts' decision: at once for a signed-in page, idle for a public one.
// Not as a transition: a click into a page that is hydrated in slices can end in React's error 345.
hydrateRoot(document, <RemixBrowser />);
