const FORMS =
  "paid pay, sent send, wrote write, written write, bought buy, built build, drew draw, drawn draw, brought bring, told tell, spoke speak, spoken speak, found find, met meet, held hold, rang ring, rung ring, hung hang, swept sweep, dug dig, sold sell, kept keep, threw throw, thrown throw, chose choose, chosen choose, taught teach, drove drive, driven drive, taken take, took take, made make, given give, gave give, got get, gone go, went go, came come, began begin, begun begin, broke break, broken break, sewn sew, shown show, stuck stick, lent lend, bent bend, ran run, won win, bound bind, fed feed, led lead, dealt deal, slept sleep, flew fly, flown fly, wore wear, worn wear, sung sing, sang sing, rewrote rewrite, rewritten rewrite, redone redo, redrawn redraw, rebuilt rebuild, repaid repay, withdrew withdraw, withdrawn withdraw, understood understand";

/** The base of an irregular past or participle: "paid" says again what "pay" asked for. */
export const BASE_OF_PAST: ReadonlyMap<string, string> = new Map(
  FORMS.split(", ").map((pair): [string, string] => {
    const [past = "", base = ""] = pair.split(" ");
    return [past, base];
  }),
);
