import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFront } from "../../scripts/front.mjs";
import { ALMOST_FULL, watchRoom } from "../../scripts/room-left.mjs";

const MIB = 1024 * 1024;
const disk = (freeMiB: number, sizeMiB = 10_000) => ({ bsize: MIB, blocks: sizeMiB, bavail: freeMiB });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("The disk of DATA_DIR", () => {
  it("has room while 64 MiB stay free, or a tenth of a smaller disk", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const hasRoom = (freeMiB: number, bytes: number, sizeMiB?: number) =>
      watchRoom(".", async () => disk(freeMiB, sizeMiB)).hasRoom(bytes);
    expect(await hasRoom(64, 0)).toBe(true);
    expect(await hasRoom(64, 1)).toBe(false);
    expect(await hasRoom(63, 0)).toBe(false);
    expect([await hasRoom(2, 0, 20), await hasRoom(1, 0, 20)]).toEqual([true, false]);
  });

  it("is told of once when it is almost full, and once when it has room again", async () => {
    const logged: unknown[] = [];
    vi.spyOn(console, "error").mockImplementation((line) => logged.push(JSON.parse(line)));
    let freeMiB = 100;
    const { hasRoom } = watchRoom(".", async () => disk(freeMiB));
    for (const next of [100, 63, 5, 5, 80, 90]) {
      freeMiB = next;
      await hasRoom(0);
    }
    await hasRoom(50 * MIB);
    expect(logged).toEqual([
      { event: "disk.almost-full", freeMiB: 63 },
      { event: "disk.has-room", freeMiB: 80 },
    ]);
  });

  it("that tells nothing counts as one with room", async () => {
    expect(await watchRoom(".", () => Promise.reject(new Error("ENOSYS"))).hasRoom(MIB)).toBe(true);
  });
});

describe("On an almost full disk", () => {
  it("mails and files are answered 507, pages and forms, which make room, go on", async () => {
    const front = createFront({
      trustProxy: 0,
      hasLocalDoors: false,
      hasRoom: async () => false,
      answer: (asked: { resume(): void }, response: { end(words: string): void }) => {
        asked.resume();
        response.end("handed on");
      },
    });
    await front.listen(0, "127.0.0.1");
    const { port } = front.server.address() as AddressInfo;
    const ask = (method: string, path: string, size: number, accept = "*/*") =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const headers = { Accept: accept, ...(size > 0 ? { "Content-Length": size } : {}) };
        const asked = request({ host: "127.0.0.1", port, agent: false, method, path, headers }, (answer) => {
          let said = "";
          answer.on("data", (chunk) => {
            said += chunk;
          });
          answer.on("end", () => resolve([answer.statusCode, said]));
        });
        asked.on("error", reject);
        asked.end("x".repeat(size));
      });
    const refused = [507, JSON.stringify({ message: ALMOST_FULL })];
    expect(await ask("POST", "/api/inbound?to=a@b.example", 20)).toEqual(refused);
    expect(await ask("POST", "/api/agents/1/context-docs", 100_000)).toEqual(refused);
    expect(await ask("POST", "/agents/1", 100_000, "text/html")).toEqual([507, ALMOST_FULL]);
    for (const [method, path, size] of [
      ["GET", "/dashboard", 0],
      ["DELETE", "/api/agents/1", 0],
      ["POST", "/agents/1", 500],
    ] as const)
      expect(await ask(method, path, size)).toEqual([200, "handed on"]);
    await front.close(0);
  });
});
