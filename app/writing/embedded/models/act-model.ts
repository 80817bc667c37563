import type { Act, ActKind } from "../act";
import type { Statement } from "../statement";
import { ENGLISH_ACTS } from "./english-acts";
import { FRENCH_ACTS } from "./french-acts";
import { GERMAN_ACTS } from "./german-acts";
import { allLogOdds, type LinearModels, readModels } from "./linear-models";
import { SPANISH_ACTS } from "./spanish-acts";

/** Log-odds that a sentence names work ahead, an obstacle, a decision, something done; and who has the work. */
export interface ActOdds {
  task: number;
  obstacle: number;
  decision: number;
  report: number;
  who: "reader" | "writer" | "other" | "nobody";
  /** Log-odds of each of these, in that order. */
  whose: readonly number[];
  /** How much less is enough to open an act, because a surer judge of lines comes behind; 0 without one. */
  eager: number;
  /** What the linear models alone say, on whose scale those of links were fitted; null where these are theirs. */
  linear: ActOdds | null;
}

/** The languages whose acts models were fitted for. */
export type ModelLanguage = "en" | "de" | "fr" | "es";

/** What models say of a sentence with these features (English: `actFeatures`, the others: `foreignFeatures`). */
export type ActModels = (
  language: ModelLanguage,
  features: readonly string[],
  statement: Statement,
  before: Statement | null,
) => ActOdds;

const MODELS: Readonly<Record<ModelLanguage, LinearModels>> = {
  en: readModels(ENGLISH_ACTS),
  de: readModels(GERMAN_ACTS),
  fr: readModels(FRENCH_ACTS),
  es: readModels(SPANISH_ACTS),
};

const WHO = ["reader", "writer", "other", "nobody"] as const;

/** Who has the work by these log-odds of reader, writer, somebody else and nobody. */
export function likeliest(whose: readonly number[]): ActOdds["who"] {
  let best = 0;
  for (const [at, odds] of whose.entries()) if (odds > (whose[best] ?? 0)) best = at;
  return WHO[best] ?? "nobody";
}

/** The fitted models. */
export const actOdds = (language: ModelLanguage, features: readonly string[]): ActOdds =>
  oddsOf(MODELS[language], features);

/** What these models say of a sentence with these features. */
export function oddsOf(models: LinearModels, features: readonly string[]): ActOdds {
  const all = allLogOdds(models, features);
  const odds = (name: string): number => all[models.questions.indexOf(name)] ?? Number.NEGATIVE_INFINITY;
  const whose = WHO.map(odds);
  return {
    task: odds("task"),
    obstacle: odds("obstacle"),
    decision: odds("decision"),
    report: odds("report"),
    who: likeliest(whose),
    whose,
    eager: 0,
    linear: null,
  };
}

/** What kind of act it is that somebody has this work; `owner` as far as the sentence names one. */
export function taskKindOf(who: ActOdds["who"], owner: Act["owner"]): ActKind {
  if (who === "reader") return "request";
  if (who === "writer") return "commitment";
  return owner ? "assignment" : "duty";
}
