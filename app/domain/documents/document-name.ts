import { ACCEPTED_EXTENSIONS } from "./document-limits";

const LONGEST_NAME = 200;

/**
 * A file's name as it is shown and downloaded: what stands after the last slash or backslash, without control and
 * direction characters, never empty and never a dot file ('../../x.md' is 'x.md').
 */
export function documentName(given: string): string {
  const last = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const name = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  if (name.length <= LONGEST_NAME) return name === "" ? "document" : name;
  const extension = extensionOf(name);
  const rest = extension === null ? "" : `.${extension}`;
  return (
    name
      .slice(0, LONGEST_NAME - rest.length)
      .toWellFormed()
      .replaceAll("\uFFFD", "") + rest
  );
}

/** The accepted extension that the name ends with, in lower case, or null. */
export function extensionOf(name: string): (typeof ACCEPTED_EXTENSIONS)[number] | null {
  const lower = name.toLowerCase();
  return ACCEPTED_EXTENSIONS.find((extension) => lower.endsWith(`.${extension}`)) ?? null;
}
