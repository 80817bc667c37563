import { actOf } from "../meetings/acts";
import { isConditional, isHedged, isPast, isRefusal } from "../meetings/certainty";
import { People } from "../people";
import { isBoilerplate } from "../readers/boilerplate";
import type { Statement } from "../statement";
import { nounClassOf } from "../word-lists";
import { cuesOf } from "./cues";
import { sentenceFeatures } from "./sentence-features";
import { type TokenClasses, tokenClasses } from "./token-classes";

const alone = (text: string): Statement => ({
  source: { kind: "email", id: "" },
  order: 0,
  unit: 0,
  position: 0,
  medium: "mail",
  text,
  speaker: null,
  addressee: null,
  sentAt: "",
  subject: null,
  heading: null,
  listItem: false,
  suspicious: false,
  turn: null,
  answers: null,
  assignee: null,
  row: null,
  task: null,
  language: "en",
  quotedIn: null,
  meeting: null,
  shown: null,
});

const MOST_TOKENS = 60;

/** Runs of one to three token classes that hold a class of nouns. */
function nounRuns({ tokens, classes: plain }: TokenClasses): string[] {
  const classes = ["^"];
  const nouns: number[] = [];
  for (const [i, token] of tokens.slice(0, MOST_TOKENS).entries()) {
    const noun = nounClassOf(token.toLowerCase());
    if (noun) nouns.push(classes.length);
    classes.push(noun ?? plain[i] ?? "");
  }
  classes.push("$");
  const out = new Set<string>();
  for (const at of nouns)
    for (let from = Math.max(0, at - 2); from <= at; from++)
      for (let to = at; to < Math.min(classes.length, from + 3); to++)
        out.add(`n:${classes.slice(from, to + 1).join(" ")}`);
  return [...out];
}

/** The features of the request model: the sentence's grammar, the everyday nouns around it, and what the rules for acts and certainty say of it. */
export function requestFeatures(text: string): string[] {
  const act = actOf(alone(text), new People([], [text]));
  const sentence = tokenClasses(text);
  const asks = /\?\s*$/.test(text);
  const share = act ? (act.phrase.length / text.length > 0.6 ? "most" : "part") : "";
  const signs: [string, boolean][] = [
    [`act:${act?.kind ?? "none"}`, true],
    ["act:bare", act?.bare === true],
    [`act:${share}`, act !== null],
    ["boilerplate", isBoilerplate(text)],
    ["hedged", isHedged(text)],
    ["conditional", isConditional(text)],
    ["past", isPast(text)],
    ["refusal", isRefusal(text)],
    [act ? "?act" : "?no-act", asks],
    ["?no-you", asks && !/\b(?:you|your|anyone|someone)\b/i.test(text)],
    ["link", /https?:|www\.|\$LINK/.test(text)],
    ["quoted", /^[>+]/.test(text)],
    ["exclaimed", text.includes("!")],
    ["capitals", /^[A-Z \W]+$/.test(text)],
    ["tiny", text.split(" ").length < 4],
  ];
  return [
    ...sentenceFeatures(sentence, cuesOf(sentence)),
    ...nounRuns(sentence),
    ...signs.filter(([, on]) => on).map(([name]) => name),
  ];
}
