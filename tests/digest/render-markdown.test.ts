import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DigestView } from "../../app/digest/digest-view";
import { markdownToText } from "../../app/digest/markdown-to-text";
import { renderLine, renderMarkdown } from "../../app/digest/render-markdown";
import { writtenLines } from "../../app/digest/written-lines";
import { sampleDigest } from "../../app/features/kit/sample-digest";

/** Everything the renderer may ever write between < and >. */
const ALLOWED =
  /^<(?:\/?(?:p|ul|ol|li|strong|em|code|pre|blockquote|h[1-6])|\/a|br|hr|a href="(?:https?:\/\/|mailto:)[^"<>\s]*" rel="noopener noreferrer nofollow" target="_blank")>$/i;

function tagsOf(html: string): string[] {
  return html.match(/<[^>]*>?/g) ?? [];
}

const attacks = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "a <b onmouseover=alert(1)>b</b>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java&#x73;cript:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](data:text/html;base64,PHNjcmlwdD4=)",
  "[x](vbscript:msgbox(1))",
  "[x](file:///etc/hosts)",
  "[x](//evil.example/a)",
  "[x](/logout)",
  "[x](ftp://a.example)",
  "<javascript:alert(1)>",
  "<JAVASCRIPT:alert(1)>",
  "[x]\n\n[x]: javascript:alert(1)",
  "[x][y]\n\n[y]: <javascript:alert(1)> 'onclick=alert(1)'",
  '[x](https://a.example "onmouseover=alert(1)")',
  '[x](https://a.example/"onmouseover="alert(1))',
  "[x](https://a.example/'><script>alert(1)</script>)",
  "![x](https://evil.example/pixel.gif)",
  "![x][p]\n\n[p]: https://evil.example/pixel.gif",
  '![x](x "onerror=alert(1)")',
  "[![x](https://evil.example/p.gif)](javascript:alert(1))",
  "```html\n<script>alert(1)</script>\n```",
  '```x" onload=alert(1)\ny\n```',
  "`<img src=x onerror=alert(1)>`",
  "    <script>alert(1)</script>",
  "# <script>alert(1)</script>",
  "* <details open ontoggle=alert(1)>",
  "> <object data=javascript:alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)",
  "\\<script>alert(1)</script>",
  "<a href='javascript:alert(1)'>x</a>",
  '<https://a.example/" onclick=alert(1)>',
  '<x@y.example" onclick=alert(1)>',
  "[a](mailto:a@b.example?subject=<script>)",
  "\u0000<script\u0000>alert(1)</script>",
  "<scr\u2028ipt>alert(1)</script>",
];

describe("rendered Markdown is safe to set as HTML", () => {
  it.each(attacks)("only allowed tags come out of %j", (attack) => {
    for (const tag of tagsOf(renderMarkdown(attack))) expect(tag).toMatch(ALLOWED);
  });

  it.each(attacks)("a line has no other tags than a text: %j", (attack) => {
    for (const tag of tagsOf(renderLine(`**a** ${attack}`) ?? "")) expect(tag).toMatch(ALLOWED);
  });

  it("only allowed, balanced tags come out of anything", () => {
    const pieces = fc.constantFrom(
      ...[
        "<",
        ">",
        '"',
        "'",
        "[",
        "]",
        "(",
        ")",
        "!",
        "`",
        "*",
        "_",
        "\n",
        "\n\n",
        "    ",
        "# ",
        "- ",
        "> ",
        "&",
        ";",
        ":",
      ],
      ...[
        "javascript:",
        "https://a.example",
        "mailto:a@b.example",
        "<a href=",
        " onclick=x",
        "script",
        "\\",
        "\u0000",
        "x",
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const html = renderMarkdown(parts.join(""));
        const open: string[] = [];
        for (const tag of tagsOf(html)) {
          expect(tag).toMatch(ALLOWED);
          const name = /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? "";
          if (tag.startsWith("</")) expect(open.pop()).toBe(name);
          else if (name !== "br" && name !== "hr") open.push(name);
        }
        expect(open).toEqual([]);
        expect(html.replace(/<[^>]*>/g, "")).not.toMatch(/[<>]/);
      }),
      { numRuns: 2000 },
    );
  });

  it("no images: the address of a picture never becomes an attribute", () => {
    expect(renderMarkdown("![a](https://evil.example/p.gif)")).toBe(
      '<p>!<a href="https://evil.example/p.gif" rel="noopener noreferrer nofollow" target="_blank">a</a></p>',
    );
  });
});

