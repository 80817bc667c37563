import { useClock } from "./clock";
import { absoluteWords, dayWords, relativeWords } from "./time-words";

/** "5 days ago", with the whole time on hover and for machines. */
export function RelativeTime({ iso }: { iso: string }) {
  const { now, timeZone, formatOf } = useClock();
  return (
    <time dateTime={iso} title={absoluteWords(iso, now, formatOf(timeZone))} suppressHydrationWarning>
      {relativeWords(iso, now)}
    </time>
  );
}

/** "Mon 16 Nov, 09:00 CET" in the viewer's zone, or in `timeZone`. */
export function AbsoluteTime({ iso, timeZone }: { iso: string; timeZone?: string }) {
  const clock = useClock();
  return (
    <time dateTime={iso} title={relativeWords(iso, clock.now)} suppressHydrationWarning>
      {absoluteWords(iso, clock.now, clock.formatOf(timeZone ?? clock.timeZone))}
    </time>
  );
}

/** "Mon 16 Nov" in the viewer's zone. */
export function DayTime({ iso }: { iso: string }) {
  const { now, timeZone, formatOf } = useClock();
  return (
    <time dateTime={iso} title={absoluteWords(iso, now, formatOf(timeZone))} suppressHydrationWarning>
      {dayWords(iso, now, formatOf(timeZone))}
    </time>
  );
}
