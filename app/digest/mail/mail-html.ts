import { type DigestMailView, FOR_YOU } from "./digest-mail-view";
import { escapeHtml } from "./escape-html";
import { darkModeStyles, filled, inked, PALETTE } from "./mail-palette";
import { HEADING, sectionHtml } from "./mail-rows";

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Keeps mail programs from filling the preview with what follows. */
const PREVIEW_PADDING = "&#847;&zwnj;&nbsp;".repeat(30);

/** Inline stand the sizes of a phone, because some of its mail programs drop the style sheet. */
const WIDE =
  ".out{padding:24px 12px!important}.pad{padding:32px!important}.foot{padding:20px 32px!important}.head{font-size:24px!important;line-height:30px!important}";

interface MailLinks {
  digestUrl: string;
  unsubscribeUrl: string;
}

/** The HTML version: tables and inline styles for old programs, one column of 600 px, no image, nothing remote. */
export function mailHtml(view: DigestMailView, subject: string, preheader: string, links: MailLinks): string {
  const digestUrl = escapeHtml(links.digestUrl);
  const unsubscribe = `<a href="${escapeHtml(links.unsubscribeUrl)}" ${inked("accent", "text-decoration:underline;")}>Unsubscribe</a>`;
  const forYou = view.sections.filter(({ heading }) => heading === FOR_YOU);
  const others = view.sections.filter(({ heading }) => heading !== FOR_YOU);
  const news =
    view.news.length === 0
      ? ""
      : `<p ${inked("ink2", "margin:0;font-size:14px;line-height:20px;")}>${view.news.map(escapeHtml).join(" &middot; ")}</p>`;
  const content = [
    noticeHtml(view, unsubscribe),
    `<p ${inked("ink2", "margin:0 0 2px;font-size:14px;line-height:20px;")}><strong ${inked("accent", "font-weight:700;")}>Mondaybrief</strong> &middot; <strong dir="auto" ${inked("ink", "font-weight:600;")}>${escapeHtml(view.agentTitle)}</strong></p>`,
    `<p ${inked("ink3", "margin:0 0 8px;font-size:13px;line-height:18px;")}>${view.meta.map(escapeHtml).join(" &middot; ")}</p>`,
    `<h1 ${inked("ink", "margin:0 0 4px;font-size:20px;line-height:25px;font-weight:700;").replace('class="', 'class="head ')}>${escapeHtml(view.headline)}</h1>`,
    news,
    buttonHtml(digestUrl),
    view.howToAnswer === null
      ? ""
      : `<p ${inked("ink3", "margin:10px 0 0;font-size:13px;line-height:17px;")}>${escapeHtml(view.howToAnswer)}</p>`,
    ...forYou.map((section) => sectionHtml(section, digestUrl)),
    ...overviewHtml(view.overview),
    ...others.map((section) => sectionHtml(section, digestUrl)),
    questionsHtml(view.questions, digestUrl),
  ];
  const footer = `<p ${inked("ink3", "margin:0 0 8px;")}>${escapeHtml(view.why)} ${unsubscribe}</p><p ${inked("ink3", "margin:0;")}>${escapeHtml(view.note)}</p>`;
  return `<!doctype html>
<html lang="en" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,div,p,h1,h2,a{font-family:Arial,sans-serif!important;mso-line-height-rule:exactly}${WIDE}</style><![endif]-->
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (min-width:481px){${WIDE}}${darkModeStyles()}</style>
</head>
<body ${filled("canvas", "margin:0;padding:0;")}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" dir="auto">${escapeHtml(preheader)}${PREVIEW_PADDING}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" ${filledWith("canvas", "out", "padding:0;")}>
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<div role="main" lang="en" style="max-width:600px;margin:0 auto;text-align:left">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr><td ${filledWith("surface", "pad", `padding:16px;font-family:${FONT};word-break:break-word;overflow-wrap:anywhere;`)}>
${content.filter((part) => part !== "").join("\n")}
</td></tr><tr><td ${filledWith("canvas", "pad foot", `padding:16px;font-family:${FONT};font-size:13px;line-height:18px;word-break:break-word;overflow-wrap:anywhere;`)}>
${footer}
</td></tr></table>
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function filledWith(colour: "canvas" | "surface", className: string, style: string): string {
  return filled(colour, style).replace('class="', `class="${className} `);
}

function noticeHtml(view: DigestMailView, unsubscribe: string): string {
  if (view.notice === null) return "";
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${filled("soft", "padding:12px 16px;font-size:14px;line-height:20px;")}><span ${inked("softInk")}>${escapeHtml(view.notice)} Not for you? ${unsubscribe}</span></td></tr><tr><td height="20" style="height:20px;font-size:1px;line-height:20px">&nbsp;</td></tr></table>`;
}

function overviewHtml(paragraphs: string[]): string[] {
  if (paragraphs.length === 0) return [];
  return [
    `<h2 ${inked("ink", HEADING)}>Overview</h2>`,
    ...paragraphs.map(
      (paragraph) =>
        `<p dir="auto" ${inked("ink", "margin:0 0 8px;font-size:15px;line-height:21px;text-align:start;")}>${escapeHtml(paragraph).replaceAll("\n", "<br>")}</p>`,
    ),
  ];
}

function questionsHtml(questions: string[], digestUrl: string): string {
  if (questions.length === 0) return "";
  const items = questions.map(
    (question) =>
      `<p dir="auto" style="margin:0 0 8px;font-size:15px;line-height:22px"><a href="${digestUrl}" ${inked("accent", "text-decoration:underline;")}>${escapeHtml(question)}</a></p>`,
  );
  return `<h2 ${inked("ink", HEADING)}>Open questions</h2>${items.join("")}`;
}

/** Outlook on Windows ignores padding on links and margins of tables, so it gets a shape of its own, and a cell with room above. */
function buttonHtml(digestUrl: string): string {
  const { accent, onAccent } = PALETTE;
  const label = "Open the digest";
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:10px 0 0">
<!--[if mso]><v:roundrect href="${digestUrl}" style="height:44px;v-text-anchor:middle;width:180px" arcsize="16%" stroke="f" fillcolor="${accent.light}"><v:textbox inset="0,0,0,0"><center style="color:${onAccent.light};font-family:Arial,sans-serif;font-size:16px;font-weight:bold">${label}</center></v:textbox></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="${digestUrl}" class="b-accent c-onAccent" style="display:inline-block;padding:12px 22px;border-radius:7px;background-color:${accent.light};color:${onAccent.light};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${label}</a><!--<![endif]-->
</td></tr></table>`;
}
