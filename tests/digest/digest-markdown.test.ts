import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DigestContent, Source } from "../../app/digest/digest-content";
import { digestMarkdown, parseDigestMarkdown } from "../../app/digest/digest-markdown";
import { digestSections, withDigestSection } from "../../app/digest/digest-sections";
import { foldText } from "../../app/digest/fold-text";
import { overviewOfOldContent } from "../../app/digest/overview-of-old-content";

const source = { kind: "email" as const, id: "m1", quote: "Joe, can you take the retry bug today?" };
const nothing: DigestContent = {
  overview: "",
  actionItems: [],
  blockers: [],
  decisions: [],
  stakeholders: [],
};
const NO_SECTIONS = digestSections("");
const week: DigestContent = {
  overview: "Ledger cutover slips two days.\n\nThe vendor answers on Wednesday.",
  actionItems: [
    { task: "Take the retry bug", owner: "Joe", timeline: "today", urgency: "high", sources: [source] },
    { task: "Book the room", owner: null, timeline: null, urgency: "none", sources: [source] },
  ],
  blockers: [
    {
      description: "Sandbox keys expired",
      impact: "load test (phase 2) waits",
      solution: null,
      urgency: "medium",
      sources: [source],
    },
  ],
  decisions: [{ decision: "Keep the cutover date", context: null, status: "agreed", sources: [source] }],
  stakeholders: [
    { name: "Ana Ruiz", role: "Lead", responsibilities: "cutover; rollback", sources: [source] },
  ],
};

