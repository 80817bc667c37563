import { parseDigestMarkdown } from "../digest-markdown";
import { clipText } from "./clip-text";
import type { DigestMailInput } from "./digest-mail-input";
import { type DigestMailView, digestMailView, overdueIn } from "./digest-mail-view";
import { mailHeaders } from "./mail-headers";
import { mailHtml } from "./mail-html";
import type { MailLimits } from "./mail-row";
import { mailText } from "./mail-text";
import { countsOf, headerText, localTime, subjectOf } from "./mail-wording";
import { withEnded } from "./sent-lines";

interface DigestMail {
  /** "{Agent} via Mondaybrief" */
  fromName: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** Gmail cuts a mail at 102 kB and hides what follows, the unsubscribe link included. */
const AIM_BYTES = 60_000;

/** From generous to what stays below 90 kB in the worst case of six bytes a character. */
const LIMITS: [MailLimits, ...MailLimits[]] = [
  { rows: 15, text: 280, detail: 160, quote: 180, overview: 1200, questions: 5 },
  { rows: 15, text: 200, detail: 110, quote: 110, overview: 800, questions: 5 },
  { rows: 8, text: 180, detail: 90, quote: 90, overview: 500, questions: 3 },
  { rows: 3, text: 140, detail: 70, quote: 60, overview: 90, questions: 3 },
];

/** A digest as a mail to one recipient. The HTML is below 60 kB for ordinary digests and below 90 kB always. */
export function composeDigestMail(input: DigestMailInput): DigestMail {
  const written =
    input.editedMarkdown === null ? input.content : parseDigestMarkdown(input.editedMarkdown, input.content);
  const content = withEnded(written, input.lines);
  const { day } = localTime(input.generatedAt, input.timeZone);
  const subject = subjectOf(input.agentTitle, countsOf(content, overdueIn(content, input.today)), day);
  const links = { digestUrl: input.digestUrl, unsubscribeUrl: input.unsubscribeUrl };
  const write = (limits: MailLimits) => {
    const view = digestMailView(input, content, limits);
    return { view, html: mailHtml(view, subject, preheaderOf(view), links) };
  };
  let mail = write(LIMITS[0]);
  for (const limits of LIMITS.slice(1)) {
    if (new TextEncoder().encode(mail.html).length <= AIM_BYTES) break;
    mail = write(limits);
  }
  return {
    fromName: `${clipText(headerText(input.agentTitle), 80)} via Mondaybrief`,
    replyTo: headerText(input.replyTo),
    subject,
    html: mail.html,
    text: mailText(mail.view, links),
    headers: mailHeaders(input),
  };
}

/** What the inbox shows beside the subject: the first line that needs somebody, else how the overview begins. */
function preheaderOf(view: DigestMailView): string {
  const rows = view.sections.flatMap((section) => section.rows);
  const words =
    rows.find((row) => row.urgency === "high") ?? rows.find((row) => row.urgency === "medium") ?? rows[0];
  if (words === undefined) return clipText(view.overview[0] ?? "Nothing new.", 110);
  return clipText(
    [words.text, ...(words.overdue === null ? [] : [words.overdue]), ...words.tags].join(" - "),
    110,
  );
}
