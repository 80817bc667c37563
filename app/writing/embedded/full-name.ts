import type { People } from "./people";

const TITLED =
  /^(?:[Oo]ur|[Tt]he|[Mm]y|[Tt]heir|[Yy]our) (?:[\p{L}&/-]+ ){1,4}?(\p{Lu}\p{Ll}[\p{L}'’-]* \p{Lu}\p{Ll}[\p{L}'’-]*)$/u;

/** "Elif" as "Elif Kaya" where the material knows one, "our CFO Lucinda Pym" without the title; several stay as they are. */
export function fullName(owner: string | null, people: People): string | null {
  if (owner === null || /,| and /.test(owner)) return owner;
  const titled = TITLED.exec(owner)?.[1];
  return people.resolve(titled && people.isName(titled) ? titled : owner);
}
