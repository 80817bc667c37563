import { expect, it } from "vitest";
import { exampleDigest } from "../../app/features/marketing/example-digest";
import { PlainVisitor } from "../support/plain-visitor";

const SECTIONS = [
  ["actions", exampleDigest.actionItems],
  ["blockers", exampleDigest.blockers],
  ["decisions", exampleDigest.decisions],
] as const;
const wordsOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ");

it.each(SECTIONS)(
  "the front page has the product's digest whole, without signing up or a script, each line open to its words: %s",
  async (name, lines) => {
    const page = await new PlainVisitor().open(`/?demo=${name}`);
    const shown = page.shown(`#demo-panel-${name} > ul > li`);
    expect(shown).toHaveLength(lines.length);
    for (const [index, { sources }] of lines.entries()) {
      const opened = [...(shown[index]?.querySelectorAll("details") ?? [])].map(wordsOf).join(" ");
      for (const { quote } of sources) expect(opened).toContain(quote.replace(/\s+/g, " "));
    }
  },
);

it("the first screen promises a chat and email digest, has one button to begin with, and who is new is led to Register", async () => {
  const page = await new PlainVisitor().open("/");
  const [hero] = page.shown("main section");
  expect(hero && wordsOf(hero)).toContain("chat and email digest");
  // The other way on is a link, and the digest beside it opens in place.
  const ways = [...(hero?.querySelectorAll("a:not([href^='/example/'])") ?? [])].map(wordsOf);
  expect(ways).toEqual(["Start Free Digest", "Watch 60-sec Demo", "Read the whole digest"]);
  const started = page.shown("a", "Start Free Digest").map((link) => link.getAttribute("href"));
  expect(started.length).toBeGreaterThan(1);
  for (const href of started) expect(href).toMatch(/^\/register$|tab=register/);
});

it("no words of developers, and no comparison that sends the reader to ask somebody", async () => {
  const [body] = (await new PlainVisitor().open("/")).shown("body");
  expect(body?.textContent).not.toMatch(
    /Ask them|answers? \d{3}\b|\b404\b|endpoint|payload|\bworker\b|webhook/i,
  );
});
