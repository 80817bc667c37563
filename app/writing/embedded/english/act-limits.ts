import type { ActOdds } from "../models/act-model";

/** Log-odds from which on the models open an act that no rule saw. */
export const OPENS = { task: 0, obstacle: -0.3, decision: -1 };
/** How far beyond that the models are. */
export const lead = (odds: ActOdds, question: keyof typeof OPENS): number =>
  odds[question] - OPENS[question] + odds.eager;
/** How much surer they must be of a second thing in a sentence. */
export const MORE = 0.6;

/** How certain an act is that models opened at these log-odds. */
export const certaintyOf = (odds: number): number => Math.min(0.9, 0.5 + odds / 6);