describe("content: Markdown with '## Heading' sections", () => {
  it("is the overview, then each section with content, one bullet per item", () => {
    expect(digestMarkdown(week)).toBe(
      [
        "Ledger cutover slips two days.",
        "The vendor answers on Wednesday.",
        "## Action Items",
        "- Take the retry bug (owner: Joe; due: today)\n- Book the room",
        "## Blockers",
        "- Sandbox keys expired (impact: load test (phase 2) waits)",
        "## Decisions",
        "- Keep the cutover date (status: agreed)",
        "## Key Stakeholders",
        "- Ana Ruiz (role: Lead; responsibilities: cutover; rollback)\n",
      ].join("\n\n"),
    );
  });

  it("the last four sections appear only if they have content", () => {
    expect(digestMarkdown({ ...nothing, overview: "Quiet week." })).toBe("Quiet week.\n");
    expect(digestMarkdown(nothing)).toBe("");
  });

  it("reads back to exactly the same content, whatever the words are", () => {
    const nasty = fc.string({
      unit: fc.oneof(
        fc.constantFrom(..."\\`*_[]()<>&;:#-+.!~=|\"' 1"),
        fc.constantFrom(
          "(owner: ",
          "; due: ",
          "(impact:",
          "&amp;",
          "## ",
          "**",
          "https://a.example/x_y_z",
          "\n",
        ),
        fc.string({ unit: "grapheme", maxLength: 4 }),
      ),
      minLength: 1,
      maxLength: 25,
    });
    const words = nasty.map(foldText).filter((text) => text !== "");
    const maybe = fc.option(words, { nil: null });
    const urgency = fc.constantFrom("high" as const, "medium" as const, "none" as const);
    const sources = fc.constant<Source[]>([source]);
    const overview = fc
      .array(fc.array(words, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
      .map((paragraphs) => paragraphs.map((lines) => lines.join("\n")).join("\n\n"));
    const content: fc.Arbitrary<DigestContent> = fc.record({
      overview,
      actionItems: fc.array(fc.record({ task: words, owner: maybe, timeline: maybe, urgency, sources })),
      blockers: fc.array(fc.record({ description: words, impact: maybe, solution: maybe, urgency, sources })),
      decisions: fc.array(fc.record({ decision: words, context: maybe, status: maybe, sources })),
      stakeholders: fc.array(fc.record({ name: words, role: maybe, responsibilities: maybe, sources })),
    });
    fc.assert(
      fc.property(content, (digest) => {
        expect(parseDigestMarkdown(digestMarkdown(digest), digest)).toEqual(digest);
      }),
      { numRuns: 200 },
    );
  });
});

describe("an edited digest", () => {
  it("a line that did not change keeps its sources and urgency, also when it moved", () => {
    const edited = digestMarkdown(week)
      .replace("- Book the room", "- Book the large room")
      .replace("- Take the retry bug (owner: Joe; due: today)\n", "")
      .replace("\n\n## Blockers", "\n- Take the retry bug (owner: Joe; due: today)\n\n## Blockers");
    expect(parseDigestMarkdown(edited, week).actionItems).toEqual([
      { task: "Book the large room", owner: null, timeline: null, urgency: "none", sources: [] },
      week.actionItems[0],
    ]);
  });

  it("a changed owner is a changed line, and a doubled line has its source once", () => {
    const doubled = digestMarkdown(week)
      .replace("owner: Joe", "owner: Ana")
      .replace("- Book the room", "- Book the room\n- Book the room");
    expect(
      parseDigestMarkdown(doubled, week).actionItems.map((item) => [item.task, item.sources.length]),
    ).toEqual([
      ["Take the retry bug", 0],
      ["Book the room", 1],
      ["Book the room", 0],
    ]);
  });

  it("reads what a rich text editor writes: other bullets, loose lists, escapes, emphasis, wrapped lines", () => {
    const edited = [
      "Ledger **cutover** slips",
      "two days.",
      "",
      "* first\\_point",
      "* second",
      "",
      "<br />",
      "",
      "## Action items",
      "",
      "*   Take the retry bug (Owner: Joe;  Due: today)",
      "",
      "1. **Book** the",
      "   [room](https://rooms.example)",
      "",
      "A line without a bullet",
    ].join("\r\n");
    const content = parseDigestMarkdown(edited, week);
    expect(content.overview).toBe("Ledger cutover slips two days.\n\n• first_point\n• second");
    expect(content.actionItems.map((item) => item.task)).toEqual([
      "Take the retry bug",
      "Book the room",
      "A line without a bullet",
    ]);
    expect(content.actionItems[0]).toEqual(week.actionItems[0]);
    expect(content.actionItems[1]).toEqual(week.actionItems[1]);
  });

  it("text under a heading that names no section is kept in the overview", () => {
    const edited = `${digestMarkdown(week)}\n## Risks\n\n- Vendor may be late\n`;
    const content = parseDigestMarkdown(edited, week);
    expect(content.overview).toBe(`${week.overview}\n\nRisks\n\n• Vendor may be late`);
    expect(content.stakeholders).toEqual(week.stakeholders);
  });

  it.each([
    ["##   Blockers ##  ", "blockers", "Late"],
    ["## Blockers\t#", "blockers", "Late"],
    ["#", "overview", "#\nLate"],
    ["# #", "overview", "# #\nLate"],
    ["##Blockers", "overview", "##Blockers\nLate"],
    [`# Risks${" ".repeat(90_000)}x`, "overview", `# Risks${" ".repeat(90_000)}x\nLate`],
  ] as const)("%.12j as a heading", (heading, section, text) => {
    expect(digestSections(`${heading}\nLate`)).toEqual({ ...NO_SECTIONS, [section]: text });
  });

  it("a section is editable and saved separately; headings inside it stay inside it", () => {
    const saved = withDigestSection(
      digestMarkdown(week),
      "blockers",
      "# Vendor\n\n- Keys are late (impact: all)",
    );
    expect(digestSections(saved).blockers).toBe("### Vendor\n\n- Keys are late (impact: all)");
    const content = parseDigestMarkdown(saved, week);
    expect(content.blockers).toEqual([
      { description: "Keys are late", impact: "all", solution: null, urgency: "none", sources: [] },
    ]);
    expect({ ...content, blockers: week.blockers }).toEqual(week);
    expect(withDigestSection(saved, "blockers", "")).not.toContain("## Blockers");
  });

  it("never throws and never loses a word of the edited text", () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const glue = fc.constantFrom(
      " ",
      "\n",
      "\n\n",
      "\n- ",
      "\n## ",
      "\n# ",
      "\n1. ",
      " (owner: ",
      ") ",
      "\n  ",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(glue, word), { maxLength: 20 }), (parts) => {
        const markdown = parts.map(([before, text]) => before + text).join("");
        const said = JSON.stringify(parseDigestMarkdown(markdown, week));
        for (const [, text] of parts) expect(said).toContain(text);
      }),
    );
  });
});

describe("digest as JSON content", () => {
  it("overview or summary, trackingFocus and note are shown as text", () => {
    expect(
      overviewOfOldContent(JSON.stringify({ summary: "All on time.", trackingFocus: ["budget", "risk"] })),
    ).toBe("All on time.\n\nTracking focus: budget\nrisk");
    expect(overviewOfOldContent(JSON.stringify({ overview: "On time.", summary: "x", note: "n" }))).toBe(
      "On time.\n\nNote: n",
    );
    expect(overviewOfOldContent("Plain words.\n\n## Blockers\n\n- one")).toBe("Plain words.");
    expect(overviewOfOldContent("[1]")).toBe("[1]");
  });
});
