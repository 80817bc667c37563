import { foldSpace } from "../tokens";

/** What the fields of tickets are called by trackers, planners and desks. */
const FIELDS = {
  status: "status|state|resolution|ticket status|current state",
  assignee: "assignees?|assigned(?: to)?|assign|owners?|responsible",
  reviewer: "reviewers?",
  due: "due(?: date| by| on)?|deadline|finish date|end date|target date|dates|expires(?: on)?",
  priority: "priority|severity|urgency",
  title: "title|summary|short description|task|task name|subject|alertname|card|to-?do",
  other:
    "type|reporter|reported by|author|labels?|tags|project|projects|key|sprint|iteration|area|fix versions?|target version|components?|category|created|updated|environment|issue type|url|link|milestone|tracker|% ?done",
} as const;

export type FieldName = keyof typeof FIELDS;

/** One field of a ticket, its value the last one where it changed. */
export interface Field {
  name: FieldName;
  value: string;
}

const KNOWN = (Object.keys(FIELDS) as FieldName[]).map((name) => ({
  name,
  pattern: new RegExp(`^(?:${FIELDS[name]})$`, "i"),
}));
/** A longer line is people's words, or nobody's. */
const LONGEST = 400;
const NAMES = Object.values(FIELDS).join("|");
const BULLET = String.raw`^\s*(?:[*•|-]\s*)?\**`;
/** "Status: Done", "Assignee: | Felix", "alertname = Disk", "Priority | High" */
const PAIR = new RegExp(String.raw`${BULLET}(${NAMES})\**\s*(?::\s*\||[:|=])\s*(.*)$`, "i");
/** "Assignee set to Neha Joshi", "Due date changed from Monday to Friday" */
const CHANGE = new RegExp(
  String.raw`${BULLET}(${NAMES})\**\s+(?:was |has been )?(?:(?:set|changed|updated)\s+(?:from\s+.+?\s+)?to\s+(.+?)\.?|(?:deleted|removed|cleared)\b.*)$`,
  "i",
);
/** "Assignee Felix Arden", "Due on Fri, Nov 27": nothing between the name and what it says. */
const BESIDE =
  /^\s*(Status|State|Assignee|Assigned to|Priority|Severity|Reporter|Due(?: on| by)?)\s+((?:\p{Lu}|\d)[\p{L}\p{N}'’.,:/-]*(?: [\p{L}\p{N}'’.,:/-]+){0,4})$/u;
/** "Reporter: nora   |   Owner: Piet Vos", "Type: Bug   Priority: High": several fields of one line. */
const SEVERAL = /\s+[|·•]\s+|\s{3,}|\t+/;
const ALONE = /^[\p{L} ]{2,20}:\s*(?:\S.*)?$/u;

/** The fields that a line gives; empty for any other line. */
export function fieldsOf(raw: string): Field[] {
  if (raw.length > LONGEST) return [];
  return fieldsApart(raw).flatMap((line) => {
    const pair = PAIR.exec(line) ?? CHANGE.exec(line) ?? BESIDE.exec(line);
    return pair ? [{ name: nameOf(pair[1] ?? ""), value: lastValue(pair[2] ?? "") }] : [];
  });
}

/** True for a `Status: Done` kind of line, which the ticket reader takes care of. */
export const isFieldLine = (line: string): boolean =>
  fieldsOf(line).some(({ name }) => name !== "title") || APART.test(line);

/** The heads of changes and the rules that frame them. */
const APART = /^\s*(?:[-=+_|]{6,}|what\s*\|\s*removed\s*\|\s*added\s*)$/i;

/** "Issue #311: https://…": where it is, and no more. */
const LINK = /^\s*[\p{L}\p{N} #!]{1,40}:\s*[(<]?\s*https?:\/\/\S+\s*[)>]?\s*$/iu;

/** Names whose values are people's words. */
const WORDS = /\bplease\b|^\W*(?:description|comments?|notes?|message|details|reason|question|answer)\b/i;
const ANY = /^\s*(?:[*•-]\s+)?[\p{Lu}%#*][\p{L}\p{N}%#*/ -]{0,30}?(?:\s*(?::|=|\|)\s*|\s+# )\S?.{0,160}$/u;

/**
 * The lines of a ticket's mail without its fields: each known one, and whatever stands in a block with one ("Caller: Ana").
 */
export function withoutFields(lines: readonly string[]): string[] {
  const left = [...lines];
  const isField = (line: string) => fieldsOf(line).length > 0 || APART.test(line) || LINK.test(line);
  const isAny = (line: string) => ANY.test(line) && !WORDS.test(line) && !/[.?!]$/.test(line.trim());
  const isOne = (line = "") => line.length <= LONGEST && (isField(line) || isAny(line));
  for (let from = 0; from < left.length; from += 1) {
    let to = from;
    while (to < left.length && isOne(left[to])) to += 1;
    if (to === from) continue;
    if (lines.slice(from, to).some(isField)) left.fill("", from, to);
    from = to;
  }
  return left;
}

function fieldsApart(raw: string): string[] {
  const parts = raw.trim().split(SEVERAL);
  return parts.length > 1 && parts.every((part) => ALONE.test(part)) ? parts : [raw];
}

const nameOf = (said: string): FieldName => KNOWN.find(({ pattern }) => pattern.test(said))?.name ?? "other";

/** What a value changed to: "Unassigned → Tom", "NEW |ASSIGNED". */
const lastValue = (said: string): string =>
  foldSpace(
    (
      said
        .split(/\s*(?:→|->|=>|\|)\s*/)
        .filter(Boolean)
        .at(-1) ?? ""
    ).replace(/[*_]+/g, ""),
  );
