import { logOdds, probability, readModel } from "./linear-model";
import { requestFeatures } from "./request-features";
import { REQUEST_BIAS, REQUEST_THRESHOLD, REQUEST_WEIGHTS } from "./request-weights";

const MODEL = readModel(REQUEST_BIAS, REQUEST_WEIGHTS);

/** Probability that a sentence of a mail asks somebody to do something or proposes an activity. */
export const requestChance = (text: string): number => probability(logOdds(MODEL, requestFeatures(text)));

/**
 * True when a sentence counts as a request: above the threshold that cross-validation on the training sentences chose,
 * and not a line quoted from somebody else.
 */
export const asksForAction = (text: string): boolean =>
  !/^\s*>/.test(text) && logOdds(MODEL, requestFeatures(text)) >= REQUEST_THRESHOLD;
