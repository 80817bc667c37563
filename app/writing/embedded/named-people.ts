import type { MailPart, Person } from "../../reading/mail-content";
import type { DigestMaterial } from "../digest-material";
import { personName } from "./people";

/** Words in the name of an address that several read. */
const GROUP =
  /\b(?:all|team|crew|staff|board|group|committee|council|office|desk|department|owners|members|list|class|course|project|everyone|everybody|parents|teachers|tenants|residents|volunteers|participants|colleagues|squad|unit|works|room|reception|secretariat|accounts|accounting|sales|purchasing|hr|it|friends|family|club|choir|orchestra|house|press|release|leads|heads|managers|partners|delivery|operations|kollegium|verein|amt|schule|praxis|gruppe|équipe|equipe|service|secrétariat|secretaría|secretaria|equipo|grupo|vecinos|propietarios|copropriétaires)\b/iu;

/** The people whom a part is sent to by name, in full; addresses of groups and of programs are left out. */
export const readersOf = ({ sentTo = [] }: MailPart): string[] => fullNames(sentTo);

const fullNames = (people: readonly Person[]): string[] =>
  people.flatMap((person) => {
    const name = personName(person);
    return name && /^\p{Lu}[\p{L}'’.-]* (?:[\p{L}'’.-]+ )*\p{Lu}[\p{L}'’-]+$/u.test(name) && !GROUP.test(name)
      ? [name]
      : [];
  });

/** Who wrote a part, and who takes part in the meetings that it is about. */
const peopleOf = ({ author, calendar = [] }: MailPart): (Person | null)[] => [
  author,
  ...calendar.flatMap((event) => [event.organizer, ...event.attendees]),
];

/**
 * The full names in the headers of the material and of what it goes on with: authors, those they write to, and the
 * people of calendars; of other mails that earlier digests had, the authors.
 */
export function namedPeople({ mails, threads = [], earlier = [] }: DigestMaterial): string[] {
  const names = new Set(earlier.flatMap(({ sender }) => personName(sender) ?? []));
  for (const mail of [...threads, ...mails]) {
    for (const person of [mail.sender, ...mail.parts.flatMap(peopleOf)]) {
      const name = personName(person);
      if (name) names.add(name);
    }
    for (const part of mail.parts)
      for (const name of [...readersOf(part), ...fullNames(part.copiedTo ?? [])]) names.add(name);
  }
  return [...names];
}
