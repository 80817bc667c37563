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
    expect(htmlToText(html).split(/\n+/)).toEqual(["Owner\tTomas", "Due\tFriday", "- one", "- two", "> old"]);
  });

  it("character references are read, unknown ones stay", () => {
    expect(htmlToText("K&uuml;hlung &amp; Kr&#228;ne &#x2013; &unknown; &euro;5&nbsp;000")).toBe(
      "Kühlung & Kräne – &unknown; €5 000",
    );
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
