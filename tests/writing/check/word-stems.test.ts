import { describe, expect, it } from "vitest";
import { contentStems, stemOf } from "../../../app/writing/check/word-stems";

describe("words are one by their stems", () => {
  it.each([
    "send sends sending sent",
    "pay pays paid paying",
    "fire fires fired firing",
    "copy copies copied copying",
    "apply applies applied applying",
    "hang hangs hung hanging",
    "budget budgets budgeting",
    "deliver delivers delivered delivery deliveries",
    "cancel cancels cancelled cancelling cancellation",
    "approve approves approved approval",
    "decide decided decision decisions",
    "senden sende sendet",
    "schicken schick schickt",
    "envoyer envoyez envoyons",
    "enviar envía envíe enviado",
    "réunion reunion réunions",
  ])("%s", (words) => {
    expect(new Set(words.split(" ").map(stemOf)).size).toBe(1);
  });

  it.each(["bank bankrupt", "team tea", "test testify", "fire firm", "pay pair", "order border"])(
    "%s are two",
    (words) => {
      expect(new Set(words.split(" ").map(stemOf)).size).toBe(2);
    },
  );

  it("grammar and numbers say nothing by themselves", () => {
    expect(contentStems("Please make sure that you and the 3 of us will have been there")).toEqual([
      stemOf("sure"),
    ]);
  });
});
