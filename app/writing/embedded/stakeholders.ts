import type { DigestDraft, DraftQuote } from "../digest-material";
import { Pace, type Slices } from "../slices";
import { type People, personName } from "./people";
import type { Statement, Unit } from "./statement";
import { sentenceCase, shorten } from "./task-wording";
import { ROLE_WORDS, TEAM_NAMES } from "./word-lists";

type Stakeholder = DigestDraft["stakeholders"][number];

interface Known {
  name: string;
  role: string | null;
  duty: string | null;
  tasks: string[];
  quotes: DraftQuote[];
  score: number;
}

const NAME = "(\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+){0,2})";
const ROLE_AFTER = new RegExp(
  `${NAME},\\s+(?:(?:who is |who's )?(?:our|the|my|their|a|an)\\s+)([\\p{L}& /-]{3,40}?)(?=[,.;)]|\\s+(?:will|is|has|and|at|from|who)\\b|$)`,
  "gu",
);
const ROLE_IN_BRACKETS = new RegExp(`${NAME} \\(([\\p{L}& /-]{2,40})\\)`, "gu");
const SELF_ROLE =
  /\bI(?:'m| am|’m) (?:the |your |a |an )?(?:new )?([\p{L} &/-]{3,40}?)(?= (?:for|at|on|of|here|and|in)\b|[,.;!]|$)/u;
const DUTY = new RegExp(
  `${NAME} (?:is|will be|has been|'s|’s)?\\s*(?:now )?(?:leading|running|managing|heading up|heading|overseeing|responsible for|in charge of|owning|coordinating|taking over|point of contact for|the contact for|owns|leads|handles|manages|runs|oversees|coordinates) ([^.;,!?]{3,90})`,
  "gu",
);

const isRole = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[\s/&-]+/)
    .some((w) => ROLE_WORDS.has(w));

/** Characters of statements between two pauses. */
const SLICE = 20_000;

/** People of the material with what the words say of their role and duties, those with the most at stake first. */
export function* stakeholders(
  units: readonly Unit[],
  statements: readonly Statement[],
  actions: DigestDraft["actionItems"],
  people: People,
  most: number,
): Slices<Stakeholder[]> {
  const pace = new Pace(SLICE);
  const known = new Map<string, Known>();
  const person = (name: string): Known => {
    const full = people.resolve(name);
    const one = known.get(full) ?? { name: full, role: null, duty: null, tasks: [], quotes: [], score: 0 };
    known.set(full, one);
    return one;
  };
  const quote = (one: Known, statement: Statement) => {
    if (one.quotes.length < 3 && !one.quotes.some((q) => q.quote === statement.text))
      one.quotes.push({ ...statement.source, quote: statement.text });
  };
  for (const item of actions)
    for (const owner of item.owner?.split(", ") ?? []) {
      const one = person(owner);
      one.score += 2;
      one.tasks.push(item.task);
      for (const q of item.quotes) if (one.quotes.length < 2) one.quotes.push(q);
    }
  const signatures = new Map<string, string>();
  for (const unit of units) {
    const name = personName(unit.author);
    const role = name && unit.signature ? roleIn(unit.signature, name) : null;
    if (name && role) signatures.set(people.resolve(name), role);
  }
  const firstWords = new Map<string, Statement>();
  for (const statement of statements) {
    if (pace.isDue(statement.text.length)) yield;
    if (statement.suspicious) continue;
    if (statement.speaker) {
      const one = person(statement.speaker);
      one.score += 0.05;
      if (!firstWords.has(one.name) && statement.text.split(/\s+/).length > 3)
        firstWords.set(one.name, statement);
      const self = SELF_ROLE.exec(statement.text)?.[1];
      if (self && isRole(self) && self.split(" ").length <= 5) {
        one.role = sentenceCase(self);
        one.score += 1;
        quote(one, statement);
      }
    }
    for (const pattern of [ROLE_AFTER, ROLE_IN_BRACKETS])
      for (const match of statement.text.matchAll(pattern)) {
        const [name, role] = [match[1] ?? "", match[2] ?? ""];
        if (!people.isName(name) || !(isRole(role) || TEAM_NAMES.has(role.toLowerCase()))) continue;
        const one = person(name);
        one.role ??= sentenceCase(role.trim());
        one.score += 1;
        quote(one, statement);
      }
    for (const match of statement.text.matchAll(DUTY)) {
      const name = match[1] ?? "";
      if (!people.isName(name) || TEAM_NAMES.has(name.toLowerCase())) continue;
      const one = person(name);
      one.duty ??= shorten(
        sentenceCase(
          match[0]
            .slice(name.length)
            .trim()
            .replace(/^(?:is|will be|has been|'s|’s)\s+(?:now )?/i, ""),
        ),
        120,
      );
      one.score += 1;
      quote(one, statement);
    }
  }
  const out: (Stakeholder & { score: number })[] = [];
  for (const one of known.values()) {
    const opening = firstWords.get(one.name);
    if (one.quotes.length === 0 && opening) quote(one, opening);
    if (one.quotes.length === 0) continue;
    const role = one.role ?? signatures.get(one.name) ?? null;
    const duties = [one.duty, ...one.tasks].filter((t): t is string => t !== null).slice(0, 2);
    out.push({
      name: one.name,
      role,
      responsibilities: duties.length
        ? shorten(duties.map((d) => d.replace(/[.…]+$/, "")).join("; "), 240)
        : null,
      quotes: one.quotes,
      score: one.score + (role ? 0.5 : 0),
    });
  }
  return out
    .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ score: _, ...rest }) => rest);
}

/** "Head of Legal" from a signature that names the author. */
function roleIn(signature: string, name: string): string | null {
  for (const line of signature.split("\n").slice(0, 6)) {
    const words = line
      .replace(/[*_|]/g, " ")
      .replace(name, "")
      .split(/\s[|·–—-]\s|,\s|\s{2,}/)
      .map((w) => w.trim());
    const role = words.find((w) => w.length >= 3 && w.length <= 50 && isRole(w) && !/[@\d]/.test(w));
    if (role) return role;
  }
  return null;
}
