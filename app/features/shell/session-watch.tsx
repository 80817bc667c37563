import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LeavingOverlay } from "../auth/leaving-overlay";

/** Other tabs of this browser hear of a sign-out through this key. */
const SIGNED_OUT = "signed_out_at";
const TRIES = 10;
const PAUSE_MS = 300;

/** Says to the other tabs that the session ends; without storage they find out with their next request. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(SIGNED_OUT, new Date().toISOString());
  } catch {
    // A browser that refuses storage has nobody to tell.
  }
}

/** The other tab says so before the server has done it; until then /login would lead back here. */
async function isSignedOut(): Promise<boolean> {
  for (let ask = 0; ask < TRIES; ask += 1) {
    const isShown = await fetch("/login", { redirect: "manual" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isShown) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/**
 * 'Redirecting to login...' over a page whose session ended while it was open: the server sent the next request to
 * /login, or another tab signed out (specification, section 2; decisions, 'loading states').
 */
export function SessionWatch() {
  const [isElsewhere, setElsewhere] = useState(false);
  const { location, formAction } = useNavigation();
  useEffect(() => {
    const hear = async (event: StorageEvent) => {
      if (event.key !== SIGNED_OUT) return;
      setElsewhere(true);
      if (await isSignedOut()) window.location.assign("/login");
      else setElsewhere(false);
    };
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, []);
  const isSentAway = location?.pathname === "/login" && formAction !== "/logout";
  return isElsewhere || isSentAway ? <LeavingOverlay words="Redirecting to login..." /> : null;
}
