import type { Urgency } from "../digest-content";
import type { MailRow, MailSection } from "./digest-mail-view";
import { escapeHtml } from "./escape-html";
import { type Colour, filled, inked } from "./mail-palette";

const RAIL: Record<Urgency, Colour> = { high: "danger", medium: "warn", none: "line" };
const WORD: Record<Urgency, string> = { high: "High", medium: "Medium", none: "" };
/** Inline style of a section's heading. */
export const HEADING = "margin:28px 0 12px;font-size:16px;line-height:24px;font-weight:700;";
const SMALL = "font-size:13px;line-height:19px;";

/** The three most urgent lines, without their quotes; "" when the mail is short enough without. */
export function topHtml(rows: MailRow[]): string {
  return rows.length === 0 ? "" : `<h2 ${inked("ink", HEADING)}>Top ${rows.length}</h2>${tableHtml(rows)}`;
}

/** `digestUrl` is escaped already. */
export function sectionHtml(section: MailSection, digestUrl: string): string {
  const more = section.total - section.rows.length;
  const link =
    more === 0
      ? ""
      : `<p style="margin:4px 0 0;font-size:14px;line-height:20px"><a href="${digestUrl}" ${inked("accent", "text-decoration:underline;")}>and ${more} more</a></p>`;
  const total = `<span ${inked("ink3", "font-weight:400;")}>${section.total}</span>`;
  return `<h2 ${inked("ink", HEADING)}>${section.heading} ${total}</h2>${tableHtml(section.rows)}${link}`;
}

function tableHtml(rows: MailRow[]): string {
  const gap =
    '<tr><td colspan="2" height="12" style="height:12px;font-size:0;line-height:0">&nbsp;</td></tr>';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${rows.map(rowHtml).join(gap)}</table>`;
}

/** The rail is a cell of its own, so that it keeps its colour where borders are dropped. */
function rowHtml(row: MailRow): string {
  const word = WORD[row.urgency];
  const urgency = word === "" ? [] : [`<strong ${inked(RAIL[row.urgency])}>${word}</strong>`];
  const tags = [...urgency, ...row.tags.map(isolated)].join(" &middot; ");
  const source = row.from === null ? "" : escapeHtml(row.from);
  const quote = row.quote === null ? "" : `${source === "" ? "" : ": "}&ldquo;${isolated(row.quote)}&rdquo;`;
  const small = (html: string, colour: Colour) =>
    html === "" ? "" : `<div dir="auto" ${inked(colour, SMALL)}>${html}</div>`;
  return (
    `<tr><td width="4" ${filled(RAIL[row.urgency], "width:4px;font-size:0;")}>&nbsp;</td><td style="padding:0 0 0 12px">` +
    `<div dir="auto" ${inked("ink", "font-size:15px;line-height:22px;font-weight:600;")}>${escapeHtml(row.text)}</div>` +
    small(tags, "ink2") +
    row.details.map((detail) => small(escapeHtml(detail), "ink2")).join("") +
    small(source + quote, "ink3") +
    "</td></tr>"
  );
}

/** Its own direction, so that a Hebrew name doesn't turn the punctuation around it. */
function isolated(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}
