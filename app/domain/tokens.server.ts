import { timingSafeEqual } from "node:crypto";
import { uuidv7 } from "uuidv7";

/** A new row id: a UUIDv7, so that ids made later sort later. */
export function newId(): string {
  return uuidv7();
}

/** `bytes` random bytes in lower-case hex, which survives systems that fold case (mail addresses do). */
export function randomToken(bytes: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** SHA-256 of a text (UTF-8) or of bytes, in hex. */
export async function sha256Hex(input: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof input === "string" ? new TextEncoder().encode(input) : input;
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Whether two texts are the same, in a time that tells nothing of either: hashes have one length. */
export async function isSameSecret(given: string, secret: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256Hex(given), sha256Hex(secret)]);
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
