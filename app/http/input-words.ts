import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  date: "a date",
};

/**
 * What is said of input for which its schema has no words of its own, in place of the library's: "Summary id is
 * required". Handed to every parse of what a person sent; a schema's own words win.
 */
export function inputWords(issue: z.core.$ZodRawIssue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return `${name} is required`;
      return `${name} must be ${KINDS[issue.expected] ?? "of another kind"}`;
    case "invalid_value":
      return `${name} must be one of: ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return `${name} must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case "too_small":
      return `${name} must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    default:
      return `${name} is not in a form that can be read`;
  }
}

function unitOf(origin: string): string {
  if (origin === "string") return " characters long";
  return origin === "array" ? " entries long" : "";
}

/** The field as a person would say it: `summaryId` is "Summary id". */
function nameOf(path: PropertyKey[]): string {
  const field = path.find((step) => typeof step === "string") ?? "input";
  const words = field.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
