import { webm } from "./webm.mjs";

const FRAME_MS = 100;
const KEY_EVERY = 100;

/**
 * Encodes pictures ({at, jpeg}, milliseconds) as VP9 in a browser page, ten frames a second, and returns the file.
 * `quantizer`: 0 (best) to 63; constant, because most pictures repeat the one before and cost next to nothing.
 * `page` must be of a secure origin: WebCodecs exist only there.
 */
export async function encode(page, pictures, { width, height, duration, quantizer }) {
  await page.evaluate(
    ({ width, height, quantizer }) => {
      window.chunks = [];
      const encoder = new VideoEncoder({
        output: (chunk) => {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          let binary = "";
          for (let at = 0; at < bytes.length; at += 8192) {
            binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
          }
          window.chunks.push({
            at: Math.round(chunk.timestamp / 1000),
            key: chunk.type === "key",
            data: btoa(binary),
          });
        },
        error: (error) => {
          window.failed = String(error);
        },
      });
      encoder.configure({
        codec: "vp09.00.31.08",
        width,
        height,
        framerate: 10,
        bitrateMode: "quantizer",
        latencyMode: "quality",
      });
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext("2d");
      let shown = null;
      window.feed = async (at, jpeg, key) => {
        if (jpeg) {
          const bytes = Uint8Array.from(atob(jpeg), (character) => character.charCodeAt(0));
          shown = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
        }
        context.drawImage(shown, 0, 0, width, height);
        const frame = new VideoFrame(canvas, { timestamp: at * 1000 });
        encoder.encode(frame, { keyFrame: key, vp9: { quantizer } });
        frame.close();
        if (encoder.encodeQueueSize > 4) await new Promise((done) => setTimeout(done, 30));
      };
      window.finish = () => encoder.flush();
    },
    { width, height, quantizer },
  );
  let next = 0;
  for (let at = 0, count = 0; at < duration; at += FRAME_MS, count += 1) {
    let jpeg = null;
    while (next < pictures.length && pictures[next].at <= at) jpeg = pictures[next++].jpeg;
    if (count === 0 && jpeg === null) jpeg = pictures[next++].jpeg;
    await page.evaluate(([at, jpeg, key]) => window.feed(at, jpeg, key), [at, jpeg, count % KEY_EVERY === 0]);
  }
  const { chunks, failed } = await page.evaluate(async () => {
    await window.finish();
    return { chunks: window.chunks, failed: window.failed };
  });
  if (failed) throw new Error(failed);
  return webm({
    codec: "V_VP9",
    width,
    height,
    duration,
    chunks: chunks.map(({ at, key, data }) => ({ at, key, bytes: Buffer.from(data, "base64") })),
  });
}
