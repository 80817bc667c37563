export type LabelKind = "from" | "date" | "to" | "cc" | "subject" | "other";

/**
 * The header labels that mail clients write into the text of forwards and replies, as their locales spell them.
 * The same word never means two kinds, so that no locale has to be guessed.
 */
const LABELS: Record<LabelKind, string> = {
  from: "from|von|de|de la|da|van|fra|från|lähettäjä|od|od koho|feladó|от|от кого|від|від кого|отправитель|nadawca|odesílatel|odosielateľ|šalje|pošiljatelj|pošiljatelj|gönderen|kimden|expeditor|expéditeur|remitente|remetente|mittente|afzender|afsender|avsändare|avsender|absender|από|מאת|من|dari|từ|người gửi|จาก|saatja|kellelt|nuo|no|sūtītājs|siuntėjas|изпратено от|подател|送信元|送信者|差出人|发件人|寄件者|寄件人|发送人|보낸 사람|보낸사람|발신|frá|од|daripada|प्रेषक|از|nork|nga|кімнен|oddi wrth",
  date: "date|sent|datum|datums|erstellt|enviat|enviat el|date et heure|envoyé|envoyé le|message du|gesendet|gesendet am|fecha|enviado|enviado el|enviada em|enviada|enviado em|enviadas|enviados|data|inviato|data invio|verzonden|dato|sendt|skickat|skickades|päivämäärä|päiväys|pvm|lähetetty|odesláno|odoslané|odoslaná|dátum|elküldve|küldve|дата|отправлено|отправленные|надіслано|відправлено|wysłano|wysłane|data wysłania|poslano|poslato|tarih|gönderildi|gönderme tarihi|trimis|dată|data trimiterii|ημερομηνία|στάλθηκε|εστάλη|תאריך|נשלח|التاريخ|تاريخ|تم الإرسال|تاريخ الإرسال|tanggal|dikirim|ngày|đã gửi|วันที่|ส่ง|kuupäev|saadetud|išsiųsta|nosūtīts|изпратено|日付|日時|送信日時|送信日|日期|发送时间|发送日期|时间|寄件日期|傳送時間|날짜|보낸 날짜|보낸날짜|보낸 시간|date sent|dagsetning|испратено|dihantar|भेजा गया|bidalia|dërguar|gestuur|жіберілді|anfonwyd|dyddiad|दिनांक|tarikh|dikirim pada|ارسال شده|تاریخ",
  to: "to|an|à|a|pour|destinataire|para|per|per a|destinatario|destinatário|destinatar|ontvanger|odbiorca|empfänger|mottagare|mottaker|modtager|příjemce|adresát|aan|til|till|vastaanottaja|saaja|komu|címzett|кому|do|adresat|prima|primatelj|za|alıcı|kime|către|catre|la|pentru|προς|אל|إلى|الى|kepada|ke|đến|tới|người nhận|ถึง|kellele|adresaat|kam|получател|до|送信先|宛先|宛て|收件人|收件者|받는 사람|받는사람|수신|प्रति|nori|për|кімге|at|به",
  cc: "cc|kopie|kopie an|kopie (cc)|copie|copie à|copia|cópia|copia per conoscenza|kopi|kopia|kópia|kopio|копия|копія|másolat|másolatot kap|dw|do wiadomości|cc.|bilgi|κοιν|κοινοποίηση|עותק|نسخة|tembusan|đồng gửi|สำเนา|koopia|抄送|副本|cc:|참조",
  subject:
    "subject|betreff|objet|sujet|asunto|oggetto|ogg|assunto|assumpte|onderwerp|emne|ämne|aihe|předmět|predmet|tárgy|тема|temat|naslov|konu|subiect|θέμα|נושא|الموضوع|موضوع|subjek|perihal|chủ đề|tiêu đề|เรื่อง|หัวเรื่อง|teema|tema|temats|относно|件名|主题|主旨|标题|제목|zadeva|tēma|efni|विषय|gaia|subjekti|тақырып|pwnc",
  other:
    "bcc|blindkopie (bcc)|cci|cco|ccn|bkp|skrytá kopie|reply-to|reply to|antwort an|répondre à|responder a|rispondi a|attachments|attachment|anlagen|anhänge|pièces jointes|adjuntos|allegati|anexos|bijlagen|załączniki|importance|priority|priorität|wichtigkeit|importancia|priorità|categories|organization|organisation|company|message-id|newsgroups|resent-from|resent-to|list-id|in-reply-to|references|reply-to:|security",
};

