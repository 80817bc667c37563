/** `User` of the api contract. */
export interface UserView {
  id: string;
  email: string;
  displayName: string | null;
  company: string | null;
  credits: number;
  planTier: "Free" | "Professional";
  timeZone: string;
  /** Only where the account is about to be deleted: when. ISO 8601 UTC. */
  deletionDueAt?: string;
}

/** A user's row, with what the view shows of it. */
export function userView({
  deletionDueAt,
  ...user
}: Omit<UserView, "deletionDueAt"> & { deletionDueAt: Date | null }): UserView {
  return deletionDueAt === null ? user : { ...user, deletionDueAt: deletionDueAt.toISOString() };
}
