import { expect, it } from "vitest";
import { takeContradictions } from "../../app/writing/check/contradictions";
import { clockOf } from "../../app/writing/embedded/due-dates";
import { actOdds } from "../../app/writing/embedded/models/act-model";
import { readMaterial } from "../../app/writing/embedded/read-material";
import { blocksOf } from "../../app/writing/embedded/readers/sentence-splitting";
import { takeBack } from "../../app/writing/embedded/taken-back";
import { digestInSlices } from "../../app/writing/embedded/write-digest";
import { atOnce, type Slices } from "../../app/writing/slices";
import { LONG_TEXTS, materialOfText, requestMails } from "../bench/long-mails";

/** How often somebody else may be answered meanwhile. */
function pausesOf(work: Slices<unknown>): number {
  let pauses = 0;
  while (!work.next().done) pauses += 1;
  return pauses;
}

it("others are answered while a list of 20,000 lines is cut into its lines", () => {
  const list = Array.from({ length: 20_000 }, (_, index) => `- order crate ${index}`).join("\n");
  expect(pausesOf(blocksOf(list))).toBeGreaterThan(20);
  expect(pausesOf(blocksOf("- order the crate"))).toBe(0);
});

it("others are answered while 200 actions are held against one another", () => {
  const actionItems = Array.from({ length: 200 }, (_, index) => ({
    ...{ task: `Order crate ${index}`, owner: "Joe", timeline: null, due: null, urgency: "none" as const },
    sources: [
      {
        ...{ kind: "email" as const, id: "m1", sender: "Ana <ana@payments.example>" },
        ...{ subject: "Crates", receivedAt: "2026-11-20T09:00:00.000Z" },
        quote: `Joe will order crate ${index} for the hall by Friday.`,
      },
    ],
  }));
  expect(
    pausesOf(takeContradictions({ actionItems, decisions: [], changes: [] }, [], "UTC")),
  ).toBeGreaterThan(8);
});

it("others are answered between two sentences that the encoder reads, two lines that it judges, and the first steps", () => {
  let pauses = 0;
  const readAt: number[] = [];
  const judgedAt: number[] = [];
  const work = digestInSlices(requestMails(10), {
    acts(language, features) {
      readAt.push(pauses);
      const linear = actOdds(language, features);
      return { ...linear, linear };
    },
    judge() {
      judgedAt.push(pauses);
      return true;
    },
  });
  while (!work.next().done) pauses += 1;
  expect(readAt.length).toBeGreaterThan(100);
  expect(new Set(readAt).size).toBe(readAt.length);
  expect(judgedAt.length).toBeGreaterThan(40);
  expect(new Set(judgedAt).size).toBe(judgedAt.length);
  const [first = 0, second = 0] = readAt;
  expect(second - first).toBeGreaterThanOrEqual(5);
});

it("others are answered while 600 kB are looked through for a mail that is taken back", () => {
  const { statements } = atOnce(readMaterial(materialOfText(LONG_TEXTS.prose())));
  const look = () => takeBack(statements, new Map(), { before: [], clock: clockOf("UTC") });
  expect(pausesOf(look())).toBeGreaterThan(8);
  expect(atOnce(look()).size).toBe(0);
});
