/** Never sent back, or kept, with a form that failed. */
export const SECRETS = ["password", "confirmPassword", "currentPassword"];

/** What was typed into a form, by field, without its files and secrets. */
export function typedIn(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())].filter((name) => !SECRETS.includes(name));
  const typed = names.map((name): [string, string[]] => [
    name,
    form.getAll(name).filter((value) => typeof value === "string"),
  ]);
  return Object.fromEntries(
    typed.flatMap(([name, values]) =>
      values.length === 0 ? [] : [[name, values.length === 1 ? (values[0] ?? "") : values]],
    ),
  );
}
