import { isBlankLine } from "../forwards/quoted-lines";
import type { SignedText } from "./signature";

/** A company's mail server says so much and no more. */
const LONGEST_BANNER = 600;
/** Below other lines of programs it may stand, and not in the middle of a text. */
const LATEST_PARAGRAPH = 2;

const HEAD =
  /^[^\p{L}\p{N}]{0,12}(?:external|caution|warning|attention|notice|alert|security|be careful|achtung|vorsicht|warnung|hinweis|extern|prudence|avertissement|courriel externe|mise en garde|precauci[oó]n|atenci[oó]n|advertencia|aviso|correo externo|let op|waarschuwing|attenzione|avviso|mail esterna|aten[cç][aã]o|cuidado|uwaga|ostrzeżenie|upozornění|pozor|obs|varning|advarsel|forsiktig|huomio|varoitus|figyelem|atenție|προσοχή|увага|внимание|dikkat)(?!\p{L})/iu;

/** 'This mail comes from outside', so that what somebody writes about another mail is none. */
const FROM_OUTSIDE = new RegExp(
  [
    "\\bth(?:is|e) (?:e-?mail|message|sender)\\b.{0,80}\\b(?:outside|external)\\b",
    "\\bdiese (?:e-?mail|nachricht|mail)\\b.{0,80}(?:extern|außerhalb|ausserhalb)",
    "\\bce(?:t|tte)? (?:courriel|e-?mail|mail|message|expéditeur)\\b.{0,80}(?:extérieur|externe|hors)",
    "\\best[ea] (?:correo|mensaje|e-?mail|mensagem)\\b.{0,80}(?:fuera|extern|fora)",
    "\\b(?:deze|dit) (?:e-?mail|mail|bericht)\\b.{0,80}(?:buiten|extern)",
    "\\bquest[ao] (?:e-?mail|messaggio|mail)\\b.{0,80}(?:estern|fuori)",
    "\\bt[ae] (?:wiadomość|e-?mail)\\b.{0,80}(?:spoza|zewnętrzn)",
    "\\bt(?:ato|ento) (?:zpráva|e-?mail|správa)\\b.{0,80}(?:mimo|extern|vně)",
    "\\bde(?:t|tta|nne|nna) (?:mejl(?:et)?|mail(?:et)?|e-post(?:en|meldingen)?|e-mail|meddelande|meldingen|besked)\\b.{0,80}(?:utanför|utenfor|uden for|extern|ekstern)",
    "\\btämä (?:viesti|sähköposti)\\b.{0,80}(?:ulkopuol|ulkoise)",
  ].join("|"),
  "iu",
);

const DO_NOT_CLICK =
  /\b(?:do not|don['’]t|avoid|never) (?:click|open|follow)|\bklicken sie (?:nicht|keine)|\bne cliquez pas|\bno (?:haga|hagas) clic|\bklik niet|\bnon (?:fare clic|cliccare|aprire)|\bnão (?:clique|abra)|\bnie klikaj|\bklicka inte|\bklikk? ikke|\bneklikejte|älä (?:klikkaa|avaa)/iu;
const FILES =
  /\b(?:links?|attachments?|anhänge|anlagen|liens?|pièces jointes|enlaces?|adjuntos?|archivos|bijlagen|allegati|collegamenti|anexos|odkazy|přílohy|łącza|załączniki|länkar|bilagor|lenker|vedlegg|bilag|linkkejä|liitteitä)/iu;
const EXTERNAL_HEAD =
  /^[^\p{L}\p{N}]{0,12}(?:external|extern(?:e|er|es)?)(?: (?:e-?mail|message|sender|nachricht|absender))?(?!\p{L})/iu;
/** Nothing but the mark itself. */
const MARK =
  /^[^\p{L}\p{N}]{0,12}(?:external(?: (?:e-?mail|message|sender))?|externe (?:e-?mail|nachricht)|courriel externe|correo externo|externe mail|email esterna)[^\p{L}\p{N}]{0,12}$/iu;
/** Outlook's own. */
const SELDOM_WRITES =
  /^(?:some people who received this message don['’]t|you don['’]t) often get email from \S.{0,200}?(?:learn why this is important|$)|^sie erhalten nicht (?:oft|häufig) e-mails von \S|^vous n['’]obtenez pas souvent d['’]e-mail à partir de \S|^no suele recibir correos? electrónicos? de \S|^(?:je|u) ontvangt niet vaak e-mail van \S/iu;

function isBanner(text: string): boolean {
  if (text.length > LONGEST_BANNER) return false;
  if (MARK.test(text) || SELDOM_WRITES.test(text)) return true;
  if (
    !HEAD.test(text) &&
    !/^[\s*_[\](<]{0,4}th(?:is|e) (?:e-?mail|message) (?:originated|came|was sent|comes|originates)/i.test(
      text,
    )
  )
    return false;
  return FROM_OUTSIDE.test(text) || (EXTERNAL_HEAD.test(text) && DO_NOT_CLICK.test(text) && FILES.test(text));
}

/**
 * Takes the paragraphs in which a company's mail server warns of mail from outside off the top of a text; they go to the
 * signature. A text is never emptied.
 */
export function splitGatewayBanner(lines: string[]): SignedText {
  const taken = new Set<number>();
  let at = 0;
  for (let paragraph = 0; paragraph < LATEST_PARAGRAPH + 2 && at < lines.length; paragraph++) {
    while (at < lines.length && isBlankLine(lines[at] ?? "")) at++;
    let end = at;
    while (end < lines.length && !isBlankLine(lines[end] ?? "")) end++;
    const length = bannerLength(lines.slice(at, end));
    for (let index = at; index < at + length; index++) taken.add(index);
    // What stands below a banner's lines is the mail, or another banner.
    at = length > 0 ? at + length : end;
    if (length === 0 && paragraph >= LATEST_PARAGRAPH) break;
  }
  const text = lines.filter((_, index) => !taken.has(index));
  if (taken.size === 0 || text.every(isBlankLine)) return { text: lines, signature: [] };
  return { text, signature: lines.filter((_, index) => taken.has(index)) };
}

/** How many of a paragraph's first lines are the banner: as few as say it, and what belongs to their last sentence. */
function bannerLength(paragraph: string[]): number {
  const whole = (count: number) => paragraph.slice(0, count).join(" ").trim();
  for (let count = 1; count <= Math.min(paragraph.length, 8); count++) {
    if (!isBanner(whole(count))) continue;
    let end = count;
    while (end < paragraph.length && end < 8 && goesOn(whole(end), paragraph[end] ?? "")) end++;
    return end;
  }
  return 0;
}

const goesOn = (before: string, next: string) =>
  !/[.!*\])|]$/.test(before) || DO_NOT_CLICK.test(next) || /^learn why\b/i.test(next.trim());
