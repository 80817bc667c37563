import { TITLES } from "../titles";
import { inlineLabel } from "./headings";
import type { OwnedTask } from "./owner-tags";

const WHO = `(?:\\d{1,2}\\.\\s+|${TITLES}\\s+)?[^,():;.!?\\d–—]{2,40}?(?:\\s\\d{1,2}\\p{Ll}?)?`;
const LIMIT = "(?:by|until|till|for|before|on|bis|am|vor|zum|pour|avant|le|para|antes|hasta|el)";
/** "Bo to have the form signed", "Frau Moll will die Karten abholen" */
const CLAUSE =
  /^\p{Lu}\S* (?:\p{Lu}\S* )?(?:to|will|has|is|must|should|can|wird|soll|sollte|muss|kann|hat|ist|möchte|übernimmt|kümmert)(?:\s|$)/u;
const LIMITS = new RegExp(`^${LIMIT} `, "u");
/** "Posters: Ms Hallam, by 24 November", "Menu – Solène (pour lundi)" */
const AFTER_MARK = new RegExp(
  `^([^:!?]{3,90}?)\\s*(?::|\\s[–—/-])\\s+(${WHO})(?:(?:\\s*[,(]\\s*|\\s+(?=${LIMIT}\\s))([^)]{2,40})\\)?)?\\s*\\.?$`,
  "u",
);
/** "Final menu to the caterer - Noor - 7 June" */
const BETWEEN_DASHES =
  /^(.{4,90}?)\s[–—/-]\s(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:\s[–—/-]\s|,\s)(.{2,60}?)\s*\.?$/u;
/** "Query 9 to be answered - warden - overdue" */
const WITH_STATE =
  /^(.{4,90}?)\s[–—/-]\s(\p{L}[^–—/,;:.()]{1,30}?)\s[–—/-]\s(?:still |now )?(?:overdue|carried over|open|pending|ongoing|outstanding|in progress|not started|started)\.?$/iu;
/** "Hand in the lists, Noor by Friday" */
const BEHIND_COMMA = new RegExp(
  `^([^,]{4,120}), (\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?)(,?) (${LIMIT} .{2,40}?)\\s*\\.?$`,
  "u",
);
/** "Reserve a room for our courier, Ms Hallam, for two nights": who the courier is. */
const BEFORE_ITS_NAME =
  /\b(?:for|with|to|of|from|by) (?:our|the|my|your|his|her|their|an?) (?:\p{Ll}+ ){0,2}\p{Ll}+$/u;
/** "Hand in the lists by week 49 (all group leaders)" */
const IN_BRACKETS = new RegExp(
  `^(.{4,120}?)\\s*[([]\\s*(${WHO})(?:,\\s*([^)\\]]{2,40}))?\\s*[)\\]]\\s*\\.?$`,
  "u",
);
const BEHIND_NAME = /\s[–—/-]\s\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** What comes after these is where, when or with whom it is, and no task of anybody. */
const FACT =
  /^(?:(?:next|nächste[rs]?|prochaine?|próxim[oa]) .*|when|where|date|time|venue|place|location|room|start|host|chair|organi[sz]er|guests|attendees|participants|speakers?|guests?|contact|minutes|winners?|present|signed|author|from|to|cc|subject|birthdays?|holidays?|on (?:leave|holiday)|away|sick|born|new|welcome|termine?|ort|raum|datum|zeit|uhrzeit|beginn|treffpunkt|protokoll|leitung|gast|gäste|referent(?:in)?|moderation|ansprechpartner(?:in)?|kontakt|geburtstage?|krank|urlaub|neu|von|an|betreff|lieu|salle|heure|quand|où|rendez-vous|animat(?:eur|rice)|invitée?s?|anniversaires?|congés?|de|à|objet|lugar|sala|fecha|hora|cuándo|dónde|invitad[oa]s?|cumpleaños|vacaciones|asunto|para)$/iu;

/** "(Dr Moss is missing)" tells of somebody. */
const IS_SAID = /\s(?:is|are|was|were|has|have|had|isn['’]t|hasn['’]t|ist|hat|est|está|ha)\s/i;

/** "AOB: Mick thanked everyone" tells; "Posters: Eltern der 4b" names an owner. */
const TELLS =
  /^\p{Lu}[\p{Ll}'’-]+ (?!(?:and|or|und|et|y|from|of|with|der|die|das|den|des|de|du|del|la|le|las|los|von|vom|van|zum|zur|im|in)\b)\p{Ll}+ /u;

/** "Training: all done bar the warehouse team" tells how far it is. */
const HOW_FAR =
  /^(?:all|nearly|almost|not|still|mostly|half|partly|done|finished|sorted|ongoing|pending|waiting|nothing|none|no|on (?:hold|track|its way)|under way)\b(?! (?:of (?:us|you|them)|leaders|parents|members|teams|staff|hands)\b)/iu;

/** "Und: Läuse in der Gruppe" gives nothing to anybody. */
const ONLY_JOINS = /^(?:and|also|but|und|aber|et|mais|y|e|pero)$/i;

/** A line that names its task first, then who has it: "Posters: Ms Hallam, by 24 November". As said; null for others. */
export function trailingOwner(line: string): (OwnedTask & { inBrackets: boolean }) | null {
  const marked = AFTER_MARK.exec(line);
  // "Lease: Bo to have the form signed" gives it to Bo, not to all of that.
  const second = marked?.[2]?.trim() ?? "";
  const isClause = CLAUSE.test(second);
  // "Packaging: the boxes will be delivered in week 49 (Miguel)" has its owner in the brackets.
  const tells =
    TELLS.test(second) ||
    (HOW_FAR.test(second) && second.split(" ").length > 2) ||
    /^\p{Ll}.* (?:will|is|are|was|were|has|have|can|must|should|to be) /u.test(marked?.[2] ?? "");
  if (
    !isClause &&
    !tells &&
    // "Hull survey – Kai – carried over, new date 2 May"
    !(BEHIND_NAME.test(marked?.[1] ?? "") && /^\p{Ll}/u.test(marked?.[2] ?? "")) &&
    !/\s[–—-]\s/.test(marked?.[2] ?? "") &&
    marked?.[1] &&
    marked[2] &&
    !FACT.test(marked[1].trim()) &&
    !ONLY_JOINS.test(marked[1].trim()) &&
    inlineLabel(line) === null
  )
    return { owner: marked[2].trim(), text: marked[1].trim(), due: marked[3] ?? null, inBrackets: false };
  const between = BETWEEN_DASHES.exec(line);
  if (between?.[1] && between[2] && between[3] && !FACT.test(between[1].trim()) && inlineLabel(line) === null)
    return { owner: between[2], text: between[1].trim(), due: between[3], inBrackets: false };
  const stated = WITH_STATE.exec(line);
  if (stated?.[1] && stated[2])
    return { owner: stated[2], text: stated[1].trim(), due: null, inBrackets: false };
  const behind = BEHIND_COMMA.exec(line);
  if (behind?.[1] && behind[2] && behind[4] && !(behind[3] && BEFORE_ITS_NAME.test(behind[1])))
    return { owner: behind[2], text: behind[1], due: behind[4].replace(LIMITS, ""), inBrackets: false };
  const inBrackets = IN_BRACKETS.exec(line);
  return inBrackets?.[1] && inBrackets[2] && !IS_SAID.test(inBrackets[2])
    ? {
        owner: inBrackets[2].trim(),
        text: inBrackets[1].trim(),
        due: inBrackets[3] ?? null,
        inBrackets: true,
      }
    : null;
}
