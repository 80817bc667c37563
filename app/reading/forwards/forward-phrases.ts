/** What clients write above a forwarded mail, between dashes or alone with a colon; lower case, without the dashes. */
const FORWARDED = new Set(
  [
    "forwarded message|forwarded message follows|this is a forwarded message|begin forwarded message|forwarded mail|fwd|fw|forwarded by|forwarded email|start of forwarded message",
    "weitergeleitete nachricht|anfang der weitergeleiteten nachricht|anfang der weitergeleiteten e-mail|weitergeleitete e-mail|weitergeleitete mail|beginn der weitergeleiteten nachricht",
    "message transféré|message transmis|début du message transféré|début du message réexpédié|message réexpédié|courriel transféré|mail transféré|e-mail transféré",
    "mensaje reenviado|inicio del mensaje reenviado|correo reenviado|mensaje original reenviado|comienzo del mensaje reenviado",
    "messaggio inoltrato|inizio messaggio inoltrato|inizio del messaggio inoltrato|messaggio rispedito|inizio messaggio rispedito|messaggio reinoltrato",
    "mensagem encaminhada|mensagem reencaminhada|início da mensagem encaminhada|início da mensagem reencaminhada",
    "missatge reenviat|inici del missatge reenviat",
    "doorgestuurd bericht|begin doorgestuurd bericht|doorgestuurde bericht|begin van doorgestuurd bericht|doorgezonden bericht|doorgestuurde e-mail",
    "videresendt meddelelse|videresendt besked|start på videresendt besked|begyndelse på videresendt besked|videresendt e-mail|videresendt mail|begynnelse på videresendt melding|videresendt melding|start av videresendt melding|start på videresendt melding",
    "vidarebefordrat meddelande|vidarebefordrat brev|början på vidarebefordrat brev|början på vidarebefordrat meddelande|början av vidarebefordrat meddelande|vidarebefordrat mejl|vidarebefordrat mail",
    "välitetty viesti|välitetty viesti alkaa|välitetyn viestin alku|edelleenlähetetty viesti|alkaa välitetty viesti|välitetty sähköposti|lähetetty edelleen|edelleen lähetetty viesti|välitetty postiviesti",
    "přeposlaná zpráva|začátek přeposílané zprávy|přeposlaný e-mail|předaná zpráva|začátek předané zprávy|začátek přeposlané zprávy",
    "preposlaná správa|začiatok preposlanej správy|začiatok preposielanej správy|preposlaný e-mail|postúpená správa|začiatok postúpenej správy",
    "przekazana wiadomość|początek przekazywanej wiadomości|treść przekazanej wiadomości|wiadomość przesłana dalej|początek przekazanej wiadomości|przesłana wiadomość|przekierowana wiadomość|wiadomość przekazana",
    "továbbított üzenet|továbbított levél kezdete|továbbított levél|továbbított üzenet kezdete|eredeti továbbított üzenet",
    "proslijeđena poruka|započni proslijeđenu poruku|početak proslijeđene poruke|početak prosleđene poruke|prosleđena poruka|posredovano sporočilo|začetek posredovanega sporočila|прослеђена порука",
    "mesaj redirecționat|mesaj redirectionat|mesaj înaintat|mesaj transmis|începe mesajul redirecționat|început mesaj redirecționat|începutul mesajului redirecționat|mesajul redirecționat|mesaj retrimis|începe mesajul retrimis|început mesaj retransmis|mesaj retransmis",
    "перенаправленное сообщение|начало переадресованного сообщения|пересылаемое сообщение|пересланное сообщение|начало пересылаемого сообщения|переадресованное сообщение|переслане повідомлення|перенаправлене повідомлення|початок листа, що пересилається|початок переадресованого повідомлення|пересланий лист|препратено съобщение|начало на препратеното съобщение|препратено писмо",
    "i̇letilmiş mesaj|iletilmiş mesaj|iletilen mesaj|iletilmiş ileti|i̇letilmiş ileti başlangıcı|iletilmiş ileti başlangıcı|i̇letilen ileti|iletilen ileti|iletilen mesajın başlangıcı|iletilmiş iletinin başlangıcı|başlangıç iletilen mesaj|yönlendirilmiş mesaj|i̇letilen mesaj|yönlendirilen ileti|iletinin başlangıcı",
    "προωθημένο μήνυμα|έναρξη προωθημένου μηνύματος|προωθούμενο μήνυμα|αρχή προωθημένου μηνύματος",
    "הודעה שהועברה|הודעה מועברת|áframsent skeyti|תחילת ההודעה שהועברה|رسالة معاد توجيهها|رسالة مُعاد توجيهها|بدء الرسالة المعاد توجيهها|الرسالة المعاد توجيهها",
    "pesan terusan|pesan yang diteruskan|awal pesan terusan|mulakan mesej yang dikirim semula|mesej yang dikirim semula|tin nhắn được chuyển tiếp|thư được chuyển tiếp|bắt đầu thư được chuyển tiếp|ข้อความที่ส่งต่อ|เริ่มข้อความที่ส่งต่อ|फ़ॉरवर्ड किया गया संदेश|शुरू करें फ़ॉरवर्ड किया गया संदेश|पुनः प्रेषित संदेश",
    "inicio da mensaxe reenviada|mensaxe reenviada|upphaf áframsends skeytis|birtu mezu bat|birbidalitako mezua|پیام بازارسال‌شده|پیام ارسال‌شده|aanstuur boodskap|neges a anfonwyd ymlaen",
    "edastatud kiri|edastatud sõnum|edastatud meil|pārsūtītā ziņa|pārsūtīts ziņojums|persiųstas laiškas|persiųstas pranešimas",
    "転送されたメッセージ|転送メッセージ|メッセージを転送|メッセージの転送|転送されたメール|転送メール|転送先の電子メール|转发的邮件|转发的邮件信息|转发邮件|转发邮件信息|以下是转发的邮件|已转发的邮件|开始转发邮件|轉寄的郵件|已轉寄郵件|轉寄郵件|以下為轉寄的郵件|전달된 메시지|전달된 이메일|전달한 메시지|전달된 메일|다음은 전달된 메시지입니다",
  ]
    .join("|")
    .split("|"),
);

