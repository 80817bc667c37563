import type { Act } from "../act";
import { COMMAND_VERBS, PAST_FORMS, STATIVE_VERBS } from "../english/command-verbs";
import type { Scene } from "../english/scene";
import type { Token } from "../english/token";
import { FUNCTION_WORDS, nounClassOf, TIME_WORDS, verbClassOf } from "../word-lists";

/** Words that say in which state a matter is; they stand for themselves in features. */
const STATES: ReadonlySet<string> = new Set(
  `open closed stuck blocked late missing overdue due outstanding pending unclear unsure down broken offline out short empty full
  wrong incomplete invalid expired delayed behind ahead ready done finished complete over off urgent final official agreed
  unable impossible unavailable available unsigned unpaid unanswered responsible busy away sick ill absent gone lost back
  green clear settled fixed fine sure welcome free dead idle quiet silent hold ice charge track list desk turn side hands
  permission approval access budget delay problem trouble issue reminder deadline decision vote plan go-ahead answer word news
  reply response signature feedback comment thought confirmation task job action responsibility result verdict conclusion
  favour favor question chance idea proposal suggestion recommendation option nobody nothing anybody somebody`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const MOST_TOKENS = 40;

/** What a token stands for: itself when it is grammar or a state, else its part of speech, a verb with its class and form. */
function classOf(token: Token, first: boolean): string {
  const { lower, pos, lemma } = token;
  if (pos === "PUNCT" || pos === "SYM") return /^[.,:;!?]$/.test(lower) ? lower : "-";
  if (TIME_WORDS.has(lower)) return "TIME";
  if (pos === "NUM" || /^\d/.test(lower)) return "NUM";
  if (FUNCTION_WORDS.has(lower)) return lower;
  if (STATES.has(lower)) return lower;
  if (STATES.has(lemma)) return lemma;
  if (pos === "VERB" || pos === "AUX")
    return `${verbClassOf(lemma) ?? (STATIVE_VERBS.has(lemma) ? "S" : "V")}${formOf(token)}`;
  if (pos === "PROPN") return "NAME";
  if (pos === "NOUN") return first && /^\p{Lu}/u.test(token.text) ? "N^" : (nounClassOf(lower) ?? "N");
  return pos;
}

function formOf(token: Token): string {
  if (/ing$/.test(token.lower) && token.lower !== token.lemma) return "-ing";
  if (PAST_FORMS.has(token.lower) || (/ed$/.test(token.lower) && token.lower !== token.lemma)) return "-ed";
  return token.lower === token.lemma ? "" : "-s";
}

/**
 * The features of a sentence for the models that say whether it asks, obstructs or decides: runs of one to four classes of
 * tokens, each clause's grammar, its verb by name when it is one of any office, its words, of which only those of many mails get
 * a weight, and what the rules made of it. `chance` is what the request model gives it.
 */
export function actFeatures(scene: Scene, ruled: readonly Act[], chance: number): string[] {
  const out = new Set<string>();
  const tokens = scene.tokens.slice(0, MOST_TOKENS);
  const classes = ["^", ...tokens.map((token, i) => classOf(token, i === 0)), "$"];
  for (const [i, opening] of classes.entries()) {
    let run = opening;
    out.add(run);
    for (const next of classes.slice(i + 1, i + 4)) {
      run += ` ${next}`;
      out.add(run);
    }
  }
  for (const clause of scene.clauses.slice(0, 5)) {
    const kind = clause.imperative ? "do" : (clause.subject?.kind ?? "-");
    const mood = clause.question ? "?" : "";
    const tense = clause.perfect ? "perfect" : clause.past ? "past" : clause.progressive ? "ing" : "now";
    const form = `${kind} ${clause.modal ?? tense}${clause.passive ? " passive" : ""}${clause.negated ? " not" : ""}${mood}`;
    const marker = clause.marker ?? "";
    const dated = tokens.slice(clause.from, clause.to).some((t) => TIME_WORDS.has(t.lower)) ? " TIME" : "";
    const verb =
      COMMAND_VERBS.has(clause.verb) || STATIVE_VERBS.has(clause.verb) || verbClassOf(clause.verb)
        ? clause.verb
        : "V";
    out.add(`c:${marker}/${form}`);
    out.add(`c:${form}`);
    out.add(`c:${form}${dated}`);
    out.add(`c:${marker}/${kind} ${verb}`);
    out.add(
      `c:${clause.modal ?? tense} ${verb}${clause.passive ? " passive" : ""}${clause.negated ? " not" : ""}`,
    );
    if (clause.subject?.text && FUNCTION_WORDS.has(clause.subject.text.toLowerCase()))
      out.add(`c:${clause.subject.text.toLowerCase()} ${clause.modal ?? tense}`);
    for (const through of clause.through) out.add(`c:through ${kind} ${through}`);
  }
  tokens.forEach((token, i) => {
    if (token.pos === "VERB" || token.pos === "ADJ") {
      const before = tokens.slice(Math.max(0, i - 3), i);
      const not = before.some((t) => /^(?:not|n't|never|no)$/.test(t.lower)) ? " not" : "";
      out.add(`w:${token.lemma}`);
      out.add(`w:${token.lemma}${formOf(token)}${not}`);
      const next = tokens[i + 1];
      if (next && FUNCTION_WORDS.has(next.lower)) out.add(`w:${token.lemma} ${next.lower}`);
    }
  });
  let last = "^";
  for (const { lower, pos } of tokens) {
    const word = pos === "PROPN" || pos === "NUM" || /\d/.test(lower) ? pos : lower;
    out.add(`u:${word}`);
    out.add(`u:${last} ${word}`);
    last = word;
  }
  const main = scene.clauses.filter((c) => c.marker === null);
  out.add(`clauses${Math.min(3, scene.clauses.length)} main${Math.min(3, main.length)}`);
  const text = scene.statement.text;
  if (/\?\s*$/.test(text)) out.add("asks");
  if (scene.called) out.add("called");
  if (tokens.some((t) => TIME_WORDS.has(t.lower))) out.add("TIME");
  out.add(`len${Math.min(6, Math.floor(Math.log2(tokens.length + 1)))}`);
  out.add(`request${Math.floor(chance * 6)}`);
  for (const act of ruled) {
    out.add(`r:${act.kind}`);
    out.add(`r:${act.kind} ${Math.floor(act.certainty * 5)}`);
  }
  if (ruled.length === 0) out.add("r:none");
  return [...out];
}
