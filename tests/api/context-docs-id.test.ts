import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { addDocument } from "../../app/domain/documents/add-document.server";
import type { DocumentView } from "../../app/domain/documents/document-view";

import { newAgent } from "../support/new-agent";
import { call, newUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";

const setUp = async () => {
  const owner = await newUser();
  const agentId = (await newAgent(owner)).id;
  const file = new File(["# Plan\nJoe orders cranes."], 'Größe "5".md');
  const { id } = await addDocument(
    platformAt(new Date()),
    { userId: owner.id, agentId },
    { file, description: null },
  );
  return { owner, agentId, id, path: `/api/agents/${agentId}/context-docs/${id}` };
};

describe("PUT /api/agents/{id}/context-docs/{docId}", () => {
  it("200 ContextDoc with the new description; an empty one takes it away", async () => {
    const { owner, id, path } = await setUp();
    const answer = await owner.call<DocumentView>("PUT", path, { description: "  Cranes of 2026 " });
    expect(answer).toMatchObject({ status: 200, body: { id, description: "Cranes of 2026" } });
    expect((await owner.call<DocumentView>("PUT", path, { description: "" })).body.description).toBeNull();
  });

  it("400 without a description or with a very long one", async () => {
    const { owner, path } = await setUp();
    expect((await owner.call("PUT", path, {})).status).toBe(400);
    expect((await owner.call("PUT", path, { description: "x".repeat(1001) })).status).toBe(400);
  });

  it("401, 403, 404 and 405, and nothing changes", async () => {
    const { owner, agentId, path } = await setUp();
    const stranger = await newUser();
    const theirAgent = (await newAgent(stranger)).id;
    const body = { description: "taken over" };
    expect((await call("PUT", path, body)).status).toBe(401);
    expect((await stranger.call("PUT", path, body)).status).toBe(404);
    expect((await stranger.call("PUT", path.replace(agentId, theirAgent), body)).status).toBe(404);
    expect((await owner.call("PUT", `/api/agents/${agentId}/context-docs/none`, body)).status).toBe(404);
    expect((await owner.call("PUT", path, body, { Origin: "https://else.example" })).status).toBe(403);
    expect((await owner.call("POST", path, body)).headers.get("Allow")).toBe("PUT, DELETE");
    const { body: agent } = await owner.call<{ contextDocs: DocumentView[] }>(
      "GET",
      `/api/agents/${agentId}`,
    );
    expect(agent.contextDocs[0]?.description).toBeNull();
  });
});

describe("DELETE /api/agents/{id}/context-docs/{docId}", () => {
  it("200 {ok:true}; its row and its file are gone", async () => {
    const { owner, agentId, id, path } = await setUp();
    expect(await owner.call("DELETE", path)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await env.FILES.head(`document/${agentId}/${id}`)).toBeNull();
    expect((await owner.call("DELETE", path)).status).toBe(404);
  });

  it("401 and 404 for others, and it stays", async () => {
    const { agentId, id, path } = await setUp();
    expect((await call("DELETE", path)).status).toBe(401);
    expect((await (await newUser()).call("DELETE", path)).status).toBe(404);
    expect(await env.FILES.head(`document/${agentId}/${id}`)).not.toBeNull();
  });

  it("deleting the agent deletes the file as well", async () => {
    const { owner, agentId, id } = await setUp();
    expect((await owner.call("DELETE", `/api/agents/${agentId}`)).status).toBe(200);
    expect(await env.FILES.head(`document/${agentId}/${id}`)).toBeNull();
  });
});

describe("GET /agents/{id}/documents/{docId}: the original, for its owner", () => {
  let made: Awaited<ReturnType<typeof setUp>>;
  let path: string;
  beforeAll(async () => {
    made = await setUp();
    path = `/agents/${made.agentId}/documents/${made.id}`;
  });

  it("is an attachment that nothing shows, runs or caches, with its name in UTF-8", async () => {
    const answer = await made.owner.call<string>("GET", path);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe("# Plan\nJoe orders cranes.");
    const header = (name: string) => answer.headers.get(name);
    expect(header("Content-Disposition")).toBe(
      "attachment; filename=\"Gr__e 5.md\"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%205.md",
    );
    expect(header("X-Content-Type-Options")).toBe("nosniff");
    expect(header("Content-Security-Policy")).toContain("sandbox");
    expect(header("Cache-Control")).toContain("no-store");
  });

  it("is 404 for someone else and a redirect to /login for visitors", async () => {
    expect((await (await newUser()).call("GET", path)).status).toBe(404);
    const visitor = await call("GET", path);
    expect([visitor.status, visitor.headers.get("Location")?.startsWith("/login")]).toEqual([302, true]);
  });
});
