import { request as ask } from "node:http";
import { pipeline } from "node:stream";

/** Hands a request on to the server at `url`, as it came, and its answer back. */
export function handOn(request, response, url) {
  const inner = ask(url, {
    agent: false,
    method: request.method,
    path: request.originalUrl ?? request.url,
    headers: { ...request.headers, connection: "close" },
  });
  inner.on("response", (answer) => {
    const { connection, "keep-alive": kept, ...headers } = answer.headers;
    response.writeHead(answer.statusCode, headers);
    pipeline(answer, response, () => {});
  });
  inner.on("error", (error) => sayFailure(response, error));
  pipeline(request, inner, () => {});
}

/** Answers 500 with what went wrong. */
export function sayFailure(response, error) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(error instanceof Error ? error.message : String(error));
}
