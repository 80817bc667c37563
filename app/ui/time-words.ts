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

/** How a zone's days and times are written. */
export type FormatOf = (timeZone: string) => Intl.DateTimeFormat;

export function dayAndTimeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  });
}

/** Each zone's format once for a page that has many times: to make one takes as long as a hundred uses of it. */
export function keptFormats(): FormatOf {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = formats.get(timeZone) ?? dayAndTimeFormat(timeZone);
    formats.set(timeZone, format);
    return format;
  };
}

/** "Mon 16 Nov, 09:00 CET"; the year stands there when it isn't the current one. Both times are ISO 8601 UTC. */
export function absoluteWords(iso: string, now: string, format: Intl.DateTimeFormat): string {
  const parts = partsOf(format, iso);
  const year = parts.get("year") ?? "";
  const sameYear = year === partsOf(format, now).get("year");
  // As digests write it: in this language September alone has four letters.
  const month = parts.get("month")?.slice(0, 3);
  const day = `${parts.get("weekday")} ${parts.get("day")} ${month}${sameYear ? "" : ` ${year}`}`;
  return `${day}, ${parts.get("hour")}:${parts.get("minute")} ${parts.get("timeZoneName")}`;
}

/** "Mon 16 Nov", as digests write days; the year stands there when it isn't the current one. */
export function dayWords(iso: string, now: string, format: Intl.DateTimeFormat): string {
  return absoluteWords(iso, now, format).replace(/,[^,]*$/, "");
}

function partsOf(format: Intl.DateTimeFormat, iso: string): Map<string, string> {
  return new Map(format.formatToParts(new Date(iso)).map((part) => [part.type, part.value]));
}
