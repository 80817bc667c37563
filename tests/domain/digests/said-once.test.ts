import { describe, expect, it } from "vitest";
import { saidOnce } from "../../../app/domain/digests/said-once";
import type { MaterialMail } from "../../../app/writing/digest-material";
import { part } from "../../fixtures/material/build-material";

const lena = { name: "Lena Vogt", address: "lena@harbour.example" };
const tomas = { name: "Tomas Berg", address: "tomas@harbour.example" };
const words = "Ana, please send the signed contract by Tuesday.\nThe port waits for it.";

const mail = (id: string, sentAt: string, ...parts: MaterialMail["parts"]): MaterialMail => ({
  id,
  subject: "Harbour contract",
  sender: lena,
  sentAt,
  parts,
});
const direct = mail("direct", "2026-11-13T15:05:21.000Z", part(words, { author: lena }));
const forwarded = (id: string, changes: Partial<MaterialMail["parts"][number]> = {}) =>
  mail(
    id,
    "2026-11-16T08:00:00.000Z",
    part(`For the ${id}.`, { kind: "note", author: tomas, subject: "Fwd: Harbour contract" }),
    part(changes.text ?? words.replace("\n", " "), {
      kind: "forwarded",
      author: lena,
      subject: "Harbour contract",
      sentAt: "2026-11-13T16:05:00.000Z",
      ...changes,
    }),
  );
const textsOf = (mails: MaterialMail[]) =>
  mails.map(({ id, parts }) => [id, ...parts.map(({ text }) => text)]);

describe("The same mail by two ways, directly and forwarded by hand, is said once in the digest", () => {
  it.each([
    ["first directly", [direct, forwarded("copy")]],
    ["first forwarded", [forwarded("copy"), direct]],
  ])("%s: the direct one says it, and the forwarder's note stays", (_order, mails) => {
    expect(textsOf(saidOnce(mails)).toSorted()).toEqual([
      ["copy", "For the copy."],
      ["direct", words],
    ]);
  });

  it("forwarded by two people: the first says it", () => {
    const said = saidOnce([
      forwarded("one"),
      forwarded("two", { sentAt: null, author: { name: "lena vogt", address: null } }),
    ]);
    expect(said.map(({ parts }) => parts.length)).toEqual([2, 1]);
  });

  it("of a mail that an earlier digest had, what is forwarded is no news", () => {
    expect(textsOf(saidOnce([forwarded("copy")], [direct]))).toEqual([["copy", "For the copy."]]);
  });

  it("through a list as well: the same moment, author and words", () => {
    const again = { ...direct, id: "list", parts: direct.parts.map((each) => ({ ...each })) };
    expect(textsOf(saidOnce([direct, again]))).toEqual([["direct", words], ["list"]]);
  });

  it("its files are there once, and once at all", () => {
    const plan = part("Crane plan", { kind: "attachment", filename: "plan.txt" });
    const withPlan = (each: MaterialMail) => ({ ...each, parts: [...each.parts, { ...plan }] });
    expect(textsOf(saidOnce([direct, withPlan(forwarded("one")), withPlan(forwarded("two"))]))).toEqual([
      ["direct", words],
      ["one", "For the one.", "Crane plan"],
      ["two", "For the two."],
    ]);
  });

  it.each([
    ["other words", { text: "Ana, please send the signed contract by Friday." }],
    ["another author", { author: tomas }],
    ["another day", { sentAt: "2026-11-12T15:05:00.000Z" }],
    ["another subject", { subject: "Quay contract" }],
  ])("%s: two mails, both said", (_what, changes) => {
    expect(saidOnce([direct, forwarded("copy", changes)]).map(({ parts }) => parts.length)).toEqual([1, 2]);
  });

  it("a job that says the same each day says it each day", () => {
    const job = (id: string, day: string) =>
      mail(id, `2026-11-${day}T06:00:00.000Z`, part("Backup done.", { author: lena }));
    expect(saidOnce([job("a", "12"), job("b", "13")]).map(({ parts }) => parts.length)).toEqual([1, 1]);
  });
});
