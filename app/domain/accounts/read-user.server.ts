import { eq } from "drizzle-orm";
import { users } from "../../database/schema/users.server";
import { notFound } from "../errors";
import type { Platform } from "../platform";
import { type UserView, userView } from "./user-view";

/** The user as the api contract shows them. Throws DomainError("not-found"). */
export async function readUser(platform: Platform, userId: string): Promise<UserView> {
  const user = await platform.db.query.users.findFirst({
    where: eq(users.id, userId),
    columns: {
      id: true,
      email: true,
      displayName: true,
      company: true,
      credits: true,
      planTier: true,
      timeZone: true,
      deletionDueAt: true,
    },
  });
  if (!user) throw notFound("User");
  return userView(user);
}
