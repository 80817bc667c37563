import { isIP } from "node:net";

const FORWARDING = [
  "x-forwarded-for",
  "x-forwarded-proto",
  "x-forwarded-host",
  "forwarded",
  "x-real-ip",
  "via",
];

/**
 * The headers with which a request is handed on to the worker: whose it is stands in CF-Connecting-IP, as on Cloudflare,
 * and never what a visitor wrote there. Behind `trustProxy` proxies, each of which adds to X-Forwarded-For, the visitor
 * is who the outermost of them saw; with none, who the connection comes from. X-Forwarded-For is handed on of what
 * came by a proxy or from another machine, and of nothing else.
 */
export function headersFor(request, trustProxy) {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      ([name]) => !name.startsWith("mf-") && !FORWARDING.includes(name) && name !== "cf-connecting-ip",
    ),
  );
  const address = socketAddress(request);
  if (trustProxy === 0) {
    return {
      ...headers,
      "cf-connecting-ip": address,
      ...(isLocal(request, trustProxy) ? {} : { "x-forwarded-for": address }),
    };
  }
  const told = (name) => toldBy(request.headers[name], trustProxy);
  const visitor = plainAddress(told("x-forwarded-for")) ?? address;
  const protocol = told("x-forwarded-proto") === "https" ? "https" : "http";
  const host = hostName(told("x-forwarded-host")) ?? request.headers.host;
  return {
    ...headers,
    host,
    "cf-connecting-ip": visitor,
    "x-forwarded-for": visitor,
    // The local runtime's own way to be told which address was asked for.
    "mf-original-url": `${protocol}://${host}${request.originalUrl ?? request.url}`,
  };
}

/** Whether somebody on this machine asks, and not for anybody else. */
export function isLocal(request, trustProxy) {
  const isHere = /^(?:127(?:\.\d+){3}|::1)$/.test(socketAddress(request));
  return isHere && trustProxy === 0 && !isForwarded(request);
}

/** Whether a proxy says that it hands on somebody else's request. */
export function isForwarded(request) {
  return FORWARDING.some((name) => name in request.headers);
}

function socketAddress({ socket }) {
  return (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Each proxy adds what it knows behind what it was told. */
function toldBy(header, proxies) {
  const told = (header ?? "").split(",").map((each) => each.trim());
  return told[Math.max(0, told.length - proxies)];
}

/** Some proxies add the port. */
function plainAddress(told) {
  const address = /^\[([^\]]+)\]/.exec(told)?.[1] ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told;
  return isIP(address) ? address : undefined;
}

function hostName(told) {
  return /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i.test(told) ? told : undefined;
}
