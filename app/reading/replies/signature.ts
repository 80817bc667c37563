import { isBlankLine } from "../forwards/quoted-lines";

const MAX_SIGNATURE_LINES = 14;
const MAX_CLOSING_LINES = 8;

const SENT_FROM =
  /^(?:sent|get|envoyé|envoyée|gesendet|von meinem|enviado|enviada|inviato|verzonden|verstuurd|sendt|skickat|lähetetty|odesláno|odoslané|wysłane|wysłano|elküldve|küldve|poslano|poslané|gönderildi|trimis|отправлено|надіслано|відправлено|изпратено|εστάλη|στάλθηκε|נשלח|أرسل|発信元|送信元|发自|來自|从我的|傳送自|iphoneから送信|我的)\b/iu;
const SENT_FROM_DEVICE =
  /iphone|ipad|android|samsung|galaxy|huawei|xiaomi|outlook|yahoo|gmail|mail|blackberry|windows|mobile|phone|handy|smartphone|téléphone|móvil|telefon|mobil|puhelin|телефон|устройств|\bapp\b|app<|proton|spark|superhuman|front|airmail|nokia|motorola|oneplus|pixel|wiko|sparrow|tablet|device|gerät|appareil|dispositivo/iu;
const SENT_FROM_PHRASE =
  /^(?:sent (?:from|via|with|using)|get outlook|envoyé (?:de|depuis|avec|à partir)|gesendet (?:von|mit|über|aus)|von meinem .{2,40} gesendet|diese nachricht wurde von meinem|enviado (?:desde|do|a partir|con)|inviato (?:da|dal|con)|verzonden (?:vanaf|met|via)|verstuurd (?:vanaf|met)|sendt fra|skickat från|lähetetty |odesláno z|odoslané z|wysłane z|wysłano z|отправлено (?:с|из)|надіслано з|trimis de pe|poslano s|poslano iz|iphone(?:から|'dan|’dan)|发自|從我的|从我的|나의)|^\S{2,20}['’]?\p{L}{2,6}(?:dan|den) gönderildi\.?$/iu;

/** Outlook on phones offers itself. */
const OUTLOOK_FOR_PHONES =
  /^(?:(?:skaffa|hämta|hent|skaff deg|hanki|pobierz(?: program)?|télécharger|obtenir|obtener|obter(?: o)?|scarica|holen sie sich|získejte|získajte|descarcă|получить|завантажити) outlook(?: \p{L}{1,7}){0,2} (?:ios|android)\p{L}{0,5}|outlook (?:voor|für|for) (?:ios|android) ?(?:downloaden|beziehen|herunterladen|を入手))$/iu;
const LINK_BEHIND = /\s?[<([]\s?https?:\/\/[^\s<>()]{4,300}\s?[>)\]]$/;

/** 'Sent from my phone' in the clients' own words. */
export function isSentFromLine(line: string): boolean {
  const text = line.trim().slice(0, 400).replace(LINK_BEHIND, "").slice(0, 160);
  if (text === "") return false;
  if (OUTLOOK_FOR_PHONES.test(text)) return true;
  if (/^(?:发自|發自|來自我的|来自我的|iphoneから|ipadから|나의 )/iu.test(text)) return text.length < 60;
  if (SENT_FROM_PHRASE.test(text)) return text.split(/\s+/).length <= 14 && !/[.!?]\s+\p{Lu}/u.test(text);
  return SENT_FROM.test(text) && SENT_FROM_DEVICE.test(text) && text.split(/\s+/).length <= 10;
}

/** Whether a text says nothing but where it was sent from. */
export function isOnlySentFrom(text: string): boolean {
  const filled = text.split("\n").filter((line) => !isBlankLine(line));
  const isProgram = (line: string) =>
    isSentFromLine(line) || /^(?:--\s?|https?:\/\/\S{1,200})$/.test(line.trim());
  return filled.length > 0 && filled.length <= 4 && filled.every(isProgram);
}

const CLOSINGS = new Set(
  "regards|best regards|kind regards|kindest regards|warm regards|warmest regards|with regards|with kind regards|with best regards|many regards|best|all the best|best wishes|bests|cheers|thanks|many thanks|thank you|thanks a lot|thanks again|thanks in advance|thank you in advance|thanks and regards|thanks & regards|thx|tia|sincerely|yours sincerely|sincerely yours|yours faithfully|yours truly|yours|respectfully|cordially|rgds|br|kr|take care|warmly|have a nice day|have a great day|talk soon|mit freundlichen grüßen|mit freundlichen grüssen|mit freundlichem gruß|mit besten grüßen|mit besten grüssen|freundliche grüße|freundliche grüsse|viele grüße|viele grüsse|beste grüße|beste grüsse|liebe grüße|liebe grüsse|herzliche grüße|schöne grüße|gruß|grüße|gruss|grüsse|mfg|lg|vg|vielen dank|danke|cordialement|bien cordialement|bien à vous|bien à toi|amicalement|salutations|sincères salutations|meilleures salutations|cdt|bonne journée|merci|merci d'avance|saludos|saludos cordiales|un saludo|un cordial saludo|cordialmente|atentamente|atte|gracias|muchas gracias|un abrazo|cordiali saluti|distinti saluti|saluti|un saluto|a presto|grazie|grazie mille|atenciosamente|att|cumprimentos|com os melhores cumprimentos|melhores cumprimentos|obrigado|obrigada|abraços|abraço|met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|hartelijke groet|groet|groeten|mvg|bedankt|med venlig hilsen|venlig hilsen|mvh|med vänlig hälsning|med vänliga hälsningar|vänliga hälsningar|hälsningar|med vennlig hilsen|vennlig hilsen|hilsen|tack|takk|tak|ystävällisin terveisin|terveisin|t|terv|kiitos|s pozdravem|s pozdravom|pozdrav|pozdravy|děkuji|ďakujem|pozdrawiam|z poważaniem|z wyrazami szacunku|dziękuję|üdvözlettel|üdv|köszönettel|köszönöm|s poštovanjem|lijep pozdrav|hvala|cu stimă|cu respect|mulțumesc|с уважением|с наилучшими пожеланиями|спасибо|з повагою|дякую|с уважение|поздрави|благодаря|saygılarımla|iyi çalışmalar|teşekkürler|selamlar|με εκτίμηση|φιλικά|ευχαριστώ|בברכה|תודה|مع التحية|شكرا|よろしくお願いします|よろしくお願いいたします|以上|此致|谢谢|祝好|謝謝|감사합니다".split(
    "|",
  ),
);

/** "Mit freundlichen Grüßen / Kind regards" closes in two languages. */
function isClosing(line: string): boolean {
  // Longer than any closing; the pattern below takes the square of a line's length.
  if (line.length > 200) return false;
  return line.split(/\s+[/|]\s+/).every(isOneClosing);
}

function isOneClosing(line: string): boolean {
  const key = line
    .trim()
    .toLocaleLowerCase("en")
    .replace(/[\s,.!;:–—*_~)\u00a0-]+$/u, "")
    .replace(/[!.]+,?\s*/g, " ")
    .trim();
  return (
    key !== "" && key.length <= 50 && (CLOSINGS.has(key) || CLOSING_SHAPES.some((shape) => shape.test(key)))
  );
}

