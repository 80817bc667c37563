import { actOf } from "./acts";
import { isBoilerplate } from "./boilerplate";
import { isConditional, isHedged, isPast, isRefusal } from "./certainty";
import { People } from "./people";
import { sentenceFeatures } from "./sentence-features";
import type { Statement } from "./statement";

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
});

/** The features of the request model: the sentence's grammar, and what the rules for acts and certainty say of it. */
export function requestFeatures(text: string): string[] {
  const act = actOf(alone(text), new People([], [text]));
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
  return [...sentenceFeatures(text), ...signs.filter(([, on]) => on).map(([name]) => name)];
}
