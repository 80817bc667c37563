import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LeavingOverlay } from "../auth/leaving-overlay";

/** Other tabs of this browser hear of a sign-out through this key. */
const SIGNED_OUT = "signed_out_at";

/** Says to the other tabs that the session ends; without storage they find out with their next request. */
export function tellOtherTabs(): void {
  try {
    localStorage.setItem(SIGNED_OUT, new Date().toISOString());
  } catch {
    // A browser that refuses storage has nobody to tell.
  }
}

/**
 * 'Redirecting to login...' over a page whose session ended while it was open: the server sent the next request to
 * /login, or another tab signed out (specification, section 2; decisions, 'loading states').
 */
export function SessionWatch() {
  const [isElsewhere, setElsewhere] = useState(false);
  const { location, formAction } = useNavigation();
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (event.key !== SIGNED_OUT) return;
      setElsewhere(true);
      window.location.assign("/login");
    };
    window.addEventListener("storage", hear);
    return () => window.removeEventListener("storage", hear);
  }, []);
  const isSentAway = location?.pathname === "/login" && formAction !== "/logout";
  return isElsewhere || isSentAway ? <LeavingOverlay words="Redirecting to login..." /> : null;
}
