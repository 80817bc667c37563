import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { transcript } from "../../app/features/marketing/demo-transcript";

const captions = readFileSync(new URL("../../public/demo/mondaybrief.vtt", import.meta.url), "utf8");

test("the demo shows a digest, and the words a line stands on, before 0:08, and is over within a minute", () => {
  const seconds = (at: string) => at.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const [first, second] = transcript;
  expect(first?.words).toMatch(/^A digest/);
  expect(second?.words).toMatch(/^Each line opens/);
  expect(seconds(second?.at ?? "")).toBeLessThan(8);
  const ends = [...captions.matchAll(/--> (\S+)/g)].map(([, end]) => seconds(end ?? ""));
  expect(ends.length).toBe(transcript.length);
  expect(Math.max(...ends)).toBeLessThanOrEqual(60);
});
