import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

interface Clock {
  /** ISO 8601 UTC. */
  now: string;
  /** The viewer's IANA zone. */
  timeZone: string;
}

const ClockContext = createContext<Clock>({ now: "1970-01-01T00:00:00.000Z", timeZone: "UTC" });

/** The server's clock for the first view, so that server and browser write the same words; then the browser's. */
export function ClockProvider({ now, timeZone, children }: Clock & { children: ReactNode }) {
  const [ticked, setTicked] = useState(now);
  useEffect(() => {
    setTicked(now);
    const timer = setInterval(() => setTicked(new Date().toISOString()), 30_000);
    return () => clearInterval(timer);
  }, [now]);
  const clock = useMemo(() => ({ now: ticked, timeZone }), [ticked, timeZone]);
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>;
}

/** What time it is for the viewer, and where. */
export function useClock(): Clock {
  return useContext(ClockContext);
}
