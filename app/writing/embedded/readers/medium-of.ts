import type { MailPart, Person, SentAs } from "../../../reading/mail-content";
import type { MaterialMail } from "../../digest-material";
import { personName } from "../people";
import type { Medium } from "../statement";
import { namedTicket } from "../tickets/subject-shapes";
import { greets } from "./addressees";
import { FOREIGN_FOOTER } from "./foreign-footers";
import { isMeetingNotes } from "./meeting-notes";

const TRACKER =
  /\b(?:jira|github|gitlab|linear|asana|trello|youtrack|redmine|bitbucket|azure ?devops|sentry|pagerduty|opsgenie|statuspage|clickup|monday\.com|notion|basecamp|zendesk|freshdesk|servicenow|confluence|google docs|docs\.google|figma|shortcut|phabricator|launchpad|bugzilla|trac|mantis(?:bt)?|openproject|taiga|gitea|forgejo|gerrit|jenkins|wrike|smartsheet|todoist|service-now|docusign|adobe ?sign|acrobat sign|hellosign|dropbox sign|pandadoc|myworkday|grafana|datadog|nagios|uptimerobot)\b/i;
const CHAT =
  /\b(?:slack|microsoft teams|teams|discord|mattermost|google chat|rocket\.?chat|zulip|whatsapp|signal|telegram)\b/i;
const MACHINE =
  /\b(?:no-?reply|do-?not-?reply|donotreply|notifications?|notify|mailer|newsletter|news|billing|invoices?|receipts?|alerts?|status|info|hello|marketing|updates?|support|service|calendar|automated?|robot|bot|system|monitoring|noc|cron|postmaster)\b/i;
