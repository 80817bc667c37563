import type { Header } from "postal-mime";
import { plainLine } from "../hidden-characters";
import { decodeHeaderText } from "./decode-words";
import { headerValue } from "./header-value";

/** Subject as people see it: encoded words decoded, control characters out, never empty. */
export function readSubject(headers: Header[]): string | null {
  const value = headerValue(headers, "subject");
  if (value === null) return null;
  const text = plainLine(decodeHeaderText(value.slice(0, 20_000)))
    .replace(/\p{Cc}+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text === "" ? null : text;
}
