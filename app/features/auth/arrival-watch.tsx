import { useEffect, useState } from "react";
import { hearOtherTabs, noteVisitor } from "../shell/other-tabs";
import { LeavingOverlay } from "./leaving-overlay";

/**
 * 'Redirecting to dashboard...' over a page for visitors when somebody signed in in another tab (specification,
 * section 2; decisions, 'loading states').
 */
export function ArrivalWatch() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    noteVisitor();
    return hearOtherTabs("began", () => setHere(true));
  }, []);
  // Asked for once the words are on the page: the answer may be quicker than they are.
  useEffect(() => {
    if (isHere) window.location.assign("/");
  }, [isHere]);
  return isHere ? <LeavingOverlay words="Redirecting to dashboard..." /> : null;
}
