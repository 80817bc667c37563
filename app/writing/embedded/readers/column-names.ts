/** Who has it. */
export const WHO =
  /^(?:who(?:se)?|(?:(?:action|task|item) )?(?:owners?|assignees?|lead)|names?|assigned(?: to)?|allocated to|given to|handled by|(?:person )?responsible(?: (?:person|party))?|resp\.?|person(?: in charge)?|by whom|in charge|technician|engineer|fitter|mechanic|electrician|installer|operator|employee|colleague|team member|worker|volunteer|helper|handyman|crew|carer|contractor|company|wer|verantwortlich|zuständig|firma|qui|responsable|entreprise|quién|empresa|encargad[oa])$/i;

/** What is to be done, or what it is about. */
export const WHAT =
  /^(?:what|next (?:steps?|actions?)|tasks?|(?:(?:agreed|open|required) )?actions?(?: (?:items?|points?|required|needed|agreed))?|activit(?:y|ies)|jobs?|items?|topics?|to[ -]?dos?|description|(?:task|action|item) description|steps?|deliverables?|was|aufgabe|quoi|tâche|qué|tarea|issues?|defects?|faults?|findings?|problems?|snags?|measures?|mangel|mängel|problem|maßnahme|défauts?|anomalies?|réserves?|constat|defectos?|incidencias?)$/i;

/** What is to be done next, beside a column that names the item. */
export const STEP =
  /^(?:next (?:steps?|actions?)|nächster schritt|nächste schritte|prochaine étape|próximo paso)$/i;

/** What is to be done, beside columns that name what it is about or what is wrong. */
export const MEASURE =
  /^(?:(?:corrective |agreed |open |required )?(?:measures?|actions?(?: (?:items?|points?|required|needed|agreed))?)|tasks?|activit(?:y|ies)|to[ -]?dos?|deliverables?|aufgaben?|maßnahmen?|tâches?|tareas?)$/i;

/** What was talked of. */
export const CONTENT =
  /^(?:subject|contents?|discussion|inhalt|betreff|contenu|objet|contenido|asunto|work packages?)$/i;

/** Until when. */
export const LIMIT =
  /^(?:until|by|due(?: (?:by|on|date|day))?|by when|deadlines?|(?:target|completion|end|finish|planned|agreed) (?:dates?|day)|target|(?:finish|complete|completion|needed|required) by|eta|bis(?: wann)?|erledigen bis|frist|pour quand|échéance|délai|para cuándo|plazo)$/i;

/** A day, and until when where no other column says it. */
export const DAY = /^(?:when|dates?|wann|termin|cuándo|fecha)$/i;

/** Names what is wrong, or talked of: somebody has to see to it only where the row says who. */
export const NAMES_ONLY =
  /^(?:subject|contents?|discussion|inhalt|betreff|contenu|objet|contenido|asunto|work packages?|issues?|defects?|faults?|findings?|problems?|snags?|mangel|mängel|problem|défauts?|anomalies?|réserves?|constat|defectos?|incidencias?)$/i;

/** Says what a row is: an action, an issue, a decision, in one table. */
export const TYPE = /^(?:type|kind|category|raid|art|typ|tipo)$/i;

/** What the row is about, where its type has a column of its own. */
export const TEXT =
  /^(?:text|summary|title|details?|description|what|beschreibung|texte|résumé|resumen|descripción)$/i;

/** How it stands. */
export const STATUS =
  /^(?:(?:current )?(?:status|state)|progress|% ?(?:done|complete)|stand|état|statut|estado)$/i;

/** "Done?": whether it is. */
export const IS_DONE = /^(?:done|completed?|finished|closed|erledigt|fait|hecho) ?\?$/i;

/** Remarks beside. */
export const NOTES = /^(?:comments?|notes?|remarks?)$/i;

/** Numbers of rows. */
export const NUMBERS = /^(?:no\.?|#|nr\.?|id|ref\.?|prio|priority)$/i;

const BESIDE =
  /^(?:raised by|decisions?|blocker|risks?|impact|observations?|area|room|location|trade|issue|gewerk|raum|lieu)$/i;

const KINDS = [WHO, WHAT, MEASURE, CONTENT, LIMIT, DAY, TYPE, TEXT, STATUS, IS_DONE, NOTES, NUMBERS, BESIDE];

/** Whether a cell may head a column of a table of tasks, troubles or decisions. */
export const isColumnName = (cell: string): boolean => KINDS.some((kind) => kind.test(cell));

/** The column that says until when; -1 where none does. */
export function limitColumn(headings: readonly string[], except: number): number {
  const columnOf = (kind: RegExp) => headings.findIndex((heading, at) => at !== except && kind.test(heading));
  const limit = columnOf(LIMIT);
  return limit >= 0 ? limit : columnOf(DAY);
}
