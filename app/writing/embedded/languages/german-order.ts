import { cased } from "./shape";

const { raw } = String;

/** No more words stand before the verb of a main clause than this, or it is another clause's. */
const LONGEST_FRONT = 9;
/** Opens a clause whose verb stands at its end, or asks. */
const SUBORDINATES = cased(
  raw`^(?:[Ww]enn|[Ww]eil|[Dd]ass|[Oo]b|[Aa]ls|[Ww]ie|[Ww]as|[Ww]er|[Ww]o|[Ww]ann|[Ww]arum|[Ww]ieso|[Ww]em|[Ww]en|[Ww]elche[rsmn]?|[Ss]obald|[Ss]olange|[Ff]alls|[Bb]evor|[Ee]he|[Nn]achdem|[Ww]ährend|[Oo]bwohl|[Dd]amit|[Ss]odass|[Ss]ofern|[Bb]itte|und|oder|aber|denn|sondern)$`,
);
/** Ends as verbs do, and is none. */
const NO_VERB = cased(
  raw`^(?:die|ein|dann|eine|keine|[mdsk]eine?[nrms]?|unsere?[nrms]?|eure[nrms]?|ihre[nrms]?|diese[nrms]?|jene[nrms]?|jede[nrms]?|alle[nrms]?|beide[nrms]?|manche[nrms]?|den|einen|denen|heute|morgen|übermorgen|gestern|gerne|bitte|danke|vorne|hinten|oben|unten|neben|gegen|wegen|zwischen|von|an|in|nicht|jetzt|erst|zuerst|fast|meist|dort|mit|seit|samt|statt|laut|damit|schon|eben|spätestens|mindestens|leider|gleich|nächste[nrms]?|letzte[nrms]?|kommende[nrms]?|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|ganze[nrms]?|neue[nrms]?|alte[nrms]?|gute[nrms]?|weitere[nrms]?|wie|so|zu|am|im|um|bis|drei|zehn|sieben|neun)$`,
);
const VERB = cased(raw`^\p{Ll}{2,}(?:e|t|n)$|^(?:muss|soll|will|kann|darf|mag|hab|werd|war)$`);
/** Before a noun and what goes with it: no verb follows. */
const LEADS_NOUN = cased(
  raw`^(?:[Dd](?:er|ie|as|en|em|es)|[Ee]ine?[nrms]?|[Kk]eine?[nrms]?|[MmDdSs]eine?[nrms]?|[Uu]nsere?[nrms]?|[Ee]ure[nrms]?|[Ii]hre?[nrms]?|[Dd]iese[nrms]?|[Aa]m|[Ii]m|[Zz]u[mr]|[Vv]om|[Bb]eim|[Ii]ns|[Aa]n|[Aa]uf|[Bb]is|[Ff]ür|[Ii]n|[Mm]it|[Nn]ach|[Vv]on|[Vv]or|[Ww]egen|[Ll]aut|[Zz]u|[Uu]m|sehr)$`,
);
/** What may stand between a verb and its subject. */
const BETWEEN = cased(raw`^(?:mich|dich|sich|uns|euch|mir|dir|ihm|ihr|es|dann|noch|auch|jetzt)$`);
/** Reflexive or for whom: no article and no possessive looks like it. */
const LEANS = cased(raw`^(?:mich|dich|sich|uns|euch|mir|dir)$`);
const PRONOUN = cased(raw`^(?:ich|wir)$`);
const READER = cased(raw`^(?:du|Sie)$`);
/** The subject stands first as it is. */
const SPEAKS = cased(raw`^(?:[Ii]ch|[Ww]ir|[Dd]u|[Ss]ie|[Ii]hr|[Ee]r|[Ee]s|[Mm]an)$`);
/** Joins a clause to what was said before, and says nothing of its own. */
const JOINS = cased(
  raw`^(?:[Dd]ann|[Dd]anach|[Aa]nschließend|[Aa]ußerdem|[Zz]udem|[Ff]erner|[Dd]eshalb|[Dd]eswegen|[Dd]aher|[Dd]arum|[Ss]omit|[Aa]lso|[Pp]arallel(?: dazu)?|[Ii]n der Zwischenzeit|[Ii]nzwischen|[Ww]ährenddessen|[Uu]nterdessen|[Zz]usätzlich|[Gg]leichzeitig|[Zz]unächst|[Zz]uerst|[Aa]ls (?:erstes|nächstes|letztes)|[Nn]atürlich|[Ss]elbstverständlich|[Gg]erne?|[Vv]on (?:meiner|unserer) [Ss]eite(?: aus)?|[Dd]a|[Nn]un|[Jj]etzt|[Ss]o)$`,
);
/** A noun keeps its capital where it no longer opens the sentence. */
const KEEPS_CAPITAL = cased(
  raw`^(?!(?:Der|Die|Das|Den|Dem|Eine?[nrms]?|Keine?[nrms]?|[MDS]eine?[nrms]?|Unsere?[nrms]?|Eure[nrms]?|Alle|Beide|Diese[nrms]?|Bis|Am|Im|In|Um|Für|Nach|Mit|Wegen|Bei|Beim|Vor|Vom|Von|Zu|Zum|Zur|An|Auf|Ab|Aus|Über|Unter|Trotz|Laut|Ohne|Gegen|Heute|Morgen|Übermorgen|Gleich|Spätestens|Nächste[nrms]?|Kommende[nrms]?|Noch|Gerade|Später|Bald|Dort|Dazu|Dafür|Damit|Darum|Darüber)\b)\p{Lu}`,
);

