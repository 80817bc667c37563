import { createHmac, timingSafeEqual } from "node:crypto";

import type { Platform } from "../platform";

/** Bytes of a UUID, and of the signature behind it. */
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;
const TOKEN = /^([1-9]\d{0,3})-([A-Za-z0-9_-]{43})$/;

/** The mail that a link stands in. */
interface LinkedDelivery {
  /** A UUID. */
  id: string;
  /** Random, and in no mail. */
  linkKey: string;
}

/**
 * What a link to the line with this number in one recipient's mail carries: the number, the mail's id, and their
 * signature. The key is the mail's own, so a token opens this line for this recipient and nothing else, and dies with
 * the mail's row (docs/decisions/0116).
 */
function lineToken({ id, linkKey }: LinkedDelivery, number: number): string {
  const bytes = Buffer.concat([Buffer.from(id.replaceAll("-", ""), "hex"), signature(linkKey, id, number)]);
  return `${number}-${bytes.toString("base64url")}`;
}

/** The address of the line's page. */
export function lineUrl({ settings }: Platform, delivery: LinkedDelivery, number: number): string {
  return `${settings.appUrl}/i/${lineToken(delivery, number)}`;
}

/** What a token claims; null for what can't be one. */
export function readLineToken(token: string): { deliveryId: string; number: number } | null {
  const [, number, body] = TOKEN.exec(token) ?? [];
  if (number === undefined || body === undefined) return null;
  const hex = Buffer.from(body, "base64url").subarray(0, ID_BYTES).toString("hex");
  const deliveryId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { deliveryId, number: Number(number) };
}

/** Whether a token is the one of this mail; its claim was read from it before. */
export function isLineToken(token: string, delivery: LinkedDelivery, number: number): boolean {
  const given = Buffer.from(token);
  const right = Buffer.from(lineToken(delivery, number));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signature(key: string, deliveryId: string, number: number): Buffer {
  return createHmac("sha256", key)
    .update(`line:${deliveryId}:${number}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
