import type { Act } from "../act";
import { mentionsIn } from "./mentions";
import { nameFor } from "./name-for";
import type { Scene } from "./scene";

/** "..., where are we with them?", "..., where has that got to?", "..., what's happening with it?" */
const ASKS_STATE =
  /(?:[,;]|\s[–—-]) (?:so |and )?(?<asked>(?<with>where (?:are|do) we(?: stand)? (?:with|on)|how far (?:are we|are you|have you got) with|how are we (?:doing|getting on) with|what(?:['’]s| is) (?:happening|going on|the (?:latest|state|status)) (?:with|on|of))|where (?<has>has|have) (?:it|that|they|those) got to|where (?<is>is|are|['’]s) (?:it|that|they|those)|how(?:['’]s| is) (?:it|that) (?:coming along|going|looking))(?: (?:it|that|them|those|these|this))?(?: now)?\s*\?$/iu;
const CERTAIN = 0.9;

/** "They asked for the manuals twice, where are we with them?": where something stands is to be told, of what the front speaks of; null for none. */
export function askedState(scene: Scene): Act | null {
  const { plain, statement, reader } = scene;
  const found = ASKS_STATE.exec(plain.trim());
  const { asked = "", with: beside, has, is } = found?.groups ?? {};
  if (!found || statement.speaker === null || reader === statement.speaker) return null;
  const things = mentionsIn(scene).filter(
    ({ kind, to, weight, isName }) => kind === "thing" && to <= found.index && weight >= 3 && !isName,
  );
  const thing = things.at(-1)?.whole;
  if (!thing) return null;
  const said = `${asked.charAt(0).toLowerCase()}${asked.slice(1)}`;
  const what = beside
    ? `${told(beside)} ${thing}`
    : has
      ? `where ${thing} ${has} got to`
      : is
        ? `where ${thing} ${/s$/.test(is) && is !== "is" ? "is" : is}`
        : `how ${thing} is ${said.replace(/^.* (?=coming|going|looking)/, "")}`;
  const made = scene.made("request", reader, CERTAIN, `get back to ${nameFor(statement.speaker)} on ${what}`);
  return made && { ...made, line: `Get back to ${nameFor(statement.speaker)} on ${what}` };
}

/** "where are we with" as in the middle of a sentence: "where we are with". */
const told = (asked: string): string =>
  asked
    .toLowerCase()
    .replace(/^(where|how far) (are|do|have) (we|you)\b/, (_, how, does, who) =>
      does === "do" ? `${how} ${who}` : `${how} ${who} ${does}`,
    )
    .replace(/^how are we/, "how we are")
    .replace(/^what['’]s/, "what is");
