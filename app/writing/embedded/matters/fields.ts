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
export const namedValues = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).map(([name, value]) => [name, `${name}:${value}`]));

/** The features of fields: each for itself, and those that stand together. */
export const fieldFeatures = (
  values: ReadonlyMap<string, string>,
  together: readonly (readonly string[])[],
): string[] => [
  ...values.values(),
  ...together.map((names) => names.map((name) => values.get(name) ?? "").join("/")),
];
