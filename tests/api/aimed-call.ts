import type { ApiCall } from "../../app/http/api-route";

/** The things that paths and bodies name, as the table names them. */
const THINGS = ["agentId", "mailId", "summaryId", "documentId", "questionId", "feedId", "importId"] as const;

export type Ids = Record<(typeof THINGS)[number], string>;

/** The same id for all of them. */
export function allOf(id: string): Ids {
  return { agentId: id, mailId: id, summaryId: id, documentId: id, questionId: id, feedId: id, importId: id };
}

export const NOWHERE: Ids = allOf("no-such-thing");

/** How a call is named in a test's title. */
export function named({ method, path }: Pick<ApiCall, "method" | "path">): string {
  return `${method} ${path}`;
}

/** Whether a call names more than the agent, so that it can be asked for through another agent. */
export function namesMore({ path, example }: ApiCall): boolean {
  const text = JSON.stringify([path, example]);
  return THINGS.some((thing) => thing !== "agentId" && text.includes(`:${thing}`));
}

const FORM = [
  "--boundary",
  'Content-Disposition: form-data; name="file"; filename="plan.md"',
  "",
  "A plan.",
  "--boundary--",
  "",
].join("\r\n");

/** The call with these ids: where it goes, and its example as the body. */
export function aimed(
  { path, reads, example }: ApiCall,
  ids: Ids,
): { path: string; body: Record<string, unknown> | string | undefined; headers: Record<string, string> } {
  const fill = (text: string) =>
    THINGS.reduce((filled, thing) => filled.replaceAll(`:${thing}`, ids[thing]), text);
  if (reads === "multipart") {
    return {
      path: fill(path),
      body: FORM,
      headers: { "Content-Type": "multipart/form-data; boundary=boundary" },
    };
  }
  const filled = Object.entries(example).map(([key, value]) => [
    key,
    typeof value === "string" ? fill(value) : value,
  ]);
  return { path: fill(path), body: reads === "json" ? Object.fromEntries(filled) : undefined, headers: {} };
}
