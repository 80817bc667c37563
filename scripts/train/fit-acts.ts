// The models of acts in a language (en, de, fr, es): fits them on the labelled sentences and mails of
// scripts/train/sentences/LANGUAGE and on the sentences of the labelled records of scripts/train/mails, of our own set and of
// further files of JSON lines named behind the second argument; says how well they do on what they never saw, beside the
// rules alone, and writes their weights to the file named as second argument.
import { writeFileSync } from "node:fs";
import { logOdds } from "../../app/writing/embedded/models/linear-model";
import { type ActExample, readActExamples } from "./act-examples";
import { ACT_QUESTIONS, fitActs } from "./act-questions";
import { followedSentences } from "./followed-sentences";
import { labelledRecords } from "./labelled-records";
import { mailSentences } from "./mail-sentences";
import { modelsSource } from "./models-source";

/** Mails with a person's lines and inboxes in plain talk; what is left out here and by the encoder's fits is for measuring. */
const FOLLOWED = /^words\/[d-m]\.|^inboxes\/l(?!a04|b04|c04|d04|e04|f03|g04|h02|i05|j05)/;
/** Groups are held out in this many turns. */
const FOLDS = 6;

const FOLDERS = { en: "english", de: "german", fr: "french", es: "spanish" } as const;
const [language = "en", out, ...more] = process.argv.slice(2);
if (!isLanguage(language)) throw new Error(`Not a language with models: ${language}`);
const name = FOLDERS[language];
const sentences = readActExamples(`scripts/train/sentences/${name}`, language);
const records = labelledRecords(more);
const mails = (await Promise.all(records.map(mailSentences)))
  .flat()
  .flatMap((sentence) => (sentence.language === language ? [sentence.example] : []));
/** They say what there is to do, what is in the way and what was decided; what is over, and who has what, other sets say as the rules expect. */
const followed = (language === "en" ? await followedSentences(FOLLOWED) : []).map((example) => ({
  ...example,
  who: null,
  unknown: new Set([...example.unknown, "x"]),
}));
const examples = [...sentences, ...mails, ...followed];
const groups = [...new Set(examples.map((e) => e.group))];
const foldOf = new Map(groups.map((group, at) => [group, at % FOLDS]));
console.log(
  `${sentences.length} sentences and ${mails.length} of mails, ${followed.length} of others in ${groups.length} groups`,
);

const odds = new Map<ActExample, number[]>();
for (let fold = 0; fold < FOLDS; fold++) {
  const isOut = (e: ActExample) => foldOf.get(e.group) === fold;
  const models = fitActs(
    examples.filter((e) => !isOut(e)),
    language,
    { bags: 2 },
  );
  for (const e of examples)
    if (isOut(e))
      odds.set(
        e,
        models.map((model) => logOdds(model, e.features)),
      );
}
for (const [at, { name: asks, of, asked, rules }] of ACT_QUESTIONS.entries()) {
  if (rules === null) continue;
  for (const [kind, all] of [
    ["sentences", sentences],
    ["mails", mails],
    ["others", followed],
  ] as const) {
    const known = all.filter(asked);
    const share = (says: (e: ActExample) => boolean) => {
      const hits = known.filter((e) => says(e) && of(e)).length;
      return `${(hits / known.filter(of).length).toFixed(2)}/${(hits / Math.max(1, known.filter(says).length)).toFixed(2)}`;
    };
    console.log(
      `${asks}, ${kind} (${known.filter(of).length}): recall/precision rules ${share((e) => e.ruled.some((act) => rules.test(act.kind) && act.certainty >= 0.5))}, models ${[-1, -0.5, 0, 0.5, 1].map((least) => `${least}: ${share((e) => (odds.get(e)?.[at] ?? 0) >= least)}`).join("  ")}`,
    );
  }
}
const owned = examples.filter((e) => e.who !== null);
const right = owned.filter((e) => {
  const said = odds.get(e) ?? [];
  const [first] = ACT_QUESTIONS.flatMap(({ name: who, rules }, at) =>
    rules === null ? [{ who, odds: said[at] ?? 0 }] : [],
  ).sort((a, b) => b.odds - a.odds);
  return first?.who === e.who;
}).length;
console.log(`owner right ${right} of ${owned.length}`);
if (out)
  writeFileSync(
    out,
    modelsSource(
      `${name.toUpperCase()}_ACTS`,
      `The models of ${name} acts, fitted by scripts/train/fit-acts.ts on ${sentences.length} labelled sentences and ${mails.length + followed.length} of labelled mails: logistic
 * regression, elastic net, six bags. Features: \`${name === "english" ? "actFeatures" : "foreignFeatures"}\`.`,
      ACT_QUESTIONS.map((question) => question.name),
      fitActs(examples, language),
    ),
  );

function isLanguage(word: string): word is keyof typeof FOLDERS {
  return word in FOLDERS;
}
