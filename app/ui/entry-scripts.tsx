import { Scripts, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";
import { useNonce } from "./nonce";

/** JSON that may stand inside a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

// Zod would try whether it may compile code, which the Content-Security-Policy forbids and browsers report. Schemas
// are made while their modules load, so it must be said before any of them.
const noEval = "globalThis.__zod_globalConfig={jitless:true};";

/**
 * The client entry. `now`: as Remix does it. `idle`: not a byte of it before the page has loaded and the
 * browser is idle, so that a public page, whole without a script, never waits for one. Remix's own Scripts
 * preloads and imports at once, hence this second form of the same two scripts.
 */
export function EntryScripts({ when }: { when: "now" | "idle" }) {
  const nonce = useNonce();
  // What the page began with: a later sign-in must not add the scripts a second time.
  const [began] = useState(when);
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: noEval }}
      />
      {began === "now" ? <Scripts nonce={nonce} /> : <IdleScripts nonce={nonce} />}
    </>
  );
}

function IdleScripts({ nonce }: { nonce: string }) {
  const context = useContext(UNSAFE_RemixContext);
  const routeIds = useMatches().map((match) => match.id);
  const [script] = useState(() => {
    if (!context?.serverHandoffString) return "";
    // Tells RemixServer to stream the loader data after the page.
    if (context.renderMeta) context.renderMeta.didRenderScripts = true;
    const { manifest } = context;
    const routes = Object.fromEntries(
      routeIds.flatMap((id) => {
        const route = manifest.routes[id];
        return route ? [[id, route]] : [];
      }),
    );
    const modules = Object.entries(routes).map(([id, route]) => [id, route.module]);
    return [
      `window.__remixContext=${context.serverHandoffString};`,
      "__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());",
      `window.__remixManifest=${scriptJson({ ...manifest, routes })};`,
      `{const modules=${scriptJson(modules)},entry=${scriptJson(manifest.entry.module)};`,
      "const start=()=>Promise.all(modules.map(([,url])=>import(url))).then((loaded)=>{",
      "window.__remixRouteModules=Object.fromEntries(modules.map(([id],i)=>[id,loaded[i]]));return import(entry)});",
      "const idle=()=>'requestIdleCallback' in window?requestIdleCallback(start,{timeout:5000}):setTimeout(start,300);",
      "document.readyState==='complete'?idle():addEventListener('load',()=>setTimeout(idle))}",
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
