import type { Files } from "../domain/platform";

/** Files in an R2 bucket. */
export function createR2Files(bucket: R2Bucket): Files {
  return {
    async put(key, body, size) {
      if (body instanceof Uint8Array) {
        await bucket.put(key, body);
        return;
      }
      // R2 refuses streams of unknown length.
      const sized = new FixedLengthStream(size);
      await Promise.all([body.pipeTo(sized.writable), bucket.put(key, sized.readable)]);
    },
    async get(key, range) {
      const object = await bucket.get(key, range && { range });
      return object ? new Uint8Array(await object.arrayBuffer()) : null;
    },
    async find(key) {
      const object = await bucket.head(key);
      if (!object) return null;
      const { size, httpEtag, etag, uploaded } = object;
      return {
        ...{ size, etag: httpEtag, uploadedAt: uploaded },
        async read(offset, length) {
          if (length === 0) return new Blob([]).stream();
          const part = await bucket.get(key, { range: { offset, length }, onlyIf: { etagMatches: etag } });
          return part && "body" in part ? part.body : null;
        },
      };
    },
    async list(prefix) {
      return (await bucket.list({ prefix })).objects.map((object) => object.key);
    },
    async delete(keys) {
      // R2 deletes at most 1,000 keys a call.
      for (let start = 0; start < keys.length; start += 1000)
        await bucket.delete(keys.slice(start, start + 1000));
    },
  };
}
