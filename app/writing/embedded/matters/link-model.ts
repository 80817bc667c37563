import type { Act } from "../act";
import { allLogOdds, readModels } from "../models/linear-models";
import { MATTER_LINKS } from "../models/matter-links";
import { MATTER_OPENINGS } from "../models/matter-openings";
import type { Later } from "./later";
import { type Nearby, openingFeatures } from "./opening-features";
import { featuresOfLater, featuresOfPair } from "./pair-features";
import type { Pair } from "./pairs";

/** Log-odds that a statement ends a matter, and that it goes on with it: takes it up, moves, asks again or hands on. */
export interface JudgedPair {
  pair: Pair;
  ends: number;
  goes: number;
}

/** What says how statements stand to open matters. */
export interface LinkJudge {
  /** Judges the pairs of one statement. */
  pairs(pairs: readonly Pair[]): JudgedPair[];
  /** Log-odds that an act, said where matters are open, makes one of its own. */
  opens(act: Act, later: Later, nearby: Nearby): number;
}

const LINKS = readModels(MATTER_LINKS);
const OPENINGS = readModels(MATTER_OPENINGS);

/** A sum without the last digits, which hang on the order of what was added: weights and limits are round, so sums meet limits. */
const settled = (sum: number): number => Math.round(sum * 1e12) / 1e12;

/** The fitted models. */
export const FITTED: LinkJudge = {
  pairs(pairs) {
    if (!pairs[0]) return [];
    const base = allLogOdds(LINKS, featuresOfLater(pairs[0].later));
    return pairs.map((pair) => {
      const [ends = 0, goes = 0] = allLogOdds(LINKS, featuresOfPair(pair), base);
      return { pair, ends: settled(ends), goes: settled(goes) };
    });
  },
  opens: (act, later, nearby) => allLogOdds(OPENINGS, openingFeatures(act, later, nearby))[0] ?? 0,
};
