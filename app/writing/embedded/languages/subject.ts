import type { People } from "../people";
import { lowerFirst } from "../task-wording";
import { NOT_NAMES } from "../word-lists";
import type { LanguagePack, PersonForm } from "./language-pack";

/** Who a clause says something of. */
export interface Subject {
  form: PersonForm;
  /** The person or group as it is to be shown; null for "I", "we", "you" and the unnamed. */
  name: string | null;
  /** A person called by name, whose verb may be any. */
  named: boolean;
  /** A pronoun of the third person: whom it means was said before. */
  isPronoun: boolean;
  /** Words that it takes. */
  length: number;
}

/** Names that end as nouns do. */
const FIRST_NAMES = /^(?:denis|dennis|yannis|clément|clement|constance|hermann)$/;
/** Verbs that stand for others. They end what a group is of: "der Melder im Flur muss". */
export const FINITE =
  /^(?:muss|müssen|soll|sollen|sollte|wird|werden|kann|können|ist|sind|hat|haben|doit|doivent|va|vont|est|sont|peut|debe|deben|tiene|tienen|van|es|son|está|están|ha|han|puede|pueden)$/i;
/** "Déjame", "encontrará": no name where they open a sentence. */
const SPANISH_VERB = /^\p{L}+[áéíóú]\p{L}{1,4}(?:me|nos|les?|l[ao]s?)$|^\p{L}{3,}r(?:á|ás|éis)$/u;
/** "Ein anderer will sich melden" names nobody. */
const SOMEBODY_ELSE = /^(?:andere[rsn]?|weitere[rsn]?|dritte[rn]?|zweite[rn]?)$/i;
const ONESELF = /^(?:selbst|selber|mism[oa]s?)$/;
const WORD = /^\p{L}[\p{L}'.-]*$/u;
const CAPITAL = /^\p{Lu}/u;

/** The subjects that the words may open with, the shortest first; none when they open otherwise. */
export function subjectsAt(words: readonly string[], pack: LanguagePack, people: People): Subject[] {
  const first = words[0] ?? "";
  const low = first.toLowerCase();
  const pronoun = pack.pronouns[low];
  if (pronoun === "nobody") return [];
  if (pronoun !== undefined) {
    // "Sie" is politely "you" and, before a singular verb, "she"; "leur", "ihr" may belong to a noun.
    const asPronoun: Subject[] =
      pronoun === "they"
        ? [{ form: "one", name: null, named: false, isPronoun: true, length: 1 }]
        : [{ form: pronoun, name: null, named: false, isPronoun: false, length: 1 }];
    // "Sie schickt" is hers, "Sie schicken" may be yours.
    if (low === "sie" && first === "Sie" && !/t$/.test(words[1] ?? ""))
      asPronoun.unshift({ form: "you", name: null, named: false, isPronoun: false, length: 1 });
    // "Ich selbst werde", "yo mismo"
    if (ONESELF.test(words[1] ?? "")) asPronoun.unshift(...asPronoun.map((s) => ({ ...s, length: 2 })));
    if (!pack.determiners.has(low)) return asPronoun;
    return [...groupsAt(words, pack), ...asPronoun];
  }
  if (/^[ldmts]'\p{L}/u.test(low))
    return groupsAt([`${low.slice(0, 2)}`, first.slice(2), ...words.slice(1)], pack).map((s) => ({
      ...s,
      length: s.length - 1,
      name: s.name === null ? null : s.name.replace(/^(l') /, "$1"),
    }));
  if (pack.determiners.has(low)) {
    // "la señora Gil", "die Frau Moser"
    if (pack.titles.test(words[1] ?? "")) return personAt(words, 1, pack, people);
    return groupsAt(words, pack);
  }
  const person = personAt(words, 0, pack, people);
  if (person.length > 0) return person;
  return CAPITAL.test(first) && pack.roles.test(low) && WORD.test(first)
    ? [{ form: "one", name: first, named: false, isPronoun: false, length: 1 }]
    : [];
}

function personAt(words: readonly string[], from: number, pack: LanguagePack, people: People): Subject[] {
  let at = from;
  const titled = pack.titles.test(words[at] ?? "");
  if (titled) at += 1;
  const names: string[] = [];
  for (;;) {
    const one = nameAt(words, at, titled || names.length > 0, pack, people);
    if (one === 0) break;
    const said = words.slice(at, at + one).join(" ");
    names.push(people.resolve(said.replace(/^@/, "")));
    at += one;
    if (!pack.and.has((words[at] ?? "").toLowerCase())) break;
    if (nameAt(words, at + 1, false, pack, people) === 0) break;
    at += 1;
  }
  if (names.length === 0) return [];
  return [
    {
      form: names.length > 1 ? "many" : "one",
      name: names.join(" and "),
      named: true,
      isPronoun: false,
      length: at,
    },
  ];
}

/** How many words from here are one person's name. */
function nameAt(
  words: readonly string[],
  at: number,
  sure: boolean,
  pack: LanguagePack,
  people: People,
): number {
  const word = words[at] ?? "";
  if (/^@\p{L}/u.test(word)) return 1;
  if (
    !WORD.test(word) ||
    !CAPITAL.test(word) ||
    /^(?:[cdjlmnst]|qu)'|-(?:tu|vous|moi|nous|toi|le|la|les|lui|leur|y|en|ce|il|elle|on)$/i.test(word) ||
    !isName(word, sure, pack, people)
  )
    return 0;
  const next = words[at + 1] ?? "";
  return WORD.test(next) && CAPITAL.test(next) && isName(next, true, pack, people) ? 2 : 1;
}

/** A capital makes a name unless it is a known word; German nouns have one too, so their endings tell. */
export function isName(word: string, sure: boolean, pack: LanguagePack, people: People): boolean {
  const low = word.toLowerCase();
  if (people.isKnown(word)) return true;
  if (pack.notNames.has(low) || pack.pronouns[low] !== undefined || pack.determiners.has(low)) return false;
  if (sure) return !/\p{L}{3,}(?:ung|heit|keit|schaft|tion)$/iu.test(low);
  return (
    !NOT_NAMES.has(low) &&
    !pack.roles.test(low) &&
    !SPANISH_VERB.test(low) &&
    (FIRST_NAMES.test(low) ||
      !/(?:ung|ungen|heit|keit|schaft|tion|tionen|tät|ment|nis|ling|ing|tum|dung|gabe|plan|liste|termin|vertrag|bericht|ware|rechnung|zahlen|daten|geld|preis|kosten|material)$/i.test(
        low,
      )) &&
    people.isCalled(word)
  );
}

/** "unsere Anwältin", "le responsable du stock": the role alone, then with what it is of. */
function groupsAt(words: readonly string[], pack: LanguagePack): Subject[] {
  const found: Subject[] = [];
  const determiner = (words[0] ?? "").toLowerCase();
  // At most two words stand between: "der neue", "notre petite".
  for (let noun = 1; noun <= 3 && noun < words.length; noun += 1) {
    const word = words[noun] ?? "";
    // "Die Liste der Teilnehmer" is none of theirs.
    if (!WORD.test(word) || pack.determiners.has(word.toLowerCase())) break;
    if (!pack.roles.test(word) || SOMEBODY_ELSE.test(word)) continue;
    const form = /^(?:les|los|las|nos|ses|nuestr[oa]s|mis|mes)$/.test(determiner) ? "many" : "one";
    const shown = words.slice(owns(determiner) ? 0 : 1, noun + 1).join(" ");
    const said =
      /^(?:l'|unser|notre|nuestr|mein|mon|ma|mi)/.test(determiner) && owns(determiner)
        ? lowerFirst(shown)
        : shown;
    found.push({ form, name: said, named: false, isPronoun: false, length: noun + 1 });
    // "notre agent d'entretien"
    if (/^d'\p{L}/u.test(words[noun + 1] ?? ""))
      found.push({
        form,
        name: `${said} ${words[noun + 1]}`,
        named: false,
        isPronoun: false,
        length: noun + 2,
      });
    if (pack.of.has((words[noun + 1] ?? "").toLowerCase()))
      for (
        let end = noun + 3;
        end <= noun + 5 &&
        end < words.length &&
        WORD.test(words[end - 1] ?? "") &&
        !FINITE.test(words[end - 1] ?? "");
        end += 1
      )
        found.push({
          form,
          name: `${said} ${words.slice(noun + 1, end).join(" ")}`,
          named: false,
          isPronoun: false,
          length: end,
        });
    break;
  }
  return found;
}

const owns = (determiner: string): boolean =>
  /^(?:unser|unsere|mein|meine|notre|nos|mon|ma|nuestr[oa]s?|mi|mis)$/.test(determiner);
