import { workVerb } from "../tokens";
import type { TokenClasses } from "./token-classes";

const MOST_TOKENS = 60;
const CLAUSE_BREAKS = new Set([",", ";", ":", ".", "!", "?", "and", "but", "so", "then", "if", "because"]);

/**
 * The features of one sentence for the fitted models: runs of one to three token classes, the runs that open
 * the sentence or a clause, its end and its length. Only grammar words, verb classes and word shapes: a model
 * that knows no content word cannot learn the subject matter of the texts it was fitted on. `cues` are the sentence's own.
 */
export function sentenceFeatures(sentence: TokenClasses, cues: readonly string[]): string[] {
  const tokens = sentence.tokens.slice(0, MOST_TOKENS);
  const classes = sentence.classes.slice(0, MOST_TOKENS);
  const out = new Set<string>();
  const padded = ["^", ...classes, "$"];
  for (let i = 0; i < padded.length; i++) {
    const [a, b, c] = [padded[i], padded[i + 1], padded[i + 2]];
    out.add(`${a}`);
    if (b) out.add(`${a} ${b}`);
    if (b && c) out.add(`${a} ${b} ${c}`);
    if (a && CLAUSE_BREAKS.has(a) && b) {
      out.add(`| ${b}`);
      if (c) out.add(`| ${b} ${c}`);
    }
  }
  tokens.forEach((token, i) => {
    const verb = workVerb(token);
    if (!verb) return;
    out.add(`v:${verb.base}`);
    if (verb.form === "base")
      out.add(
        `v:${verb.base}${["to", "^", "and", "please", "you", ","].includes(padded[i] ?? "") ? `<${padded[i]}` : ""}`,
      );
  });
  const has = (name: string) => classes.includes(name);
  const asks = classes.at(-1) === "?";
  const modal = ["can", "could", "would", "will", "should", "must", "shall"].find(has);
  if (has("you") && modal) out.add(`you&${modal}${asks ? "?" : ""}`);
  if (has("i") && modal) out.add(`i&${modal}`);
  if (has("we") && modal) out.add(`we&${modal}`);
  if (asks) out.add(`?${classes[0]}`);
  if (has("please") && !has("if")) out.add("please&!if");
  if (has("TIME") && (has("you") || has("we") || has("i"))) out.add("TIME&person");
  if (has("not") || has("'t") || has("n't") || has("never")) out.add("negated");
  for (const cue of cues) {
    out.add(`#${cue}`);
    if (has("if")) out.add(`#${cue}&if`);
    if (asks) out.add(`#${cue}&?`);
    if (has("TIME")) out.add(`#${cue}&TIME`);
  }
  out.add(`len${Math.min(6, Math.floor(Math.log2(classes.length + 1)))}`);
  return [...out];
}