/** What clients write above the mail that a reply quotes. */
const ORIGINAL = new Set(
  "original message|original mail|original email|original appointment|reply message|reply original|ursprüngliche nachricht|originalnachricht|ursprüngliche mail|ursprünglicher termin|ursprüngliche e-mail|original-nachricht|message d'origine|message d’origine|message original|courriel original|mensaje original|messaggio originale|mensagem original|missatge original|oorspronkelijk bericht|oprindelig meddelelse|oprindelig besked|original besked|opprinnelig melding|ursprungligt meddelande|originalmeddelande|alkuperäinen viesti|původní zpráva|pôvodná správa|oryginalna wiadomość|wiadomość oryginalna|wiadomość pierwotna|eredeti üzenet|eredeti levél|izvorna poruka|originalna poruka|izvirno sporočilo|mesaj original|mesajul original|исходное сообщение|оригинальное сообщение|первоначальное сообщение|вихідне повідомлення|оригінальне повідомлення|оригинално съобщение|özgün ileti|orijinal mesaj|orjinal mesaj|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية|pesan asli|algne sõnum|algkiri|元のメッセージ|オリジナルメッセージ|原始邮件|原邮件|原始郵件|原始訊息|원본 메시지|원본 메일|원본 이메일".split(
    "|",
  ),
);

type SeparatorKind = "forwarded" | "original" | "unknown" | "ruler";

export interface Separator {
  kind: SeparatorKind;
  /** What follows on the same line. */
  rest: string;
}

const DASHES = /^[-–—_=*~]{2,60}/;

const LONGEST_PHRASE = Math.max(...[...FORWARDED, ...ORIGINAL].map(({ length }) => length));
/** Mutt and Notes name people here. */
const NAMES_SOMEBODY = /^\s*forwarded (?:message from|by) \S/i;

function phraseKind(phrase: string): SeparatorKind {
  if (NAMES_SOMEBODY.test(phrase)) return "forwarded";
  // Most lines are longer, and bringing them into form takes longer than all else.
  if (phrase.trim().length > LONGEST_PHRASE + 4) return "unknown";
  const key = phrase
    .normalize("NFC")
    .replace(/[\s\u00a0]+/g, " ")
    .trim()
    .replace(/[\s:：.]+$/, "")
    .toLowerCase();
  if (FORWARDED.has(key)) return "forwarded";
  return ORIGINAL.has(key) ? "original" : "unknown";
}

