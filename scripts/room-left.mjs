import { statfs } from "node:fs/promises";

const MIB = 1024 * 1024;
/** Kept free for what is under way, so that digests and forms go on: so much, or this part of a smaller disk. */
const RESERVE = { bytes: 64 * MIB, share: 1 / 10 };

/** Said of what is not taken in. */
export const ALMOST_FULL =
  "The disk is almost full, so nothing large is taken in now. Nothing that is stored is lost. Please try again later.";

/**
 * Watches the disk of this folder. `hasRoom` says whether it takes so many bytes more and keeps its reserve; the log is
 * told when it has none any more, and when it has some again. A system that tells nothing counts as one with room.
 * @param {string} folder
 * @param {(folder: string) => Promise<{ bsize: number, blocks: number, bavail: number }>} ask
 */
export function watchRoom(folder, ask = statfs) {
  let wasEnough = true;
  return {
    async hasRoom(bytes) {
      const disk = await ask(folder).catch(() => null);
      if (disk === null) return true;
      const free = disk.bavail * disk.bsize;
      const reserve = Math.min(RESERVE.bytes, disk.blocks * disk.bsize * RESERVE.share);
      const isEnough = free - bytes >= reserve;
      // One mail that is too large for what is left is no news of the disk.
      const hasReserve = free >= reserve;
      if (hasReserve !== wasEnough) {
        wasEnough = hasReserve;
        const event = hasReserve ? "disk.has-room" : "disk.almost-full";
        console.error(JSON.stringify({ event, freeMiB: Math.floor(free / MIB) }));
      }
      return isEnough;
    },
  };
}
