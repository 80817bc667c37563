import { tagger } from "./tagger";

const { its } = tagger;

const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `ada al amber angel angus anil anna anthony art basil ben bill billy bob bobby brittany bud carlos carol carter catherine
  chance chase christian chuck clay cliff cooper crystal cynthia daisy dale dawn dean don donna drew duke edward elizabeth eve
  faith fern flora florence frank gale gay gene ginger glen grace grant guy hank harry hazel heath heather hope hunter ida iris
  ivy jack jade jan jasmine jean jerry jet jo johnny jordan joseph josh joy june kit kitty ken lance laurel lee lily mark mason
  matt max meg mercy mike miles mo nick norm olive oscar pat pearl penny poppy porter raj randy ray rex rich rob robin rocky rod
  rolf rose ruby rusty sabine sam sandy skip storm sue summer tad tanner ted theresa tom tony turner van victor vincent violet
  virginia wade walker will`.split(/\s+/),
);

const idOf = (word: string): number => Number(tagger.readDoc(word).tokens().out(its.uniqueId)[0]);

/** What the tagger has no entry for gets the numbers above those that it has: this is the first such word. */
const FIRST_UNKNOWN = idOf("zzqxj");

/** True for a word of the English dictionary, in lower case, that nobody is called by: "proof", but not "mark" or "ravi". */
export const isEnglishWord = (lower: string): boolean =>
  /^[a-z]{2,}$/.test(lower) && !GIVEN_NAMES.has(lower) && idOf(lower) < FIRST_UNKNOWN;
