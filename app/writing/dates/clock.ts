/** Civil date (YYYY-MM-DD) and clock offset (minutes east of UTC) of an instant. */
export type Clock = (instant: Date) => { day: string; offsetMinutes: number };

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const fields = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-GB", { timeZone, ...fields });
  } catch {
    return new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", ...fields });
  }
}

/** The clock of an IANA zone; UTC when the zone is unknown. */
export function clockOf(timeZone: string): Clock {
  const format = formatOf(timeZone);
  // Sentence after sentence asks for the time of the same mail.
  let last: { at: number; read: ReturnType<Clock> } | null = null;
  return (instant) => {
    const at = instant.getTime();
    if (last?.at === at) return last.read;
    const parts = Object.fromEntries(format.formatToParts(instant).map((p) => [p.type, p.value]));
    const [year, month, day, hour, minute] = [
      parts.year,
      parts.month,
      parts.day,
      parts.hour,
      parts.minute,
    ].map(Number);
    const local = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
    const exact = Math.floor(at / 60_000) * 60_000;
    const read = {
      day: `${parts.year}-${parts.month}-${parts.day}`,
      offsetMinutes: Math.round((local - exact) / 60_000),
    };
    last = { at, read };
    return read;
  };
}
