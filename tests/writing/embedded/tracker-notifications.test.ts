import { describe, expect, it } from "vitest";
import type { KnownItem } from "../../../app/writing/digest-material";
import { mail, material } from "../../fixtures/material/build-material";
import { FELIX } from "../../fixtures/office/nora-to-felix";
import { CODE_HOSTS } from "../../fixtures/trackers/code-hosts";
import { FURTHER_TOOLS } from "../../fixtures/trackers/further-tools";
import { ISSUE_TRACKERS } from "../../fixtures/trackers/issue-trackers";
import { LAST_STATES, NO_TRACKERS } from "../../fixtures/trackers/last-states";
import { OPERATIONS_AND_CHAT } from "../../fixtures/trackers/operations-and-chat";
import { PLANNERS } from "../../fixtures/trackers/planners";
import { SUPPORT_AND_APPROVALS } from "../../fixtures/trackers/support-and-approvals";
import type { TrackerMail } from "../../fixtures/trackers/tracker-mail";
import { writeDigest } from "../../support/embedded-writer";
import { linesOfMails } from "../../support/lines-of-mails";

/** The lines that the product writes from what a tool sends to Felix. */
const told = async ({ mails }: TrackerMail): Promise<string[]> =>
  (await linesOfMails(...mails.map((sent) => ({ to: FELIX, ...sent }))))
    .map(({ kind, words, owner, timeline }) =>
      kind === "actions" ? `${owner}: ${words}, ${timeline}` : `${kind}: ${words}`,
    )
    .sort();

describe("a tool's mail gives the task, the review, the approval or the trouble that it tells of, and no other line", () => {
  it.each([
    ...ISSUE_TRACKERS,
    ...CODE_HOSTS,
    ...PLANNERS,
    ...SUPPORT_AND_APPROVALS,
    ...OPERATIONS_AND_CHAT,
    ...FURTHER_TOOLS,
  ])("$name", async (sent) => {
    expect(await told(sent)).toEqual([...sent.lines].sort());
  });
});

describe("its last state counts, and what its mail asks beside it", () => {
  it.each(LAST_STATES)("$name", async (sent) => {
    expect(await told(sent)).toEqual([...sent.lines].sort());
  });
});

describe("a subject like a tracker's makes no tracker of its sender", () => {
  it.each(NO_TRACKERS)("$name", async (sent) => {
    expect(await told(sent)).toEqual(sent.lines);
  });
});

describe("a tool's mail ends what an earlier digest has of it", () => {
  const known = (kind: KnownItem["kind"], text: string): KnownItem => ({
    id: "k1",
    kind,
    text,
    owner: null,
    timeline: null,
    due: null,
    state: "open",
    closedAt: null,
    said: [{ what: "asked", quote: text, who: null, subject: null, at: "2026-11-18T09:00:00.000Z" }],
  });
  const changesBy = (item: KnownItem, from: string, subject: string, text: string) =>
    writeDigest(material([mail("m1", from, "2026-11-20T09:00:00.000Z", subject, text)], { known: [item] }))
      .changes ?? [];

  it.each([
    [
      "a task",
      known("action", "Fact-check maps, Geography VIII (#4417)"),
      "Redmine <redmine@elmhouse.example>",
      "[Titles - Task #4417] (Closed) Fact-check maps, Geography VIII",
      "Issue #4417 has been updated by Neha Joshi.\n\nStatus changed from Assigned to Closed",
    ],
    [
      "a trouble",
      known("blocker", "Failed pipeline for main (atlas)"),
      "GitLab <gitlab@elmhouse.example>",
      "atlas | Fixed pipeline for main | 90cc17de",
      "Pipeline #8131 has passed!",
    ],
  ])("%s", (_, item, from, subject, text) => {
    expect(changesBy(item, from, subject, text)).toMatchObject([{ itemId: "k1", what: "reported-done" }]);
  });

  it("not what the same project has beside it", () => {
    const item = known("blocker", "Failed pipeline for release (atlas)");
    const [from, subject] = [
      "GitLab <gitlab@elmhouse.example>",
      "atlas | Fixed pipeline for main | 90cc17de",
    ];
    expect(changesBy(item, from, subject, "Pipeline #8131 has passed!")).toEqual([]);
  });
});

it("the overview tells nothing that a tool tells of itself", () => {
  const { overview, actionItems } = writeDigest(
    material([
      mail(
        "m1",
        "Nora Blythe <nora@elmhouse.example>",
        "2026-11-20T08:00:00.000Z",
        "Workshop",
        "The new lathe runs since noon and everybody loves it.",
      ),
      mail(
        "m2",
        "Redmine <redmine@elmhouse.example>",
        "2026-11-20T09:00:00.000Z",
        "[Workshop - Task #88] Replace the door sensor",
        "Issue #88 has been updated by Nora Blythe.\n\nAssignee set to Felix Arden\nDue date set to 2 December 2026",
      ),
    ]),
  );
  expect(actionItems.map(({ task, owner }) => `${owner}: ${task}`)).toEqual([
    "Felix Arden: Replace the door sensor (#88)",
  ]);
  expect(overview).not.toContain("updated by");
});
