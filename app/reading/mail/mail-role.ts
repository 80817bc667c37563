import type { Header } from "postal-mime";
import type { MailPart, MailRole, Person } from "../mail-content";
import { readConfirmation } from "./forwarding-confirmation";
import { headerValue } from "./header-value";

/** What the role of a mail is decided from. */
interface RoleClues {
  headers: Header[];
  from: Person;
  subject: string | null;
  parts: MailPart[];
  /** The decoded bodies, HTML as it came. */
  sources: string[];
  appUrl: string;
  inboundDomain: string;
  /** Our own receiving server handed the message over. */
  isFromEdge: boolean;
}

const DIGEST_HEADER = "x-mondaybrief-digest";

/** Whether a text has the link of one recipient of a digest; the page alone anybody may speak of. */
function hasUnsubscribeLink(text: string, appUrl: string): boolean {
  const [, ...behind] = text.split(`${appUrl}/unsubscribe/`);
  return behind.some((rest) => /^[\w-]{16}/.test(rest));
}

/** Our own digest coming back, as such or forwarded without a word; an answer to it is content. */
function isOwnDigest({ headers, parts, sources, appUrl }: RoleClues): boolean {
  if (headerValue(headers, DIGEST_HEADER) !== null) return true;
  const has = (text: string) => hasUnsubscribeLink(text, appUrl);
  const mentioned = [...sources, ...parts.map(({ text }) => text)].some(has);
  if (!mentioned) return false;
  const own = parts.filter(({ kind }) => kind === "body" || kind === "note");
  const others = parts.filter(({ kind }) => kind === "forwarded");
  if (others.length > 0) return own.every(({ text }) => text.trim() === "");
  // An answer whose quotation was not recognised is still an answer; our digests answer nothing.
  if (headerValue(headers, "in-reply-to") !== null) return false;
  return own.every(({ history }) => history === "") || own.some(({ text }) => has(text));
}

function isBounce({ headers, from, subject }: RoleClues): boolean {
  const type = (headerValue(headers, "content-type") ?? "").toLowerCase();
  if (/^\s?multipart\/report\b/.test(type)) return true;
  if (headerValue(headers, "x-failed-recipients") !== null) return true;
  const sender = (from.address ?? "").split("@")[0] ?? "";
  if (/^mailer-?daemon$/.test(sender)) return true;
  const failed =
    /undeliver|undelivered|delivery (?:status notification|failure|has failed|incomplete)|failure notice|returned mail|returned to sender|mail delivery failed|unzustellbar|non remis|no se puede entregar|impossibile recapitare|не доставлен/i;
  const nullSender = /^\s?<\s?>\s?$/.test(headerValue(headers, "return-path") ?? "");
  return (sender === "postmaster" || nullSender) && failed.test(subject ?? "");
}

const AWAY_SUBJECT =
  /^\s{0,3}(?:\[[^\]]{0,30}\]\s?)?(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|autoreply|out of (?:the )?office|away from (?:the )?office|on vacation|vacation (?:reply|response|notice)|automatische antwort|abwesenheits(?:notiz|nachricht|meldung)|réponse automatique|absence du bureau|respuesta automática|fuera de (?:la )?oficina|risposta automatica|fuori sede|resposta automática|ausência temporária|automatisch antwoord|afwezigheidsbericht|autosvar|automatisk svar|automatiskt svar|frånvaro|fravær|automaattinen vastaus|poissaolo|automatická odpov[eě][dď]|autoodpowiedź|odpowiedź automatyczna|automatikus válasz|automatski odgovor|răspuns automat|автоответ|автоматический ответ|автоматична відповідь|автоматичен отговор|otomatik yan[ıi]t|αυτόματη απάντηση|מענה אוטומטי|رد تلقائي|自動応答|自動返信|自动答复|自动回复|自動回覆|자동 회신|자동 응답|balasan otomatis|trả lời tự động)/iu;

/** People write about absence too; a program puts a colon after its words, or nothing. */
const AFTER_AWAY = /^(?:\s{0,3}(?:message|notification|auto-?reply|re|aw|sv))?\s{0,3}(?:[:：]|$)/iu;

function isAwaySubject(subject: string): boolean {
  const words = AWAY_SUBJECT.exec(subject)?.[0];
  return words !== undefined && AFTER_AWAY.test(subject.slice(words.length));
}

function isVacationReply({ headers, subject }: RoleClues): boolean {
  const value = (name: string) => (headerValue(headers, name) ?? "").trim().toLowerCase();
  if (value("auto-submitted").startsWith("auto-replied")) return true;
  if (/^(?:yes|true|1)/.test(value("x-autoreply")) || value("x-autorespond") !== "") return true;
  if (value("precedence") === "auto_reply" || value("x-precedence") === "auto_reply") return true;
  return isAwaySubject(subject ?? "");
}

/**
 * Says what intake does with a mail (decisions, 'automatic mail' and 'forwarding confirmation'). Automatic mail of
 * trackers and lists is content; only answers of machines, bounces, confirmations and our own digests are not.
 */
export function readRole(clues: RoleClues): MailRole {
  if (isOwnDigest(clues)) return { kind: "own-digest" };
  const confirmation = readConfirmation(clues);
  if (confirmation) return confirmation;
  if (isBounce(clues)) return { kind: "bounce" };
  return isVacationReply(clues) ? { kind: "vacation-reply" } : { kind: "content" };
}
