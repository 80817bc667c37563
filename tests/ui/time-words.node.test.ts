import { expect, test } from "vitest";
import { absoluteWords, dayWords, keptFormats } from "../../app/ui/time-words";

const NOW = "2026-11-28T20:00:00.000Z";

test("a time is written in its zone, with the year only when it isn't the current one there", () => {
  const formatOf = keptFormats();
  expect(absoluteWords("2026-11-16T08:00:00.000Z", NOW, formatOf("Europe/Berlin"))).toBe(
    "Mon 16 Nov, 09:00 CET",
  );
  expect(absoluteWords("2026-11-16T08:00:00.000Z", NOW, formatOf("Asia/Kolkata"))).toMatch(
    /^Mon 16 Nov, 13:30 /,
  );
  expect(dayWords("2025-11-16T08:00:00.000Z", NOW, formatOf("UTC"))).toBe("Sun 16 Nov 2025");
  expect(dayWords("2026-09-14T08:00:00.000Z", NOW, formatOf("Europe/London"))).toBe("Mon 14 Sep");
  expect(dayWords("2025-12-31T23:30:00.000Z", NOW, formatOf("Europe/Berlin"))).toBe("Thu 1 Jan");
});

test("the many times of a page share one format a zone", () => {
  const formatOf = keptFormats();
  expect(formatOf("Europe/Berlin")).toBe(formatOf("Europe/Berlin"));
  expect(formatOf("UTC")).not.toBe(formatOf("Europe/Berlin"));
});
