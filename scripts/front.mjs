import { createServer } from "node:http";
import { headersFor, isForwarded, isLocal } from "./client-of.mjs";
import { handOn } from "./hand-on.mjs";
import { ALMOST_FULL } from "./room-left.mjs";

/** Longer than the idle connections of usual proxies, so that they never use one that was just closed. */
const IDLE_MS = 75_000;
/** More than the largest mail or form. */
const LARGEST_BODY_BYTES = 32 * 1024 * 1024;
/** Forms without a file are smaller, and are what room is made with. */
const LARGE_BODY_BYTES = 64 * 1024;
const LOOK_AGAIN_MS = 50;

/**
 * The server in front of the worker. It tells the worker who asks, keeps the doors of the local runtime shut to whoever
 * does not sit at this machine, takes mails and files in only while the disk has room, and ends when the requests under
 * way are answered. `answer` takes a request with the headers to hand on; `hasLocalDoors` says whether there are any, and
 * `hasRoom` whether so many bytes more can be stored.
 */
export function createFront({ trustProxy, hasLocalDoors, hasRoom = async (_bytes) => true, answer }) {
  let isClosing = false;
  let isWarned = false;
  const server = createServer(
    { keepAliveTimeout: IDLE_MS, headersTimeout: IDLE_MS + 5000 },
    async (request, response) => {
      if (isClosing) response.setHeader("Connection", "close");
      if (!request.url.startsWith("/")) return refuse(response, 400, "Bad Request");
      if (isDoor(request.url) && !(hasLocalDoors && isLocal(request, trustProxy))) {
        return refuse(response, 404, "Not Found");
      }
      if (Number(request.headers["content-length"]) > LARGEST_BODY_BYTES) {
        response.setHeader("Connection", "close");
        return refuse(response, 413, "The body is too large.");
      }
      if (takesRoom(request) && !(await hasRoom(Number(request.headers["content-length"] ?? 0)))) {
        response.setHeader("Connection", "close");
        response.setHeader("Retry-After", "300");
        return refuse(response, 507, ALMOST_FULL, request);
      }
      if (trustProxy === 0 && isForwarded(request) && !isWarned) {
        isWarned = true;
        console.warn(
          "A proxy hands requests on: set TRUST_PROXY to how many there are, or all its visitors count as one.",
        );
      }
      answer(request, response, headersFor(request, trustProxy));
    },
  );
  return {
    server,
    /** Resolves once the port answers. Throws when it is taken. */
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
      }),
    /** Takes no more requests, and resolves when those under way are answered, or after so many milliseconds. */
    async close(patienceMs) {
      if (!server.listening) return;
      isClosing = true;
      const closed = new Promise((resolve) => server.close(resolve));
      const idle = setInterval(() => server.closeIdleConnections(), LOOK_AGAIN_MS);
      const late = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

/** The server's answers, by a worker that is up at `url`. */
export const fromWorker = (url) => (request, response, headers) => handOn(request, response, url, headers);

function isDoor(path) {
  const { pathname } = new URL(`http://localhost${path}`);
  return pathname.startsWith("/cdn-cgi/") || pathname === "/__scheduled";
}

/** Mails, and what may be a file. */
function takesRoom({ method, url, headers }) {
  if (method === "GET" || method === "HEAD") return false;
  const declared = Number(headers["content-length"]);
  return url.startsWith("/api/inbound") || !(declared <= LARGE_BODY_BYTES || !hasBody(headers));
}

const hasBody = (headers) => headers["content-length"] !== undefined || "transfer-encoding" in headers;

/** In words, or as JSON where `request` asked for no page. */
function refuse(response, status, words, request) {
  const isJson = request !== undefined && !request.headers.accept?.includes("text/html");
  response.writeHead(status, {
    "Content-Type": isJson ? "application/json" : "text/plain; charset=utf-8",
  });
  response.end(isJson ? JSON.stringify({ message: words }) : words);
}
