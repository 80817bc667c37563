import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// When this file is fetched is EntryScripts' decision: at once for a signed-in page, idle for a public one.
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
