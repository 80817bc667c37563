import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { LeavingOverlay } from "../auth/leaving-overlay";
import { hearOtherTabs, noteSession } from "./other-tabs";

/**
 * 'Redirecting to login...' over a page whose session ended while it was open: the server sent the next request to
 * /login, or another tab signed out (specification, section 2; decisions, 'loading states').
 */
export function SessionWatch() {
  const [isElsewhere, setElsewhere] = useState(false);
  const { location, formAction } = useNavigation();
  useEffect(() => {
    noteSession();
    return hearOtherTabs("ended", () => setElsewhere(true));
  }, []);
  // Asked for once the words are on the page: the answer may be quicker than they are.
  useEffect(() => {
    if (isElsewhere) window.location.assign("/login");
  }, [isElsewhere]);
  const isSentAway = location?.pathname === "/login" && formAction !== "/logout";
  return isElsewhere || isSentAway ? <LeavingOverlay words="Redirecting to login..." /> : null;
}
