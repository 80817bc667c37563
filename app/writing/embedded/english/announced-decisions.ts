import type { Statement } from "../statement";

const OPENS =
  "(?:(?:so|ok|okay|right|well|anyway|now|and so|alright|all right|for the record|in short|after all that|we(?:['’]ve| have) talked (?:it|this|that|everything) (?:through|over) and)[,:]? )*";
const WE =
  "(?:we|it|things|this|everything|the \\p{L}+)(?:['’]ll|['’]re| will| are|['’]s| is)?(?: be)?(?: (?:going to|all|now|both))*";
const DO =
  "(?:do|run|handle|play|work|go|organi[sz]e|manage|doing|running|handling|playing|working|done)(?: (?:it|this|that|things|out|with it|(?:the|our|this) \\p{L}+(?: (?!(?:of|in|on|for|at|with)\\b)\\p{L}+)?))?";
const SETTLED =
  "(?:(?:['’]ve|['’]d| have| had)? ?(?:now |finally |just |all |both )?(?:agreed|decided|settled|resolved)(?: on)?)";
const WHEN =
  "(?: (?:today|yesterday|now|this \\p{L}+|last \\p{L}+|on \\p{L}+day|at the \\p{L}+|in the \\p{L}+|with \\p{Lu}?\\p{L}+|so far|from now on|in short|in brief|then))*";
/** A sentence that says no more than that what follows is settled. */
const ANNOUNCES: readonly RegExp[] = [
  // "This is how we'll do it", "here's what we agreed yesterday", "what we've decided"
  new RegExp(
    `^${OPENS}(?:(?:this|here|that|these)(?: is|['’]s| are) )?(?:how|what) (?:${WE} ${DO}|(?:we|they|the \\p{L}+)${SETTLED})${WHEN}$`,
    "iu",
  ),
  // "so the plan is", "here's the plan", "the new arrangement"
  new RegExp(
    `^${OPENS}(?:(?:this|here)(?: is|['’]s) )?(?:the|our) (?:(?:new|final|agreed|revised) )?(?:plan|arrangements?|deal|rules?|outcome|upshot|result|verdict)(?: for (?:the |our |next |this )?\\p{L}+)?(?: (?:is|are)(?: now| this| as follows| the following)?)?${WHEN}$`,
    "iu",
  ),
  // "decisions from today, in short", "the outcome of last night's meeting"
  /^(?:the )?(?:main |key )?(?:decisions?|outcomes?|upshot|results?)(?: (?:taken|made|reached))? (?:from|of|at|in) [\p{L}'’ ]{3,40}(?:,? in (?:short|brief|a nutshell))?$/iu,
];

/** Asks, promises, thanks or takes leave: what was announced is told. */
const ENDS =
  /\?\s*$|\b(?:please|let me know|thanks|thank you|could you|can you|would you|sorry)\b|^(?:and |so |but )?I(?:['’]ll|['’]m| will| am| need| want| hope| think|['’]d)\b|^(?:any (?:questions|objections|problems|comments)|if (?:you|anyone|anybody)|see you|looking forward|that['’]s (?:it|all)|hope|shout|still (?:open|to)|we (?:still )?(?:need|have) to|not (?:yet )?(?:decided|settled|agreed))\b/i;

/** What a sentence announced, in its part. */
export interface Announcement {
  unit: number;
  paragraph: number | undefined;
  /** Something of it was told. */
  isTold: boolean;
}

const announces = (text: string): boolean =>
  !text.endsWith("?") && ANNOUNCES.some((shape) => shape.test(text.replace(/\s*[.:!–—-]+\s*$/, "")));

/** Whether a sentence only says that what follows is settled: "This is how we'll do it." */
export const announcesDecisions = ({ text, medium, heading }: Statement): boolean =>
  medium === "mail" && heading === null && announces(text);

const OPENING = /^([^:]{5,80}:)\s+(?=\p{Lu})/u;

/** "So the plan is: We shut at four.": what announces, and what it announces. */
export function apartAnnouncement(sentence: string): string[] {
  const [whole, opening] = OPENING.exec(sentence) ?? [];
  return whole !== undefined && opening !== undefined && announces(opening)
    ? [opening, sentence.slice(whole.length)]
    : [sentence];
}

/** What was announced as far as a sentence still tells of it: in the same paragraph, or in the next where it ended one. */
export function stillAnnounced(announced: Announcement | null, statement: Statement): Announcement | null {
  if (announced?.unit !== statement.unit || ENDS.test(statement.text)) return null;
  if (statement.paragraph === announced.paragraph || statement.listItem)
    return { ...announced, isTold: true };
  return announced.isTold ? null : { ...announced, paragraph: statement.paragraph, isTold: true };
}
