import type { DigestContent } from "../../digest/digest-content";
import type { MailReader } from "../../digest/mail/mail-reader";
import type { KnownPerson } from "./known-people.server";

const SEVERAL = /[,;&/+]|\b(?:and|und|et|y)\b/;

/** The recipient of a mail, and the other people that the agent's mails and the digest name. */
export function mailReaderOf(
  address: string,
  people: readonly KnownPerson[],
  { actionItems, stakeholders }: Pick<DigestContent, "actionItems" | "stakeholders">,
  accountName: string | null,
): MailReader {
  const namesOf = (isMeant: (person: KnownPerson) => boolean) =>
    people.filter(isMeant).map(({ name }) => name);
  const said = [...actionItems.map(({ owner }) => owner ?? ""), ...stakeholders.map(({ name }) => name)];
  return {
    address,
    names: [
      ...namesOf((person) => person.address === address),
      ...(accountName === null ? [] : [accountName]),
    ],
    others: namesOf((person) => person.address !== address),
    // A single word may well be the recipient's first name.
    told: said.filter((name) => /\S\s+\S/.test(name) && !SEVERAL.test(name)),
  };
}
