import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { UserView } from "../../domain/agents/agent-view";
import type { NotificationView } from "../../domain/inbox/notification-view";
import { AddCreditsDialog } from "../credits/add-credits-dialog";
import { NotificationsDialog } from "../inbox/notifications-dialog";
import { ProfileDialog } from "../profile/profile-dialog";
import { AppShell } from "./app-shell";
import { SessionWatch } from "./session-watch";

/** The shell with the dialogs that every signed-in page has. */
export function SignedInFrame({
  shell,
  covered = false,
  over,
  children,
}: {
  shell: {
    user: UserView;
    contactEmail: string | null;
    unviewed: number;
    theme: "light" | "dark" | null;
    /** The list, while its dialog is open. */
    notifications: NotificationView[] | "failed" | null;
  };
  /** `over` lies over the page; ?dialog=credits is then its own. */
  covered?: boolean;
  over?: ReactNode;
  children: ReactNode;
}) {
  const { search } = useLocation();
  const { notifications, user } = shell;
  const dialog = new URLSearchParams(search).get("dialog");
  const listed = dialog === "notifications" ? notifications : null;
  const isBuying = dialog === "credits" && !covered;
  const isOpen = listed !== null || isBuying || dialog === "profile";
  return (
    <>
      <AppShell
        user={user}
        unviewed={shell.unviewed}
        theme={shell.theme}
        contactEmail={shell.contactEmail}
        covered={covered || isOpen}
        dialogs={
          <>
            {over}
            {listed !== null && (
              <NotificationsDialog
                notifications={listed === "failed" ? [] : listed}
                failed={listed === "failed"}
              />
            )}
            {isBuying && <AddCreditsDialog tab={new URLSearchParams(search).get("plan")} />}
            {dialog === "profile" && <ProfileDialog user={user} />}
          </>
        }
      >
        {children}
      </AppShell>
      <SessionWatch />
    </>
  );
}
