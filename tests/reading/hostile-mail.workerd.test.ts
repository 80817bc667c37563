import { describe, expect, it } from "vitest";
import { htmlToText } from "../../app/reading/html/html-to-text";
import { readMail } from "../../app/reading/read-mail";
import { context, mixedMail, rawMail } from "../fixtures/mail/raw-mail";

const words = "The crane inspection moves to Thursday.";
const allText = async (raw: Uint8Array) =>
  (await readMail(raw, context)).parts.map((part) => `${part.text}\n${part.history}`).join("\n");

describe("a mail made to be slow is read in bounded time, and its words are not lost", () => {
  it.each([
    ["a megabyte of blank lines", "\n".repeat(1_000_000)],
    ["a megabyte of quotation marks", "> \n".repeat(330_000)],
  ])("%s", async (_what, lines) => {
    expect(await allText(rawMail("Subject: x", "", lines, words))).toContain(words);
  });

  it("25 MiB of short lines", async () => {
    const raw = rawMail("Subject: x", "", words, "x\n".repeat(13_000_000));
    expect(await allText(raw)).toContain(words);
  });

  it("parts inside each other beyond the limit", async () => {
    const levels = Array.from({ length: 600 }, (_one, level) => [
      `Content-Type: multipart/mixed; boundary="edge${level}"`,
      "",
      `--edge${level}`,
    ]);
    for (const depth of [50, 300, 600]) {
      const raw = rawMail("Subject: x", ...levels.slice(0, depth).flat(), "", words);
      expect((await allText(raw)).trim(), `${depth} deep`).toBe(words);
    }
  });

  it("ten thousand parts", async () => {
    const parts = Array.from({ length: 10_000 }, () => ["Content-Type: text/x-log", "", "hello"]);
    const raw = mixedMail("mixed", [["Content-Type: text/plain", "", words], ...parts]);
    const mail = await readMail(raw, context);
    expect(mail.parts[0]?.text).toBe(words);
    expect(mail.attachments.length).toBeLessThan(2_001);
  });

  it("a megabyte of headers", async () => {
    const trace = Array.from({ length: 100_000 }, () => "X-Trace: 1");
    const named = ["Subject: Crane", "From: Priya Raman <priya@northwind.example>"];
    for (const head of [
      [...named, ...trace],
      [...trace, ...named],
    ]) {
      const mail = await readMail(rawMail(...head, "", words), context);
      expect([mail.subject, mail.from.name, mail.parts[0]?.text]).toEqual(["Crane", "Priya Raman", words]);
    }
  });

  it.each(["div", "blockquote", "table><tr><td"])("HTML that opens <%s> hundreds of times", (tag) => {
    expect(htmlToText(`${`<${tag}>`.repeat(90)}<p>${words}</p>`)).toContain(words);
    expect(htmlToText(`<p>${words}</p>${`<${tag}>`.repeat(100_000)}`)).toContain(words);
  });
});

describe("what a mail says wrongly about itself is mended", () => {
  it("UTF-8 that is declared as another charset", async () => {
    const raw = rawMail("Content-Type: text/plain; charset=gb2312", "", "Kräne für Łódź");
    expect(await allText(raw)).toContain("Kräne für Łódź");
  });

  it("another charset that is declared as UTF-8", async () => {
    const raw = Uint8Array.from(
      [...'Content-Type: text/plain; charset="utf-8"\r\n\r\nKr\u00e4ne f\u00fcr Montag'].map((char) =>
        char.charCodeAt(0),
      ),
    );
    expect(await allText(raw)).toContain("Kräne für Montag");
  });

  it.each(["multipart/mixed", "multipart/mixed; boundary=wrong", "multipart/mixed boundary=edge"])(
    "a boundary that is not the one it names: %s",
    async (type) => {
      const raw = rawMail(
        `Content-Type: ${type}`,
        "",
        "--edge",
        "Content-Type: text/plain",
        "",
        words,
        "--edge--",
      );
      expect((await readMail(raw, context)).parts.map((part) => part.text)).toEqual([words]);
    },
  );

  it("a text file in its own charset, shown inline by its sender", async () => {
    const file = (body: string) => [
      "Content-Type: text/plain; charset=iso-8859-5",
      "Content-Disposition: inline; filename=notes.txt",
      "Content-Transfer-Encoding: base64",
      "",
      body,
    ];
    const mail = await readMail(
      mixedMail("mixed", [["Content-Type: text/plain", "", words], file(btoa("\u00ba\u00e0\u00d0\u00dd"))]),
      context,
    );
    expect(mail.parts.map(({ kind, filename, text }) => [kind, filename, text])).toEqual([
      ["body", null, words],
      ["attachment", "notes.txt", "Кран"],
    ]);
    expect(mail.attachments).toMatchObject([{ filename: "notes.txt", size: 4, read: true }]);
  });

  it("a file is listed with its whole size, also where only its beginning was kept", async () => {
    const big = ["Content-Type: application/pdf; name=plan.pdf", "Content-Transfer-Encoding: base64", ""];
    const raw = mixedMail("mixed", [
      ["Content-Type: text/plain", "", words],
      [...big, `${"QUJD".repeat(19)}\r\n`.repeat(170_000)],
    ]);
    const size = (await readMail(raw, context)).attachments[0]?.size ?? 0;
    expect(Math.abs(size / (57 * 170_000) - 1)).toBeLessThan(0.05);
  });

  it("words below the end of the page, where lists add theirs", () => {
    expect(htmlToText(`<html><body><p>One.</p></body></html><p>${words}</p>`)).toBe(`One.\n\n${words}`);
  });
});
