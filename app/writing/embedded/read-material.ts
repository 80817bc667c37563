import type { DigestMaterial } from "../digest-material";
import type { Slices } from "../slices";
import { repairTexts } from "./english/repaired-text";
import { namesOf } from "./matters/known-matters";
import { namedPeople } from "./named-people";
import { People, personName } from "./people";
import { inSingleBytes } from "./plain-material";
import { unitsOf } from "./readers/route";
import { type Said, statementsOf } from "./readers/statements";
import type { Statement, Unit } from "./statement";

const SELF_INTRODUCTION =
  /\b(?:[Mm]y name(?:'s|’s| is)|I(?:'m|’m| am) called|[Tt]his is)\s+(\p{Lu}\p{Ll}+)(?=[\s.,]|$)/u;

/** What material says before anything is made of it: its parts, what is said in them, and who is named. */
interface ReadMaterial extends Said {
  units: Unit[];
  /** What the earlier mails of its threads say, before all that is new. */
  earlier: Statement[];
  people: People;
}

/** Reads material as the writer does. */
export function* readMaterial(material: DigestMaterial): Slices<ReadMaterial> {
  const { units, before } = yield* partsOf(material);
  const said = yield* statementsOf(units);
  const earlier = yield* earlierStatements(before);
  const people = yield* peopleOf(material, [...before, ...units], [...earlier, ...said.statements]);
  const all = [...earlier, ...said.statements];
  for (const statement of all) statement.text = inSingleBytes(statement.text);
  repairTexts(all, people);
  return { ...said, units, earlier, people };
}

/** The parts that are new, and those of earlier mails that they go on with; what a program heard is not followed. */
function* partsOf(material: DigestMaterial): Slices<{ units: Unit[]; before: Unit[] }> {
  const { threads = [], mails } = material;
  const units = yield* unitsOf({ ...material, mails: [...threads, ...mails] });
  const ids = new Set(threads.map(({ id }) => id));
  const isBefore = ({ source }: Unit) => source.kind === "email" && ids.has(source.id);
  return {
    units: units.filter((unit) => !isBefore(unit)),
    before: units.filter((unit) => isBefore(unit) && unit.medium !== "transcript"),
  };
}

function* earlierStatements(units: readonly Unit[]): Slices<Statement[]> {
  const { statements } = yield* statementsOf(units);
  for (const statement of statements) statement.order -= statements.length;
  return statements;
}

function* peopleOf(
  material: DigestMaterial,
  units: readonly Unit[],
  statements: readonly Statement[],
): Slices<People> {
  const speakers = statements.map((s) => s.speaker).filter((s): s is string => s !== null);
  const quoted = units.flatMap(({ author }) => personName(author) ?? []);
  const people = yield* People.of(
    new Set([...namedPeople(material), ...quoted, ...speakers, ...namesOf(material.known ?? [])]),
    units.map(({ text }) => text),
  );
  for (const { speaker, text } of statements) {
    const called = speaker ? SELF_INTRODUCTION.exec(text)?.[1] : undefined;
    if (speaker && called) people.addAlias(called, speaker);
  }
  return people;
}