/** How English letters close in words of their own, in small letters; nobody would ask or tell anything so. */
const CLOSING_SHAPES: readonly RegExp[] = [
  // "with every blessing", "with friendly greetings from leiden", "warm wishes to you all", "all my love"
  /^(?:(?:with|and|sending|lots of|all|every|my|our|the|very|much|many|big|most|kind(?:est)?|warm(?:est)?|best|good|fond(?:est)?|friendly|hearty|heartfelt|sincere|seasonal|festive|sunny|rainy|frosty|cold|grateful|cheerful|deep(?:est)?|huge|renewed) )*(?:blessings?|greetings|wishes|love|regards|gratitude|appreciation|hugs?|kisses|prayers|respects?|cheers|thanks)(?:,? (?:and|&) (?:(?:kind(?:est)?|warm(?:est)?|best|good|many|big|all|much) )*(?:blessings?|greetings|wishes|love|regards|gratitude|hugs?|kisses|prayers|thanks))?(?: (?:from|to) [\p{L}' -]{2,30})?$/u,
  // "yours in haste", "ever yours", "yours aye"
  /^(?:(?:ever|always|gratefully|affectionately|as ever|as always|very (?:truly|sincerely)|most \p{L}+ly),? )?yours(?:,? (?:ever|aye|always|etc|in [\p{L} ]{3,20}|(?:very |most )?\p{L}+ly))?$/u,
  /^(?:as ever|as always|ever|in (?:haste|gratitude|peace|faith|friendship|solidarity|fellowship|hope|sympathy|christ|a (?:rush|hurry)))$/,
  /^(?:warmly|fondly|gratefully|hastily|truly|faithfully|affectionately|peace|onwards?|(?:best|big )?hugs|blessings|love|cheerio|ciao|bye(?: (?:now|for now|bye))?|bestest|toodle[- ]?(?:pip|oo)|toodles|ta(?: (?:ta|very much|muchly))?|so long|adieu|x{1,4})$/,
  /^(?:back|more|talk|speak|chat|write|see you|see ya|catch you|laters?|till|until)(?: (?:soon|later|then|shortly|anon|tomorrow|next time|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day))+$/,
  /^(?:stay|keep) (?:warm|safe|well|dry|cool|healthy|cheerful|smiling|positive|in touch|the faith)$/,
  /^(?:take (?:good |great )?care(?: of yourselves?)?|god bless(?: you(?: all)?)?|bless you|good luck)$/,
  /^(?:have|enjoy) (?:a|your|the)(?: (?:very|good|great|lovely|nice|wonderful|fab|super|relaxing|rest of (?:your|the)))* (?:day|weekend|evening|week|afternoon|morning|one|time|break|holidays?)$/,
];

const DISCLAIMER =
  /^[\s*_"'(]{0,6}(?:this (?:e-?mail|message|communication|transmission)\b.{0,80}\b(?:intended|confidential|privileged)|(?:confidentiality|privacy|legal) (?:notice|disclaimer)|confidentiality\s{0,2}:|disclaimer\b|the (?:information|contents?) (?:contained )?(?:in|of) this (?:e-?mail|message)|(?:privileged|confidential)[ :/-]|diese (?:e-?mail|nachricht) (?:enthält|ist|kann|und)|der inhalt dieser e-?mail|ce (?:message|courriel|mail|e-mail)\b.{0,80}\bconfidentiel|este (?:mensaje|correo|e-?mail)\b.{0,80}\bconfidencial|questo messaggio\b.{0,80}\b(?:riservat|confidenzial)|(?:please )?(?:consider|think (?:of|about)) the environment before printing)/i;

const CONTACT_MARK =
  /@|https?:|www\.|\b(?:tel|phone|mob|mobile|cell|fax|skype|tél|telefon|тел|моб)\b|(?:\d[\s()./+-]{0,3}){6}|[|•·]/iu;
const PARTICLES = /^(?:of|and|the|for|at|de|du|des|la|le|von|und|van|der|den|di|e|y|i|et|&|-|–|\/|,)$/i;

/** A name, a role, a firm, a number: what stands below a closing. Questions, lists and sentences do not. */
function belongsToSignature(line: string): boolean {
  const text = line.trim();
  if (text.length > 110 || /[?？]$|[.,;:]\s\p{Ll}/u.test(text)) return false;
  if (/^(?:[-*•·]\s|\d{1,2}[.)]\s|p\.?\s?s\b\.?|ps[:.]|nb[:.])/i.test(text)) return false;
  // "Tents Maier - tents for every occasion - ask for our winter prices!"
  if (/^\p{Lu}[^-–]{2,40}\s[-–]\s[^-–]{2,60}\s[-–]\s/u.test(text)) return true;
  if (CONTACT_MARK.test(text) || /^[^\p{L}\p{N}]+$/u.test(text)) return true;
  const words = text.split(/\s+/).filter((word) => !PARTICLES.test(word));
  if (words.length > 10) return false;
  // Scripts without capitals tell names by their length only.
  const plain = words.filter((word) => /^["'“(]?\p{Ll}/u.test(word)).length;
  if (!/[\p{Lu}\p{Ll}]/u.test(text)) return text.length <= 24;
  return (words.length === 1 || plain * 2 <= words.length) && !(words.length > 4 && /\.$/.test(text));
}

export interface SignedText {
  text: string[];
  signature: string[];
}

/**
 * Parts the lines that somebody wrote from the signature below: after `-- `, 'Sent from my phone', a closing such as
 * 'Kind regards,' with a few short lines, and legal footers. When in doubt a line stays in the text.
 */
export function splitSignature(lines: string[]): SignedText {
  // A signature has text above it.
  const first = lines.findIndex((line) => !isBlankLine(line));
  let end = delimiterAt(lines, first) ?? lines.length;
  const legal = disclaimerAt(lines, end, first);
  end = legal === null ? end : (cardAt(lines, legal, first) ?? legal);
  end = sentFromAt(lines, end, first) ?? end;
  end = closingAt(lines, end, first) ?? companyAt(lines, end, first) ?? end;
  return { text: lines.slice(0, end), signature: lines.slice(end) };
}

function delimiterAt(lines: string[], first: number): number | null {
  let found: number | null = null;
  let below = 0;
  for (let at = lines.length - 1; at > first && below <= MAX_SIGNATURE_LINES; at--) {
    const line = lines[at] ?? "";
    if (/^(?:--[ \u00a0]?|—|––|__)$/.test(line)) found = at;
    if (!isBlankLine(line)) below++;
  }
  return found;
}

function disclaimerAt(lines: string[], end: number, first: number): number | null {
  for (let at = Math.max(0, end - 60); at < end; at++) {
    if (at > first && DISCLAIMER.test((lines[at] ?? "").slice(0, 300))) {
      const ruler = /^[\s_=*-]{5,}$/.test(lines[at - 1] ?? "");
      return ruler && at - 1 > first ? at - 1 : at;
    }
  }
  return null;
}

/** Above a legal footer a name with its numbers is a signature without a closing, too. */
function cardAt(lines: string[], end: number, first: number): number | null {
  let last = end - 1;
  while (last > first && isBlankLine(lines[last] ?? "")) last--;
  let start = last;
  while (start > first && !isBlankLine(lines[start - 1] ?? "")) start--;
  const card = lines.slice(start, last + 1);
  const isCard =
    card.length > 1 &&
    card.length <= MAX_CLOSING_LINES &&
    card.every(belongsToSignature) &&
    card.some((line) => CONTACT_MARK.test(line));
  return isCard && start > first ? start : null;
}

function sentFromAt(lines: string[], end: number, first: number): number | null {
  let seen = 0;
  for (let at = end - 1; at >= 0 && seen < 12; at--) {
    const line = lines[at] ?? "";
    if (isBlankLine(line)) continue;
    seen++;
    if (at > first && isSentFromLine(line)) {
      const below = lines.slice(at + 1, end).filter((other) => !isBlankLine(other));
      if (below.length <= 3 && below.every(belongsToSignature)) return at;
    }
  }
  return null;
}

const MOST_OF_COMPANY = 40;
/** What tells the card of a company from a note below a name. */
const COMPANY_MARK =
  /\b(?:GmbH|AG|KG|SE|UG|e\.V\.|Ltd\.?|LLC|LLP|PLC|Inc\.?|Corp\.?|S\.?A\.?|SARL|SAS|S\.?L\.?|B\.?V\.?|Pty|ApS|AB|Oy)(?=\W|$)|https?:|www\.|\b(?:tel|phone|mob|mobile|cell|fax|t|m|p)\b\s?[.:]?\s?[+(]?\d|\s[|·•]\s/u;

/**
 * A closing with a name, the card of a company, and below it all that companies write below each mail: fairs, holidays,
 * whom to follow. A postscript is the writer's own.
 */
function companyAt(lines: string[], end: number, first: number): number | null {
  const from = Math.max(first + 1, end - MOST_OF_COMPANY);
  for (let at = end - 1; at >= from; at--) {
    if (!isClosing(lines[at] ?? "")) continue;
    let isCard = false;
    let names = 0;
    for (const line of lines.slice(at + 1, end)) {
      if (isBlankLine(line)) continue;
      if (/^\s*(?:p\.?\s?s\b|ps[:.]|nb[:.])/i.test(line) || /[?？]\s*$/.test(line)) return null;
      if (isCard) continue;
      isCard = COMPANY_MARK.test(line);
      if (!isCard && (!belongsToSignature(line) || ++names > MAX_CLOSING_LINES)) return null;
    }
    return isCard ? at : null;
  }
  return null;
}

function closingAt(lines: string[], end: number, first: number): number | null {
  let seen = 0;
  for (let at = end - 1; at >= 0 && seen <= MAX_CLOSING_LINES; at--) {
    const line = lines[at] ?? "";
    if (isBlankLine(line)) continue;
    if (isClosing(line)) return at > first ? at : null;
    if (!belongsToSignature(line)) return null;
    seen++;
  }
  return null;
}
