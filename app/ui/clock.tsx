import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { dayAndTimeFormat, type FormatOf, keptFormats } from "./time-words";

interface Place {
  /** ISO 8601 UTC. */
  now: string;
  /** The viewer's IANA zone. */
  timeZone: string;
}

interface Clock extends Place {
  formatOf: FormatOf;
}

const ClockContext = createContext<Clock>({
  now: "1970-01-01T00:00:00.000Z",
  timeZone: "UTC",
  formatOf: dayAndTimeFormat,
});

/** The server's clock for the first view, so that server and browser write the same words; then the browser's. */
export function ClockProvider({ now, timeZone, children }: Place & { children: ReactNode }) {
  const [ticked, setTicked] = useState(now);
  useEffect(() => {
    setTicked(now);
    const timer = setInterval(() => setTicked(new Date().toISOString()), 30_000);
    return () => clearInterval(timer);
  }, [now]);
  const [formatOf] = useState(keptFormats);
  const clock = useMemo(() => ({ now: ticked, timeZone, formatOf }), [ticked, timeZone, formatOf]);
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>;
}

/** The same clock in another zone, for what belongs there whoever looks at it. */
export function InZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const clock = useClock();
  const there = useMemo(() => ({ ...clock, timeZone }), [clock, timeZone]);
  return <ClockContext.Provider value={there}>{children}</ClockContext.Provider>;
}

/** What time it is for the viewer, and where, and how that is written. */
export function useClock(): Clock {
  return useContext(ClockContext);
}
