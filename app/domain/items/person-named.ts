import { foldText } from "../../digest/fold-text";

/** Whom a name means. */
export type NamedPerson =
  | { kind: "known"; name: string }
  | { kind: "several"; names: string[] }
  | { kind: "nobody" };

/** The one of these people whose whole name this is, or of whose name it is a word; never one of two. */
export function personNamed(name: string, people: readonly string[]): NamedPerson {
  const said = keyOf(name);
  if (said === "") return { kind: "nobody" };
  const byKey = new Map(people.map((each) => [keyOf(each), foldText(each)]));
  const whole = byKey.get(said);
  if (whole !== undefined && said.includes(" ")) return { kind: "known", name: whole };
  const meant = [...byKey].filter(([key]) => key.split(" ").includes(said));
  // "Ana" alone is Ana Ruiz where no other Ana is known.
  const named = meant.length > 1 ? meant.filter(([key]) => key !== said) : meant;
  const [first, ...others] = named.map(([, each]) => each);
  if (first === undefined) return { kind: "nobody" };
  return others.length === 0
    ? { kind: "known", name: first }
    : { kind: "several", names: [first, ...others] };
}

function keyOf(name: string): string {
  return foldText(name.replace(/\([^()]*\)/g, " "))
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
}
