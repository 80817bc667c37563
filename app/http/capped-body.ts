/**
 * The same request with a body that breaks off after `limit` bytes, for one that doesn't declare its length: whoever
 * reads it as a form gets an error instead of all memory.
 */
export function withCappedBody(request: Request, limit: number): Request {
  if (!request.body) return request;
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > limit) controller.error(new Error("The body is too large."));
      else controller.enqueue(chunk);
    },
  });
  return new Request(request, { body: request.body.pipeThrough(counter) });
}
