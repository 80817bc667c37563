// Fits what a pronoun of an order means: fit-referents.ts [--write] [--wrong]. Of the mails of scripts/train/pronouns it is told, of those
// of scripts/train/words it is what the person's line says instead of the pronoun.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { clockOf } from "../../app/writing/embedded/due-dates";
import type { ReferentModel } from "../../app/writing/embedded/english/likely-referent";
import { type Candidate, nothingFeatures } from "../../app/writing/embedded/english/referent-candidates";
import type { LinearModel } from "../../app/writing/embedded/models/linear-model";
import { readActs } from "../../app/writing/embedded/read-acts";
import { readMaterial } from "../../app/writing/embedded/read-material";
import { atOnce } from "../../app/writing/slices";
import { plainInbox } from "../eval/plain-mail";
import { officeMaterial } from "../eval/predict-office";
import { WrittenMail } from "../eval/worded-lines";
import { type Choice, fitChoices } from "./fit-choices";
import { tableSource } from "./table-source";

const Mail = WrittenMail.extend({
  lines: z.array(z.object({ kind: z.string(), line: z.string(), quote: z.string() })).optional(),
  pronouns: z
    .array(
      z.object({ sentence: z.string(), pronoun: z.string(), means: z.string().nullable(), line: z.string() }),
    )
    .optional(),
});
type Mail = z.infer<typeof Mail>;

/** A choice with what tells it to a reader of the report. */
interface Asked extends Choice {
  mail: string;
  told: boolean;
  line: string;
  pronoun: string;
  words: string[];
  wanted: string;
}

const SMALL = new Set(
  "the a an of to for in on at by with and or from up out it them this that these those him her is are be will we you i our your my their his its as if so but not can could would get send ask tell let know".split(
    " ",
  ),
);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => word.replace(/(?:es|s)$/, ""))
    .filter((word) => word.length > 1 && !SMALL.has(word));

/** Which candidates are what a person wrote; by what a mail tells, or by the words that stand in a line instead. */
function rightOf(
  candidates: readonly Candidate[],
  label: { means?: string | null; line: string },
  own: string,
): number[] {
  if (label.means === null) return [];
  return candidates.flatMap(({ words, whole }, at) => {
    if (label.means !== undefined) {
      const wanted = new Set(wordsOf(label.means ?? ""));
      const said = new Set(wordsOf(whole));
      const shared = [...said].filter((word) => wanted.has(word)).length;
      const isRight =
        whole.toLowerCase().includes(label.means?.toLowerCase() ?? "") ||
        (label.means ?? "").toLowerCase().includes(words.toLowerCase().replace(/^the /, "")) ||
        shared >= Math.max(1, 0.6 * Math.min(said.size, wanted.size));
      return said.size > 0 && isRight ? [at] : [];
    }
    const known = new Set(wordsOf(own));
    const wanted = new Set(wordsOf(label.line).filter((word) => !known.has(word)));
    const said = [...new Set(wordsOf(words))];
    return said.length > 0 && said.filter((word) => wanted.has(word)).length / said.length >= 0.5 ? [at] : [];
  });
}

/** All that was asked of the model while a mail was read, with the answers. */
async function askedIn(mail: Mail): Promise<Asked[]> {
  const labels = mail.pronouns
    ? mail.pronouns.map((one) => ({ ...one, quote: one.sentence }))
    : (mail.lines ?? [])
        .filter(({ kind }) => kind === "task")
        .map((one) => ({ ...one, pronoun: "", means: undefined }));
  const asked = new Map<string, Asked>();
  const referents: ReferentModel = (pronoun, act, candidates) => {
    const { text } = act.statement;
    const known = new Set(wordsOf(act.line));
    const [label] = labels
      .filter(
        ({ quote, pronoun: said }) =>
          (text.includes(quote) || quote.includes(text)) &&
          (said === "" || said.toLowerCase().includes(pronoun.token.lower)),
      )
      .map((one) => ({ one, shared: wordsOf(one.line).filter((word) => known.has(word)).length }))
      .sort((a, b) => b.shared - a.shared)
      .filter(({ shared }) => mail.pronouns !== undefined || shared > 0)
      .map(({ one }) => one);
    const none = candidates.map(() => 0);
    if (!label) return none;
    const right = rightOf(candidates, label, act.line);
    // What is meant is no candidate: nothing to learn from.
    if (right.length === 0 && label.means !== null) return none;
    asked.set(`${text}|${pronoun.token.lower}|${label.line}`, {
      mail: mail.id,
      told: mail.pronouns !== undefined,
      line: act.line,
      pronoun: pronoun.token.lower,
      words: candidates.map(({ words }) => words),
      wanted: label.means ?? label.line,
      options: [...candidates.map(({ features }) => features), nothingFeatures(pronoun, act, candidates)],
      right: right.length > 0 ? right : [candidates.length],
    });
    return none;
  };
  const material = await officeMaterial(plainInbox([mail], mail.date));
  const { statements, people } = atOnce(readMaterial(material));
  atOnce(readActs(statements, { people, clock: clockOf(material.timeZone), referents }));
  return [...asked.values()];
}

const all: Asked[] = [];
for (const folder of ["pronouns", "words"])
  for (const file of readdirSync(`scripts/train/${folder}`).sort())
    for (const line of readFileSync(`scripts/train/${folder}/${file}`, "utf8").trim().split("\n"))
      all.push(...(await askedIn(Mail.parse(JSON.parse(line)))));

const chancesOf = ({ weights }: LinearModel, { options }: Choice): number[] => {
  const odds = options.map((features) => features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0));
  const most = Math.max(...odds);
  const parts = odds.map((one) => Math.exp(one - most));
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map((one) => one / sum);
};

const FOLDS = 6;
const mails = [...new Set(all.map(({ mail }) => mail))];
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const held = new Set(mails.filter((_, at) => at % FOLDS === fold));
  const model = fitChoices(all.filter(({ mail }) => !held.has(mail)));
  return all
    .filter(({ mail }) => held.has(mail))
    .map((one) => {
      const chances = chancesOf(model, one);
      const at = chances.indexOf(Math.max(...chances));
      return { one, at, chance: chances[at] ?? 0, isNothing: at === one.options.length - 1 };
    });
}).flat();
for (const told of [true, false])
  for (const least of [0, 0.4, 0.5, 0.6]) {
    const of = judged.filter(({ one }) => one.told === told);
    const said = of.filter(({ chance, isNothing }) => !isNothing && chance >= least);
    const right = said.filter(({ one, at }) => one.right.includes(at)).length;
    console.log(
      `${told ? "pronouns" : "words"} from ${least}: ${right} right, ${said.length - right} wrong, ${of.length} asked`,
    );
  }
if (process.argv.includes("--wrong"))
  for (const { one, at, chance, isNothing } of judged)
    if (chance >= 0.5 && !isNothing && !one.right.includes(at))
      console.log(
        `${chance.toFixed(2)} ${one.mail} ${one.pronoun} | ${one.line} | ${one.words[at]} | ${one.wanted}`,
      );
if (process.argv.includes("--write"))
  writeFileSync(
    "app/writing/embedded/models/referents.ts",
    tableSource(
      "REFERENT",
      fitChoices(all),
      null,
      "What a pronoun of an order means, by what `english/referent-candidates.ts` knows of it: fitted by scripts/train/fit-referents.ts.",
    ),
  );
