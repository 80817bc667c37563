import type { z } from "zod";

/** The messages of a form by the name of their field. */
export type FormProblems = Record<string, string[]>;

/** What is wrong with a form by a schema; empty when nothing is. A field that is there several times is a list. */
export function formProblems(schema: z.ZodType, form: FormData): FormProblems {
  const given = Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const parsed = schema.safeParse(given);
  const problems: FormProblems = {};
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0] ?? "");
    problems[name] = [...(problems[name] ?? []), issue.message];
  }
  return problems;
}
