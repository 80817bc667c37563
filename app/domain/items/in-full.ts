import { personNamed } from "./person-named";

/**
 * An owner, or several apart by commas, by the whole names of those whose first or last names these are: "Elif" as "Elif
 * Kaya" where one of `people` is the only one so called. What is a whole name already, or may be two people's, stays.
 */
export function inFull(owner: string, people: readonly string[]): string {
  return owner
    .split(", ")
    .map((name) => {
      if (/\s/.test(name.trim())) return name;
      const named = personNamed(name, people);
      return named.kind === "known" ? named.name : name;
    })
    .join(", ");
}
