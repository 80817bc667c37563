import { escapeHtml } from "../../digest/mail/escape-html";
import { darkModeStyles, filled, inked } from "../../digest/mail/mail-palette";

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

export interface Notice {
  title: string;
  /** Plain text; line breaks are kept. */
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Why the reader gets this. */
  footer: string;
}

/** A short mail about an account or an enquiry, in the look of the digests. Everything in it is escaped. */
export function composeNotice(notice: Notice): { html: string; text: string } {
  const { title, paragraphs, button, footer } = notice;
  const body = paragraphs.map(
    (words) =>
      `<p ${inked("ink2", "margin:0 0 14px;font-size:16px;line-height:25px;")}>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`,
  );
  const link = button
    ? `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0"><tr><td ${filled("accent", "border-radius:7px;")}><a href="${escapeHtml(button.url)}" ${inked("onAccent", "display:inline-block;padding:11px 20px;font-size:15px;line-height:20px;font-weight:600;text-decoration:none;")}>${escapeHtml(button.label)}</a></td></tr></table>`
    : "";
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark;supported-color-schemes:light dark}${darkModeStyles()}</style>
</head>
<body ${filled("canvas", "margin:0;padding:0;")}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" ${filled("canvas", "padding:24px 12px;")}>
<div role="main" style="max-width:560px;margin:0 auto;text-align:left">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr><td ${filled("surface", `padding:32px;font-family:${FONT};overflow-wrap:anywhere;`)}>
<h1 ${inked("ink", "margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700;")}>${escapeHtml(title)}</h1>
${body.join("\n")}${link}
</td></tr><tr><td ${filled("canvas", `padding:20px 32px;font-family:${FONT};font-size:13px;line-height:19px;`)}><p ${inked("ink3", "margin:0;")}>${escapeHtml(footer)}</p></td></tr></table>
</div>
</td></tr></table>
</body>
</html>`;
  const text = [
    title,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${footer}`,
  ];
  return { html, text: `${text.join("\n\n")}\n` };
}
