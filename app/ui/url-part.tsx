import { type ComponentType, lazy, useState } from "react";

interface Part {
  isAsked: (search: URLSearchParams, page: Document | null) => boolean;
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
  isAsked: (search: URLSearchParams) => boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return part(isAsked, load);
}

/**
 * The same for a piece that only some data shows, such as the table of what most agents have none of: its script is
 * fetched when the page has come with it, which `selector` finds in the document, or when a navigation brings it.
 */
export function dataPart<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return part((_, page) => page !== null && page.querySelector(selector) !== null, load);
}

function part<Props extends object>(
  isAsked: Part["isAsked"],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetchOnce = () => {
    loading ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  parts.push({ isAsked, load: fetchOnce });
  const Waited = lazy(async () => {
    const Component = await fetchOnce().catch(askTheServer);
    return { default: ({ props }: { props: Props }) => <Component {...props} /> };
  });
  return function UrlPart(props: Props) {
    // lazy() waits even for a module that is there, which hydration must not; and what began with it stays with it.
    const [Known] = useState<ComponentType<Props> | null>(() => loaded);
    return Known ? <Known {...props} /> : <Waited props={props} />;
  };
}

// The file of an older release may be gone; the server renders the whole page, as Remix does for a route's module.
function askTheServer(error: unknown): Promise<never> {
  if (typeof document === "undefined") throw error;
  window.location.reload();
  return new Promise(() => {});
}

/** Fetches the parts that this address shows and, given the `page` that the server made, its data. Rejects when one can't be had. */
export async function loadUrlParts(search: string, page: Document | null = null): Promise<void> {
  const asked = new URLSearchParams(search);
  await Promise.all(parts.filter(({ isAsked }) => isAsked(asked, page)).map(({ load }) => load()));
}
