import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { lockData, requireWritable } from "../../scripts/lock-data.mjs";
import { readPort } from "../../scripts/read-port.mjs";

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "mondaybrief-lock-"));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("DATA_DIR", () => {
  it("is one start's alone; the other one is named, and gets it when the first is done", async () => {
    const folder = path.join(newFolder(), "deep", "er");
    const lock = await lockData(folder, { pid: 4711, url: "http://localhost:8787" });
    const words = `DATA_DIR ${folder} is in use by process 4711 (http://localhost:8787).`;
    await expect(lockData(folder, { pid: 1, url: "" })).rejects.toThrow(words);
    await lock.release();
    await (await lockData(folder, { pid: 1, url: "" })).release();
  });

  it("of two starts at once one has it, also where a killed one left its lock and the path is long", async () => {
    const folder = path.join(newFolder(), "x".repeat(120));
    const both = await Promise.allSettled([1, 2].map((pid) => lockData(folder, { pid, url: "here" })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    for (const each of both) if (each.status === "fulfilled") await each.value.release();
    const near = newFolder();
    writeFileSync(path.join(near, "lock"), "");
    await (await lockData(near, { pid: 1, url: "" })).release();
    expect(existsSync(path.join(near, "lock"))).toBe(false);
  });

  it.each([
    ["EROFS", "it is read-only"],
    ["EACCES", "it belongs to somebody else"],
    ["ENOSPC", "the disk is full"],
    ["EDQUOT", "the disk's quota is used up"],
  ])("that can't be written (%s) is told so at once: %s", (code, words) => {
    const folder = newFolder();
    const write = () => {
      throw Object.assign(new Error(code), { code });
    };
    expect(() => requireWritable(folder, write)).toThrow(`DATA_DIR ${folder} can't be written: ${words}.`);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("below a file can't be written either", async () => {
    const file = path.join(newFolder(), "file");
    writeFileSync(file, "");
    await expect(lockData(path.join(file, "data"), { pid: 1, url: "" })).rejects.toThrow(
      "can't be written: a part of its path is a file.",
    );
  });
});

describe("PORT", () => {
  it("is 8787 unless it is named, and a free one for 0", async () => {
    expect([await readPort(undefined), await readPort(""), await readPort("5400")]).toEqual([
      8787, 8787, 5400,
    ]);
    expect(await readPort("0")).toBeGreaterThan(1023);
  });

  it.each(["abc", "-1", "65536", "80.5", "1e3"])("%s says what it must be", async (given) => {
    await expect(readPort(given)).rejects.toThrow(
      "PORT: must be a number from 0 to 65535; 0 chooses a free one.",
    );
  });
});
