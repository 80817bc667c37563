import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { openDatabase } from "../../../app/database/open-database.server";
import { documents } from "../../../app/database/schema/documents.server";
import { mails, mailTexts } from "../../../app/database/schema/mails.server";
import { gatherMaterial } from "../../../app/domain/digests/gather-material.server";
import { addDocument } from "../../../app/domain/documents/add-document.server";
import { readStoredDocument } from "../../../app/domain/documents/read-stored-document.server";
import { sweepDocuments } from "../../../app/domain/documents/sweep-documents.server";
import { readStoredMail } from "../../../app/domain/inbox/read-stored-mail.server";
import { newId } from "../../../app/domain/tokens.server";
import { makeDocx, paragraph } from "../../fixtures/files/make-docx";
import { makePdf } from "../../fixtures/files/make-pdf";
import { deliverMail } from "../../support/deliver-mail";
import { mailsOf } from "../../support/digest-agent";
import { faultyDatabase } from "../../support/faulty-database";
import { batchOf } from "../../support/held-jobs";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { overriding } from "../../support/overriding";
import { platformAt } from "../../support/platform-at";

const setUp = async (bytes: Uint8Array<ArrayBuffer> | string, name: string) => {
  const user = await newUser();
  const agent = await newAgent(user);
  const owner = { userId: user.id, agentId: agent.id };
  const platform = platformAt(new Date());
  const { id } = await addDocument(platform, owner, { file: new File([bytes], name), description: null });
  const row = () => platform.db.query.documents.findFirst({ where: eq(documents.id, id) });
  return { platform, owner, agent, id, row };
};

describe("Documents in the queue", () => {
  it("a document is read by the worker's own consumer, once", async () => {
    const { id, row } = await setUp(makePdf(["Joe orders cranes."]), "plan.pdf");
    const job = { kind: "read-document", documentId: id };
    await worker.queue(batchOf([job, job]), env);
    expect(await row()).toMatchObject({ state: "read", text: "Joe orders cranes.", readAttempts: 1 });
  });

  it("of a transcript its turns are kept, without what its program wrote", async () => {
    const lines = [
      "Joe Tan started transcription",
      "Joe Tan   0:03",
      "I order the crane.",
      "Ana Ruiz   0:07",
      "Good.",
    ];
    const { platform, id, row } = await setUp(
      makeDocx(lines.map((line) => paragraph(line)).join("")),
      "talk.docx",
    );
    await readStoredDocument(platform, id);
    expect(await row()).toMatchObject({
      state: "read",
      text: "Joe Tan: I order the crane.\nAna Ruiz: Good.",
    });
  });

  it("one whose text can't be kept is tried again, and unreadable after three tries", async () => {
    const { platform, id, row } = await setUp("text", "plan.txt");
    const writes = (sql: string) => sql.includes('"text" = ?') && !sql.includes('"read_attempts"');
    const db = openDatabase(faultyDatabase(env.DB, (sql) => (writes(sql) ? "before" : null)));
    for (const _ of [1, 2]) await expect(readStoredDocument({ ...platform, db }, id)).rejects.toThrow();
    expect(await row()).toMatchObject({ state: "reading", readAttempts: 2 });
    await readStoredDocument({ ...platform, db }, id);
    expect(await row()).toMatchObject({
      state: "unreadable",
      problem: "This file could not be read. It is kept and can be downloaded.",
    });
  });

  it("storage that is away makes no document unreadable: it is read once it is back", async () => {
    const { platform, id, row } = await setUp("text", "plan.txt");
    const files = overriding(platform.files, { get: () => Promise.reject(new Error("R2 is down")) });
    for (const _ of [1, 2, 3, 4, 5])
      await expect(readStoredDocument({ ...platform, files }, id)).rejects.toThrow("R2 is down");
    expect(await row()).toMatchObject({ state: "reading", readAttempts: 0 });
    await readStoredDocument(platform, id);
    expect(await row()).toMatchObject({ state: "read", text: "text" });
  });

  it("one that took the worker down three times is given up", async () => {
    const { platform, id, row } = await setUp("text", "plan.txt");
    await platform.db.update(documents).set({ readAttempts: 3 }).where(eq(documents.id, id));
    await readStoredDocument(platform, id);
    expect(await row()).toMatchObject({ state: "unreadable" });
  });

  it("a job that got lost is asked for again after two minutes", async () => {
    const { id } = await setUp("text", "plan.txt");
    const asked = async (minutes: number) => {
      const later = platformAt(new Date(Date.now() + minutes * 60_000));
      await sweepDocuments(later);
      return later.held.some(({ job }) => job.kind === "read-document" && job.documentId === id);
    };
    expect([await asked(1), await asked(3)]).toEqual([false, true]);
  });

  it("a digest that is asked for before the job came reads the document itself", async () => {
    const { platform, owner, row } = await setUp("# Plan\nJoe orders cranes.", "plan.md");
    const { material, unread } = await gatherMaterial(platform, owner, { kind: "manual" });
    expect(material.documents).toMatchObject([{ filename: "plan.md", text: "# Plan\nJoe orders cranes." }]);
    expect(unread).toEqual([]);
    expect(await row()).toMatchObject({ state: "read" });
  });

  it("of more text than a digest has room for the latest documents are taken, and the coverage names the others", async () => {
    const { platform, owner } = await setUp("first", "0.txt");
    for (let number = 1; number <= 14; number++) {
      await platform.db.insert(documents).values({
        id: newId(),
        ...owner,
        filename: `${number}.txt`,
        mimeType: "text/plain",
        size: 600_000,
        fileKey: `document/${owner.agentId}/${number}`,
        state: "read",
        text: "word ".repeat(120_000),
        createdAt: new Date(Date.now() + number * 1000),
      });
    }
    const { material, unread } = await gatherMaterial(platform, owner, { kind: "manual" });
    const latest = Array.from({ length: 13 }, (_, index) => `${index + 2}.txt`);
    expect(material.documents.map(({ filename }) => filename)).toEqual(latest);
    expect(unread).toEqual(["0.txt", "1.txt"].map((name) => ({ name, problem: "too much for one digest" })));
  });

  it("what could not be read, or only in part, stands in the digest's coverage", async () => {
    const pages = Array.from({ length: 201 }, (_, index) => `Page ${index + 1}.`);
    const { platform, owner } = await setUp(makePdf(pages), "tender.pdf");
    await addDocument(platform, owner, { file: new File([makePdf([""])], "scan.pdf"), description: null });
    const { unread } = await gatherMaterial(platform, owner, { kind: "manual" });
    expect(unread).toEqual([
      { name: "tender.pdf", problem: "Only the first 200 of 201 pages were read." },
      { name: "scan.pdf", problem: "There is no text in this file (a scan?)." },
    ]);
  });
});

