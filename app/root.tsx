import latin from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useFetchers,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";

import type { UserView } from "./domain/accounts/user-view";
import { ErrorPage, NotFoundPage } from "./features/errors/plain-page";

import { readTheme } from "./http/theme";
import { takeToast } from "./http/toast";
import { ClockProvider } from "./ui/clock";
import { LateScripts } from "./ui/late-scripts";
import { useNonce } from "./ui/nonce";
import { OfflineLinks } from "./ui/offline-links";
import { ProgressBar } from "./ui/progress-bar";
import type { ToastMessage } from "./ui/toast-message";
import { Toaster } from "./ui/toaster";
import { useFocusAfterNavigation } from "./ui/use-focus-after-navigation";
import "./styles.css";
import { refreshUnlessFailed } from "./http/keep-form";

interface RootData {
  user: UserView | null;
  /** What the last action says on this page. */
  toast: ToastMessage | null;
  /** Whether this page is the answer to a form that failed; `formMeta` reads it. */
  formFailed: boolean;
  /** Null: as the system. */
  theme: "light" | "dark" | null;
  /** ISO 8601 UTC: the clock of the first view. */
  now: string;
  /** Without a trailing slash: the base of addresses that leave the site, such as pictures for previews. */
  appUrl: string;
}

export const links: LinksFunction = () => [
  { rel: "preload", href: latin, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** Also the title of the pages that take the place of one that failed: theirs is the only meta that is asked then. */
export const meta: MetaFunction = ({ error }) => [
  {
    title:
      error === undefined
        ? "Mondaybrief"
        : isRouteErrorResponse(error) && error.status === 404
          ? "404 Page Not Found - Mondaybrief"
          : "Something went wrong - Mondaybrief",
  },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { toast, forget } = await takeToast(request);
  const page: RootData = {
    user: await context.viewer(),
    toast,
    formFailed: context.formFailed,
    theme: readTheme(request),
    now: context.platform.now().toISOString(),
    appUrl: context.platform.settings.appUrl,
  };
  const headers = new Headers();
  for (const cookie of forget) headers.append("Set-Cookie", cookie);
  return data(page, { headers });
}

export const shouldRevalidate = refreshUnlessFailed;

/** The document around every page, the error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const page = useRouteLoaderData<typeof loader>("root");
  const user = page?.user ?? null;
  const theme = useChosenTheme(page?.theme ?? null);
  const when = user ? "shown" : "idle";
  useFocusAfterNavigation();
  return (
    <html lang="en" data-theme={theme ?? undefined} data-hydrate={when}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171a21" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <ProgressBar />
        <a href="#main" className="skip-link no-print">
          Skip to content
        </a>
        <ClockProvider now={page?.now ?? "1970-01-01T00:00:00.000Z"} timeZone={user?.timeZone ?? "UTC"}>
          <Toaster toast={page?.toast ?? null}>
            <OfflineLinks />
            {children}
          </Toaster>
        </ClockProvider>
        <ScrollRestoration nonce={nonce} />
        <LateScripts when={when} />
      </body>
    </html>
  );
}

/** The theme that was just pressed, before the server has noted it. */
function useChosenTheme(kept: RootData["theme"]): RootData["theme"] {
  const chosen = useFetchers()
    .find(({ formAction }) => formAction === "/theme")
    ?.formData?.get("theme");
  if (typeof chosen !== "string") return kept;
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const signedIn = Boolean(useRouteLoaderData<typeof loader>("root")?.user);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage signedIn={signedIn} />;
  return <ErrorPage />;
}
