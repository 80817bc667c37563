import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const PATIENCE_MS = 2000;
/** An address of a socket holds 104 bytes on macOS, 108 on Linux. */
const LONGEST_PLACE = 100;
const PROBE = Buffer.alloc(64 * 1024, " ");
const REASONS = {
  EACCES: "it belongs to somebody else",
  EPERM: "it belongs to somebody else",
  EROFS: "it is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk's quota is used up",
  ENOTDIR: "a part of its path is a file",
};

/**
 * Makes the folder, and holds it for this process alone, until `release` or its end, however it ends: the lock is a
 * socket that it listens on. Throws an Error with plain words when the folder can't be written, or when another process
 * holds it, which then is named.
 */
export async function lockData(directory, about) {
  requireWritable(directory);
  const place = placeOf(directory);
  const server = createServer((socket) => socket.on("error", () => {}).end(JSON.stringify(about)));
  for (let isFirst = true; ; isFirst = false) {
    try {
      await listen(server, place);
      server.unref();
      return { release: () => new Promise((resolve) => server.close(resolve)) };
    } catch (error) {
      if (error.code !== "EADDRINUSE") throw new Error(cannotWrite(directory, error));
      const other = await ask(place);
      if (other !== null || !isFirst)
        throw new Error(`DATA_DIR ${directory} is in use by ${wordsOf(other)}.`);
      // Whoever left it was killed.
      rmSync(place, { force: true });
    }
  }
}

/** Throws unless files can be made in the folder. `write` is how, for tests of disks that this machine does not have. */
export function requireWritable(directory, write = writeFileSync) {
  const probe = path.join(directory, `.probe-${randomUUID()}`);
  try {
    makeFolder(path.resolve(directory));
    write(probe, PROBE);
    rmSync(probe);
  } catch (error) {
    if (existsSync(probe)) rmSync(probe, { force: true });
    throw new Error(cannotWrite(directory, error));
  }
}

// Not mkdir's own `recursive`: where the system itself makes the files, as in /proc, it never ends.
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

function cannotWrite(directory, { code, message }) {
  return `DATA_DIR ${directory} can't be written: ${REASONS[code] ?? message}.`;
}

function wordsOf(other) {
  return other?.pid ? `process ${other.pid} (${other.url})` : "another process";
}

function placeOf(directory) {
  const whole = path.resolve(directory, "lock");
  const near = path.relative(".", whole);
  const place = near.length < whole.length ? near : whole;
  if (Buffer.byteLength(place) <= LONGEST_PLACE) return place;
  const name = createHash("sha256").update(whole).digest("hex").slice(0, 24);
  return path.join(tmpdir(), `mondaybrief-${name}.lock`);
}

function listen(server, place) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

/** What the process says that holds the lock; {} when it says nothing, null when there is none. */
function ask(place) {
  return new Promise((resolve) => {
    const socket = connect(place);
    let said = "";
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.on("data", (chunk) => {
      said += chunk;
    });
    socket.on("error", ({ code }) => resolve(code === "ECONNREFUSED" || code === "ENOENT" ? null : {}));
    socket.on("close", () => resolve(said === "" ? {} : JSON.parse(said)));
  });
}
