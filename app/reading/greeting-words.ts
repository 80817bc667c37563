/** The words that a letter in English, German, French or Spanish opens with, as the source of an expression ("iu"). */
export const GREETING_WORDS =
  "(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|moin|servus|guten (?:morgen|tag|abend)|sehr geehrte[rns]?|bonjour|bonsoir|salut|ch[eè]re?s?|hola|buen[oa]s (?:d[ií]as|tardes)|estimad[oa]s?|querid[oa]s?)";
