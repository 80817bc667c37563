import { describe, expect, it } from "vitest";
import { reportsEnd } from "../../../app/writing/check/reports-end";
import type { KnownItem } from "../../../app/writing/digest-material";

const item = (text: string, kind: KnownItem["kind"] = "action") => ({
  kind,
  text,
  said: [
    { what: "asked" as const, quote: text, who: "Ann Bell", subject: "Lido", at: "2026-11-16T08:00:00.000Z" },
  ],
});

describe("Words that end an item tell of something that is over, clause by clause", () => {
  it.each([
    ["Order the sun loungers", "Loungers are ordered, should be here on Thursday."],
    ["Send the invoice to the council", "Sent the invoice yesterday, let me know if you need the copy."],
    ["Sign the lease", "I have signed the lease but I won't be in before Monday."],
    ["Die Rechnung schicken", "Rechnung ist geschickt, die Gemeinde wird am Montag zahlen."],
    ["The boiler is out", "The boiler is back, we must buy a spare valve in spring.", "blocker"],
    ["Renew the licence", "The licence is renewed, we won't hear from them this year."],
    ["Check the alarm", "Checked the alarm, no faults."],
  ] as [string, string, KnownItem["kind"]?][])("%s: %s", (text, sentence, kind) => {
    expect(reportsEnd(sentence, item(text, kind))).toBe(true);
  });

  it.each([
    [
      "it is the next step that was asked for",
      "Send the invoice",
      "The invoice is ready, will send it tomorrow.",
    ],
    ["a word for it is denied", "Send the invoice", "I wrote the invoice but have not sent it."],
    ["its rest is left", "Clean the filters", "I cleaned two filters, will do the rest tomorrow."],
    [
      "they are left",
      "Clean the filters",
      "I cleaned the filters of hall A, will do them in hall B tomorrow.",
    ],
    ["one of two is left", "Get two offers", "One offer is here, the second should come on Tuesday."],
    [
      "it is in a list of what is not",
      "Check the pumps",
      "The pumps, the valves and the alarm are not checked.",
    ],
    ["it holds on a condition", "Pay the deposit", "The deposit is paid, if the bank agrees."],
    ["it is asked", "Pay the deposit", "Is the deposit paid, and will they confirm?"],
    ["something else was done", "Order the loungers", "I measured the loungers, should hear back tomorrow."],
    ["it is planned", "Pay the deposit", "The deposit will be paid tomorrow, the bank was closed."],
    ["it is nearly over", "Paint the fence", "The fence is nearly painted, should be dry tomorrow."],
    [
      "it is denied in German",
      "Die Rechnung schicken",
      "Die Rechnung ist nicht geschickt, morgen bin ich da.",
    ],
    ["it is denied in French", "Envoyer la facture", "La facture n'est pas envoyée, le bureau a fermé."],
  ])("not where %s", (_, text, sentence) => {
    expect(reportsEnd(sentence, item(text))).toBe(false);
  });
});