describe("what a section shows", () => {
  it("bold, italic, headings below the page's own, lists, links", () => {
    expect(renderMarkdown("# A\n\n**b** *c* [d](https://e.example/?f=1&g=2)\n\n- h\n\n1. i")).toBe(
      "<h4>A</h4>\n<p><strong>b</strong> <em>c</em> " +
        '<a href="https://e.example/?f=1&amp;g=2" rel="noopener noreferrer nofollow" target="_blank">d</a></p>\n' +
        "<ul>\n<li>h</li>\n</ul>\n<ol>\n<li>i</li>\n</ol>",
    );
    expect(renderMarkdown("## A\n\n###### B", 3)).toBe("<h4>A</h4>\n<h6>B</h6>");
  });

  it("an empty line of the editor shows nothing", () => {
    expect(renderMarkdown("a\n\n<br />\n\nb")).toBe("<p>a</p>\n<p>b</p>");
  });

  it("text of a link without an allowed address stays readable", () => {
    expect(renderMarkdown("see [the page](/logout) now")).toBe("<p>see the page now</p>");
  });

  it("what nests deeper than anybody writes is shown as it is", () => {
    const html = renderMarkdown(`${"> ".repeat(150)}the end`);
    expect(html.match(/<blockquote>/g)).toHaveLength(100);
    expect(html).toContain(`\n${"&gt; ".repeat(50)}the end\n</blockquote>`);
    expect(renderLine(`${"**a ".repeat(150)}${"b** ".repeat(150)}`)?.match(/<strong>/g)).toHaveLength(99);
  });

  it("a label leads to its address, the first that it was given", () => {
    expect(renderMarkdown("> [a]: https://a.example/1\n\n[A]: https://a.example/2\n\nsee [A]")).toContain(
      '<p>see <a href="https://a.example/1" rel="noopener noreferrer nofollow" target="_blank">A</a></p>',
    );
  });

  it("text that is too long to be a digest is shown as it is", () => {
    const html = renderMarkdown(`<b>${"x".repeat(100_000)}`);
    expect(html.startsWith("<pre>&lt;b&gt;x")).toBe(true);
  });
});

/** Marks in numbers that nobody writes, and that would keep the parser busy. */
const TOO_MANY = [
  ...["- a\n", "- > ", "> ", "1. ", "a\n=\n", "> a\nb\n"],
  ...["*a_", "**a ", "*[", "[a](b)", "[", "`a "],
].map((unit) => [unit, unit.repeat(2001)] as const);

describe("what would take too long to parse", () => {
  it.each(TOO_MANY)("a section of %j is shown as it is, escaped", (_, section) => {
    const shown = section.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    expect(renderMarkdown(section)).toBe(`<pre>${shown}</pre>`);
  });

  it.each(["*a_", "**a ", "*[", "[a](b)", "`a "])("a line of %j keeps its marks as words", (unit) => {
    const line = unit.repeat(301);
    expect(renderLine(`**bold** ${line}`)).toBeNull();
    expect(markdownToText(line)).toBe(line.trim());
  });

  it("a section as long as people write them is rendered to its end", () => {
    const section = "- Ask **Ana** for the plan (owner: *Joe*)\n".repeat(200);
    expect(renderMarkdown(section).match(/<li>Ask <strong>Ana<\/strong>/g)).toHaveLength(200);
  });

  it("an address of a label that is longer than any page's is left out, its words stay", () => {
    const section = `[a]: https://a.example/${"x".repeat(2000)}\n\n${"[a] ".repeat(400)}`;
    expect(renderMarkdown(section)).toBe(`<p>${"a ".repeat(400).trim()}</p>`);
  });

  it("a digest of more lines than can be read has plain lines", () => {
    const digest = (count: number): DigestView => ({
      ...sampleDigest,
      content: `## Action Items\n\n${"- Ask **Ana**\n".repeat(count)}`,
      metadata: { ...sampleDigest.metadata, manuallyEdited: true },
      actionItems: Array.from({ length: count }, () => ({
        ...{ task: "Ask Ana", owner: null, timeline: null, urgency: "none" as const, sources: [] },
      })),
    });
    expect(writtenLines(digest(2))?.actionItems).toEqual(Array(2).fill("Ask <strong>Ana</strong>"));
    expect(writtenLines(digest(2001))).toBeNull();
  });
});

describe("a line of a digest", () => {
  it("keeps its emphasis, code and links", () => {
    expect(renderLine("Sign the **contract** by *Friday*, see [plan](https://a.example/p)")).toBe(
      'Sign the <strong>contract</strong> by <em>Friday</em>, see <a href="https://a.example/p" rel="noopener noreferrer nofollow" target="_blank">plan</a>',
    );
    expect(renderLine("**one**\\\ntwo<br />three")).toBe("<strong>one</strong> two three");
  });

  it("is null where the plain words say the same", () => {
    expect(renderLine("1. Sign \\*this\\* & <b>that</b>")).toBeNull();
  });
});
