import type { Header } from "postal-mime";
import type { Person } from "../mail-content";
import { headerValue } from "./header-value";
import { readHeaderPerson } from "./person";

/** The author of a mail: From, and where it holds no address Sender, Reply-To or Return-Path. */
export function readAuthor(headers: Header[]): Person {
  let nameOnly: Person | null = null;
  for (const name of ["from", "sender", "reply-to", "return-path"]) {
    const person = readHeaderPerson(headerValue(headers, name));
    if (person.address) return nameOnly ? { ...person, name: nameOnly.name } : person;
    if (person.name && name === "from") nameOnly = person;
  }
  return nameOnly ?? { name: null, address: null };
}
