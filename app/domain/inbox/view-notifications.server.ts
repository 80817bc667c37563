import { eq } from "drizzle-orm";
import { users } from "../../database/schema/users.server";
import type { Platform } from "../platform";

/** When the user last looked at the notifications; with `now`, that is from now on this moment. */
export async function viewNotifications(
  platform: Platform,
  userId: string,
  isNow: boolean,
): Promise<Date | null> {
  if (isNow) {
    const viewedAt = platform.now();
    await platform.db.update(users).set({ notificationsViewedAt: viewedAt }).where(eq(users.id, userId));
    return viewedAt;
  }
  const user = await platform.db.query.users.findFirst({
    where: eq(users.id, userId),
    columns: { notificationsViewedAt: true },
  });
  return user?.notificationsViewedAt ?? null;
}
