import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digests } from "../../app/database/schema/digests.server";

import type { DigestView } from "../../app/digest/digest-view";
import { editDigestSection } from "../../app/domain/digests/edit-digest.server";

import { agentWithDigest } from "../support/digest-agent";
import { call, newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const setUp = async () => {
  const user = await newUser();
  const { agent, digest } = await agentWithDigest(user);
  const path = `/api/agents/${agent.id}/summaries/${digest.digestId}`;
  const latest = async () =>
    (await user.call<{ lastSummary: DigestView }>("GET", `/api/agents/${agent.id}`)).body.lastSummary;
  return { user, agent, digestId: digest.digestId, path, latest, before: await latest() };
};

describe("PUT /api/agents/{id}/summaries/{summaryId}", () => {
  it("200 Summary: overview and items follow the Markdown, an unchanged line keeps its sources", async () => {
    const { user, path, latest, before } = await setUp();
    expect(before.actionItems[0]?.sources.length).toBeGreaterThan(0);
    const content = `${before.content
      .replace(before.overview, "All is **well**.")
      .replace(/(## Action Items\n\n(?:- .*\n)+)/, "$1- Paint the crane (owner: Ana; due: Friday)\n")}
## Decisions

- We rent (status: final)
`;
    const started = Date.now();
    const answer = await user.call<DigestView>("PUT", path, {
      content,
      metadata: { manuallyEdited: false, editedAt: "1999-01-01T00:00:00.000Z" },
    });
    expect(answer.status).toBe(200);
    const { body } = answer;
    expect(body.content).toBe(content);
    expect(body.overview).toContain("All is well.");
    expect(body.actionItems.slice(0, before.actionItems.length)).toEqual(before.actionItems);
    expect(body.actionItems.at(-1)).toMatchObject({
      task: "Paint the crane",
      owner: "Ana",
      timeline: "Friday",
      sources: [],
    });
    expect(body.decisions).toMatchObject([
      { decision: "We rent", context: null, status: "final", sources: [], itemId: null },
    ]);
    expect(body.metadata.manuallyEdited).toBe(true);
    expect(Date.parse(body.metadata.editedAt ?? "")).toBeGreaterThanOrEqual(started - 1000);
    expect(body.generatedAt).toBe(before.generatedAt);
    expect(await latest()).toEqual(body);
  });

  it("400 without content and above 100,000 characters", async () => {
    const { user, path, latest, before } = await setUp();
    expect(await user.call("PUT", path, {})).toMatchObject({
      status: 400,
      body: { message: "Content is required" },
    });
    const answer = await user.call("PUT", path, { content: "x".repeat(100_001) });
    expect(answer).toMatchObject({
      status: 400,
      body: { message: "A digest has at most 100000 characters." },
    });
    expect(await latest()).toEqual(before);
  });

  it("400 above 2,000 lines, whole or by its sections; it stays as it was", async () => {
    const { user, agent, digestId, path, latest, before } = await setUp();
    const items = "- \n".repeat(2001);
    const words = "A digest has at most 2000 lines.";
    for (const content of [items, `## Blockers\r${items.replaceAll("\n", "\r")}`]) {
      expect(await user.call("PUT", path, { content })).toMatchObject({
        status: 400,
        body: { message: words },
      });
    }
    expect(await latest()).toEqual(before);
    const digest = { userId: user.id, agentId: agent.id, digestId };
    const save = (section: "blockers" | "decisions", text: string) =>
      editDigestSection(platformAt(new Date()), digest, { section, text });
    await save("blockers", "- a\n".repeat(1200));
    await expect(save("decisions", "- a\n".repeat(1200))).rejects.toMatchObject({
      kind: "invalid",
      message: words,
    });
    await expect(save("decisions", "a".repeat(99_000))).rejects.toMatchObject({
      kind: "invalid",
      message: "A digest has at most 100000 characters.",
    });
    expect(await latest()).toMatchObject({ decisions: before.decisions, metadata: { manuallyEdited: true } });
  });

  it("404 'No summary available to update' for none, and for someone else's; it stays as it was", async () => {
    const { user, agent, path, latest, before } = await setUp();
    const stranger = await newUser();
    const body = { content: "Taken over", metadata: {} };
    for (const answer of [
      await user.call("PUT", `/api/agents/${agent.id}/summaries/none`, body),
      await stranger.call("PUT", path, body),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: "No summary available to update" } });
    }
    expect((await call("PUT", path, body)).status).toBe(401);
    expect((await user.call("GET", path)).headers.get("Allow")).toBe("PUT");
    expect(await latest()).toEqual(before);
  });
});

describe("Saving a section", () => {
  it("changes that section only, and two at once both stay", async () => {
    const { user, agent, digestId, before } = await setUp();
    const platform = platformAt("2026-11-21T10:00:00.000Z");
    const digest = { userId: user.id, agentId: agent.id, digestId };
    await Promise.all([
      editDigestSection(platform, digest, { section: "overview", text: "Short and good." }),
      editDigestSection(platform, digest, {
        section: "blockers",
        text: "# The permit\n- No permit yet (impact: two weeks)",
      }),
    ]);
    const row = await platform.db.query.digests.findFirst({ where: eq(digests.id, digestId) });
    expect(row?.content.overview).toBe("Short and good.");
    expect(row?.content.blockers).toMatchObject([{ description: "No permit yet", impact: "two weeks" }]);
    expect(row?.content.actionItems).toEqual(before.actionItems);
    expect(row).toMatchObject({ manuallyEdited: true, editedAt: new Date("2026-11-21T10:00:00.000Z") });
  });

  it("emptied, it is gone", async () => {
    const { user, agent, digestId } = await setUp();
    const digest = { userId: user.id, agentId: agent.id, digestId };
    const view = await editDigestSection(platformAt(new Date()), digest, {
      section: "actionItems",
      text: " ",
    });
    expect(view.actionItems).toEqual([]);
    expect(view.content).not.toContain("Action Items");
  });
});