/** Lines that newsletters, offers and shops put at their ends; people write the words, but not as such a line. */
const FOOTER =
  /^\W*(?:(?:to )?unsubscribe(?: here| from (?:this|these|our|all)\b.*| at any time| now| instantly)?\W*(?:$|[|·•]|https?:)|(?:to unsubscribe|(?:click|tap|press) (?:here|below) to|to (?:stop|no longer (?:get|receive)|opt out|manage|change|update|leave)\b|you can (?:unsubscribe|opt out)|manage (?:your )?(?:subscription|preferences|notifications|e-?mails?)|(?:update|change) your (?:e-?mail )?preferences|(?:view|read|open|see) (?:this (?:e-?mail|message|newsletter) |it )?(?:in|on) (?:your |the )?(?:browser|web)|trouble (?:viewing|reading)|having trouble|stop (?:receiving )?these (?:e-?)?mails|(?:newsletter )?(?:abmelden|abbestellen)\b|(?:vous )?(?:désinscrire|désabonner)|se désabonner|se désinscrire|darse de baja|cancelar (?:la )?suscripción)\b)|\b(?:you(?:'re| are) (?:receiving|getting) this|you (?:get|got|receive|received|have received) this (?:e-?mail|message|mail|newsletter|notification)\b|because you (?:subscribed|signed up|registered|joined|opted)|unsubscribe (?:here|[|·•])|all rights reserved|wenn sie (?:diesen|keinen) newsletter|dieser newsletter wurde)\b|[|·•>] *unsubscribe\b/i;
/** Said by shops and senders of offers; one of these words alone stands in a colleague's mail, too. */
const WEAK_FOOTER =
  /\b(?:unsubscribe|opt[ -]?out|click here|privacy policy|terms (?:of service|and conditions|of use)|shop (?:online|now)|order (?:now|today) and|abmelden|abbestellen|se désabonner|désinscri\w*|darse de baja|cancelar (?:la )?suscripción)\b/gi;
/** What lists that people write to put below each mail. */
const DISCUSSION_FOOTER =
  /\bsubscribed to the google groups?\b|\b(?:to post|post(?:ing)? address|send an? (?:e-?)?mail) to (?:this (?:list|group)|\S+@)|_{10,}\s*\n\S+ mailing list\b/i;
const MACHINE_TEXT =
  /\b(?:automatically generated|automated (?:message|e-?mail|notification)|do not reply to this|this is an automat|thanks? for (?:your (?:payment|purchase|order|booking|subscription|registration))|thank you for (?:shopping|booking|flying|your (?:payment|purchase|subscription))|booking (?:confirmation|reference)|order confirmation|payment (?:received|receipt)|amount (?:paid|due)|invoice (?:number|total)|your (?:receipt|ticket|e-?ticket|boarding pass|verification code|one-time|trip|flight|booking|reservation|parcel|package|delivery|subscription|trial|password|statement|order)\b[^.?!\n]{0,60}\b(?:has|is|was|will|expires?|departs?|ready|shipped|confirmed|on its way|arriv|available|renew)|check[- ]in (?:now|online)|track your (?:parcel|order|package)|verification code|security code|sign[- ]in attempt)\b/i;
/** Said by carriers and shops of what was booked, by no colleague. */
const TRAVEL =
  /\b(?:booking (?:code|reference|number)|e-?ticket|boarding pass|tracking number|order number)\s*[:#]|\byour (?:flight|trip|parcel|package|booking|reservation|train) #?(?:[a-z]{1,3}[ -]?\d{2,6}\b|\d{4,}|[a-z\d]*\d[a-z\d]{4,}\b)|\bcheck[- ]in (?:now|online)\b/i;
/** "Your parcel is on its way": said by colleagues, too ("your train is at nine"). */
const NOTICE =
  /\byour (?:flight|trip|parcel|package|shipment|booking|reservation|train) (?:is|has|was|will|of|on|from|to|under)\b/i;
/** Of the names under which shops, carriers and offices write. */
const COMPANY =
  /\b(?:business|centre|center|club|company|customs|desk|express|hotel|house|logistics|online|orders?|parcels?|payments?|post|sales|shop|store|suppl(?:y|ies)|team|track\w*|travel|weekly)\b/i;
const ACRONYM = /^\p{Lu}{2,}\b/u;
const PITCH =
  /\b(?:(?:you (?:have|got|spare)|spare me|spare) (?:\d+|a few|fifteen|ten|twenty) minutes|not interested\?|show you how (?:we|our)|pick a (?:slot|time) in my calendar|custom growth|quick (?:call|chat) (?:this|next) week|book (?:a|your) (?:demo|call|seat|slot|free)|free (?:trial|demo|checklist|webinar|consultation|guide|e-?book)|limited[- ]time|special offer|\d+\s?%\s(?:off|cheaper|discount)|register now|sign up (?:now|today)|download (?:the|our|your) (?:free|guide|e-?book|whitepaper|report)|join (?:us|our) (?:webinar|live)|save your (?:seat|spot)|bumping this|following up on my (?:last|previous) (?:e-?mail|message)|circling back|(?:double|triple|boost|grow) your (?:pipeline|revenue|sales|traffic|leads)|i (?:noticed|saw|came across) (?:that )?(?:you(?:['’]re| are)|your (?:company|website|site|team|profile|post|talk|jobs?|store|shop|business|brand|work|recent))|just reply ["'“]?yes|if you'd rather not hear|early[- ]bird|don't miss out|shop now|buy now|last chance|exclusive (?:offer|deal))\b/i;

const PITCHES = new RegExp(PITCH, "gi");
/** Pitches that nobody but a seller says. */
const SELLS =
  /\b(?:book|demo|webinar|consultation|checklist|e-?book|whitepaper|guide|limited|special|exclusive|off|cheaper|discount|register|sign|download|growth|(?:double|triple|boost|grow) your|shop|buy)\b/i;
/** What is sold, or how. */
const SOLD =
  /\b(?:demo|webinar|pipeline|offer|trial|newsletter|download|leads|growth|studios|seat|\d+\s?%\s(?:off|cheaper|discount)(?=[^.?\n]{0,40}!))\b/i;

const TICKET_SUBJECT =
  /\[[\w.-]+\/[\w.-]+\]|\((?:PR |Issue )?#\d+\)|\b[A-Z][A-Z0-9]{1,9}-\d+\b|^\s*(?:re: )?#\d+\b/i;

/** How a person's act on a task, a page or an incident is told, and the fields below it. */
const TRACKER_EVENT =
  /^(?!(?:We|You|They|I|It|The|This|Our|Your|New|Please|Just|Also|Who|All|Here|More)\b)@?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]*){0,2} (?:has |have |just )?(?:re-?assigned|assigned|mentioned|commented|replied|moved|transitioned|changed|updated|completed|closed|re-?opened|resolved|requested|approved|rejected|created|opened|merged|shared|invited|pushed|reacted)\b/mu;
const TRACKER_FIELD =
  /^\W*(?:status|state|assignee|assigned to|severity|priority|due(?: date)?|reporter|reviewers?|ticket|case|incident|affected (?:systems?|components?))\W*[:|]\s*\S/im;
/** A line of a chat's digest: who, when, what. */
const TALK =
  /^\s*@?\p{L}[\p{L}\p{N}'’. _-]{1,30}\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?\s*(?:[AP]M)?[\])]?\s*(?::|$)/gimu;
const TRANSACTION =
  /\b(?:(?:booking|order|payment|registration|reservation|purchase|subscription|delivery|shipping|donation)\W+(?:confirm\w*|receipt|received|details|reminder|number|no\b)|(?:receipt|e-?ticket|tickets?|confirmation) (?:for|of|no\b|number|#)|your (?:[\w-]+ ){0,3}(?:is|are|has been|have been|has|have|was) (?:booked|confirmed|reserved|shipped|dispatched|on (?:its|the) way|paid|received|renewed|registered))\b/i;
/** "Your invoice is overdue": a program's mail that asks for money that is owed is read like a person's. */
const DUNS =
  /\b(?:overdue|past due|unpaid|not (?:yet )?(?:been )?(?:paid|settled|received)|outstanding (?:amount|balance|invoice|payment)|payment reminder|(?:final|second|last) (?:reminder|notice|demand)|mahnung|zahlungserinnerung|überfällig|impayée?|relance|vencida|impagada)\b/i;
const OWED =
  /\b(?:invoices?|payments?|amount|balance|rechnung|zahlung|betrag|facture|paiement|montant|factura|pago|importe)\b/i;
const THANKS =
  /\bthank(?:s| you)(?: \w+){0,2} for (?:your|the) (?:\w+ )?(?:booking|order|purchase|payment|registration|reservation|donation|subscription|visit)\b/i;

/** Who sends a long text shows at its beginning and its end. */
const LOOK = 15_000;
const endsOf = (text: string): string =>
  text.length <= 2 * LOOK ? text : `${text.slice(0, LOOK)}\n${text.slice(-LOOK)}`;

/**
 * How the words of a part come to their reader: written by a person, by a tracker, in a chat, or to whoever subscribed,
 * bought or could. Told by headers, where they are known, and by shape; lists of teams, trackers and chats carry the
 * headers of newsletters, too.
 */
export function mediumOf(mail: MaterialMail, whole: MailPart): Medium {
  if (whole.kind === "transcript") return "transcript";
  if (whole.kind === "attachment") return "document";
  if (whole.kind === "calendar") return "mail";
  const part = { ...whole, text: endsOf(whole.text), signature: endsOf(whole.signature) };
  const author = part.author ?? mail.sender;
  const from = `${author.name ?? ""} ${author.address ?? ""}`;
  const subject = part.subject ?? mail.subject ?? "";
  const is = (word: SentAs) => part.sentAs?.includes(word) === true;
  const isEvent = is("tracked") || TRACKER_EVENT.test(part.text) || TRACKER_FIELD.test(part.text);
  const pitches = !isInHouse(author, part) && PITCH.test(`${subject}\n${part.text}`);
  if (CHAT.test(from)) return "chat";
  if (TRACKER.test(from) && !(pitches && !isEvent && !TICKET_SUBJECT.test(subject))) return "notification";
  const local = (author.address ?? mail.sender.address ?? "").split("@")[0] ?? "";
  const isService = /notif|tracker|issues?|tickets?|builds?|ci\b|no-?reply|desk|board/i.test(local);
  if (isService && TICKET_SUBJECT.test(subject)) return "notification";
  const own = (author.address ?? "").split("@")[0] ?? "";
  if (listsTasks(subject) || isMeetingNotes({ author, text: part.text })) return "notification";
  const isMachine =
    is("automatic") ||
    MACHINE.test(author.name ?? "") ||
    (MACHINE.test(own) && !(is("reply") && /\p{L} \p{L}/u.test(personName(author) ?? "")));
  const isTalk = (part.text.match(TALK)?.length ?? 0) >= 3;
  const isForMany = (is("unsubscribable") || is("bulk")) && !is("reply");
  const isDiscussed = is("discussion") || DISCUSSION_FOOTER.test(`${part.text}\n${part.signature}`);
  if (isDiscussed && !isMachine) return "mail";
  if ((isForMany || isMachine) && namedTicket(subject)?.isSure) return "notification";
  if (isForMany && (isEvent || isTalk)) return "notification";
  if (isForMany || isBulk(subject, part, author, isMachine, pitches)) return "bulk";
  return isMachine ? "notification" : "mail";
}

const domainOf = (address: string | null): string => address?.split("@")[1]?.toLowerCase() ?? "";
const FREE_MAIL =
  /^(?:gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|aol|gmx|web|proton|protonmail|mail|t-online|orange|free)\./;

/** "The deadline is Thursday, don't miss it", from one of the same house: nobody there pitches. */
function isInHouse(author: Person, { sentTo = [], copiedTo = [] }: MailPart): boolean {
  const own = domainOf(author.address);
  return (
    own !== "" &&
    !FREE_MAIL.test(own) &&
    [...sentTo, ...copiedTo].some(({ address }) => domainOf(address) === own)
  );
}

/** "You have 3 tasks due this week", by a planner that reminds of them: its lines are the reader's tasks. */
export const listsTasks = (subject: string | null): boolean =>
  /^\W*(?:(?:reminder|weekly summary|daily summary)\W+)?(?:you(?:['’]ve| have)(?: got)? (?:\d+|some|one|two|three|four|five|several|a few) |your |\d+ (?:of your )?)(?:open |new |overdue |upcoming |assigned )*(?:tasks?|to-?dos?|action items?|assignments?|cards)\b(?!.*\b(?:completed|done|closed|finished)\b).*\b(?:due|overdue|for (?:today|tomorrow|this week|the week)|this week|today|tomorrow|open|waiting)\b/i.test(
    subject ?? "",
  );

/** Somebody with a first and a last name greets somebody by name, and signs. */
function isLetter(author: Person, { text, signature }: MailPart): boolean {
  const [first, last] = personName(author)?.split(" ") ?? [];
  return (
    first !== undefined &&
    last !== undefined &&
    greets(text.trimStart().split("\n")[0] ?? "") &&
    `${text}\n${signature}`.trimEnd().slice(-300).includes(first)
  );
}

const DAY =
  "(?:the |end |close |noon|midnight|today|tonight|tomorrow|next |this |\\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))";
/** What a supplier asks of a customer, and no shop of whoever reads it. */
const ASKS_BY = new RegExp(
  `\\b(?:please|kindly|we (?:kindly )?ask you to|could you(?: please)?|would you please) (?:also |then |therefore |now )?(?:confirm|return|send|reply|answer|test|approve|sign(?! (?:up|in))|add|check|provide|submit|forward|let (?:us|me) (?:have|know)|inform|tell|settle|transfer|replace|renew|change|remove|switch|migrate|fill in|complete (?:and|the)|release|name|choose)\\b[^.!?]{0,160}\\b(?:by|before|until|no later than) ${DAY}`,
  "iu",
);

/** "Dear Mr Ricks, ... please confirm this appointment by tomorrow noon": a supplier's letter, whatever stands below it. */
function asksReaderBy({ text, sentTo = [] }: MailPart): boolean {
  const [greeting = ""] = text.trimStart().split("\n");
  const names = sentTo.flatMap((person) => personName(person)?.split(" ") ?? []);
  return (
    greets(greeting) &&
    names.some((name) => name.length > 2 && greeting.includes(name)) &&
    ASKS_BY.test(text.replace(/\s+/g, " "))
  );
}

const isCompany = ({ name }: Person): boolean =>
  name === null || COMPANY.test(name) || ACRONYM.test(name) || !/\S\s+\S/.test(name.trim());

/** A newsletter, an offer, a receipt by its shape: addressed to whoever subscribed, bought or could. */
function isBulk(
  subject: string,
  part: MailPart,
  author: Person,
  isMachine: boolean,
  pitches: boolean,
): boolean {
  const text = `${subject}\n${part.text}\n${part.signature}`;
  const isByHand = isLetter(author, part);
  if (!pitches && asksReaderBy(part)) return false;
  if (hasFooter(part)) return true;
  const isByPerson = isByHand || part.sentAs?.includes("reply") === true;
  if (!isByPerson && (TRAVEL.test(text) || (NOTICE.test(text) && isCompany(author)))) return true;
  if (DUNS.test(text) && OWED.test(text) && !pitches) return false;
  if (isMachine && (MACHINE_TEXT.test(text) || THANKS.test(text) || TRANSACTION.test(subject) || pitches))
    return true;
  if (TRANSACTION.test(subject) && (THANKS.test(text) || MACHINE_TEXT.test(text)) && !isByHand) return true;
  if (!pitches || /\b(?:our|the) (?:demo|offer|seat)\b/i.test(text)) return false;
  const said = new Set((text.match(PITCHES) ?? []).map((words) => words.toLowerCase()));
  // One alone must say for itself that it sells: "circling back" and "have ten minutes" are said by everybody.
  const besides = text.replace(PITCHES, (words) => (SELLS.test(words) ? words : ""));
  // "They offer 5 % discount"
  const isDiscount = [...said].every((words) => /%/.test(words));
  return said.size > 1 || SOLD.test(isDiscount ? besides.replace(/\boffers?\b/gi, "") : besides);
}

const FOOTER_LINES = 8;

/** Footers stand at the end, or have become the signature; two of the weaker words there tell one, too. */
function hasFooter({ text, signature }: MailPart): boolean {
  const lines = `${text}\n${signature}`.split("\n").filter((line) => line.trim() !== "");
  // "Read more on our website. You can unsubscribe at any time."
  const last = lines
    .slice(-FOOTER_LINES)
    .flatMap((line) => line.slice(-300).split(/(?<=[.!?])\s+(?=\p{Lu})/u));
  if (last.some((line) => FOOTER.test(line.trim()) || FOREIGN_FOOTER.test(line))) return true;
  const weak = last.flatMap((line) => line.match(WEAK_FOOTER) ?? []);
  return new Set(weak.map((word) => word.toLowerCase())).size >= 2;
}
