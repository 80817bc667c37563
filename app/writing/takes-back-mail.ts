/** A mail of its writer's that a sentence takes back: the last one, or the last of a day. */
export interface TakenBack {
  /** A weekday counts from Sunday, 0; null where the words name no day. */
  day: "today" | "yesterday" | number | null;
}

/** How a language says it: what is done to the mail before its words, or after them, which mail, by its place or its time. */
interface Wording {
  before: string;
  after?: string;
  mails: string[];
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const MAIL = "(?:e-?mail|mail|message|note|request)s?";
const EARLIER = "(?:very )?(?:last|previous|earlier|first|other)";
const AT = `(?:(?:earlier )?(?:today|this (?:morning|afternoon|evening))|earlier|yesterday|last night|just now|(?:a (?:minute|moment|while)|an hour) ago|${WEEKDAYS.join("|")})`;

const WORDINGS: Wording[] = [
  {
    before: "(?:ignore|disregard|forget(?: about)?|scrap|delete|discard)",
    after: "(?:was|were|went)(?: out| sent)? (?:(?:by|in) (?:mistake|error|accident)|to the wrong)",
    mails: [
      `my ${EARLIER} ${MAIL}`,
      `my ${MAIL} (?:(?:of|from|on|sent) )?${AT}`,
      `(?:the |that )?(?:${MAIL} (?:that )?|what )i (?:just )?(?:sent|wrote)`,
    ],
  },
  {
    before: "(?:ignorier\\w*|vergiss|vergessen|vergesst|streich\\w*|lösch\\w*)(?: sie)?(?: bitte)?",
    after: "(?:bitte )?(?:ignorieren|vergessen|löschen)",
    mails: [
      "meine (?:letzte|vorige|vorherige|frühere|erste) (?:e-?mail|mail|nachricht|anfrage)",
      "meine (?:e-?mail|mail|nachricht|anfrage) von (?:heute|gestern)",
    ],
  },
  {
    before: "(?:ignore[rz]?|oublie[rz]?|compte de)",
    mails: [
      "mon (?:dernier|précédent|premier) (?:e-?mail|mail|message|courriel)",
      "mon (?:e-?mail|mail|message|courriel) (?:précédent|de ce matin|d['’]hier)",
    ],
  },
  {
    before: "(?:ignor[ae]\\w*|olvid[ae]\\w*|descart[ae]\\w*|caso (?:a|de))",
    mails: [
      "mi (?:último|anterior|primer) (?:correo|mensaje|e-?mail|mail)",
      "mi (?:correo|mensaje|e-?mail|mail) (?:anterior|de esta mañana|de ayer)",
    ],
  },
];

const TAKES_BACK = new RegExp(
  WORDINGS.flatMap(({ before, after, mails }) => {
    const mail = `(?:${mails.join("|")})`;
    return [`\\b${before} ${mail}\\b`, ...(after === undefined ? [] : [`\\b${mail} ${after}\\b`])];
  }).join("|"),
  "iu",
);
const IS_DENIED =
  /\b(?:not|never|n['’]t|(?:did|if|when|why do) (?:you|they|he|she)|vergiss nicht|n['’]oublie[rz]?|no) (?:just |to |please )?(?:ignor|disregard|forget|scrap|delete|discard|oubli|olvid)|n['’]t (?:just |please )?(?:ignor|disregard|forget|scrap|delete|discard)/iu;
const TODAY = /\b(?:this (?:morning|afternoon|evening)|today|ago|just now|heute|ce matin|esta mañana)\b/iu;
const YESTERDAY = /\b(?:yesterday|last night|gestern|hier|ayer)\b/iu;

/** What a sentence takes back of its writer's mails ("please ignore my last mail"); null when nothing. */
export function takesBackMail(sentence: string): TakenBack | null {
  const [words] = TAKES_BACK.exec(sentence) ?? [];
  if (words === undefined || IS_DENIED.test(sentence)) return null;
  const said = sentence.slice(sentence.indexOf(words)).toLowerCase();
  if (TODAY.test(said)) return { day: "today" };
  if (YESTERDAY.test(said)) return { day: "yesterday" };
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b(?:of|from|on|sent) ${name}\\b`).test(said));
  return { day: weekday < 0 ? null : weekday };
}
