import type { Act } from "../act";
import { logOdds, readModel } from "../models/linear-model";
import { REFERENT_BIAS, REFERENT_WEIGHTS } from "../models/referents";
import type { Pronoun } from "./pointing-pronoun";
import { type Candidate, nothingFeatures } from "./referent-candidates";

/** The chance of each candidate to be what the pronoun of an act's line means; what is left is that of none of them. */
export type ReferentModel = (pronoun: Pronoun, act: Act, candidates: readonly Candidate[]) => number[];

const MODEL = readModel(REFERENT_BIAS, REFERENT_WEIGHTS);

/** By the fitted weights; what says the same in the same words counts together. */
export const likelyReferents: ReferentModel = (pronoun, act, candidates) => {
  const odds = candidates.map(({ features }) => logOdds(MODEL, features));
  const nothing = logOdds(MODEL, nothingFeatures(pronoun, act, candidates));
  const most = Math.max(nothing, ...odds);
  const sum = [nothing, ...odds].reduce((all, each) => all + Math.exp(each - most), 0);
  const alike = new Map<string, number>();
  for (const [at, { words }] of candidates.entries()) {
    const said = words.toLowerCase();
    alike.set(said, (alike.get(said) ?? 0) + Math.exp((odds[at] ?? 0) - most) / sum);
  }
  return candidates.map(({ words }) => alike.get(words.toLowerCase()) ?? 0);
};
