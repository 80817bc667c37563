import { type Cut, cutsOf, type TellsOdds } from "../english/cuts";
import type { MatterKind } from "../matters/matter";
import type { Statement } from "../statement";
import { sentenceCase } from "../task-wording";
import { CUT_BIAS, CUT_WEIGHTS } from "./cuts";
import { logOdds, readModel } from "./linear-model";

/** What is told, of a line of the statement, in as few words as a person would have needed: "The quiz night is off, too few tables" without why. */
export type CutModel = (line: string, kind: MatterKind, statement: Statement) => string;

const MODEL = readModel(CUT_BIAS, CUT_WEIGHTS);
/** Log-odds from which on a line is cut. */
const LEAST = 0.6;

/** Cut where that likely makes it more like the line that a person would write, by the fitted weights. */
export function likeliestCut(line: string, kind: MatterKind, odds: TellsOdds): string {
  let best: Cut | null = null;
  let most = LEAST;
  for (const cut of cutsOf(line, kind, odds)) {
    const likely = logOdds(MODEL, cut.features);
    if (likely > most) [best, most] = [cut, likely];
  }
  return best ? sentenceCase(best.text) : line;
}
