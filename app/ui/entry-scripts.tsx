import { UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { useNonce } from "./nonce";

/** JSON that may stand inside a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

// Zod would try whether it may compile code, which the Content-Security-Policy forbids and browsers report. Schemas
// are made while their modules load, so it must be said before any of them.
const noEval = "globalThis.__zod_globalConfig={jitless:true};";

const WAITS = {
  // A frame after `load` has been painted when the task behind it runs.
  shown: "requestAnimationFrame(()=>setTimeout(start))",
  idle: "'requestIdleCallback' in window?requestIdleCallback(start,{timeout:5000}):setTimeout(start,300)",
};

/**
 * The client entry: not a byte of it before the page has loaded and is `shown`, or the browser is `idle`. Every page is
 * whole without a script, so none waits for one. Remix's own Scripts preloads and imports at once, hence this second
 * form of the same scripts.
 */
export function EntryScripts({ when }: { when: keyof typeof WAITS }) {
  const nonce = useNonce();
  const context = useContext(UNSAFE_RemixContext);
  const routeIds = useMatches().map((match) => match.id);
  const [script] = useState(() => {
    if (!context?.serverHandoffString) return "";
    // Tells RemixServer to stream the loader data after the page.
    if (context.renderMeta) context.renderMeta.didRenderScripts = true;
    const { manifest } = context;
    // `npm run dev` only: React's hot reload must be there before any module of ours.
    const first = manifest.hmr ? `await import(${scriptJson(manifest.hmr.runtime)});` : "";
    const routes = Object.fromEntries(
      routeIds.flatMap((id) => {
        const route = manifest.routes[id];
        return route ? [[id, route]] : [];
      }),
    );
    const modules = Object.entries(routes).map(([id, route]) => [id, route.module]);
    const imports = Object.values(routes).flatMap((route) => route.imports ?? []);
    const shared = [...new Set([...manifest.entry.imports, ...imports])];
    return [
      noEval,
      `window.__remixContext=${context.serverHandoffString};`,
      "__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());",
      `window.__remixManifest=${scriptJson({ ...manifest, routes })};`,
      `{const modules=${scriptJson(modules)},shared=${scriptJson(shared)},entry=${scriptJson(manifest.entry.module)};`,
      // All at once rather than one after the other; links that preload them would be in the way of hydration.
      `const start=async()=>{${first}for(const url of shared)import(url);`,
      "const loaded=await Promise.all(modules.map(([,url])=>import(url)));",
      "window.__remixRouteModules=Object.fromEntries(modules.map(([id],i)=>[id,loaded[i]]));import(entry)};",
      `const wait=()=>${WAITS[when]};`,
      "document.readyState==='complete'?wait():addEventListener('load',()=>setTimeout(wait))}",
    ].join("");
  });
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script; what comes from data is escaped JSON
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
