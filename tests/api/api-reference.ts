import { z } from "zod";
import type { ApiCall } from "../../app/http/api-route";

type Shape = z.core.JSONSchema.BaseSchema;

const INTRO = `# The api

Made from the table of calls, app/operations/api-table.server.ts, by \`npm run api-docs\`; don't edit it by hand.

JSON in and out; the upload is multipart. The session is a cookie, which sign-in and registration set. Times are ISO 8601 in UTC,
ids are opaque strings.

A refusal is \`{ "message": string, "errors"?: { [field]: string[] } }\`, in this order:

| status | when |
|---|---|
| 405 | the path has no such method; \`Allow\` names those that it has |
| 403 | a mutation from another site, by \`Sec-Fetch-Site\` or \`Origin\`; a change that needs the password, without it |
| 401 | no session; at sign-in, a wrong address or password |
| 413 | a JSON body above 1 MB, a file above 20 MB |
| 415 | not \`application/json\`, on the upload not multipart or not a file that can be read |
| 400 | input that doesn't fit, \`errors\` says which and why |
| 404 | not there, or not yours; a call that isn't listed here |
| 402 | no credits, or nothing paid |
| 409 | not in the state that it is in |
| 429 | too often; \`Retry-After\` says for how many seconds |
| 503 | a provider is missing or down |
`;

/** docs/api.md: every call with its input, example, answer and refusals. `sources` are the files that hold the answers' types. */
export function apiReference(calls: ApiCall[], sources: string[]): string {
  const types = typesOf(
    calls.flatMap(({ answers }) => Object.values(answers)),
    sources,
  );
  return [
    INTRO,
    "## Calls\n",
    ...calls.map(describeCall),
    "## Answers\n",
    "```ts",
    types.join("\n\n"),
    "```\n",
  ].join("\n");
}

function describeCall(call: ApiCall): string {
  const { method, path, access, answers, refuses, example, reads } = call;
  const success = Object.entries(answers).map(([status, type]) => `${status} \`${type}\``);
  const fields = inputFields(call);
  const isShown = Object.keys(example).length > 0;
  return [
    `### ${method} ${path.replace(/:(\w+)/g, "{$1}")}\n`,
    `${access === "user" ? "With a session. " : ""}${success.join(" or ")}. Refuses with ${refuses.join(", ")}.\n`,
    ...(reads === "bytes"
      ? ["The body is the provider's message as it was signed, in `Stripe-Signature`.\n"]
      : []),
    ...(fields.length > 0
      ? [`| ${reads === "query" ? "query" : "field"} | takes | |`, "|---|---|---|", ...fields, ""]
      : []),
    ...(isShown ? ["```json", JSON.stringify(example).replace(/":(\w+)"/g, '"{$1}"'), "```\n"] : []),
  ].join("\n");
}

function inputFields({ input, path, reads }: ApiCall): string[] {
  if (reads === "bytes") return [];
  const [taken, made] = (["input", "output"] as const).map((io) =>
    z.toJSONSchema(input, { io, unrepresentable: "any" }),
  );
  const parts = (schema: Shape | undefined) => [schema, ...(schema?.allOf ?? [])];
  const required = parts(taken).flatMap((part) => part?.required ?? []);
  // What is prepared before it is checked can only be described by what comes out.
  const outcomes = Object.assign({}, ...parts(made).map((part) => part?.properties));
  return parts(taken).flatMap((part) =>
    Object.entries(part?.properties ?? {}).flatMap(([name, shape]) => {
      if (path.includes(`:${name}`)) return [];
      const words =
        takes(shape) || takes(outcomes[name] ?? true) || (name === "file" ? "a file" : "see the example");
      return [`| ${name} | ${words} | ${required.includes(name) ? "required" : ""} |`];
    }),
  );
}

/** What a field takes, in words; empty where its schema can't say. */
function takes(shape: Shape | boolean): string {
  if (typeof shape === "boolean") return "";
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return [...new Set(choices.map(takes))].filter((words) => words !== "").join(" or ");
  if (shape.const !== undefined) return `\`${JSON.stringify(shape.const)}\``;
  if (Array.isArray(shape.type)) {
    return shape.type.map((type: Shape["type"]) => takes({ ...shape, type })).join(" or ");
  }
  if (shape.enum) return shape.enum.map((value) => `\`${JSON.stringify(value)}\``).join(", ");
  switch (shape.type) {
    case "string": {
      const kind = shape.format === "email" ? "an email address" : "text";
      const most = shape.maxLength === undefined ? "" : `, at most ${shape.maxLength} characters`;
      return `${kind}${shape.minLength === undefined ? "" : `, at least ${shape.minLength}`}${most}`;
    }
    case "integer":
    case "number":
      return `a number${shape.minimum === undefined ? "" : ` from ${shape.minimum} to ${shape.maximum}`}`;
    case "boolean":
      return "true or false";
    case "array":
      return Array.isArray(shape.items) ? "a list" : `a list of: ${takes(shape.items ?? true)}`;
    case "object":
      return "an object";
    case "null":
      return "null";
    default:
      return "";
  }
}

/** The source of the types that these answers name, and of the types that those name; each once, in the order they are met. */
function typesOf(answers: string[], sources: string[]): string[] {
  const declared = new Map(sources.flatMap(declarationsIn));
  const met = new Set<string>();
  const open = [...answers];
  for (let text = open.shift(); text !== undefined; text = open.shift()) {
    for (const [name] of text.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, "").matchAll(/\b[A-Z]\w+\b/g)) {
      const source = declared.get(name);
      if (source === undefined || met.has(name)) continue;
      met.add(name);
      open.push(source);
    }
  }
  return [...met].map((name) => declared.get(name) ?? "");
}

/** Exported types, and for those that are inferred from a schema the schema. */
function declarationsIn(source: string): [name: string, text: string][] {
  const types = source.matchAll(
    /^export (?:interface (\w+)[\s\S]*?^\}|type (\w+) = (?!z\.infer)[\s\S]*?;$)/gm,
  );
  const schemas = source.matchAll(/^(?:export )?const ([A-Z][a-z]\w+)() = z\b[\s\S]*?;$/gm);
  return [...types, ...schemas].map(([text, one, other]) => [
    one || other || "",
    text.replace(/^export /, ""),
  ]);
}
