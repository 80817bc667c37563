import type { LanguagePack } from "./language-pack";
import { shape } from "./shape";

const { raw } = String;

/** What is left to do, whoever does it, and questions who does. */
export const GERMAN_DUTIES: Pick<LanguagePack, "whoQuestions" | "duties"> = {
  whoQuestions: [
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:es )?(?:wäre|wär) [^,]{2,30},? wenn (?<task>(?:jemand|einer|eine von euch|einer von euch) .{4,})$`,
      ),
    },
    // "Wer übernimmt die Protokolle?", "wer kann den Schlüssel holen?"
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:und )?(?<task>wer (?:übernimmt|schreibt|holt|bringt|organisiert|bucht|kümmert sich um|(?:kann|könnte|mag|würde|möchte)(?=.*(?:en|ern|eln)\b)) (?!mit\b|eigentlich\b).{4,80}\?)`,
      ),
    },
  ],
  duties: [
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:am dringendsten|dringend|am wichtigsten|wichtig|priorität)\s*:\s*(?<task>.*\p{L}{3,}(?:en|ern|eln)\b.*)$`,
      ),
    },
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?:bis [^,]{3,30}?|spätestens [^,]{3,30}?|am [^,]{3,20}?) (?:sollte|sollten|muss|müssen|soll|sollen) (?<task>[^,]{4,60} (?:stehen|fertig sein|vorliegen|da sein|erledigt sein|bezahlt sein|abgegeben sein|raus sein))$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?<task>(?:(?:jemand|einer von (?:uns|euch)) (?:müsste|muss|sollte|soll)|(?:[^,;?]{2,60} )?(?:müsste|muss|sollte|soll) (?:[^\s,]+ ){0,4}?(?:jemand|einer(?: von (?:uns|euch))?)) .{6,})$`,
      ),
    },
    {
      certainty: 0.85,
      pattern: shape(
        raw`^(?:bitte )?(?:nicht vergessen|denkt? (?:bitte )?dran|zur erinnerung)\s*[:–—-]\s*(?<task>.{6,120})$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>(?:(?:der|die|das|den|dem|alle|unser|unsere|dein|deine|ihr|ihre|eure|ein|eine|beide|sämtliche|diese|dieser|dieses|noch|\p{L}+)\b)[^,;]{2,90}? (?:muss|müssen|müsste|müssten|soll|sollen|sollte|sollten|ist|sind)(?: \S+){0,9}? (?:\p{L}+) (?:werden|sein)\b.*)$`,
      ),
    },
    // "Die Blumen gehören gegossen"
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,60}? (?:gehört|gehören) (?:(?:mal|wieder|noch|dringend|endlich|unbedingt) )*(?:\p{L}*ge\p{L}+(?:t|en)|\p{L}+iert|(?:ver|er|be)\p{L}+t))$`,
      ),
    },
    // "Die Abrechnung muss am Freitag raus"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>(?:der|die|das|den|alle|unsere?|deine?|ihre?|eure?|ein|eine|beide|diese[rs]?|\p{L}+)\b[^,;?]{2,60}? (?:muss|müssen|soll|sollen|sollte|sollten) (?:(?:noch|bitte|dringend|unbedingt|spätestens|bis|am|zum|heute|morgen|früh|dann|in|zur|ins|an|auf|zu) |\d\S* |\p{L}+ ){0,7}?(?:raus|rein|weg|fort|hin|her|hoch|runter|rüber|fertig|los|dran|mit|zurück|zur post|vom hof))$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:es )?(?:muss|müssen) (?:noch |auch |dringend |unbedingt |vorher )*(?<task>.+? (?:werden))\b`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:bis .{3,25}|am .{3,25}|vorher|dazu|dafür|noch|außerdem) (?:muss|müssen) (?:noch |auch |dringend |unbedingt )*(?<task>.+? werden)\b`,
      ),
    },
    // "Die Liste ist noch zu drucken"
    {
      certainty: 0.8,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,90}? (?:ist|sind) (?:\S+ ){0,4}?noch (?:\S+ ){0,3}?(?:zu (?!spät|früh|hoch|teuer|wenig|viel|klein|groß|lang|hause|ende|recht)\p{L}+(?:en|rn|ln)|\p{L}+zu\p{L}+en)\b.*)$`,
      ),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`^(?<task>[^,;?]{3,90}? (?:ist|sind|wird|werden) (?:\S+ ){0,6}?(?:noch )?(?:zu (?!spät|früh|hoch|teuer|wenig|viel|klein|groß|lang|hause|ende|recht)\p{L}+(?:en|rn|ln)|einzureichen|abzugeben|vorzulegen|\p{L}+zu\p{L}+en|fällig)\b.*)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(raw`^(?<task>[^,;?]{3,80}? (?:steht|stehen) (?:\S+ ){0,3}?(?:noch )?aus)\b`),
    },
    {
      certainty: 0.7,
      pattern: shape(
        raw`^(?:offen|ausstehend|noch offen|to ?do|zu erledigen)(?: ist| sind)?(?: noch)?:? (?<task>.+)$`,
      ),
    },
    {
      certainty: 0.75,
      pattern: shape(
        raw`^(?:die )?(?:frist|abgabefrist|einsendeschluss|abgabetermin|abgabe|anmeldeschluss)\b (?<task>.+)$`,
      ),
    },
  ],
};
