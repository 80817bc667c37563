import { Scripts } from "@remix-run/react";
import { useState } from "react";
import { useNonce } from "./nonce";

// Zod would try whether it may compile code, which the Content-Security-Policy forbids and browsers report. Schemas
// are made while their modules load, so it must be said before any of them.
const noEval = "globalThis.__zod_globalConfig={jitless:true};";

const WAITS = {
  // A frame after `load` has been painted when the task behind it runs.
  shown: "requestAnimationFrame(()=>setTimeout(start))",
  idle: "'requestIdleCallback' in window?requestIdleCallback(start,{timeout:5000}):setTimeout(start,300)",
};

/**
 * Remix's Scripts, not a byte of which is fetched before the page has loaded and is `shown`, or the browser is `idle`.
 * Every page is whole without a script, so none waits for one. Inside a noscript a browser that runs scripts keeps
 * them as text, and React leaves what stands there to the server; the script behind it puts them into the page when
 * their time has come. Only the first, which makes what the page's data is streamed into, runs at once.
 */
export function LateScripts({ when }: { when: keyof typeof WAITS }) {
  const nonce = useNonce();
  const [script] = useState(() =>
    [
      noEval,
      "{const held=document.createRange().createContextualFragment(document.currentScript.previousElementSibling.textContent);",
      "document.body.append(held.querySelector('script:not([type])'));",
      "const start=()=>document.body.append(held);",
      `const wait=()=>${WAITS[when]};`,
      "document.readyState==='complete'?wait():addEventListener('load',()=>setTimeout(wait))}",
    ].join(""),
  );
  return (
    <>
      <noscript>
        <Scripts nonce={nonce} />
      </noscript>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without any data
        dangerouslySetInnerHTML={{ __html: script }}
      />
    </>
  );
}
