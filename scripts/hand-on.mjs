import { Agent, request as ask } from "node:http";

/** Less than the five seconds after which workerd closes an idle connection without a word. */
const IDLE_MS = 2000;
/** As much of a refused body is still taken in, so that the connection can be used again; more than any form of ours. */
const MOST_DRAINED_BYTES = 32 * 1024 * 1024;

const kept = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 32 });

/**
 * Hands a request on to the server at `url` with these headers, and its answer back. A body that was refused unread is
 * drained; where that would be too much, the answer says `Connection: close`.
 */
export function handOn(request, response, url, headers = request.headers) {
  // workerd closes the connection of a body that it didn't read: only those without one are used again.
  const hasBody = request.headers["content-length"] !== undefined || "transfer-encoding" in request.headers;
  send(hasBody ? false : kept);

  function send(agent) {
    const inner = ask(url, {
      agent,
      method: request.method,
      path: request.originalUrl ?? request.url,
      headers: { ...headers, connection: agent ? "keep-alive" : "close" },
    });
    let isAnswered = false;
    let received = 0;
    request.on("data", count);
    response.once("close", leave);
    inner.once("response", (answer) => {
      isAnswered = true;
      if (
        !request.complete &&
        !(Number(request.headers["content-length"]) - received <= MOST_DRAINED_BYTES)
      ) {
        response.setHeader("Connection", "close");
      }
      response.writeHead(answer.statusCode, answer.statusMessage, withoutHops(answer.rawHeaders));
      answer.pipe(response);
      answer.once("aborted", () => response.destroy());
      answer.once("end", () => request.unpipe(inner).resume());
    });
    inner.on("error", (error) => {
      if (isAnswered || response.destroyed) return;
      request.off("data", count);
      response.off("close", leave);
      // Closed while it idled, before it could see the request.
      if (inner.reusedSocket && error.code === "ECONNRESET") send(false);
      else sayFailure(response, error);
    });
    if (hasBody) request.pipe(inner);
    else inner.end();

    function count(chunk) {
      received += chunk.length;
      if (isAnswered && received > MOST_DRAINED_BYTES) request.socket.destroy();
    }
    // Whoever asked is gone, or has the answer.
    function leave() {
      if (!response.writableFinished) inner.destroy();
    }
  }
}

/** Answers 500 with what went wrong. */
export function sayFailure(response, error) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(error instanceof Error ? error.message : String(error));
}

/** What is said between two servers alone is left out. */
function withoutHops(rawHeaders) {
  return rawHeaders.filter((_, index) => {
    const name = rawHeaders[index - (index % 2)].toLowerCase();
    return name !== "connection" && name !== "keep-alive" && name !== "transfer-encoding";
  });
}
