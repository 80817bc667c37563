const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

/** "just now", "5 minutes ago", "in 2 hours", "3 days ago". Both are ISO 8601 UTC. */
export function relativeWords(iso: string, now: string): string {
  const distance = Date.parse(now) - Date.parse(iso);
  const size = Math.abs(distance);
  if (size < MINUTE) return "just now";
  const words =
    size < HOUR
      ? count(Math.floor(size / MINUTE), "minute")
      : size < DAY
        ? count(Math.floor(size / HOUR), "hour")
        : count(Math.floor(size / DAY), "day");
  return distance > 0 ? `${words} ago` : `in ${words}`;
}

/** "Mon 16 Nov, 09:00 CET"; the year stands there when it isn't the current one. */
export function absoluteWords(iso: string, timeZone: string, now: string): string {
  const date = new Date(iso);
  const parts = new Map(
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "short",
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    })
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );
  const year = parts.get("year") ?? "";
  const sameYear =
    year === new Intl.DateTimeFormat("en-GB", { timeZone, year: "numeric" }).format(new Date(now));
  const day = `${parts.get("weekday")} ${parts.get("day")} ${parts.get("month")}${sameYear ? "" : ` ${year}`}`;
  return `${day}, ${parts.get("hour")}:${parts.get("minute")} ${parts.get("timeZoneName")}`;
}

/** "Mon 16 Nov", as digests write days; the year stands there when it isn't the current one. */
export function dayWords(iso: string, timeZone: string, now: string): string {
  return absoluteWords(iso, timeZone, now).replace(/,[^,]*$/, "");
}
