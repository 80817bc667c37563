import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceContext } from "./ui/nonce";

/** After this long a page that still waits is sent as far as it is. */
const streamTimeoutMs = 1000;

/** Renders a page. The load context's `nonce` goes to every inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const nonce = loadContext.nonce ?? "";
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), streamTimeoutMs);
  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={streamTimeoutMs} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: abort.signal,
      onError(error) {
        if (abort.signal.aborted) return;
        finalStatus = 500;
        console.error("render", error instanceof Error ? error.message : "unknown");
      },
    },
  );
  body.allReady.then(
    () => clearTimeout(timer),
    () => clearTimeout(timer),
  );
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: finalStatus, headers });
}
