import type { Header } from "postal-mime";
import type { Person } from "../mail-content";
import { headerValue } from "./header-value";
import { readHeaderPeople, readWrittenPerson } from "./person";

/** Who is asked by name stands among the first; a list of hundreds asks nobody in particular. */
const MOST = 12;

/** The people in the To header (RFC 5322, 3.6.3), at most twelve; none where it is absent or longer than that. */
export function readSentTo(headers: Header[]): Person[] {
  return few(readHeaderPeople(headerValue(headers, "to") ?? ""));
}

/** The same of the Cc header. */
export const readCopiedTo = (headers: Header[]): Person[] =>
  few(readHeaderPeople(headerValue(headers, "cc") ?? ""));

/** The people in a `To:` line that a client wrote above a mail it forwards. */
export const readWrittenRecipients = (line: string): Person[] =>
  few(
    line
      .slice(0, 4000)
      .split(/;|(?<=>|\]|@[^\s,;<>]{1,200}),/)
      .filter((entry) => entry.trim() !== "")
      .slice(0, MOST + 1)
      .map(readWrittenPerson),
  );

const few = (people: Person[]): Person[] =>
  people.length > MOST ? [] : people.filter(({ name, address }) => name !== null || address !== null);
