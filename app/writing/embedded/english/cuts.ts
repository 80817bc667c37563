import type { MatterKind } from "../matters/matter";
import { readClauses } from "./read-clauses";
import { tag } from "./tag";
import type { Token } from "./token";

/** A line without what stands behind one of its seams. */
export interface Cut {
  text: string;
  /** What is known of it, as the model of `models/cut-model.ts` reads it. */
  features: string[];
}

/** Under which condition, or with what exception: a line without it would say something else. */
const CONDITION =
  /\b(?:if|unless|until|till|except|excepting|only|without|provided|once|as long as|as soon as|in case|otherwise|or else|instead|not|never|no|nobody|nothing|than|before|after)\b|n['’]t\b/i;
/** Where a line may be cut: at a mark, or in front of a word that tells why. */
const SEAM = /^(?:[,;–—(-]|because|since|as)$/;
const MARK = /^[,;–—(-]$/;
/** What goes on so tells what comes of it, what is meant, or another half of it. */
const GOES_ON =
  /^(?:so|but|and|or|we|it|that|this|these|those|then|to|not|no|plus|both|all|the|in|on|at|by|from|until|only|just|as|yes|instead|too|also|either|neither|nor|if|when|\p{N}.*)$/u;
/** What opens so needs what stands behind it. */
const WAITS_FOR_MORE =
  /^(?:if|when|whether|should|seeing|since|as|because|given|although|though|while|once|after|before|in|on|at|for|from|to|by|with|most of|(?:i|we)(?:['’]ve| have)? (?:know|said|changed|had)|yes|no|not)\b|\b(?:wants? to know|whether|wanted|asks?|asked)\b/i;
/** "The marquee comes down on Thursday, and" */
const HANGS = /(?:[\s,;–—-]+(?:and|but|or|so)?)+$/i;
const LONGEST = 300;
const FEWEST_WORDS = 2;

const count = (text: string, mark: string): number => text.split(mark).length - 1;
const bucket = (count: number, most: number): string => String(Math.min(count, most));
const wordsOf = (tokens: readonly Token[]): number => tokens.filter(({ pos }) => pos !== "PUNCT").length;

/** What may be left of what is told, each with what is known of it; its tail is why, who told it, or a remark. */
export function cutsOf(line: string, kind: MatterKind): Cut[] {
  if (line.length > LONGEST) return [];
  const tokens = tag(line);
  const clauses = readClauses(tokens);
  const all = wordsOf(tokens);
  const subjectIn = (from: number, to: number): string => {
    const clause = clauses.find((one) => one.from >= from && one.to <= to && one.subject !== null);
    return clause?.subject?.kind ?? "none";
  };
  return tokens.flatMap((seam, at): Cut[] => {
    const isMark = MARK.test(seam.lower);
    const from = isMark ? at + 1 : at;
    const [before, next] = [tokens[at - 1], tokens[from]];
    if (!before || !next || !SEAM.test(seam.lower)) return [];
    const text = line.slice(0, before.to).replace(HANGS, "");
    const gone = line.slice(next.from);
    const kept = wordsOf(tokens.slice(0, at));
    const lost = wordsOf(tokens.slice(from));
    if (
      kept < FEWEST_WORDS ||
      lost === 0 ||
      CONDITION.test(gone) ||
      (isMark && GOES_ON.test(next.lower)) ||
      WAITS_FOR_MORE.test(text) ||
      count(text, "(") !== count(text, ")")
    )
      return [];
    const subject = subjectIn(from, tokens.length);
    const features = [
      kind,
      `seam ${seam.lower}`,
      `${kind} seam ${seam.lower}`,
      `kept ${bucket(kept, 8)}`,
      `lost ${bucket(lost, 8)}`,
      `${kind} kept ${bucket(kept, 6)}`,
      `share ${Math.round((4 * kept) / all)}`,
      `all ${bucket(Math.floor(all / 3), 7)}`,
      /\d/.test(gone) ? "loses digits" : "loses no digits",
      /\b\p{Lu}\p{Ll}/u.test(gone.slice(1)) ? "loses a name" : "loses no name",
      `next ${next.lower}`,
      `${kind} next ${next.pos}`,
      `second ${tokens[from + 1]?.pos ?? "none"}`,
      `last ${before.pos}`,
      `loses subject ${subject}`,
      `${kind} loses subject ${subject}`,
      `keeps subject ${subjectIn(0, at)}`,
    ];
    return [{ text, features }];
  });
}
