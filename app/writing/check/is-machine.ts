import type { Person } from "../../reading/mail-content";
import type { DigestMaterial } from "../digest-material";
import { wordsOf } from "./material-facts";

/** Mailboxes, lists and programs by the words of their names and addresses. */
const MACHINE =
  /(?<![\p{L}\p{N}])(?:no-?reply|do-?not-?reply|notifications?|notify|notifier|mailer(?:-daemon)?|postmaster|jira|github|gitlab|bitbucket|redmine|youtrack|bugzilla|openproject|clickup|wrike|smartsheet|zendesk|freshdesk|servicenow|pagerduty|opsgenie|statuspage|docusign|mattermost|slack|linear|asana|trello|system|(?:chat|note)?bots?|helpdesk|(?:service|help) ?desk|alerts?|newsletter|automation|billing|zoom|recorder|note ?takers?|transcripts?|calendar|updates?|(?:it|customer) service|all staff|everyone|everybody|team)(?![\p{L}\p{N}])/iu;
const ADDRESS_OR_NUMBER = /[@\d]|\p{L}\.\p{L}{2,}$/u;

/**
 * Tells names of programs, mailboxes and lists from those of people: by their words, and by the material's senders that
 * are machines ("Callnotes <hi@callnotes.example>").
 */
export function machinesOf(material: DigestMaterial): (name: string) => boolean {
  const senders = material.mails.flatMap((mail) => [
    mail.sender,
    ...mail.parts.flatMap((part) => part.author ?? []),
  ]);
  const people = new Set(senders.filter((sender) => !isMachineSender(sender)).map(keyOf));
  const machines = new Set(
    senders
      .filter(isMachineSender)
      .map(keyOf)
      .filter((key) => !people.has(key)),
  );
  return (name) =>
    MACHINE.test(name) || ADDRESS_OR_NUMBER.test(name) || machines.has(wordsOf(name).join(" "));
}

const keyOf = ({ name }: Person): string => wordsOf(name ?? "").join(" ");

/**
 * By its words, or by one word that its domain is called by or that sends from a machine's mailbox. "Ana Ruiz
 * <notifications@tracker.example>" is Ana.
 */
export function isMachineSender({ name, address }: Person): boolean {
  if (MACHINE.test(name ?? "") || ADDRESS_OR_NUMBER.test(name ?? "")) return true;
  const [local = "", domain = ""] = (address ?? "").toLowerCase().split("@");
  const [word, ...others] = wordsOf(name ?? "");
  if (word === undefined || others.length > 0) return word === undefined && MACHINE.test(local);
  return MACHINE.test(local) || (word.length > 2 && domain.startsWith(word));
}
