import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { log } from "./domain/log";
import { isStorageAway } from "./http/storage-away";
import { NonceContext } from "./ui/nonce";

/** After this long a page that still waits is sent as far as it is: Remix's own default. */
const streamTimeoutMs = 5000;

/** What loaders and actions throw; Remix would print it whole, with the values that a failed statement was given. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) log("page.failed", { requestId: context.requestId }, error);
  if (isStorageAway(error)) context.isStorageAway = true;
};

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
        log("page.render-failed", {}, error);
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