const KIND_BY_LABEL = new Map<string, LabelKind>();
for (const kind of ["other", "cc", "to", "date", "from", "subject"] as const)
  for (const label of LABELS[kind].split("|")) KIND_BY_LABEL.set(label, kind);

const LONGEST_LABEL = 26;

interface LabelLine {
  kind: LabelKind;
  value: string;
}

/** Reads `Label: value` with a known label; bold marks, a space before the colon and full-width colons are fine. */
export function readLabelLine(line: string): LabelLine | null {
  // Orange's has no colon of its own.
  const french = /^message du (\d.{5,40})$/i.exec(line.trim())?.[1];
  if (french !== undefined) return { kind: "date", value: french };
  const found = splitLabel(line);
  if (!found) return null;
  const kind = KIND_BY_LABEL.get(found.label);
  return kind ? { kind, value: found.value } : null;
}

/** Splits any `Label: value` line, whatever the label says. */
export function splitLabel(line: string): { label: string; value: string } | null {
  const start = /^[\s*]{0,8}/.exec(line)?.[0].length ?? 0;
  const head = line.slice(start, start + LONGEST_LABEL + 6);
  const colon = head.search(/[:：]/);
  if (colon < 1) return null;
  const label = head
    .slice(0, colon)
    .replace(/[\s\u00a0*]+$/, "")
    .replace(/[\s\u00a0]+/g, " ")
    .toLowerCase();
  const value = line
    .slice(start + colon + 1)
    // A bar stands between the cells of a table.
    .replace(/^[\s\u00a0*|]{1,20}/, "")
    .trimEnd();
  return label === "" ? null : { label, value };
}

const chained = (["from", "to", "cc", "date", "subject"] as const).map((kind) => ({
  kind,
  labels: LABELS[kind]
    .split("|")
    .filter((label) => /^\p{Lu}/u.test(capitalized(label)))
    .map(capitalized)
    .flatMap((label) => (kind === "cc" ? [label, label.toUpperCase()] : [label])),
}));

function capitalized(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/**
 * Headers that a client ran together on one line, without spaces: `From: A <a@b>To: ...Sent: ...Subject: ...`.
 * Null when the line does not begin with a From label or has no subject.
 */
export function readChainedLabels(line: string): Map<LabelKind, string> | null {
  const text = line.trim().slice(0, 4000);
  const first = readLabelLine(text);
  if (first?.kind !== "from") return null;
  const cuts: { kind: LabelKind; start: number; valueStart: number }[] = [
    { kind: "from", start: 0, valueStart: text.search(/[:：]/) + 1 },
  ];
  for (const { kind, labels: names } of chained) {
    if (kind === "from") continue;
    const after = cuts.at(-1)?.valueStart ?? 0;
    const cut = nextLabel(text, names, after);
    if (cut) cuts.push({ kind, ...cut });
  }
  if (!cuts.some((cut) => cut.kind === "subject")) return null;
  const values = new Map<LabelKind, string>();
  cuts.forEach((cut, index) => {
    values.set(cut.kind, text.slice(cut.valueStart, cuts[index + 1]?.start).trim());
  });
  return values;
}

function nextLabel(
  text: string,
  names: string[],
  from: number,
): { start: number; valueStart: number } | null {
  let best: { start: number; valueStart: number; exact: boolean } | null = null;
  for (const name of names) {
    const start = text.indexOf(name, from);
    if (start < 0 || /[\s,;]/.test(text.charAt(start - 1))) continue;
    const end = start + name.length;
    const exact = /^\s?[:：]/.test(text.slice(end, end + 2));
    // Some locales of that client lost the colon.
    if (!exact && text.charAt(end) !== " ") continue;
    if (!best || (exact && !best.exact) || (exact === best.exact && start < best.start))
      best = {
        start,
        valueStart: end + (/^\s?[:：]?/.exec(text.slice(end, end + 2))?.[0].length ?? 0),
        exact,
      };
  }
  return best;
}
