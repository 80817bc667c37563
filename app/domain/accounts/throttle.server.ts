import { eq, lt, sql } from "drizzle-orm";
import { throttles } from "../../database/schema/sessions.server";
import { DomainError } from "../errors";
import type { Platform } from "../platform";
import { sha256Hex } from "../tokens.server";

interface Throttle {
  /** What is counted, such as "sign-in-account". */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** The limits of the api contract ('Throttles'), those of the recovery, and of what costs us and not the user. */
export const THROTTLES = {
  signInAccount: { name: "sign-in-account", limit: 10, windowSeconds: 15 * 60 },
  signInAddress: { name: "sign-in-address", limit: 100, windowSeconds: 60 * 60 },
  registration: { name: "registration", limit: 100, windowSeconds: 60 * 60 },
  recoveryAccount: { name: "recovery-account", limit: 5, windowSeconds: 60 * 60 },
  recoveryAddress: { name: "recovery-address", limit: 20, windowSeconds: 60 * 60 },
  enquiry: { name: "enquiry", limit: 20, windowSeconds: 60 * 60 },
  sample: { name: "sample", limit: 20, windowSeconds: 60 * 60 },
  questions: { name: "questions", limit: 60, windowSeconds: 60 * 60 },
  upload: { name: "upload", limit: 300, windowSeconds: 60 * 60 },
  imports: { name: "imports", limit: 20, windowSeconds: 24 * 60 * 60 },
  exports: { name: "exports", limit: 10, windowSeconds: 24 * 60 * 60 },
  answers: { name: "answers", limit: 50, windowSeconds: 24 * 60 * 60 },
  lineMarks: { name: "line-marks", limit: 200, windowSeconds: 60 * 60 },
  mails: { name: "mails", limit: 2000, windowSeconds: 24 * 60 * 60 },
  setup: { name: "setup", limit: 10, windowSeconds: 15 * 60 },
} as const satisfies Record<string, Throttle>;

/**
 * Counts a try, or several at once, in one statement, so that a burst can't slip past; the window starts with the
 * first. Throws DomainError("too-many") when the tries of this window are used up.
 */
export async function takeTry(
  platform: Platform,
  throttle: Throttle,
  subject: string,
  amount = 1,
): Promise<void> {
  const now = platform.now().getTime();
  const windowEndsAt = now + throttle.windowSeconds * 1000;
  const [row] = await platform.db
    .insert(throttles)
    .values({
      key: await throttleKey(throttle, subject),
      count: amount,
      windowEndsAt: new Date(windowEndsAt),
    })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${throttles.windowEndsAt} <= ${now} then ${amount} else ${throttles.count} + ${amount} end`,
        windowEndsAt: sql`case when ${throttles.windowEndsAt} <= ${now} then ${windowEndsAt} else ${throttles.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= throttle.limit) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now) / 1000));
  throw new DomainError("too-many", "Too many attempts. Please wait a few minutes and try again.", {
    retryAfterSeconds,
  });
}

/** Takes back what was counted of tries that turned out to be right (api contract: a success is never counted). */
export async function returnTry(
  platform: Platform,
  throttle: Throttle,
  subject: string,
  amount = 1,
): Promise<void> {
  await platform.db
    .update(throttles)
    .set({ count: sql`max(0, ${throttles.count} - ${amount})` })
    .where(eq(throttles.key, await throttleKey(throttle, subject)));
}

/** The counters that may be kept for these users and addresses, whatever they count. */
export async function throttleKeysOf(subjects: string[]): Promise<string[]> {
  const throttles = Object.values(THROTTLES);
  return Promise.all(throttles.flatMap((each) => subjects.map((subject) => throttleKey(each, subject))));
}

/** Deletes the counters whose window is over. */
export async function purgeThrottles(platform: Platform): Promise<void> {
  await platform.db.delete(throttles).where(lt(throttles.windowEndsAt, platform.now()));
}

async function throttleKey(throttle: Throttle, subject: string): Promise<string> {
  return `${throttle.name}:${await sha256Hex(subject)}`;
}