/**
 * Reads a line that clients put above a quoted or forwarded mail: `---- words ----`, `Begin forwarded message:` or a
 * ruler of underscores. Words that nobody listed are "unknown", and mean something only above a block of headers.
 */
export function readSeparator(line: string): Separator | null {
  const text = line.trim();
  if (text.length < 4 || text.length > 4000) return null;
  const opening = DASHES.exec(text)?.[0];
  if (!opening) {
    // The Bat! puts nothing behind its words.
    const ends = /[:：]$/.test(text) || /^this is a forwarded message$/i.test(text);
    if (text.length > 80 || phraseKind(text) !== "forwarded") return null;
    // Airmail puts nothing behind its words either, which then mean something only above headers.
    return ends || /\s/.test(text) ? { kind: ends ? "forwarded" : "ruler", rest: "" } : null;
  }
  const inner = text.slice(opening.length, opening.length + 120);
  if (inner === "") return /^[_=-]{5,}$/.test(text) ? { kind: "ruler", rest: "" } : null;
  const closing = inner.search(/[-–—_=*~]{2}/);
  if (closing < 0) {
    const open = phraseKind(inner);
    return open === "unknown" || opening.length < 3 ? null : { kind: open, rest: "" };
  }
  const rest = text.slice(opening.length + closing).replace(/^[-–—_=*~]+/, "");
  const kind = phraseKind(inner.slice(0, closing));
  if (kind === "unknown" && (rest.trim() !== "" || opening.length < 3 || closing < 4)) return null;
  return { kind, rest: rest.trim() };
}

const ENDS =
  /^(?:end (?:of )?forwarded message|ende (?:der )?weitergeleiteten? nachricht|fin du message transféré|fin del mensaje reenviado|fine messaggio inoltrato|einde (?:van )?doorgestuurd bericht|fim da mensagem (?:re)?encaminhada|koniec prze(?:słanej|kazanej) wiadomości|slut på videresendt (?:besked|meddelelse)|slut på vidarebefordrat (?:meddelande|brev)|end of original message text|original message ends|конец пересылаемого сообщения)$/i;

/** Whether a line says that the forwarded mail above it is over. */
export function endsForward(line: string): boolean {
  const inner = /^[-–—=_*~]{3,60}(?:8<[-=]{1,60})? ?(.{0,80}?) ?[-–—=_*~]{3,60}$/.exec(line.trim())?.[1];
  return inner !== undefined && ENDS.test(inner);
}

/** The line that The Bat!, SquirrelMail and Becky! put between the headers of a forwarded mail and its words. */
export function isCutMark(line: string): boolean {
  return /^(?:[-=]{2,60}8<[-=]{2,60} ?original message text ?[-=]{2,60}|-{60,80}|-{4})$/i.test(line.trim());
}

const FORWARD_PREFIXES =
  "fwd|fw|wg|tr|yml|rv|vs|i|enc|pd|vl|vb|doorst|dooruit|fs|ilt|İlt|yön|továbbítás|tovább|továbbított|προώ|πρθ|הועבר|إعادة توجيه|转发|轉寄|转寄|转|転送|전달|пересл|пнд|prosl|przekazane|fwd|redir|videres|res|reenv|rif";

const STARTS_FORWARDED = new RegExp(
  `^(?:\\[[^\\]]{0,40}\\]\\s{0,3})?(?:${FORWARD_PREFIXES})\\s{0,2}(?:[[(]\\d{1,3}[\\])])?\\s{0,2}[:：]`,
  "iu",
);

/** Whether a subject says that the mail is forwarded: `Fwd:`, `WG:`, `TR:` and their relatives come first. */
export function subjectIsForward(subject: string | null): boolean {
  return subject !== null && STARTS_FORWARDED.test(subject.trim().slice(0, 120));
}

/** The subject without its first forward mark; null when nothing is left. */
export function withoutForwardMark(subject: string | null): string | null {
  if (subject === null) return null;
  const text = subject.trim().replace(STARTS_FORWARDED, "").trim();
  return text === "" ? null : text;
}

/** Whether a subject says that the mail answers another one. */
export function subjectIsReply(subject: string | null): boolean {
  const reply =
    /^(?:re|aw|sv|antw|r|odp|vá|ynt|rép|ref|回复|回覆|返信|답장)\s{0,2}(?:[[(]\d{1,3}[\])])?\s{0,2}[:：]/iu;
  return reply.test((subject ?? "").trim().slice(0, 120));
}
