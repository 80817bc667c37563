import { createServer } from "node:net";

/** Throws when something listens on this port already; workerd's own complaint is a stack of addresses. */
export function requireFreePort(port, host = "127.0.0.1") {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code, message }) =>
      reject(
        new Error(code === "EADDRINUSE" ? `Port ${port} is in use. Choose another one with PORT.` : message),
      ),
    );
    probe.listen(port, host, () => probe.close(resolve));
  });
}
