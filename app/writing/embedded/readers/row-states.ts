/** What a state says of its row; "other" where it says nothing, or only a name for it. */
type RowState = "done" | "blocked" | "open" | "other";
const DONE =
  /^(?:done|closed|finished|complete|completed|ready|ok|okay|resolved|fixed|repaired|replaced|shipped|live|paid|delivered|cancell?ed|dropped|scrapped|withdrawn|sorted|off|n\/a|100 ?%|[✓✔✅☑]|erledigt|fertig|behoben|ok|bezahlt|entfällt|fait|terminé|réparé|réglé|prêt|hecho|terminado|listo|reparado|resuelto|green|grün|vert|verde)(?!\p{L})|(?<!\p{L})(?:done|closed|finished|complete|completed|erledigt|fertig|fait|terminé|hecho|cancelled|canceled|resolved|shipped|live|paid)(?!\p{L})/iu;
/** "hired, thank you Ida", "have it already": said of one's row by a participle, or by having it. */
const IS_DONE =
  /^(?!needed|required|wanted|requested|expected|planned|promised|scheduled|postponed|delayed|deferred|started|assigned|agreed|moved|missed|failed|rejected|refused|un\p{Ll}|re-?opened|indeed|speed)(?:\p{Ll}{2,}ed|found|bought|sent|made|built|written|sold|hung|taken|given)(?:$|,|;| (?:already|thanks|thank you|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|^(?:(?:I |we )?(?:have|got) (?:it|them|one|these|those)(?: already)?|already (?:have|got|done|here|there)\b.*)$/iu;
const NOT_DONE =
  /(?<!\p{L})(?:not|nicht|pas|no|almost|nearly|fast|half|halb|partly|partially|mostly)(?!\p{L})|(?<!\d)\d{1,2} ?%/iu;
const BLOCKED =
  /^(?:red|rot|rouge|rojo)$|(?<!\p{L})(?:blocked|stuck|on hold|waiting (?:for|on)|held up|blockiert|wartet auf|hängt|bloqué|en attente d|bloqueado|esperando|a la espera)/iu;
const OPEN =
  /^(?:to[ -]?do|open|pending|waiting|on it|still to do|not (?:started|done|yet)|in progress|started|ongoing|wip|(?:half|partly|partially|mostly|nearly|almost|\d{1,2} ?%)(?: (?:done|finished|complete|completed|through|there))?|under ?way|begun|carried (?:over|forward)|overdue|due|offen|zu erledigen|in arbeit|läuft|à faire|en cours|ouvert|pendiente|por hacer|en curso|abierto)(?!\p{L})/iu;

/** How a row stands, by its column of states. */
export const rowState = (status: string | null): RowState =>
  status === null
    ? "other"
    : BLOCKED.test(status)
      ? "blocked"
      : (DONE.test(status) || IS_DONE.test(status)) && !NOT_DONE.test(status)
        ? "done"
        : OPEN.test(status)
          ? "open"
          : "other";