describe("Documents attached to a mail", () => {
  const attached = (name: string, type: string, bytes: Uint8Array) => [
    "--edge",
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n"),
  ];

  it("are read by the same readers within the same bounds, and those that can't be say why", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const lines = [
      "From: Ana Ruiz <ana@payments.example>",
      "Subject: Papers",
      `Message-ID: <${crypto.randomUUID()}@payments.example>`,
      "MIME-Version: 1.0",
      'Content-Type: multipart/mixed; boundary="edge"',
      "",
      "--edge",
      "Content-Type: text/plain",
      "",
      "See the papers.",
      ...attached("plan.pdf", "application/pdf", makePdf(["Joe orders cranes."])),
      ...attached("list.docx", "application/octet-stream", makeDocx(paragraph("Ana paints the gate."))),
      ...attached(
        "bomb.docx",
        "application/octet-stream",
        makeDocx("", { "word/document.xml": new Uint8Array(20_000_000) }),
      ),
      ...attached("secret.pdf", "application/pdf", makePdf(["x"], { encrypted: true })),
      "--edge--",
    ];
    await deliverMail(agent.emailAddress, new TextEncoder().encode(lines.join("\r\n")));
    const platform = platformAt(new Date());
    const [stored] = await mailsOf(agent.id);
    await readStoredMail(platform, stored?.id ?? "");
    const mail = await platform.db.query.mails.findFirst({ where: eq(mails.id, stored?.id ?? "") });
    expect(mail?.attachments.map(({ filename, read, problem }) => [filename, read, problem])).toEqual([
      ["plan.pdf", true, null],
      ["list.docx", true, null],
      ["bomb.docx", false, "This file becomes too large when it is unpacked."],
      ["secret.pdf", false, "This file is protected by a password."],
    ]);
    const texts = await platform.db.query.mailTexts.findFirst({
      where: eq(mailTexts.mailId, mail?.id ?? ""),
    });
    expect(texts?.parts.map(({ filename, text }) => [filename, text])).toEqual([
      [null, "See the papers."],
      ["plan.pdf", "Joe orders cranes."],
      ["list.docx", "Ana paints the gate."],
    ]);
  });
});
