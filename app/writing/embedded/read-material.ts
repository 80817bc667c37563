import type { DigestMaterial } from "../digest-material";
import type { Slices } from "../slices";
import { namesOf } from "./matters/known-matters";
import { namedPeople } from "./named-people";
import { People, personName } from "./people";
import { unitsOf } from "./readers/route";
import { type Said, statementsOf } from "./readers/statements";
import type { Statement, Unit } from "./statement";

const SELF_INTRODUCTION =
  /\b(?:[Mm]y name(?:'s|’s| is)|I(?:'m|’m| am) called|[Tt]his is)\s+(\p{Lu}\p{Ll}+)(?=[\s.,]|$)/u;

/** What material says before anything is made of it: its parts, what is said in them, and who is named. */
interface ReadMaterial extends Said {
  units: Unit[];
  people: People;
}

/** Reads material as the writer does. */
export function* readMaterial(material: DigestMaterial): Slices<ReadMaterial> {
  const units = yield* unitsOf(material);
  const said = yield* statementsOf(units);
  return { ...said, units, people: yield* peopleOf(material, units, said.statements) };
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
