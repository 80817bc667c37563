import { addressParser } from "postal-mime";
import { plainLine } from "../hidden-characters";
import type { Person } from "../mail-content";
import { decodeHeaderText, withoutUtf7 } from "./decode-words";

const NOBODY: Person = { name: null, address: null };

const clean = (text: string) =>
  plainLine(text)
    .replace(/[\p{Cc}\u200b]/gu, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

/** Characters that a mailbox may hold before and after its `@`, as far as mail in the wild goes. */
const LOCAL_CHARACTER = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
const DOMAIN_CHARACTER = /[\p{L}\p{N}._:[\]-]/u;

/** The first mail address in a text and where it stands; scans outwards from each `@`, so it is linear. */
export function findAddress(text: string): { address: string; start: number; end: number } | null {
  let at = text.indexOf("@");
  let floor = 0;
  while (at >= 0) {
    let start = at;
    while (start > floor && LOCAL_CHARACTER.test(text.charAt(start - 1))) start--;
    let end = at + 1;
    while (end < text.length && DOMAIN_CHARACTER.test(text.charAt(end))) end++;
    while (end > at + 1 && /[.:[\]-]/.test(text.charAt(end - 1)) && text.charAt(end - 1) !== "]") end--;
    if (text.charAt(end - 1) === "]" && text.charAt(at + 1) !== "[") end--;
    if (start < at && end > at + 1) return { address: text.slice(start, end), start, end };
    floor = at + 1;
    at = text.indexOf("@", floor);
  }
  return null;
}

/**
 * A person as a mail client writes one into text: `Ann <a@b>`, `Ann [mailto:a@b]`, `a@b<mailto:a@b>`, `"Ann" (a@b)`
 * or only a name.
 */
export function readWrittenPerson(text: string): Person {
  const line = clean(text.slice(0, 4000));
  if (line === "") return NOBODY;
  const angled = /<(?:mailto:)?([^<>\s]{1,320}@[^<>\s]{1,320})/i.exec(line)?.[1];
  const found = findAddress(angled ?? line);
  if (!found) return { name: tidyName(line), address: null };
  const address = found.address.replace(/^mailto:/i, "");
  const first = line.indexOf(address);
  const name = tidyName(line.slice(0, Math.max(0, first)));
  return { name: name === address ? null : name, address: address.toLowerCase() };
}

function tidyName(text: string): string | null {
  const name = text
    .replace(/\[?mailto:.*$/i, "")
    .replace(/[<>[\]{}"“”„«»‹›*、，]+|\((?![^()]*\))|(?<!\([^()]{0,200})\)|^\s*\(|\(\s*\)/g, " ")
    .replace(/^[\s,;:\u200e\u200f]+|[\s,;:\u200e\u200f]+$/g, "")
    .replace(/\s+/g, " ");
  const unquoted = /^'(.*)'$/.exec(name)?.[1] ?? name;
  return unquoted.trim() === "" ? null : unquoted.trim();
}

/** The person in the value of a header such as From (RFC 5322, 3.4); the first one when there are several. */
export function readHeaderPerson(value: string | null): Person {
  if (value === null) return NOBODY;
  const line = value.slice(0, 4000);
  const first = readHeaderPeople(line).find(({ address }) => address !== null);
  if (first) return first;
  // Encoded words around the whole of 'Name <a@b>', or quotes that never close.
  const decoded = clean(decodeHeaderText(line));
  const written = readWrittenPerson(decoded);
  return written.address || written.name ? written : NOBODY;
}

/** The people in the value of a header such as To, in order (RFC 5322, 3.4); an address is none without its "@". */
export const readHeaderPeople = (value: string): Person[] =>
  addressParser(withoutUtf7(value.slice(0, 4000)), { flatten: true }).map(({ name, address }) => ({
    name: clean(name) || null,
    address: address?.includes("@") ? tidyAddress(address) : null,
  }));

function tidyAddress(address: string): string {
  const bare = clean(address).replace(/\s?\([^()]{0,200}\)/g, "");
  // What stands behind the last "@" is the domain; in front of it, an address may be the name of another one's mailbox.
  const isNamedSo = bare.indexOf("@") < bare.lastIndexOf("@");
  return (isNamedSo ? bare : (findAddress(bare)?.address ?? bare)).toLowerCase();
}
