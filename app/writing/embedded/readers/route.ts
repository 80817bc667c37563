import type { MailPart, Person } from "../../../reading/mail-content";
import type { DigestMaterial, MaterialMail } from "../../digest-material";
import { Pace, type Slices } from "../../slices";
import { personName } from "../people";
import type { Medium, Unit } from "../statement";
import { threadOf } from "../threads";

const TRACKER =
  /\b(?:jira|github|gitlab|linear|asana|trello|youtrack|redmine|bitbucket|azure ?devops|sentry|pagerduty|opsgenie|statuspage|clickup|monday\.com|notion|basecamp|zendesk|freshdesk|servicenow|confluence|google docs|docs\.google|figma|shortcut|phabricator|launchpad|bugzilla)\b/i;
const CHAT =
  /\b(?:slack|microsoft teams|teams|discord|mattermost|google chat|rocket\.?chat|zulip|whatsapp|signal|telegram)\b/i;
const MACHINE =
  /\b(?:no-?reply|do-?not-?reply|donotreply|notifications?|notify|mailer|newsletter|news|billing|invoices?|receipts?|alerts?|status|info|hello|marketing|updates?|support|service|calendar|automated?|robot|bot|system|monitoring|noc|cron|postmaster)\b/i;
/** Said by newsletters, offers, receipts and machines, by no colleague. */
const BULK =
  /\b(?:unsubscribe|opt[ -]?out|manage (?:your )?(?:subscription|preferences|notifications|email)|view (?:this (?:email|message) )?in (?:your )?browser|you(?:'re| are) receiving this|you received this (?:e-?mail|message) because|because you (?:subscribed|signed up|registered)|update your preferences|click here|stop (?:receiving )?these (?:e-?)?mails|shop (?:online|now)|order (?:now|today) and|abmelden|abbestellen|se désabonner|désinscri|darse de baja|cancelar (?:la )?suscripción|all rights reserved|terms of service|privacy policy)\b/i;
const MACHINE_TEXT =
  /\b(?:automatically generated|automated (?:message|e-?mail|notification)|do not reply to this|this is an automat|thanks? for (?:your (?:payment|purchase|order|booking|subscription|registration))|thank you for (?:shopping|booking|flying|your (?:payment|purchase|subscription))|booking (?:confirmation|reference)|order confirmation|payment (?:received|receipt)|amount (?:paid|due)|invoice (?:number|total)|your (?:receipt|ticket|e-?ticket|boarding pass|verification code|one-time|trip|flight|booking|reservation|parcel|package|delivery|subscription|trial|password|statement|order)\b[^.?!]{0,60}\b(?:has|is|was|will|expires?|departs?|ready|shipped|confirmed|on its way|arriv|available|renew)|check[- ]in (?:now|online)|track your (?:parcel|order|package)|verification code|security code|sign[- ]in attempt)\b/i;
/** Said by carriers and shops of what was booked, by no colleague. */
const TRAVEL =
  /\b(?:booking (?:code|reference|number)|e-?ticket|boarding pass|tracking number|order number)\s*[:#]|\byour (?:flight|trip|parcel|package|booking|reservation|train) [A-Z0-9]{2,}|\bcheck[- ]in (?:now|online)\b/i;
const PITCH =
  /\b(?:(?:do|would) you have (?:\d+|a few|fifteen|ten|twenty) minutes|(?:spare|have|got) (?:me )?(?:\d+|a few|fifteen|ten|twenty) minutes|not interested\?|show you how (?:we|our)|pick a (?:slot|time) in my calendar|custom growth|quick (?:call|chat) (?:this|next) week|book (?:a|your) (?:demo|call|seat|slot|free)|free (?:trial|demo|checklist|webinar|consultation|guide|e-?book)|limited[- ]time|special offer|\d+ ?% (?:off|cheaper|discount)|register now|sign up (?:now|today)|download (?:the|our|your) (?:free|guide|e-?book|whitepaper|report)|join (?:us|our) (?:webinar|live)|save your (?:seat|spot)|bumping this|following up on my (?:last|previous) (?:e-?mail|message)|circling back|(?:double|triple|boost|grow) your (?:pipeline|revenue|sales|traffic|leads)|i (?:noticed|saw|came across) (?:that )?(?:your|you)|just reply ["'“]?yes|if you'd rather not hear|early[- ]bird|don't miss (?:out|it)|shop now|buy now|last chance|exclusive (?:offer|deal))\b/i;

const TICKET_SUBJECT =
  /\[[\w.-]+\/[\w.-]+\]|\((?:PR |Issue )?#\d+\)|\b[A-Z][A-Z0-9]{1,9}-\d+\b|^\s*(?:re: )?#\d+\b/i;

/** Characters of parts between two pauses. */
const SLICE = 40_000;
/** Who sends a long text shows at its beginning and its end. */
const LOOK = 15_000;

/** The parts of the material as units with one author each, oldest first, told apart by who sends and by shape. */
export function* unitsOf(material: DigestMaterial): Slices<Unit[]> {
  const units: Unit[] = [];
  const writers: Writers = new Map();
  const pace = new Pace(SLICE);
  for (const mail of material.mails)
    for (const part of mail.parts) {
      if (part.kind === "calendar" || !part.text.trim()) continue;
      if (pace.isDue(part.text.length)) yield;
      const author =
        part.author ?? (part.kind === "attachment" || part.kind === "transcript" ? null : mail.sender);
      const medium = mediumOf(mail, part);
      const answers = answeredIn(writers, part, mail);
      if (medium === "mail") noteWriter(writers, part, mail, author);
      units.push({
        index: units.length,
        source: { kind: "email", id: mail.id },
        medium,
        author,
        sentAt: part.sentAt ?? mail.sentAt,
        subject: part.subject ?? mail.subject,
        text: part.text,
        signature: part.signature,
        history: part.history,
        answers,
      });
    }
  for (const document of material.documents)
    if (document.text.trim())
      units.push({
        index: units.length,
        source: { kind: "document", id: document.id },
        medium: "document",
        author: null,
        sentAt: material.now,
        subject: null,
        text: document.text,
        signature: "",
        history: "",
        answers: null,
      });
  return units;
}

const REPLY = /^\s*(?:re|aw|sv|antw|rép|ref)\s*(?:\[\d+\])?\s*:/i;
const ATTRIBUTED =
  /(?:^|\n)[^\n]{0,80}?(?:[,:] |schrieb |a écrit )?(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?: <[^>\n]+>)?\s*(?:wrote:|schrieb|a écrit|escribió:)|(?:^|\n)\W*(?:From|Von|De)\s*:\s*"?(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2})/u;

/** Who wrote in a thread so far, nobody twice in a row. */
type Writers = Map<string, (string | null)[]>;

function noteWriter(writers: Writers, part: MailPart, mail: MaterialMail, author: Person | null): void {
  const thread = threadOf(part.subject ?? mail.subject);
  const known = writers.get(thread) ?? [];
  const name = personName(author);
  if (known.length === 0 || known.at(-1) !== name) known.push(name);
  writers.set(thread, known);
}

/** The author of the mail before in the thread, or of the quoted text; never the author themselves. */
function answeredIn(writers: Writers, part: MailPart, mail: MaterialMail): string | null {
  const subject = part.subject ?? mail.subject;
  if (part.kind !== "body" || !REPLY.test(subject ?? "")) return null;
  const own = personName(part.author ?? mail.sender);
  const thread = threadOf(subject);
  const earlier = thread === "" ? undefined : writers.get(thread)?.findLast((name) => name !== own);
  const quoted = ATTRIBUTED.exec(part.history.slice(0, 2000));
  const name = earlier !== undefined ? earlier : (quoted?.[1] ?? quoted?.[2] ?? null);
  return name === own ? null : name;
}

const endsOf = (text: string): string =>
  text.length <= 2 * LOOK ? text : `${text.slice(0, LOOK)}\n${text.slice(-LOOK)}`;

function mediumOf(mail: MaterialMail, part: MailPart): Medium {
  if (part.kind === "transcript") return "transcript";
  if (part.kind === "attachment") return "document";
  const author = part.author ?? mail.sender;
  const from = `${author.name ?? ""} ${author.address ?? ""}`;
  const text = `${part.subject ?? mail.subject ?? ""}\n${endsOf(part.text)}\n${endsOf(part.signature)}`;
  if (CHAT.test(from)) return "chat";
  if (TRACKER.test(from)) return "notification";
  const local = (author.address ?? mail.sender.address ?? "").split("@")[0] ?? "";
  if (
    /notif|tracker|issues?|tickets?|builds?|ci\b|no-?reply|desk|board/i.test(local) &&
    TICKET_SUBJECT.test(part.subject ?? mail.subject ?? "")
  )
    return "notification";
  const isMachine =
    MACHINE.test((author.address ?? "").split("@")[0] ?? "") || MACHINE.test(author.name ?? "");
  if (isBulk(text, isMachine)) return "bulk";
  return isMachine ? "notification" : "mail";
}

/** A newsletter, an offer, a receipt: addressed to whoever subscribed, bought or could. */
function isBulk(text: string, isMachine: boolean): boolean {
  const pitches = PITCH.test(text);
  if (BULK.test(text) || TRAVEL.test(text)) return true;
  if (isMachine && (MACHINE_TEXT.test(text) || pitches)) return true;
  return (
    pitches &&
    /\b(?:demo|webinar|pipeline|offer|trial|newsletter|download|leads|growth|studios|calendar|seat|% (?:off|cheaper|discount)|bumping|circling|minutes)\b/i.test(
      text,
    ) &&
    !/\b(?:our|the) (?:demo|offer|seat)\b/i.test(text)
  );
}
