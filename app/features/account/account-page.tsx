import type { SessionView } from "../../domain/accounts/session-view";
import type { UserView } from "../../domain/accounts/user-view";
import type { ExportView } from "../../domain/exports/export-view";
import { ButtonLink } from "../../ui/button";
import { ExportSection } from "./export-section";
import { SessionList } from "./session-list";

/** /account: what is a person's right in their account. */
export function AccountPage({
  user,
  sessions,
  made,
  sendsMail,
}: {
  user: UserView;
  sessions: SessionView[];
  /** The latest export. */
  made: ExportView | null;
  /** Whether mail goes out. */
  sendsMail: boolean;
}) {
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <div>
        <h1 className="text-page tracking-[-0.01em]">Account</h1>
        <p className="mt-1 break-words text-ink-2">{user.email}</p>
      </div>
      <SessionList sessions={sessions} />
      <ExportSection made={made} sendsMail={sendsMail} />
      {user.deletionDueAt === undefined && (
        <section aria-labelledby="delete-title" className="rounded-card border bg-surface p-5">
          <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
            <div className="min-w-0 flex-1 basis-64">
              <h2 id="delete-title" className="text-input font-bold">
                Delete account
              </h2>
              <p className="text-small text-ink-3">
                The account and everything in it, a day after you ask for it.
              </p>
            </div>
            <ButtonLink to="/account/delete">Delete account...</ButtonLink>
          </div>
        </section>
      )}
    </div>
  );
}
