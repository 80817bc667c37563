import type { Header } from "postal-mime";

/** The value of the first header of that name (lower case); null when there is none or it is empty. */
export function headerValue(headers: Header[], name: string): string | null {
  return headers.find(({ key, value }) => key === name && value !== "")?.value ?? null;
}
