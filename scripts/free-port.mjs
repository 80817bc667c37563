import { createServer } from "node:net";

/** Below what systems give to connections that go out (32768 on; RFC 6335 says 49152), so that none takes it meanwhile. */
const PORTS = { from: 20_000, to: 32_000 };
/** So many in a row in use means that something else is wrong. */
const MOST_TRIES = 100;

/** A port of this machine that nothing listens on at this moment; any, so that two who ask at once get different ones. */
export async function freePort() {
  for (let tries = 0; ; tries++) {
    const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));
    try {
      await listenOnce(port);
      return port;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || tries === MOST_TRIES) throw error;
    }
  }
}

function listenOnce(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => server.close(resolve));
  });
}
