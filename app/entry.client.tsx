import { RemixBrowser } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadUrlParts } from "./ui/url-part";

// When this file is fetched is LateScripts' decision: shortly after the first view of a signed-in page, idle for a
// public one. As a transition React hydrates in slices, so that no page stands still for it; a click into a slice ends
// in its error 345 only when something is still waited for. A part that can't be had leaves the page as the server
// made it, which is whole.
Promise.all([pageData(), loadUrlParts(window.location.search, document)]).then(
  () => startTransition(() => void hydrateRoot(document, <RemixBrowser />)),
  () => {},
);

/**
 * Waits for the loader data, which RemixBrowser begins to read from the page, and suspends for, at its first turn. The
 * document has no boundary around that wait, and a click during it ends hydration with React's error 345. So the first
 * turn is taken aside, inside a boundary; the second would come when the data is there.
 */
async function pageData(): Promise<void> {
  // In another document: a root anywhere in this one would make React think that it listens to this one already.
  const { body } = document.implementation.createHTMLDocument();
  const aside = createRoot(body.appendChild(body.ownerDocument.createElement("div")));
  await new Promise<void>((arrived) => {
    let turns = 0;
    function FirstTurn({ children }: { children: ReactNode }) {
      if (turns++ === 0) return children;
      arrived();
      return <Never />;
    }
    aside.render(
      <Suspense>
        <FirstTurn>
          <RemixBrowser />
        </FirstTurn>
      </Suspense>,
    );
  });
  aside.unmount();
}

const Never = lazy(() => new Promise<never>(() => {}));
