// A WebM file (Matroska, RFC 9559) of one video track, from encoded chunks. Just enough for the demo.

const size = (length) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  bytes[0] |= 0x01;
  return bytes;
};
const element = (id, ...parts) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, "hex"), size(body.length), body]);
};
const uint = (id, value) => {
  const hex = value.toString(16);
  return element(id, Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex"));
};
const text = (id, value) => element(id, Buffer.from(value, "utf8"));
const float = (id, value) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

/** `chunks`: {at, key, bytes} in milliseconds and in order, the first a key frame; `duration` in milliseconds. */
export function webm({ codec, width, height, duration, chunks }) {
  const header = element(
    "1a45dfa3",
    uint("4286", 1),
    uint("42f7", 1),
    uint("42f2", 4),
    uint("42f3", 8),
    text("4282", "webm"),
    uint("4287", 4),
    uint("4285", 2),
  );
  const info = element(
    "1549a966",
    uint("2ad7b1", 1_000_000),
    float("4489", duration),
    text("4d80", "mondaybrief"),
    text("5741", "mondaybrief"),
  );
  const video = element("e0", uint("b0", width), uint("ba", height));
  const track = element("ae", uint("d7", 1), uint("73c5", 1), uint("83", 1), text("86", codec), video);
  const tracks = element("1654ae6b", track);

  const clusters = [];
  for (const chunk of chunks) {
    if (chunk.key) clusters.push({ at: chunk.at, blocks: [] });
    const cluster = clusters.at(-1);
    const head = Buffer.alloc(4);
    head[0] = 0x81;
    head.writeInt16BE(chunk.at - cluster.at, 1);
    head[3] = chunk.key ? 0x80 : 0;
    cluster.blocks.push(element("a3", head, chunk.bytes));
  }
  const encoded = clusters.map(({ at, blocks }) => ({
    at,
    bytes: element("1f43b675", uint("e7", at), ...blocks),
  }));
  const cues = (from) => {
    let position = from;
    const points = encoded.map(({ at, bytes }) => {
      // Eight bytes whatever the value, so that the cues have one length before and after it is known.
      const place = Buffer.alloc(8);
      place.writeBigUInt64BE(BigInt(position));
      position += bytes.length;
      return element("bb", uint("b3", at), element("b7", uint("f7", 1), element("f1", place)));
    });
    return element("1c53bb6b", ...points);
  };
  const before = info.length + tracks.length + cues(0).length;
  const segment = element("18538067", info, tracks, cues(before), ...encoded.map(({ bytes }) => bytes));
  return Buffer.concat([header, segment]);
}
