import type { Heading } from "../statement";

const HEADINGS: readonly (readonly [Heading, RegExp])[] = [
  [
    "resolved",
    /^(?:done|completed?|resolved|finished|closed|fixed|solved|shipped|accomplish\w*|achievements?|progress|yesterday|what (?:we|i)(?:(?:['’]ve| have)? (?:did|done|finished|completed)| did)|what(?:['’]s| is| has been) (?:already )?(?:done|finished)|last week|erledigt|fertig|abgeschlossen|gestern|behoben|gelöst|fait|terminé|réalisé|hier|corrigé|résolu|hecho|terminado|completado|resuelto|corregido|ayer|highlights|good news|erfolge)$/i,
  ],
  [
    "actions",
    /^(?:actions?|actions? items?|ai|ais|next(?: steps?| week| actions)?|to[ -]?dos?|tasks?|follow[ -]?ups?|asks?|requests?|assignments?|today|this week|planned|plan|plans|upcoming|who does what|homework|open points?|open items?|open tasks|your tasks|aufgaben|to do|nächste schritte|heute|offene punkte|maßnahmen|prochaines étapes|à faire|tâches|points ouverts|actions à mener|aujourd'hui|tareas|próximos pasos|acciones|pendientes|compromisos|hoy|please|reminders?|deliverables|action list|agreed actions|actions agreed|action points?|responsibilities)$/i,
  ],
  [
    "decisions",
    /^(?:decisions?|decided|agreed|agreements?|resolutions?|decisions? (?:made|taken|reached)|what (?:we(?:['’]ve| have)? |was |has been )(?:decided|agreed)|beschlüsse|beschluss|beschlossen|entschieden|vereinbart|entscheidungen|entscheidung|vereinbarungen|décisions?(?: prises)?|décidé|acuerdos?|acordado|decidido|decisiones|decisión)$/i,
  ],
  [
    "blockers",
    /^(?:blockers?|blocked|impediments?|risks?|open issues?|problems?|issues?|obstacles?|concerns?|challenges|struggles|pain points|where (?:we|it|things) (?:struggle|are stuck|is stuck|hurts?|hangs?)|what (?:(?:is|['’]s) not going well|did(?:n['’]t| not) go (?:so )?well|went wrong|hurts|worries us)|stuck|hold-?ups?|what(?:['’]s| is) (?:blocking|holding|stopping)(?: (?:us|me|things))?(?: up)?|waiting(?: for| on)?|risks? (?:and|&) (?:issues?|blockers?)|blockers? (?:and|&) risks?|probleme?|risiken|risiko|hindernis(?:se)?|blockiert|blockaden|problèmes?|risques|blocages?|points bloquants|bloqueos?|problemas|riesgos|impedimentos)$/i,
  ],
  [
    "people",
    /^(?:attendees|participants|present|absent|apologies|teilnehmer|anwesend|présents|participantes|asistentes)$/i,
  ],
];

/** "Current blockers", "Already done" */
const BEFORE =
  /^(?:(?:the|our|my|your|all|any|other|new|key|main|current|currently|remaining|outstanding|already|now|just|agreed|top)\s+)+(?=\p{L}{3})/iu;
/** "Done this week", "Completed since last time", "Decisions of the board" */
const BEHIND =
  /\s+(?:so far|already|made|taken|agreed|(?:since|from|for|of|at|in|until|by|on)\s.{1,40}|(?:this|last|next) (?:week|month|time)|today|yesterday|now|yet)$/iu;

const named = (title: string): Heading | undefined =>
  HEADINGS.find(([, pattern]) => pattern.test(title))?.[0];

/** "Decision needed": somebody still has to. */
const TO_BE_DECIDED =
  /^(?:open |pending |outstanding )decisions?$|^decisions? (?:still )?(?:needed|required|pending|outstanding|open|to (?:be )?(?:made|take|taken))$|^(?:for|to be) deci(?:sion|ded)$/i;

/** What a heading announces: "Next steps:", "2. Decisions", "Risks and issues". */
export function headingOf(text: string): Heading {
  const bare = text
    .replace(/[*_#:]+/g, " ")
    .replace(/^[\s\d.)(]+/, "")
    .replace(/\s+/g, " ")
    .trim();
  if (TO_BE_DECIDED.test(bare)) return "actions";
  const whole = named(bare) ?? named(bare.replace(BEFORE, "").replace(BEHIND, ""));
  if (whole) return whole;
  // "Actions & owners", "Problems / risks": the first of them that is known says it.
  const parts = bare.split(/\s*(?:[&/,+]|\band\b)\s*/i);
  const part =
    parts.length > 1 && parts.every((each) => /^\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,2}$/u.test(each))
      ? parts.map(named).find(Boolean)
      : null;
  if (part) return part;
  // "Action items from today", "Decisions of the board": the first words say it.
  const opening =
    /^(action items?|actions?|next steps?|to[ -]?dos?|tasks?|decisions?|blockers?|risks?|open issues?|open points?|beschlüsse|aufgaben|offene punkte|décisions?|tareas|acuerdos)\b/i.exec(
      bare,
    )?.[1];
  const closing = /\b(actions?|action items?|tasks?|to[ -]?dos?|decisions?|blockers?|risks?)$/i.exec(
    bare,
  )?.[1];
  const word = opening ?? (bare.split(" ").length <= 5 ? closing : undefined);
  return (word && HEADINGS.find(([, pattern]) => pattern.test(word))?.[0]) || "other";
}

/** "Agreed: by train.", "Problem: the crane." and "Present: all of us." say so of their own sentence; "Decisions: ..." of all that follow. */
const OF_ONE =
  /^(?:problem|issue|risk|concern|impediment|hindernis|risiko|problème|risque|problema|riesgo|attendees|participants|present|absent|apologies|teilnehmer|anwesend|présents|participantes|asistentes|agreed|decided|done|fixed|solved|resolved|finished|completed?|closed|shipped|blocked|stuck|beschlossen|entschieden|vereinbart|erledigt|fertig|abgeschlossen|behoben|gelöst|blockiert|fait|terminé|corrigé|résolu|décidé|hecho|terminado|completado|resuelto|corregido|acordado|decidido)$/i;

/** "Good news: they said yes": opens a sentence, and rules none. */
const ANNOUNCES_NEWS = /^(?:good news|highlights|progress)$/i;

/**
 * A label at the head of a line that says what the line is: "Decision: ...", "Today: ..."; whether it says so of the first
 * sentence alone.
 */
export function inlineLabel(text: string): { heading: Heading; length: number; isOfOne: boolean } | null {
  const match =
    /^\**([\p{L}][\p{L} -]{1,24}?)(?:\s*\d+)?\**\s*(?::\**|\s[–—]\s)\s*(?=\S)/u.exec(text) ??
    /^\[([\p{L}][\p{L} -]{1,24}?)(?:\s*\d+)?\]\s*[:–—-]?\s*(?=\S)/u.exec(text);
  if (!match?.[1]) return null;
  const heading = headingOf(match[1]);
  return heading === "other" || ANNOUNCES_NEWS.test(match[1])
    ? null
    : { heading, length: match[0].length, isOfOne: OF_ONE.test(match[1].trim()) };
}
