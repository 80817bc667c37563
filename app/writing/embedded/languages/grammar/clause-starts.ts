import type { LanguagePack } from "../language-pack";

/** Where a clause of a sentence begins. */
export interface Start {
  at: number;
  /** Where the words between it and the clause before begin. */
  gap: number;
  /** After "and": its subject may stand before. */
  joins: boolean;
}

/** What follows from it has a subject of its own. */
const OF_ITS_OWN = /así que|conque/i;

/** The openings of a sentence's clauses, in order. */
export function startsOf(text: string, pack: LanguagePack): Start[] {
  const starts: Start[] = [{ at: 0, gap: 0, joins: false }];
  for (const match of text.matchAll(pack.breaks)) {
    if (
      !/[:;]/.test(match[0]) &&
      joinsNames(text.slice(starts.at(-1)?.at, match.index), text.slice(match.index + match[0].length))
    )
      continue;
    starts.push({
      at: match.index + match[0].length,
      gap: match.index,
      joins: /\p{L}/u.test(match[0]) && !OF_ITS_OWN.test(match[0]),
    });
  }
  return starts;
}

/** "Paul et Inès se chargent du montage": one subject. */
const joinsNames = (before: string, after: string): boolean =>
  /^(?:\p{L}+,? )?\p{Lu}\p{Ll}+$/u.test(before) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(after);

/** "Falls etwas unklar ist, ruf mich an": nothing is left to do. */
export function isContactIfNeeded(text: string, pack: LanguagePack): boolean {
  const starts = startsOf(text, pack);
  const clauses = starts.map(({ at }, i) => text.slice(at, starts[i + 1]?.gap ?? text.length));
  return (
    clauses.some((clause) => pack.condition.test(clause) && !pack.politeCondition.test(clause)) &&
    clauses.some((clause) => pack.contact.test(clause.replace(pack.openers, "")))
  );
}

/** The text without what stands under a condition. */
export function withoutConditions(text: string, pack: LanguagePack): string {
  const starts = startsOf(text, pack);
  return starts
    .map(({ at }, i) => ({ words: text.slice(at, starts[i + 1]?.gap ?? text.length), at }))
    .filter(({ words }) => !pack.condition.test(words))
    .map(({ words }) => words)
    .join(", ");
}

/** Tells why, or what comes of it else. */
const CAUSE =
  /^(?:weil|da|denn|damit|sonst|ansonsten|andernfalls|nachdem|parce que|car|puisque|sinon|porque|ya que|puesto que)(?!\p{L})/iu;
/** "Bevor der Monat um ist": until when, and no cause. */
const LIMITS = /^(?:bevor|ehe|avant|antes)(?!\p{L})/iu;
/** "Les auditeurs viennent le 3, donc ...", "..., deshalb ...": the cause stands before. */
const BEFORE_THEREFORE =
  /^.*[,;]\s(?=(?:donc|alors|du coup|c'est pourquoi|así que|de modo que|por (?:eso|lo que)|deshalb|deswegen|daher|darum|somit)\s)/isu;

/** The text without the clauses that only tell why: a day of theirs is none of what is asked. */
export function withoutCauses(text: string, pack: LanguagePack): string {
  const said = text.replace(BEFORE_THEREFORE, "");
  const starts = startsOf(said, pack);
  return starts
    .map(({ at }, i) => said.slice(at, starts[i + 1]?.gap ?? said.length))
    .filter((clause) => LIMITS.test(clause) || !(CAUSE.test(clause) || pack.reason.test(clause)))
    .join(", ");
}
