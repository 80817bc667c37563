import { type ComponentType, createElement } from "react";

interface Part {
  isAsked: (search: URLSearchParams) => boolean;
  load: () => Promise<unknown>;
}

/** Filled while the modules of the routes are evaluated, so it is complete before any page is rendered. */
const parts: Part[] = [];

/**
 * A piece of a page that only some of its addresses show, such as a dialog: its script is fetched when the URL asks
 * for it. The server renders it at once like any other. In a browser it must only be rendered while `isAsked`: then
 * `loadUrlParts` has it before hydration, and a navigation, which is a transition, keeps the old view until it is here.
 */
export function urlPart<Props extends object>(
  isAsked: Part["isAsked"],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetchOnce = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  parts.push({ isAsked, load: fetchOnce });
  return function UrlPart(props: Props) {
    // React's lazy() waits even for a module that is there, which hydration must not; so this throws what lazy throws.
    if (Loaded === null) throw fetchOnce().catch(askTheServer);
    return createElement(Loaded, props);
  };
}

// The file of an older release may be gone; the server renders the whole page, as Remix does for a route's module.
function askTheServer(error: unknown): Promise<void> {
  if (typeof document === "undefined") throw error;
  window.location.reload();
  return new Promise(() => {});
}

/** Fetches the parts that this address shows. Rejects when one can't be had. */
export async function loadUrlParts(search: string): Promise<void> {
  const asked = new URLSearchParams(search);
  await Promise.all(parts.filter(({ isAsked }) => isAsked(asked)).map(({ load }) => load()));
}
