import { parseHTML } from "linkedom/worker";
import { describe, expect, it } from "vitest";
import { digestMarkdown } from "../../app/digest/digest-markdown";
import { composeDigestMail } from "../../app/digest/mail/compose-digest-mail";
import { asOutlookReads } from "./as-outlook-reads";
import { emptyContent, mailInput, manyContent, weekContent } from "./digest-mail-fixtures";
import { usualWeek } from "./usual-week";

const MAILS = {
  "a usual week": usualWeek(),
  "the first to a recipient": usualWeek({ isFirstMailToRecipient: true }),
  "the owner's": usualWeek({ recipientIsOwner: true }),
  "with more than it shows": mailInput({ content: manyContent(22) }),
  "edited by hand": mailInput({ editedMarkdown: digestMarkdown(weekContent) }),
  "with nothing in it": mailInput({ content: emptyContent }),
  "after days without mail": usualWeek({ silentDays: 9 }),
};

const textOf = (html: string) =>
  (parseHTML(html).document.body.textContent ?? "").replace(/\s+/g, " ").trim();
const withoutPreheader = (html: string) => html.replace(/<div style="display:none[\s\S]*?<\/div>/, "");

describe("the digest mail in Outlook on Windows, which has Word's engine", () => {
  it.each(Object.entries(MAILS))(
    "has only elements, attributes and properties that it follows, or can spare: %s",
    (_, input) => {
      expect(asOutlookReads(composeDigestMail(input).html).strange).toEqual([]);
    },
  );

  it.each(Object.entries(MAILS))("says the same words, and each of its links leads there: %s", (_, input) => {
    const { html } = composeDigestMail(input);
    const outlook = asOutlookReads(html).html;
    expect(textOf(outlook)).toBe(textOf(withoutPreheader(html)));
    const targets = (of: string) =>
      [...parseHTML(of).document.querySelectorAll("[href]")].map((each) => each.getAttribute("href"));
    expect(targets(outlook)).toEqual(targets(html));
  });

  it("what it can't do is named: a margin of a table, a padding of a paragraph, a grid, a picture, a variable", () => {
    const html =
      '<html><body><table style="margin:8px 0"><tr><td style="display:grid;color:var(--ink)"><p style="padding:4px">' +
      '<img src="https://elsewhere.example/a.png"></p></td></tr></table></body></html>';
    expect(asOutlookReads(html).strange).toEqual([
      "<table> margin",
      "<td> display",
      "<td> color:var(--ink)",
      "<p> padding",
      "<img>",
      "<img src>",
    ]);
  });
});

describe("the digest mail where pictures are off", () => {
  it.each(Object.entries(MAILS))(
    "has none, asks for nothing from elsewhere, and loses nothing: %s",
    (_, input) => {
      const { html } = composeDigestMail(input);
      const { document } = parseHTML(html);
      const asking =
        "img, picture, svg, video, audio, object, embed, iframe, input, link, script, base, v\\:imagedata, [src], [background]";
      expect([...document.querySelectorAll(asking)].map(({ outerHTML }) => outerHTML)).toEqual([]);
      expect(html).not.toMatch(/url\(|@import|@font-face|v:fill|v:image/i);
    },
  );
});
