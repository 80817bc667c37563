// The models that say what a later sentence does to open matters: fits them on the labelled threads of scripts/train/threads,
// says how well they do on threads that they never saw, and writes their weights to the folder named as first argument.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { type LinearModel, logOdds } from "../../app/writing/embedded/models/linear-model";
import { type LinkExample, readLinkExamples } from "./link-examples";
import { type Example, fitLogistic } from "./logistic-regression";
import { modelsSource } from "./models-source";

const OPTIONS = { l1: 0.05, l2: 4, minCount: 3, epochs: 12, bags: 6 };
/** Threads are held out in this many turns, by models of fewer bags. */
const FOLDS = 6;
const UNSEEN = { ...OPTIONS, bags: 2 };
/** Log-odds of what no pair says. */
const NEVER = -9;

const [out] = process.argv.slice(2);
const read = readLinkExamples("scripts/train/threads");
const pairs = read.flatMap(({ links }) => links);
const foldOf = new Map(
  [...new Set(pairs.map(({ thread }) => thread))].map((thread, at) => [thread, at % FOLDS]),
);
console.log(`${pairs.length} pairs of ${foldOf.size} threads`);

interface OfThread extends Example {
  thread: string;
}

/** What a model says of each example that never saw its thread. */
function unseenOdds(examples: readonly OfThread[]): number[] {
  const models = Array.from(
    { length: FOLDS },
    (_, fold): LinearModel =>
      fitLogistic(
        examples.filter(({ thread }) => foldOf.get(thread) !== fold),
        UNSEEN,
      ),
  );
  return examples.map(({ thread, features }) => {
    const model = models[foldOf.get(thread) ?? 0];
    return model ? logOdds(model, features) : 0;
  });
}

function say(name: string, labels: readonly boolean[], odds: readonly number[]): void {
  const all = labels.filter(Boolean).length;
  const shares = [-1, -0.5, 0, 0.5, 1].map((least) => {
    const said = labels.filter((_, at) => (odds[at] ?? 0) >= least);
    const hits = said.filter(Boolean).length;
    return `${least}: ${(hits / all).toFixed(2)}/${(hits / Math.max(1, said.length)).toFixed(2)}`;
  });
  console.log(`${name} (${all} of ${labels.length}): recall/precision ${shares.join("  ")}`);
}

function fitLinks(question: "ends" | "goes"): { model: LinearModel; odds: Map<LinkExample, number> } {
  const examples = pairs.map(({ thread, features, [question]: label }) => ({ thread, features, label }));
  const odds = unseenOdds(examples);
  for (const place of ["reply", "thread", "else", "here"]) {
    const of = pairs.flatMap((pair, at) => (pair.place === place ? [at] : []));
    say(
      `${question} ${place}`,
      of.map((at) => examples[at]?.label ?? false),
      of.map((at) => odds[at] ?? 0),
    );
  }
  return {
    model: fitLogistic(examples, OPTIONS),
    odds: new Map(pairs.map((pair, at) => [pair, odds[at] ?? 0])),
  };
}

const ends = fitLinks("ends");
const goes = fitLinks("goes");
const openings = read.flatMap((thread) => thread.openings);
const inContext = openings.map(({ thread, features, pairs: near, isOwners, opens }) => {
  const most = (odds: ReadonlyMap<LinkExample, number>) =>
    Math.max(NEVER, ...near.map((pair) => odds.get(pair) ?? NEVER));
  return {
    thread,
    features: features({ ends: most(ends.odds), goes: most(goes.odds), isOwners }),
    label: opens,
  };
});
say(
  "opens",
  inContext.map(({ label }) => label),
  unseenOdds(inContext),
);
if (out) {
  const doc = `fitted by scripts/train/fit-links.ts on ${foldOf.size} labelled threads of our own:
 * logistic regression, elastic net, six bags.`;
  writeFileSync(
    path.join(out, "matter-links.ts"),
    modelsSource(
      "MATTER_LINKS",
      `What a later sentence does to an open matter, ${doc} Features: \`pairFeatures\`.`,
      ["ends", "goes"],
      [ends.model, goes.model],
    ),
  );
  writeFileSync(
    path.join(out, "matter-openings.ts"),
    modelsSource(
      "MATTER_OPENINGS",
      `Whether an act, said where matters are open, makes one of its own, ${doc} Features: \`openingFeatures\`.`,
      ["opens"],
      [fitLogistic(inContext, OPTIONS)],
    ),
  );
}
