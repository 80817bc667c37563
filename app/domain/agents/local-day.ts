import { Temporal } from "temporal-polyfill";

/** The civil day (YYYY-MM-DD) of an instant in an IANA zone. */
export function localDay(instant: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}
