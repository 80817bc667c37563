import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from "mediabunny";

const CODEC = "vp09.00.31.08";
const FRAME_MS = 100;
const KEY_EVERY = 100;

/**
 * Encodes pictures ({at, jpeg}, milliseconds) as VP9 in a browser page, ten frames a second, and returns a WebM file.
 * `quantizer`: 0 (best) to 63; constant, because most pictures repeat the one before and cost next to nothing.
 * `page` must be of a secure origin: WebCodecs exist only there.
 */
export async function encode(page, pictures, { width, height, duration, quantizer }) {
  await page.evaluate(
    ({ codec, width, height, quantizer }) => {
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
            at: chunk.timestamp / 1_000_000,
            type: chunk.type,
            data: btoa(binary),
          });
        },
        error: (error) => {
          window.failed = String(error);
        },
      });
      encoder.configure({
        codec,
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
    { codec: CODEC, width, height, quantizer },
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
  return asWebm(chunks, { codec: CODEC, codedWidth: width, codedHeight: height });
}

/** `chunks`: {at, type, data}: seconds, "key" or "delta", base64; in order, the first a key frame. */
async function asWebm(chunks, decoderConfig) {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource("vp9");
  output.addVideoTrack(track, { frameRate: 1000 / FRAME_MS });
  await output.start();
  for (const { at, type, data } of chunks) {
    const packet = new EncodedPacket(Buffer.from(data, "base64"), type, at, FRAME_MS / 1000);
    await track.add(packet, { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer);
}