/** "Den Klempner im Haus ruft Petra an": in this case nothing does anything. */
const IS_OBJECT = cased(raw`^(?:[Dd]en|[Dd]em|[Ee]inen|[Ee]inem|[MmDdSs]einen|[Uu]nseren)$`);

const isSubjectFirst = (words: readonly string[], subjectAt: (words: readonly string[]) => number): boolean =>
  !IS_OBJECT.test(words[0] ?? "") && VERB.test(words[subjectAt(words) || words.length] ?? "");

/**
 * "Bis Freitag schicke ich die Liste" as "ich schicke bis Freitag die Liste", "morgen müsstest du" as "müsstest du
 * morgen"; null where no subject stands behind its verb. `subjectAt` says how many words are a person or group.
 */
export function germanOrder(clause: string, subjectAt: (words: readonly string[]) => number): string | null {
  const words = clause.split(/\s+/).filter(Boolean);
  if (SPEAKS.test(words[0] ?? "") || isSubjectFirst(words, subjectAt)) return null;
  for (let at = 0; at <= LONGEST_FRONT && at < words.length - 1; at += 1) {
    const verb = words[at] ?? "";
    if (SUBORDINATES.test(verb) || /[,;:.]$/.test(words[at - 1] ?? "")) return null;
    if (!VERB.test(verb) || NO_VERB.test(verb) || LEADS_NOUN.test(words[at - 1] ?? "")) continue;
    let next = at + 1;
    while (next < at + 3 && BETWEEN.test(words[next] ?? "")) next += 1;
    const after = words.slice(next);
    const isReader = READER.test(after[0] ?? "");
    if (isReader && at === 0) return null;
    const length = isReader || PRONOUN.test(after[0] ?? "") ? 1 : subjectAt(after);
    if (length === 0) continue;
    const said = words.slice(0, at).join(" ");
    const front = JOINS.test(said)
      ? []
      : [KEEPS_CAPITAL.test(said) ? said : said.charAt(0).toLowerCase() + said.slice(1)];
    const subject = after.slice(0, length);
    const between = words.slice(at + 1, next);
    const following = after.slice(length);
    // "Am Montag setze ich mich daran": a pronoun stays right behind the verb.
    const leaning = front.length > 0 && LEANS.test(following[0] ?? "") ? following.slice(0, 1) : [];
    const rest = following.slice(leaning.length);
    return (isReader ? [verb, ...subject] : [...subject, verb])
      .concat(between, leaning, front, rest)
      .filter(Boolean)
      .join(" ");
  }
  return null;
}
