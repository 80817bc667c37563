import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { documents } from "../../app/database/schema/documents.server";
import { users } from "../../app/database/schema/users.server";
import { THROTTLES, takeTry } from "../../app/domain/accounts/throttle.server";

import type { AgentDetailView } from "../../app/domain/digests/agent-detail-view";
import { addDocument } from "../../app/domain/documents/add-document.server";
import type { DocumentView } from "../../app/domain/documents/document-view";

import { readStoredDocument } from "../../app/domain/documents/read-stored-document.server";
import { newId } from "../../app/domain/tokens.server";
import { makeDocx } from "../fixtures/files/make-docx";
import { makePdf } from "../fixtures/files/make-pdf";
import { newAgent } from "../support/new-agent";
import { call, newUser, type TestUser } from "../support/new-user";
import { platformAt } from "../support/platform-at";
import { sendForm, upload } from "../support/upload";

const WRONG_TYPE = "Only .txt, .pdf, .doc, .docx and .md files are accepted.";

describe("POST /api/agents/{id}/context-docs", () => {
  let owner: TestUser;
  let agentId: string;
  let path: string;
  const keptFiles = async () => (await env.FILES.list({ prefix: `document/${agentId}/` })).objects.length;
  const keptRows = () => platformAt(new Date()).db.$count(documents, eq(documents.agentId, agentId));

  beforeAll(async () => {
    owner = await newUser();
    agentId = (await newAgent(owner)).id;
    path = `/api/agents/${agentId}/context-docs`;
  });

  it("201 ContextDoc; the file is kept under an id, and its text is read by the queue", async () => {
    const answer = await sendForm<DocumentView>(
      owner,
      path,
      upload("Joe orders cranes.", "plan.md", " The plan "),
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      filename: "plan.md",
      description: "The plan",
      size: 18,
      createdAt: expect.any(String),
      state: "reading",
      problem: null,
    });
    expect(await env.FILES.head(`document/${agentId}/${answer.body.id}`)).not.toBeNull();
    await readStoredDocument(platformAt(new Date()), answer.body.id);
    const agent = await owner.call<AgentDetailView>("GET", `/api/agents/${agentId}`);
    expect(agent.body.contextDocs[0]).toMatchObject({ id: answer.body.id, state: "read", problem: null });
  });

  it("400 without a file, with an empty one and with a body that is no form", async () => {
    const empty = new FormData();
    empty.set("description", "nothing");
    expect(await sendForm(owner, path, empty)).toMatchObject({
      status: 400,
      body: { message: "Choose a file." },
    });
    const unchosen = upload("", "");
    expect((await sendForm(owner, path, unchosen)).status).toBe(400);
    const answer = await sendForm(owner, path, upload("", "empty.md"));
    expect(answer).toMatchObject({ status: 400, body: { message: "This file is empty." } });
    const broken = await owner.call("POST", path, "no form", {
      "Content-Type": "multipart/form-data; boundary=x",
    });
    expect(broken.status).toBe(400);
    expect((await owner.call("POST", path)).status).toBe(400);
  });

  it("413 over 20 MB, and nothing is kept", async () => {
    const before = [await keptFiles(), await keptRows()];
    for (const megabytes of [21, 30]) {
      const answer = await sendForm(
        owner,
        path,
        upload(new Uint8Array(megabytes * 1024 * 1024), "large.txt"),
      );
      expect([megabytes, answer.status]).toEqual([megabytes, 413]);
    }
    const slightly = await sendForm(owner, path, upload(new Uint8Array(20 * 1024 * 1024 + 1), "large.txt"));
    expect(slightly).toMatchObject({
      status: 413,
      body: { message: "The file is too large: at most 20 MB." },
    });
    expect([await keptFiles(), await keptRows()]).toEqual(before);
  });

  it("a form of 30 MB without JavaScript is answered on its page, in words", async () => {
    const form = await new Response(upload(new Uint8Array(30 * 1024 * 1024), "large.txt")).blob();
    const headers = { "Content-Type": form.type, Accept: "text/html" };
    const answer = await owner.call("POST", `/agents/${agentId}`, form, headers);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/agents/${agentId}`]);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^toast-/);
    expect((await call("POST", path, form, headers)).status).toBe(401);
  });

  it("415 for other names and other bodies", async () => {
    for (const name of ["run.exe", "plan", "plan.md.exe", "pdf"]) {
      const answer = await sendForm(owner, path, upload("text", name));
      expect([name, answer.status, answer.body.message]).toEqual([name, 415, WRONG_TYPE]);
    }
    expect((await owner.call("POST", path, { file: "text" })).status).toBe(415);
  });

  it.each([
    ["../../x.md", "x.md"],
    ["C:\\plans\\x.md", "x.md"],
    ["..%2fx.md", "..%2fx.md".replace(/^\.+/, "")],
    ["\u202Eevil\u0007\n name.MD", "evil name.MD"],
    [`${"long ".repeat(80)}.txt`, `${"long ".repeat(80).slice(0, 196)}.txt`],
  ])("a file named %j is shown as %j", async (given, shown) => {
    const view = await addDocument(
      platformAt(new Date()),
      { userId: owner.id, agentId },
      { file: new File(["x"], given), description: null },
    );
    expect(view.filename).toBe(shown);
    expect(
      Object.values((await env.FILES.list({ prefix: "document/" })).objects).some((o) =>
        o.key.includes("x.md"),
      ),
    ).toBe(false);
  });

  it.each([
    [
      "a .docx bomb",
      makeDocx("", { "word/document.xml": new Uint8Array(30 * 1024 * 1024) }),
      "bomb.docx",
      "becomes too large",
    ],
    ["an encrypted .pdf", makePdf(["Secret."], { encrypted: true }), "secret.pdf", "protected by a password"],
    ["a scan", makePdf([""]), "scan.pdf", "no text in this file (a scan?)"],
    ["something else", Uint8Array.of(0, 1, 2, 3), "photo.pdf", "not a text, PDF or Word file"],
  ])("%s is unreadable, says why, and stays", async (_, bytes, name, problem) => {
    const platform = platformAt(new Date());
    const { id } = await addDocument(
      platform,
      { userId: owner.id, agentId },
      { file: new File([bytes], name), description: null },
    );
    expect(platform.held.map(({ job }) => job)).toEqual([{ kind: "read-document", documentId: id }]);
    await readStoredDocument(platform, id);
    const row = await platform.db.query.documents.findFirst({ where: eq(documents.id, id) });
    expect(row).toMatchObject({ state: "unreadable", text: "", problem: expect.stringContaining(problem) });
    expect(await env.FILES.head(`document/${agentId}/${id}`)).not.toBeNull();
  });

  it("100 MB a free account, also for two uploads at once; more on the Professional plan", async () => {
    const platform = platformAt(new Date());
    const rich = await newUser();
    const agent = (await newAgent(rich)).id;
    await platform.db.insert(documents).values({
      id: newId(),
      userId: rich.id,
      agentId: agent,
      filename: "all.pdf",
      mimeType: "application/pdf",
      size: 100 * 1024 * 1024 - 5,
      fileKey: "document/none",
      state: "read",
      createdAt: new Date(),
    });
    const send = () => sendForm(rich, `/api/agents/${agent}/context-docs`, upload("four", "small.txt"));
    const both = await Promise.all([send(), send()]);
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 413]);
    expect(both.find((answer) => answer.status === 413)?.body.message).toContain("100 MB");
    await platform.db.update(users).set({ planTier: "Professional" }).where(eq(users.id, rich.id));
    expect((await send()).status).toBe(201);
  });

  it("429 for the 301st in an hour, and nothing is kept", async () => {
    const busy = await newUser();
    const agent = await newAgent(busy);
    await takeTry(platformAt(new Date()), THROTTLES.upload, busy.id, 300);
    const answer = await sendForm(busy, `/api/agents/${agent.id}/context-docs`, upload("Joe.", "plan.md"));
    expect(answer.status).toBe(429);
    expect((await env.FILES.list({ prefix: `document/${agent.id}/` })).objects).toEqual([]);
  });

  it("401 without a session before the body is looked at, 404 for someone else's agent, 405, 403", async () => {
    const before = await keptRows();
    expect((await call("POST", path, { file: 1 })).status).toBe(401);
    const stranger = await newUser();
    expect((await sendForm(stranger, path, upload("text", "a.md"))).status).toBe(404);
    expect((await sendForm(stranger, path, upload("text", "a.exe"))).status).toBe(415);
    const other = await owner.call("GET", path);
    expect([other.status, other.headers.get("Allow")]).toEqual([405, "POST"]);
    const crossSite = await sendForm(owner, path, upload("text", "a.md"), {
      "Sec-Fetch-Site": "cross-site",
    });
    expect(crossSite.status).toBe(403);
    expect(await keptRows()).toBe(before);
  });
});
