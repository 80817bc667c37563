import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { newAgent } from "../support/new-agent";
import { newUser, ORIGIN } from "../support/new-user";

const TEXT = "0123456789";

/** A file of ten bytes that its owner uploaded, and the demo. */
async function files() {
  const user = await newUser();
  const agent = await newAgent(user);
  const form = new FormData();
  form.set("file", new File([TEXT], "plan.txt", { type: "text/plain" }));
  const added = await SELF.fetch(`${ORIGIN}/api/agents/${agent.id}/context-docs`, {
    method: "POST",
    headers: { Cookie: user.cookie },
    body: form,
  });
  const { id } = await added.json<{ id: string }>();
  const ask = (path: string) => (headers: Record<string, string>, method?: string) =>
    SELF.fetch(`${ORIGIN}${path}`, { method, headers: { Cookie: user.cookie, ...headers } });
  return {
    document: ask(`/agents/${agent.id}/documents/${id}`),
    video: ask("/demo/mondaybrief.webm"),
  };
}

describe("Ranges are answered (RFC 9110, 14), so that a video seeks and a download goes on", () => {
  it.each(["document", "video"] as const)(
    "a %s: its beginning as Safari asks, middle, rest and end",
    async (name) => {
      const ask = (await files())[name];
      const whole = await ask({});
      expect([whole.status, whole.headers.get("Accept-Ranges")]).toEqual([200, "bytes"]);
      const all = new Uint8Array(await whole.arrayBuffer());
      const size = all.length;
      for (const [range, from, to] of [
        ["bytes=0-1", 0, 2],
        ["bytes=3-5", 3, 6],
        [`bytes=${size - 4}-`, size - 4, size],
        ["bytes=-3", size - 3, size],
        [`bytes=7-${size * 2}`, 7, size],
        [`bytes=-${size * 2}`, 0, size],
      ] as const) {
        const part = await ask({ Range: range });
        expect([range, part.status]).toEqual([range, 206]);
        expect(part.headers.get("Content-Range")).toBe(`bytes ${from}-${to - 1}/${size}`);
        expect(part.headers.get("Content-Type")).toBe(whole.headers.get("Content-Type"));
        const bytes = new Uint8Array(await part.arrayBuffer());
        expect([range, bytes.length]).toEqual([range, to - from]);
        // Not toEqual, which takes seconds for a megabyte.
        expect(bytes.every((byte, index) => byte === all[from + index])).toBe(true);
      }
    },
  );

  it.each(["document", "video"] as const)(
    "a %s: beyond its end 416, and what is no range the whole",
    async (name) => {
      const ask = (await files())[name];
      const size = (await (await ask({})).arrayBuffer()).byteLength;
      for (const range of [`bytes=${size}-`, "bytes=-0"]) {
        const none = await ask({ Range: range });
        expect([none.status, none.headers.get("Content-Range")]).toEqual([416, `bytes */${size}`]);
        expect(await none.text()).toBe("");
      }
      for (const range of ["bytes=5-2", "lines=1-2", "bytes=0-1,4-5", "bytes=-", "bytes=a-b"]) {
        const whole = await ask({ Range: range });
        expect([range, whole.status]).toEqual([range, 200]);
        expect((await whole.arrayBuffer()).byteLength).toBe(size);
      }
    },
  );

  it.each(["document", "video"] as const)(
    "a %s: If-Range of what it was before gives the whole",
    async (name) => {
      const ask = (await files())[name];
      const whole = await ask({});
      await whole.arrayBuffer();
      const etag = whole.headers.get("ETag") ?? "";
      const statusOf = async (ifRange: string) => {
        const answer = await ask({ Range: "bytes=0-1", "If-Range": ifRange });
        await answer.arrayBuffer();
        return answer.status;
      };
      expect(etag).toMatch(/^"/);
      expect(await statusOf(etag)).toBe(206);
      expect(await statusOf('"another"')).toBe(200);
      expect(await statusOf(`W/${etag}`)).toBe(200);
      expect(await statusOf("Mon, 02 Nov 2026 09:00:00 GMT")).toBe(200);
      const modified = whole.headers.get("Last-Modified");
      if (name === "document") expect(await statusOf(modified ?? "")).toBe(206);
    },
  );
});
