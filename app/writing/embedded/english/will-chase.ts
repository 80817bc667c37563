import type { Act } from "../act";
import type { Scene } from "./scene";

const WILL_CHASE =
  /^(?:(?:but|and|so|ok(?:ay)?|right),? )*(?:I(?:['’]ll| will)|will|['’]ll|am going to|I['’]m going to) (?<verb>(?:chase|follow)(?: up)?)(?: (?:again|today|tomorrow|tonight|this (?:morning|afternoon|week)|next week|on (?:mon|tues|wednes|thurs|fri)day|up))*[.! ]*$/iu;

/** "Will chase.", behind what hasn't come: of what, the sentence before says. */
export function willChase({ plain, statement, made }: Scene): Act | null {
  const verb = WILL_CHASE.exec(plain.trim())?.groups?.verb;
  return verb === undefined || statement.speaker === null
    ? null
    : made("commitment", statement.speaker, CERTAIN, `${verb.toLowerCase().replace(/ up$/, "")} up`);
}

/** A line that is no more than that. */
export const IS_CHASE = /^(?:chase|follow) up$/i;
const CERTAIN = 0.92;
