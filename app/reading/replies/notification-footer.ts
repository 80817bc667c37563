import { isBlankLine } from "../forwards/quoted-lines";
import type { SignedText } from "./signature";

/** Lines that only services write, whoever forwarded them. */
const CERTAIN = [
  /^reply to this e-?mail directly/i,
  /^you(?:'re| are) receiving this(?: e-?mail| message| notification)? (?:because|as|since)/i,
  /^you (?:have )?received this (?:message|e-?mail|notification) because/i,
  /^(?:this|you) (?:message|e-?mail|notification)? ?(?:was|is|were) (?:sent|generated) (?:automatically )?(?:by|from) (?:atlassian|jira|github|gitlab|linear|slack|asana|trello|notion)/i,
  /^this e-?mail is a service from \S.{0,100}?(?:\. delivered by zendesk\b|$)/i,
  /^triage notifications on the go/i,
  /^get (?:jira|slack|github|linear|asana|trello|notion) (?:notifications|for|on) /i,
  /^message id: <[^<>]{3,300}>$/i,
  /^\(v\d[^()]{2,60}#\w{4,60}\)$/,
  /^(?:to )?unsubscribe(?: from (?:this|these) (?:list|e-?mails?|thread|notifications?|group)\b|:| here| \| | https?:|$)/i,
  /^to unsubscribe from this (?:group|list|thread)/i,
  /^(?:##-|-{2,}) ?(?:please )?(?:type|write|reply).{0,40}above this line/i,
  /^if you (?:no longer|don'?t|do not) (?:want|wish) to receive (?:these|this|such|our)/i,
];

/** Lines of footers that people also write; cut only where headers say that a machine sent the mail. */
const LIKELY = [
  /\bunsubscribe\b/i,
  /\b(?:notification|e-?mail|subscription|communication) (?:preferences|settings)\b/i,
  /^manage (?:your )?(?:notifications?|subscriptions?|preferences|e-?mails?)/i,
  /^view (?:it|this|the|in|on|online|issue|message|conversation|thread|comment|pull request|e-?mail)\b.{0,80}$/i,
  /^(?:open|see|read) (?:it|this|the)? ?.{0,40}\bin (?:your )?(?:browser|slack|linear|jira|github|asana|notion)\b/i,
  /^(?:having trouble|trouble) viewing/i,
  /^(?:©|\(c\)|copyright)\s/i,
  /^(?:privacy(?: policy| notice)?|terms(?: of (?:service|use))?|help(?: cent(?:er|re))?|contact us|about us)(?:\s?[|•·-].{0,80})?$/i,
  /^(?:please )?do not reply to this/i,
  /^mute (?:the )?thread/i,
  /\b(?:abbestellen|abmelden|se désabonner|désinscri|darse de baja|cancelar (?:la )?suscripción|disiscriv|annulla l'iscrizione|cancelar (?:a )?inscrição|afmelden|uitschrijven|avregistrera|avprenumerera|avmeld|framelding|odhlásit|wypisz|leiratkoz|отписаться|відписатися)/iu,
  /配信停止|退订|取消訂閱|구독 취소/,
];

const ONLY_LINKS = /^[\s<([]*https?:\/\/\S+[\s>)\]]*$/i;
const FOOTER_LINES = 30;

/**
 * Takes the lines that services add around a notification out of its text: how to reply by mail, where to view it,
 * how to unsubscribe. They go to the signature; a text is never emptied.
 */
export function splitServiceLines(lines: string[], automated: boolean): SignedText {
  const patterns = automated ? [...CERTAIN, ...LIKELY] : CERTAIN;
  const filled = lines.flatMap((line, index) => (isBlankLine(line) ? [] : [index]));
  const from = filled.at(-FOOTER_LINES) ?? 0;
  const head = filled[3] ?? lines.length;
  const text: string[] = [];
  const signature: string[] = [];
  let afterService = false;
  lines.forEach((line, index) => {
    const trimmed = line.trim();
    const nearEdge = index >= from || index <= head;
    const service =
      nearEdge &&
      trimmed.length <= 300 &&
      (patterns.some((pattern) => pattern.test(trimmed)) || (afterService && ONLY_LINKS.test(trimmed)));
    if (trimmed !== "") afterService = service;
    (service ? signature : text).push(line);
  });
  if (signature.length === 0 || text.every(isBlankLine)) return { text: lines, signature: [] };
  while (text.length > 1 && /^[\s—–_=*-]*$/.test(text.at(-1) ?? "")) text.pop();
  return { text, signature };
}
