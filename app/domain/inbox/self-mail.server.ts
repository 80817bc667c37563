import { and, eq, gt, like, lt } from "drizzle-orm";
import { heartbeats } from "../../database/schema/heartbeats.server";
import type { Platform } from "../platform";
import { randomToken } from "../tokens.server";

const PREFIX = "setup-";
/** An address is good for an hour, so that a mail that a person writes to it in the meantime counts, too. */
const LIFE_MS = 60 * 60_000;

const askedName = (token: string) => `self-mail:${token}`;
const backName = (token: string) => `self-mail-back:${token}`;

/** Where /setup mails itself, as long as `openedAt` is less than an hour ago. */
export interface SelfMail {
  address: string;
  openedAt: Date;
  /** When the last mail to it came in; null: none did. */
  backAt: Date | null;
}

/** The token in such an address, or null for any other address; hex, so folding its case does no harm. */
export function selfMailToken(address: string, inboundDomain: string): string | null {
  const [local = "", host, ...rest] = address.trim().toLowerCase().split("@");
  const token = local.startsWith(PREFIX) ? local.slice(PREFIX.length) : "";
  return host === inboundDomain && rest.length === 0 && /^[0-9a-f]{16}$/.test(token) ? token : null;
}

/** The address that takes such mail now, a new one when there is none. */
export async function openSelfMail(platform: Platform): Promise<SelfMail> {
  const open = await findSelfMail(platform);
  if (open) return open;
  const { db, settings } = platform;
  const token = randomToken(8);
  const openedAt = platform.now();
  await db.batch([
    db
      .delete(heartbeats)
      .where(and(like(heartbeats.name, "self-mail%"), lt(heartbeats.at, staleAt(platform)))),
    db.insert(heartbeats).values({ name: askedName(token), at: openedAt }),
  ]);
  return { address: `${PREFIX}${token}@${settings.inboundDomain}`, openedAt, backAt: null };
}

/** The newest address that takes such mail, with what came; null: there is none. */
export async function findSelfMail({ db, settings, now }: Platform): Promise<SelfMail | null> {
  const rows = await db.select().from(heartbeats).where(like(heartbeats.name, "self-mail%"));
  const isOpen = ({ at }: { at: Date }) => at.getTime() > now().getTime() - LIFE_MS;
  const [newest] = rows
    .filter((row) => row.name.startsWith(askedName("")) && isOpen(row))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  if (!newest) return null;
  const token = newest.name.slice(askedName("").length);
  const back = rows.find(({ name }) => name === backName(token));
  return {
    address: `${PREFIX}${token}@${settings.inboundDomain}`,
    openedAt: newest.at,
    backAt: back?.at ?? null,
  };
}

/** Notes that a mail to such an address came in; false when nobody waits for it. */
export async function receiveSelfMail(platform: Platform, token: string): Promise<boolean> {
  const { db } = platform;
  const [asked] = await db
    .select({ at: heartbeats.at })
    .from(heartbeats)
    .where(and(eq(heartbeats.name, askedName(token)), gt(heartbeats.at, staleAt(platform))));
  if (!asked) return false;
  const at = platform.now();
  await db
    .insert(heartbeats)
    .values({ name: backName(token), at })
    .onConflictDoUpdate({ target: heartbeats.name, set: { at } });
  return true;
}

const staleAt = (platform: Platform) => new Date(platform.now().getTime() - LIFE_MS);
