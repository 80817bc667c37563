/** Other tabs of this browser hear of a sign-out and of a sign-in through these keys. */
const KEYS = { ended: "signed_out_at", began: "signed_in_at" };
/** Set in a tab while it shows signed-in pages. */
const SIGNED_IN_HERE = "signed_in_here";

/** A signed-in page is shown: remembered for this tab, and said to the others, whose pages may be those of a visitor. */
export function noteSession(): void {
  withStorage(() => {
    sessionStorage.setItem(SIGNED_IN_HERE, "yes");
    localStorage.setItem(KEYS.began, new Date().toISOString());
  });
}

/** A page for visitors is shown: if this tab was signed in before, the others are told that the session is over. */
export function noteVisitor(): void {
  withStorage(() => {
    if (sessionStorage.getItem(SIGNED_IN_HERE) === null) return;
    sessionStorage.removeItem(SIGNED_IN_HERE);
    localStorage.setItem(KEYS.ended, new Date().toISOString());
  });
}

/** Calls `then` whenever another tab said so. Returns what ends it. */
export function hearOtherTabs(change: keyof typeof KEYS, then: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEYS[change] && event.newValue !== null) then();
  };
  window.addEventListener("storage", hear);
  return () => window.removeEventListener("storage", hear);
}

function withStorage(run: () => void): void {
  try {
    run();
  } catch {
    // A browser that refuses storage has nobody to tell; the other tabs find out with their next request.
  }
}
