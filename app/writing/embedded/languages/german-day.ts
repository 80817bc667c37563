import type { DueDate } from "../due-dates";
import { sentenceCase } from "../task-wording";
import { cased } from "./shape";

const { raw } = String;

/** What stands before the day of a task. */
const LEADS = cased(
  raw`(?<limit>(?:[Bb]is(?: spätestens)?(?: zum| am| zur)?|[Ss]pätestens(?: bis| am| zum)?|[Vv]or(?: dem)?) ?)$|(?<on>(?:[Aa]m|[Nn]och|[Gg]leich|[Dd]ann) )$|(?<bare>(?:^| ))$`,
);
/** What takes place or is meant for a day, and what may be done to its day: "den Termin am Freitag absagen". */
const EVENT = cased(
  raw`(?:[Tt]ermin|[Tt]reffen|[Bb]esprechung|[Ss]itzung|[Ff]eier|[Ff]est|[Mm]eeting|[Vv]ersammlung|[Ff]ührung|[Kk]urs|[Ff]ahrt|[Rr]eise|[Dd]ienst|[Ss]chicht|[Bb]esuch|[Pp]robe|[Mm]arkt|[Ll]ieferung|[Pp]rüfung|[Gg]espräch|[Rr]unde|[Aa]bend|[Vv]ortrag|[Ww]orkshop|[Tt]ag)(?:e[ns]?|en|s)?(?: (?:von|mit|in|im|bei|der|des)(?: \S+){1,3})? $`,
);
const MOVES = cased(
  raw`(?:absagen|verschieben|verlegen|vorverlegen|umbuchen|stornieren|freihalten|legen|planen|ansetzen|da sein|dabei sein|teilnehmen)$`,
);
const ENDS_IN_VERB = cased(raw`\s\p{Ll}+(?:en|rn|ln|tun)$`);

const ORDERS_BY = cased(
  raw`^\p{Lu}\p{Ll}+(?: (?:mir|uns|ihm|ihr|ihnen|noch))? bis(?: spätestens)?(?: zum| am)? $`,
);

/** "Bis Freitag den Text senden" as "Den Text senden": the day of the task, where the line still says what is to be done. */
export function withoutGermanDay(line: string, when: DueDate | null): string {
  // "Besorg bis Mittwoch neue Besen"
  const isLimited = when !== null && ORDERS_BY.test(line.slice(0, line.indexOf(when.words)));
  if (!when || !(ENDS_IN_VERB.test(line) || isLimited)) return line;
  const at = line.toLowerCase().indexOf(when.words.toLowerCase());
  if (at < 0 || /^um /i.test(when.words)) return line;
  const before = line.slice(0, at);
  const after = line.slice(at + when.words.length);
  // "Am Freitagabend", "morgen Abend"
  if (
    !/^[,.]? \p{L}/u.test(after) ||
    /^[,.]? (?:früh|[Aa]bend|[Mm]ittag|[Nn]achmittag|[Vv]ormittag|um (?:\d|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb)|ab|bis|und|oder)\b/.test(
      after,
    )
  )
    return line;
  const groups = LEADS.exec(before)?.groups;
  if (!groups) return line;
  const lead = groups.limit ?? groups.on ?? groups.bare ?? "";
  const rest = before.slice(0, before.length - lead.length);
  if (groups.limit === undefined && (EVENT.test(`${rest.trimEnd()} `) || MOVES.test(line))) return line;
  // "Klär bis Donnerstag, wer die Leiter hat"
  if (isLimited && after.startsWith(",")) return `${rest.trimEnd()}${after}`;
  const left = `${rest.trimEnd()} ${after.replace(/^[,.]/, "").trimStart()}`.trim();
  return left.split(" ").length < 2 ? line : sentenceCase(left);
}
