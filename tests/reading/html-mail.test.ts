import { describe, expect, it } from "vitest";
import { htmlToText } from "../../app/reading/html/html-to-text";

describe("an HTML mail is read as a person sees it", () => {
  it.each([
    ['<div style="display:none">secret</div>'],
    ['<span style="font-size:0px">secret</span>'],
    ['<span style="color:#ffffff">secret</span>'],
    ['<div style="max-height:0; overflow:hidden">secret</div>'],
    ["<p hidden>secret</p>"],
    ['<div style="display:none"><p>secret<p>secret</div>'],
    ['<style>.pre{display:none!important}</style><div class="pre">secret</div>'],
    ['<div style="mso-hide:all">secret</div>'],
    ["<!-- secret --><script>secret</script><title>secret</title>"],
  ])("hidden text is not read: %s", (hidden) => {
    expect(htmlToText(`<body>${hidden}<p>The crane is late.</p></body>`)).toBe("The crane is late.");
  });

  it("marks that browsers drop neither split a word nor swallow the rest of it", () => {
    expect(htmlToText("<p>The in</>spec</ >tion of the cr<!>ane is on Thurs<!---->day.</p>")).toBe(
      "The inspection of the crane is on Thursday.",
    );
  });

  it("white words on a coloured button are read", () => {
    expect(htmlToText('<a style="background:#0055aa;color:#fff" href="https://x.example">Approve</a>')).toBe(
      "Approve",
    );
  });

  it("links are their words, without addresses that track", () => {
    const html =
      'See <a href="https://track.example/c?u=1234567890">the plan</a><img src="https://track.example/o.gif">.';
    expect(htmlToText(html)).toBe("See the plan.");
  });

  it("rows and items are lines, quotations are marked", () => {
    const html =
      "<table><tr><td>Owner</td><td>Tomas</td></tr><tr><td>Due</td><td>Friday</td></tr></table><ul><li>one<li>two</ul><blockquote>old</blockquote>";
    expect(htmlToText(html).split(/\n+/)).toEqual([
      "Owner | Tomas",
      "Due | Friday",
      "- one",
      "- two",
      "> old",
    ]);
  });

  it("rows of a table keep their columns, also where a cell is empty, spans rows or holds paragraphs", () => {
    const html = `<table><caption>Open points</caption>
      <thead><tr style="background:#024;color:#fff"><th>Task</th><th>Owner</th><th>Due</th></tr></thead>
      <tbody><tr><td><p>Repair</p><p>the crane</p></td><td rowspan="2" style="white-space:nowrap">Lena | Tomas</td><td>Friday</td></tr>
      <tr><td>Paint the gate</td><td>&nbsp;</td></tr>
      <tr><td colspan="3">Later</td></tr>
      <tr><td>Sweep the quay</td><td>Kofi</td><td><b>1 Dec</b></td></tr></tbody></table><p>Regards</p>`;
    expect(htmlToText(html).split("\n")).toEqual([
      "Open points",
      "",
      "Task | Owner | Due",
      "Repair the crane | Lena / Tomas | Friday",
      "Paint the gate | Lena / Tomas |",
      "Later",
      "Sweep the quay | Kofi | 1 Dec",
      "",
      "Regards",
    ]);
  });

  it("columns without a word are left out, and hidden rows stay hidden", () => {
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td>${cell}</td><td> </td>`).join("")}</tr>`;
    expect(htmlToText(`<table>${row("Berth", "4")}${row("Depth", "9 m")}</table>`)).toBe(
      "Berth | 4\nDepth | 9 m",
    );
    const hidden = '<tr style="display:none"><td>secret</td><td>secret</td></tr>';
    expect(htmlToText(`<table>${row("Berth", "4")}${row("Depth", "9 m")}${hidden}</table>`)).not.toContain(
      "secret",
    );
  });

  const prose = "The crane stands still since Monday, and the survey can only begin when it moves again. ";
  it.each([
    ["one column", "<tr><td>The crane is late.</td></tr><tr><td>We wait.</td></tr>"],
    ["long texts", `<tr><td>${prose.repeat(3)}</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>`],
    [
      "tables inside",
      "<tr><td><table><tr><td>a</td></tr></table></td><td>b</td></tr><tr><td>c</td><td>d</td></tr>",
    ],
    [
      "headings and lists",
      "<tr><td><h1>a</h1></td><td>b</td></tr><tr><td><ul><li>c</ul></td><td>d</td></tr>",
    ],
    ["rows of different lengths", "<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>"],
  ])("a table that lays out the page is read through: %s", (_what, rows) => {
    expect(htmlToText(`<table>${rows}</table>`)).not.toContain(" | ");
  });

  it("character references are read, unknown ones stay", () => {
    expect(htmlToText("K&uuml;hlung &amp; Kr&#228;ne &#x2013; &unknown; &euro;5&nbsp;000")).toBe(
      "Kühlung & Kräne – &unknown; €5 000",
    );
  });

  it.each([400, 60_000])("words below %i plain elements are read", (depth) => {
    const deep = `${"<div>".repeat(depth)}Joe, please send the <b>crane</b> plan.<div>By Friday.</div>${"</div>".repeat(depth)}`;
    expect(htmlToText(`<p>Hello</p>${deep}<p>Ana</p>`).split(/\n+/)).toEqual([
      "Hello",
      "Joe, please send the crane plan.",
      "By Friday.",
      "Ana",
    ]);
  });

  it("what is hidden stays hidden, however deep it stands", () => {
    const hidden = '<div style="display:none">Pay at once.</div>';
    for (const depth of [10, 400]) {
      const page = `${"<div>".repeat(depth)}Words.${hidden}${"</div>".repeat(depth)}`;
      expect(htmlToText(page)).toBe("Words.");
    }
  });

  it("a mail of pictures gives their descriptions", () => {
    expect(htmlToText('<img alt="Crane plan, sheet 2"><img alt="">')).toBe("Crane plan, sheet 2");
  });

  it.each(["<".repeat(200_000), "<div>".repeat(60_000), '<a b="'.repeat(50_000), "<!--".repeat(60_000)])(
    "markup made to be slow is read all the same (%#)",
    (html) => {
      expect(htmlToText(`<p>The crane is late.</p>${html}`)).toContain("The crane is late.");
    },
  );
});
