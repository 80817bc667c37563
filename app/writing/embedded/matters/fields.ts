/** What a fitted model of matters is told, by name. */
export type Fields = Readonly<Record<string, string | number | boolean>>;

/** How many of the bounds a value reaches. */
export const bin = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;

/** Bounds of the log-odds of acts. */
export const ODDS = [-3, -1.5, -0.5, 0.5];

/** Reads "kind place|near report": which fields stand together in one feature. */
export const combinations = (names: string): readonly (readonly string[])[] =>
  names.split("|").map((each) => each.trim().split(" "));

/** Each field as a feature, "name:value", by its name. */
export type Values = ReadonlyMap<string, string>;

export function namedValues(fields: Fields, known: Values = new Map()): Values {
  const values = new Map(known);
  for (const name in fields) values.set(name, `${name}:${fields[name]}`);
  return values;
}

/** The features of fields that stand together. */
export function fieldFeatures(values: Values, together: readonly (readonly string[])[]): string[] {
  return together.map((names) => {
    let joined = "";
    for (const name of names) joined += `${joined ? "/" : ""}${values.get(name) ?? ""}`;
    return joined;
  });
}
