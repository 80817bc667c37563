import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { UserView } from "../../domain/agents/agent-view";
import type { NotificationView } from "../inbox/notification-view";
import { NotificationsDialog } from "../inbox/notifications-dialog";
import { AppShell } from "./app-shell";

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
    /** The list, while its dialog is open. */
    notifications: NotificationView[] | "failed" | null;
  };
  /** `over` lies over the page. */
  covered?: boolean;
  over?: ReactNode;
  children: ReactNode;
}) {
  const { search } = useLocation();
  const { notifications } = shell;
  const isOpen = new URLSearchParams(search).get("dialog") === "notifications" && notifications !== null;
  return (
    <AppShell
      user={shell.user}
      unviewed={shell.unviewed}
      contactEmail={shell.contactEmail}
      covered={covered || isOpen}
      dialogs={
        <>
          {over}
          {isOpen && (
            <NotificationsDialog
              notifications={notifications === "failed" ? [] : notifications}
              failed={notifications === "failed"}
            />
          )}
        </>
      }
    >
      {children}
    </AppShell>
  );
}
