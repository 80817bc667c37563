import { isTitled, type People } from "../people";
import { isGroupWord, isRoleWord } from "./subjects";
import { tag } from "./tag";
import { isGivenName } from "./vocabulary";

/** What is said to, or done for, people alone. */
const TO_PEOPLE =
  /^(?:ask|tell|ring|call|phone|text|message|e-?mail|remind|thank|warn|invite|inform|calm|chase|pay|help|welcome|meet|persuade|convince|visit|nudge|reassure|congratulate|contact|assure|advise|brief|introduce)$/;
/** "Get them to send it over", "let him in" */
const HAS_THEM = /^(?:get|let|have|make|want|need|expect|allow|leave)$/;
const SOMEBODY =
  /^(?:vicar|priest|bishop|dean|judge|vet|chief|niece|nephew|dad|friend|guy|bloke|lad|girl|boy|child|children|men|women|kid|baby|family|others?|executive|applicant|referee|witness|dog|cat|horse|pony)s?$/i;
const NO_NAME =
  /^(?:Easter|Christmas|Lent|Eve|January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day)$/u;

/**
 * Whether what a pronoun of an order would mean is no one that could be told, asked or let in: "ring them to calm the keys down". Such
 * a thing was only near.
 */
export function meansNobody(order: string, said: string, people: People): boolean {
  const tokens = tag(order);
  const isSaidToPeople = tokens.some(({ lower }, at) => {
    if (/^(?:him|her)$/.test(lower)) return !/^(?:NOUN|ADJ|PROPN)$/.test(tokens[at + 1]?.pos ?? "");
    if (lower !== "them") return false;
    const verb = tokens[at - 1]?.lower ?? "";
    return (
      TO_PEOPLE.test(verb) ||
      (HAS_THEM.test(verb) && /^(?:to|know|have|in|go|come|do)$/.test(tokens[at + 1]?.lower ?? ""))
    );
  });
  return isSaidToPeople && !isSomebody(said, people);
}

function isSomebody(said: string, people: People): boolean {
  const head = said
    .replace(/^(?:the|our|your|my|their|his|her|an?|both|all|two|three) /i, "")
    .replace(/ (?:of|for|from|with|about|in|on|at|to|by|who|that)\b.*$/u, "");
  const last = head.split(" ").at(-1) ?? "";
  return (
    isTitled(head) ||
    head.split(" ").some((word) => people.isCalled(word) || isGivenName(word.toLowerCase())) ||
    isGroupWord(last) ||
    isRoleWord(last) ||
    SOMEBODY.test(last) ||
    // "The Kapoors", "Tollgate Bakery": a family or a firm.
    (/^\p{Lu}/u.test(last) && !NO_NAME.test(last))
  );
}
