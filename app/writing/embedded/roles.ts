import type { DraftQuote } from "../digest-material";
import { Pace, type Slices } from "../slices";
import { type People, personName } from "./people";
import { quotable, type Statement, type Unit } from "./statement";
import { sentenceCase } from "./task-wording";
import { ROLE_WORDS, TEAM_NAMES } from "./word-lists";

const NAME = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})";
/** "Priya Shah, our head of legal, ..." */
const ROLE_AFTER = new RegExp(
  `${NAME},\\s+(?:(?:who is |who's )?(?:our|the|my|their|a|an)\\s+)([\\p{L}& /-]{3,40}?)(?=[,.;)]|\\s+(?:will|is|has|and|at|from|who)\\b|$)`,
  "gu",
);
/** "Priya Shah (Legal)" */
const ROLE_IN_BRACKETS = new RegExp(`${NAME} \\(([\\p{L}& /-]{2,40})\\)`, "gu");
/** "our CFO Priya Shah" */
const ROLE_BEFORE = new RegExp(
  `\\b(?:[Oo]ur|[Tt]he|[Mm]y|[Tt]heir|[Yy]our)\\s+((?:\\p{L}[\\p{L}&/-]*\\s+){0,3}?\\p{L}[\\p{L}&/-]+),?\\s+${NAME}`,
  "gu",
);
/** "I am the new site manager here" */
const SELF_ROLE =
  /\bI(?:'m| am|’m) (?:the |your |a |an )?(?:new )?([\p{L} &/-]{3,40}?)(?= (?:for|at|on|of|here|and|in)\b|[,.;!]|$)/u;
const MOST_WORDS = 5;
/** Characters between two pauses: of statements, and of texts whose last lines alone are read. */
const SLICE = 20_000;
const UNIT_SLICE = 200_000;

/** A role, and the words that say it; none where a signature does, which no line quotes. */
interface SaidRole {
  role: string;
  quote: DraftQuote | null;
}

/** What the words say of people's roles, by their fullest names: the first that is said of each. */
export function* rolesSaid(
  statements: readonly Statement[],
  people: People,
): Slices<ReadonlyMap<string, SaidRole>> {
  const pace = new Pace(SLICE);
  const roles = new Map<string, SaidRole>();
  const note = (name: string, role: string, statement: Statement) => {
    const full = people.resolve(name);
    const quote = { ...statement.source, quote: quotable(statement) };
    if (!roles.has(full)) roles.set(full, { role: sentenceCase(role.trim()), quote });
  };
  for (const statement of statements) {
    if (pace.isDue(statement.text.length)) yield;
    if (statement.suspicious) continue;
    const self = statement.speaker ? SELF_ROLE.exec(statement.text)?.[1] : undefined;
    if (statement.speaker && self && isRole(self)) note(statement.speaker, self, statement);
    for (const pattern of [ROLE_AFTER, ROLE_IN_BRACKETS])
      for (const [, name = "", role = ""] of statement.text.matchAll(pattern))
        if (people.isName(name) && (isRole(role) || TEAM_NAMES.has(role.toLowerCase())))
          note(name, role, statement);
    for (const [, role = "", name = ""] of statement.text.matchAll(ROLE_BEFORE))
      if (people.isName(name) && isRole(role)) note(name, role, statement);
  }
  return roles;
}

/** The roles that people sign with, by their fullest names. */
export function* rolesSigned(units: readonly Unit[], people: People): Slices<ReadonlyMap<string, SaidRole>> {
  const pace = new Pace(UNIT_SLICE);
  const roles = new Map<string, SaidRole>();
  for (const { author, signature, text, ending = "", source } of units) {
    if (pace.isDue(text.length + signature.length)) yield;
    const name = personName(author);
    if (name === null) continue;
    const domain = (author?.address ?? "").replace(/^.*@/, "").toLowerCase();
    const signed = roleInLines(signature.split("\n"), name, domain);
    const own = signed ? null : roleInLines(closingLines(`${text}\n${ending}`, name), name, domain);
    const found = signed ?? own;
    if (found)
      roles.set(people.resolve(name), {
        role: found.role,
        quote: own ? { ...source, quote: own.line } : null,
      });
  }
  return roles;
}

/** The last lines of a text from the writer's own name on, where no closing parts them from it. */
function closingLines(text: string, name: string): string[] {
  const last = text.trimEnd().split("\n").slice(-4);
  const at = last.findIndex((line) => line.trim().startsWith(name) && !/[.!?]$/.test(line.trim()));
  return at < 0 ? [] : last.slice(at);
}

/** "Head of Legal" in a signature that names its author; the line below the name may be any occupation. */
function roleInLines(
  signature: readonly string[],
  name: string,
  domain: string,
): { role: string; line: string } | null {
  const lines = signature
    .slice(0, 8)
    .map((line) => line.trim())
    .filter(Boolean);
  for (const [at, line] of lines.entries()) {
    const rest = line.replace(name, "").trim();
    const words = rest
      .split(/\s[·–—-]\s|\s*[|*_]+\s*|,\s|\s{2,}/)
      .map((word) => word.replace(/^[·–—,-]\s*|\s*[·–—,-]$/g, "").trim())
      .filter((word) => word.length >= 3 && word.length <= 50 && !/[@\d:]/.test(word));
    const isNearName = rest !== line || lines[at - 1]?.replace(/[*_]/g, "") === name;
    const role = words.find((word) => isRole(word) || (isNearName && isOccupation(word, domain)));
    if (role) return { role, line };
  }
  return null;
}

function isRole(words: string): boolean {
  const each = words.toLowerCase().split(/[\s/&-]+/);
  return each.length <= MOST_WORDS && each.some((word) => ROLE_WORDS.has(word));
}

/** "Bookkeeper", "Senior dental nurse", "Tax adviser": who does something by the word's ending, and not the firm's name. */
function isOccupation(words: string, domain: string): boolean {
  const each = words.split(" ");
  const head = (words.split(/\s+(?:of|for|and|&)\s+/)[0] ?? "").split(" ").at(-1) ?? "";
  return (
    each.length <= MOST_WORDS &&
    each.every((word) => /^[\p{L}&'’-]+$/u.test(word)) &&
    /(?:[^aeiou]er|or|ist|ant|ian|eer|man|woman|nurse|chef|clerk|trainee|intern|chief|buyer|erin|eur|euse)$/iu.test(
      head,
    ) &&
    !each.some((word) => word.length > 3 && domain.includes(word.toLowerCase()))
  );
}
