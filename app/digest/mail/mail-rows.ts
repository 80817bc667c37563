import type { Urgency } from "../digest-content";
import type { MailSection } from "./digest-mail-view";
import { escapeHtml } from "./escape-html";
import { type Colour, filled, inked } from "./mail-palette";
import type { MailRow } from "./mail-row";

const RAIL: Record<Urgency, Colour> = { high: "danger", medium: "warn", none: "line" };
const WORD: Record<Urgency, string> = { high: "High", medium: "Medium", none: "" };
/** Inline style of a section's heading. */
export const HEADING = "margin:16px 0 6px;font-size:16px;line-height:20px;font-weight:700;";
const SMALL = "font-size:13px;line-height:17px;";
const GAP = 8;

/** `digestUrl` is escaped already. */
export function sectionHtml(section: MailSection, digestUrl: string): string {
  const link =
    section.leftOut === null
      ? ""
      : `<p style="margin:8px 0 0;font-size:14px;line-height:20px"><a href="${digestUrl}" ${inked("accent", "text-decoration:underline;")}>${escapeHtml(section.leftOut)}</a></p>`;
  const total = `<span ${inked("ink3", "font-weight:400;")}>${section.total}</span>`;
  return `<h2 ${inked("ink", HEADING)}>${section.heading} ${total}</h2>${tableHtml(section.rows)}${link}`;
}

function tableHtml(rows: MailRow[]): string {
  const isNumbered = rows.some(({ number }) => number !== null);
  const gap = `<tr><td colspan="${isNumbered ? 3 : 2}" height="${GAP}" style="height:${GAP}px;font-size:1px;line-height:${GAP}px">&nbsp;</td></tr>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${rows.map((row) => rowHtml(row, isNumbered)).join(gap)}</table>`;
}

/** The rail is a cell of its own, so that it keeps its colour where borders are dropped. */
function rowHtml(row: MailRow, isNumbered: boolean): string {
  const word = row.overdue ?? WORD[row.urgency];
  const urgency =
    word === "" ? [] : [`<strong ${inked(RAIL[row.urgency])}>${escapeHtml(upperFirst(word))}</strong>`];
  const news = (tag: string) =>
    row.isNew && tag.startsWith("new")
      ? `<strong ${inked("accent")}>${isolated(tag)}</strong>`
      : isolated(tag);
  const tags = [...urgency, ...row.tags.map(news), ...actHtml(row)].join(" &middot; ");
  const details = row.details.map(escapeHtml);
  const small = (html: string, colour: Colour) =>
    html === "" ? "" : `<div dir="auto" ${inked(colour, SMALL)}>${html}</div>`;
  const sources = row.sources.map(({ from, quote, url }) =>
    small(linked(from, url) + (quote === null ? "" : `: &ldquo;${isolated(quote)}&rdquo;`), "ink3"),
  );
  // Without words below, as a person is, it is one line.
  const isOne = row.number === null && row.sources.length === 0;
  const told = isOne ? [] : [tags, ...details];
  const said = [tags, ...details].filter(Boolean).join(" &middot; ");
  const aside =
    isOne && said !== ""
      ? ` <span ${inked("ink2", "font-size:13px;font-weight:400;")}>&middot; ${said}</span>`
      : "";
  const number = isNumbered
    ? `<td width="24" valign="top" align="right" ${inked("ink2", "width:24px;padding:0;font-size:15px;line-height:20px;font-weight:600;")}>${row.number ?? "&nbsp;"}</td>`
    : "";
  return (
    `<tr><td width="4" ${filled(RAIL[row.urgency], "width:4px;font-size:0;")}>&nbsp;</td>${number}<td style="padding:0 0 0 ${isNumbered ? 6 : 12}px">` +
    `<div dir="auto" ${inked("ink", "font-size:15px;line-height:20px;font-weight:600;")}>${escapeHtml(row.text)}${aside}</div>` +
    told.map((line) => small(line, "ink2")).join("") +
    sources.join("") +
    "</td></tr>"
  );
}

/** Its page has the line's words and the buttons: opening it changes nothing. The padding is for fingers, and costs no line. */
function actHtml({ number, url }: MailRow): string[] {
  if (number === null || url === null) return [];
  return [
    `<a href="${escapeHtml(url)}" ${inked("accent", "padding:5px 0;white-space:nowrap;text-decoration:underline;")}>Act on ${number}</a>`,
  ];
}

/** Leads to the words as they were sent; quiet, because every line has one. */
function linked(from: string, url: string | null): string {
  return url === null
    ? escapeHtml(from)
    : `<a href="${escapeHtml(url)}" ${inked("ink3")}>${escapeHtml(from)}</a>`;
}

/** Its own direction, so that a Hebrew name doesn't turn the punctuation around it. */
function isolated(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
