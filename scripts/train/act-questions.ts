import type { LinearModel } from "../../app/writing/embedded/models/linear-model";
import type { ActExample } from "./act-examples";
import { type FitOptions, fitLogistic } from "./logistic-regression";

interface Question {
  name: string;
  of: (example: ActExample) => boolean;
  /** Left out: not asked of this example. */
  asked: (example: ActExample) => boolean;
  /** The acts by which the rules answer it. */
  rules: RegExp | null;
}

const says = (name: string, label: string, rules: RegExp): Question => ({
  name,
  of: (e) => e.labels.has(label),
  asked: (e) => !e.unknown.has(label),
  rules,
});

/** What the models of acts are asked of a sentence, in the order of their weights. */
export const ACT_QUESTIONS: readonly Question[] = [
  says("task", "a", /^(?:request|commitment|assignment|duty)$/),
  says("obstacle", "b", /^obstacle$/),
  says("decision", "d", /^decision$/),
  says("report", "x", /^(?:done|cancel|release)$/),
  ...(["reader", "writer", "other", "nobody"] as const).map((who) => ({
    name: who,
    of: (e: ActExample) => e.who === who,
    asked: (e: ActExample) => e.who !== null,
    rules: null,
  })),
];

const OPTIONS = { l1: 0.02, l2: 2.5, epochs: 12, bags: 6 };
const MIN_COUNT = { en: 5, de: 2, fr: 2, es: 2 } as const;

/** The answers of one language, a model a question. */
export const fitActs = (
  examples: readonly ActExample[],
  language: keyof typeof MIN_COUNT,
  options: Partial<FitOptions> = {},
): LinearModel[] =>
  ACT_QUESTIONS.map((question) =>
    fitLogistic(
      examples.filter(question.asked).map((e) => ({ features: e.features, label: question.of(e) })),
      { ...OPTIONS, minCount: MIN_COUNT[language], ...options },
    ),
  );
