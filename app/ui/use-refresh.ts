import { type ContextType, useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext } from "react-router-dom";

/**
 * A function that fetches the page's data again. It does nothing while a form or a navigation runs, which fetch it
 * themselves, nor while the server can't be reached: the page, and what is being typed into it, would make room for an error.
 */
export function useRefresh(): () => Promise<void> {
  // The router itself and not Remix's hooks: they say what the last paint showed, and between a press and its paint the
  // form is under way already.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(async () => {
    if (!router || isBusy(router.state)) return;
    if ((await isReachable()) && !isBusy(router.state)) router.revalidate();
  }, [router]);
}

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];

/**
 * Remix drops the redirect of an action, and with it the dialog's end, when the data was fetched again meanwhile; and a
 * slow answer would be thrown away by the next question. A section that is being written stays, also when its digest
 * went meanwhile: saving says so and keeps the words.
 */
function isBusy({ navigation, revalidation, fetchers, location }: Router["state"]): boolean {
  return (
    navigation.state !== "idle" ||
    revalidation !== "idle" ||
    new URLSearchParams(location.search).has("edit") ||
    [...fetchers.values()].some(({ state }) => state !== "idle")
  );
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz")).status < 500;
  } catch {
    return false;
  }
}
