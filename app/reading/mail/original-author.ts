import type { Header } from "postal-mime";
import type { Person } from "../mail-content";
import { headerValue } from "./header-value";
import { readHeaderPeople, readHeaderPerson } from "./person";

/**
 * Who wrote a mail that a list (Mailman, Google Groups) or a relay (SimpleLogin) passed on under an address of its own;
 * null where the From header names the author. As true as that header: nobody vouches for either.
 */
export function readOriginalAuthor(headers: Header[], from: Person): Person | null {
  const value = (name: string) => headerValue(headers, name) ?? "";
  if (/^\s*forward/i.test(value("x-simplelogin-type"))) return ofRelay(value, from);
  const isList = ["list-id", "list-post", "mailing-list"].some((name) => value(name) !== "");
  const name = /^["']?(.{1,200}?)["']? via .{1,200}$/i.exec(from.name ?? "")?.[1];
  if (!isList || name === undefined) return null;
  const named = readHeaderPerson(value("x-original-from"));
  if (named.address !== null) return named;
  const others = [...readHeaderPeople(value("reply-to")), ...readHeaderPeople(value("cc"))];
  const known = others.find((person) => person.address !== from.address && isCalled(person, name));
  const sender = readHeaderPerson(value("x-original-sender"));
  return { name, address: known?.address ?? sender.address };
}

/** Mailman says the local part of an address where there is no name. */
const isCalled = ({ name, address }: Person, wanted: string) =>
  [name, address?.split("@")[0]].some((each) => each?.toLowerCase() === wanted.toLowerCase());

/** 'Ann - ann at b.example', 'Ann - ann(a)b.example' or 'ann at b.example' stands for the name. */
function ofRelay(value: (name: string) => string, { name }: Person): Person | null {
  const written =
    /^(?:(.{1,200}?) -? ?)?["'(]?([^\s"'()@]{1,64})(?: at |\(a\)|@)([^\s"'()@]{3,200}?)["')]?$/i.exec(
      name ?? "",
    );
  const own = readHeaderPerson(value("x-simplelogin-original-from"));
  const fromName = written ? `${written[2]}@${written[3]}`.toLowerCase() : null;
  const address = own.address ?? fromName ?? readHeaderPerson(value("x-simplelogin-envelope-from")).address;
  if (address === null) return null;
  return { name: own.name ?? (written ? (written[1]?.replace(/\s*-$/, "") ?? null) : name), address };
}
