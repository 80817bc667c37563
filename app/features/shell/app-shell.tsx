import type { ReactNode } from "react";

import type { UserView } from "../../domain/accounts/user-view";
import { dataPart } from "../../ui/url-part";
import type { LeavingBanner } from "../account/leaving-banner";
import { ShellFooter } from "./shell-footer";

import { ShellHeader } from "./shell-header";

const LazyLeavingBanner = dataPart<Parameters<typeof LeavingBanner>[0]>("[data-leaving]", () =>
  import("../account/leaving-banner").then((module) => module.LeavingBanner),
);

/**
 * The frame of every signed-in screen. `dialogs` are rendered beside it; while there is one
 * (`covered`), the frame is inert.
 */
export function AppShell({
  user,
  unviewed,
  theme,
  contactEmail,
  covered = false,
  dialogs,
  children,
}: {
  user: UserView;
  /** Notifications that came after the last look. */
  unviewed: number;
  /** Null: as the system. */
  theme: "light" | "dark" | null;
  contactEmail: string | null;
  covered?: boolean;
  dialogs?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <div inert={covered ? "" : undefined} className="flex min-h-dvh flex-col">
        <ShellHeader user={user} unviewed={unviewed} theme={theme} />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-7 sm:px-7">
          {user.deletionDueAt !== undefined && <LazyLeavingBanner dueAt={user.deletionDueAt} />}
          {children}
        </main>
        <ShellFooter contactEmail={contactEmail} />
      </div>
      {dialogs}
    </>
  );
}
