import { expect, it } from "vitest";
import { nextSummaryWords } from "../../../app/domain/agents/schedule-words";

it.each([
  ["2026-09-07T16:00:00Z", "today at 18:00 (Europe/Berlin)"],
  ["2026-09-08T07:00:00Z", "tomorrow at 09:00 (Europe/Berlin)"],
  ["2026-09-13T07:00:00Z", "on Sunday at 09:00 (Europe/Berlin)"],
  ["2026-09-14T07:00:00Z", "on Mon 14 Sep at 09:00 (Europe/Berlin)"],
])("the next summary, of %s, is said as %j: a day as digests write it beyond a week", (nextRunAt, words) => {
  expect(nextSummaryWords(nextRunAt, "2026-09-07T10:00:00Z", "Europe/Berlin")).toBe(words);
});
