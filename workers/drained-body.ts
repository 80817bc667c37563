import { createMiddleware } from "hono/factory";

/** More than the largest mail or form; whoever sends more finds the connection closed. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * Takes in what a refusal left of the request's body before it is answered. The runtime closes the connection of a body
 * that was not read, without a word, and the next request on it would fail.
 */
export const drainedBody = createMiddleware(async (c, next) => {
  const { body } = c.req.raw;
  // One of unknown length is read no further than it may be.
  if (body === null || c.req.header("Content-Length") === undefined) return next();
  const reader = body.getReader();
  // The runtime's own streams take one read at a time.
  let last: Promise<unknown> = Promise.resolve();
  const read = () => {
    const next = last.then(() => reader.read());
    last = next;
    return next;
  };
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const { done, value } = await read();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  c.req.raw = new Request(c.req.raw, { body: new ReadableStream({ pull }, { highWaterMark: 0 }) });
  await next();
  try {
    for (let left = MOST_BYTES; left > 0; ) {
      const { done, value } = await read();
      if (done) return;
      left -= value.length;
    }
  } catch {
    // Whoever sent it is gone.
  }
});
