import type { Act, ActKind } from "../act";
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
}

/** The languages whose acts models were fitted for. */
export type ModelLanguage = "en" | "de" | "fr" | "es";

/** What models say of a sentence with these features (English: `actFeatures`, the others: `foreignFeatures`). */
export type ActModels = (language: ModelLanguage, features: readonly string[]) => ActOdds;

const MODELS: Readonly<Record<ModelLanguage, LinearModels>> = {
  en: readModels(ENGLISH_ACTS),
  de: readModels(GERMAN_ACTS),
  fr: readModels(FRENCH_ACTS),
  es: readModels(SPANISH_ACTS),
};

const WHO = ["reader", "writer", "other", "nobody"] as const;

/** The fitted models. */
export const actOdds: ActModels = (language, features) => oddsOf(MODELS[language], features);

/** What these models say of a sentence with these features. */
export function oddsOf(models: LinearModels, features: readonly string[]): ActOdds {
  const all = allLogOdds(models, features);
  const odds = (name: string): number => all[models.questions.indexOf(name)] ?? Number.NEGATIVE_INFINITY;
  const who = [...WHO].sort((a, b) => odds(b) - odds(a))[0] ?? "nobody";
  return {
    task: odds("task"),
    obstacle: odds("obstacle"),
    decision: odds("decision"),
    report: odds("report"),
    who,
  };
}

/** What kind of act it is that somebody has this work; `owner` as far as the sentence names one. */
export function taskKindOf(who: ActOdds["who"], owner: Act["owner"]): ActKind {
  if (who === "reader") return "request";
  if (who === "writer") return "commitment";
  return owner ? "assignment" : "duty";
}
