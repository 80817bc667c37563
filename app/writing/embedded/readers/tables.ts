/** A table of a mail: its headings and rows, each row with the line that it was written as. */
export interface Table {
  headings: string[];
  rows: { line: string; cells: string[] }[];
}

const SEPARATOR = /^\s*\|?[\s:|+-]*-{2,}[\s:|+-]*\|?\s*$/;
const HEADING =
  /^(?:who|owner|owners?|name|names|assignee|assigned(?: to)?|responsible|resp\.?|person|by whom|lead|what|next steps?|by|tasks?|actions?|action items?|items?|topics?|to[ -]?dos?|description|step|deliverable|until|due|due date|by when|when|deadline|dates?|status|state|progress|no\.?|#|nr\.?|id|ref\.?|priority|prio|comments?|notes?|remarks?|issue|wer|was|bis(?: wann)?|wann|aufgabe|verantwortlich|termin|frist|qui|quoi|pour quand|échéance|tâche|action|responsable|délai|quién|qué|cuándo|tarea|plazo|fecha|decision|decisions|blocker|risk|risks|impact)$/i;

/** The tables of a text by the line that they begin at, with how many lines they take. */
export function tablesIn(lines: readonly string[]): Map<number, { table: Table; length: number }> {
  const found = new Map<number, { table: Table; length: number }>();
  for (let at = 0; at < lines.length; at += 1) {
    const split = splitterOf(lines[at] ?? "");
    if (!split) continue;
    const first = split(lines[at] ?? "");
    let end = at + 1;
    const rows: Table["rows"] = [];
    while (end < lines.length) {
      const line = lines[end] ?? "";
      if (SEPARATOR.test(line) && /[-]/.test(line)) {
        end += 1;
        continue;
      }
      const cells = split(line);
      if (cells.length < 2 || Math.abs(cells.length - first.length) > 1) break;
      rows.push({ line, cells });
      end += 1;
    }
    const isHeaded =
      first.filter((cell) => HEADING.test(cell.replace(/[*_:]/g, "").trim())).length >=
      Math.min(2, first.length);
    if (rows.length === 0 || (!isHeaded && rows.length < 2)) continue;
    found.set(at, {
      table: isHeaded
        ? { headings: first.map((cell) => cell.replace(/[*_:]/g, "").trim()), rows }
        : { headings: [], rows: [{ line: lines[at] ?? "", cells: first }, ...rows] },
      length: end - at,
    });
    at = end - 1;
  }
  return found;
}

/** How the cells of a line are told apart: by pipes, by tabs, or by wide gaps; null when it has no columns. */
function splitterOf(line: string): ((line: string) => string[]) | null {
  if (
    (line.match(/\|/g) ?? []).length >= 1 &&
    !SEPARATOR.test(line) &&
    line.split("|").filter((c) => c.trim()).length >= 2
  )
    return (each) =>
      each.includes("|")
        ? each
            .replace(/^\s*\||\|\s*$/g, "")
            .split("|")
            .map((cell) => cell.trim())
        : [];
  if (line.includes("\t") && line.split("\t").filter((c) => c.trim()).length >= 2)
    return (each) => (each.includes("\t") ? each.split("\t").map((cell) => cell.trim()) : []);
  if (/\S {3,}\S/.test(line) && HEADING.test((/^\s*(\S+(?: \S+)?) {3,}/.exec(line)?.[1] ?? "").trim()))
    return (each) =>
      each
        .trim()
        .split(/ {2,}/)
        .map((cell) => cell.trim());
  return null;
}

const WHO =
  /^(?:who|owner|owners|name|names|assignee|assigned(?: to)?|responsible|resp\.?|person|by whom|lead|wer|verantwortlich|qui|responsable|quién)$/i;
const WHAT =
  /^(?:what|next steps?|tasks?|actions?|action items?|items?|topics?|to[ -]?dos?|description|step|deliverable|was|aufgabe|quoi|tâche|qué|tarea|issue)$/i;
const DUE =
  /^(?:until|by|due|due date|by when|when|deadline|dates?|bis(?: wann)?|wann|termin|frist|pour quand|échéance|délai|cuándo|plazo|fecha)$/i;
const STATUS = /^(?:status|state|progress)$/i;

/** What a row's cells say by their headings. */
export function readRow(
  headings: readonly string[],
  cells: readonly string[],
): { who: string | null; what: string | null; due: string | null; status: string | null } {
  const under = (pattern: RegExp): string | null => {
    const at = headings.findIndex((heading) => pattern.test(heading));
    const cell = at < 0 ? undefined : cells[at]?.replace(/[*_]/g, "").trim();
    return cell && !/^[-–—?]*$/.test(cell) ? cell : null;
  };
  return { who: under(WHO), what: under(WHAT), due: under(DUE), status: under(STATUS) };
}
