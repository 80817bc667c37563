import { useEffect, useState } from "react";

/** False on the server and in the first client render, true afterwards: for what only a script can do. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
