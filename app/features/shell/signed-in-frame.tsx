import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";

import type { UserView } from "../../domain/accounts/user-view";
import type { NotificationView } from "../../domain/inbox/notification-view";

import { loadUrlParts, urlPart } from "../../ui/url-part";
import type { AddCreditsDialog } from "../credits/add-credits-dialog";
import type { NotificationsDialog } from "../inbox/notifications-dialog";
import type { ProfileDialog } from "../profile/profile-dialog";
import { AppShell } from "./app-shell";
import type { GoToDialog } from "./go-to-dialog";
import { SessionWatch } from "./session-watch";
import { useGoToShortcut } from "./use-go-to-shortcut";

const asks = (dialog: string) => (search: URLSearchParams) => search.get("dialog") === dialog;

const LazyNotifications = urlPart<Parameters<typeof NotificationsDialog>[0]>(asks("notifications"), () =>
  import("../inbox/notifications-dialog").then((module) => module.NotificationsDialog),
);
const LazyAddCredits = urlPart<Parameters<typeof AddCreditsDialog>[0]>(asks("credits"), () =>
  import("../credits/add-credits-dialog").then((module) => module.AddCreditsDialog),
);
const LazyProfile = urlPart<Parameters<typeof ProfileDialog>[0]>(asks("profile"), () =>
  import("../profile/profile-dialog").then((module) => module.ProfileDialog),
);
const LazyGoTo = urlPart<Parameters<typeof GoToDialog>[0]>(asks("go"), () =>
  import("./go-to-dialog").then((module) => module.GoToDialog),
);

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
    /** The agents by name, while 'Go to' is open. */
    destinations: { id: string; title: string }[] | null;
  };
  /** `over` lies over the page; ?dialog=credits is then its own. */
  covered?: boolean;
  over?: ReactNode;
  children: ReactNode;
}) {
  const { search } = useLocation();
  const { location: next } = useNavigation();
  useEffect(() => {
    // Beside the data of the page that is coming; when it fails, rendering asks again.
    if (next) loadUrlParts(next.search).catch(() => {});
  }, [next]);
  useGoToShortcut();
  const { notifications, destinations, user } = shell;
  const dialog = new URLSearchParams(search).get("dialog");
  const listed = dialog === "notifications" ? notifications : null;
  const isBuying = dialog === "credits" && !covered;
  const isGoing = dialog === "go" && destinations !== null;
  const isOpen = listed !== null || isBuying || isGoing || dialog === "profile";
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
              <LazyNotifications
                notifications={listed === "failed" ? [] : listed}
                failed={listed === "failed"}
              />
            )}
            {isBuying && <LazyAddCredits tab={new URLSearchParams(search).get("plan")} />}
            {isGoing && <LazyGoTo agents={destinations} />}
            {dialog === "profile" && <LazyProfile user={user} />}
          </>
        }
      >
        {children}
      </AppShell>
      <SessionWatch />
    </>
  );
}
