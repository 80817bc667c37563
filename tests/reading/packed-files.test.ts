import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { mailFileReader } from "../../app/reading/files/mail-file-reader";
import { readMail } from "../../app/reading/read-mail";
import { makeCompoundFile } from "../fixtures/files/make-compound-file";
import { makeDocx, paragraph } from "../fixtures/files/make-docx";
import { makeMsg } from "../fixtures/files/make-msg";
import { makeTnef } from "../fixtures/files/make-tnef";
import { makeZip64 } from "../fixtures/files/make-zip64";
import { context, mixedMail } from "../fixtures/mail/raw-mail";

const words = "The crane inspection moves to Thursday.";
const lena = { name: "Lena Vogt", address: "lena@northwind.example" };
const plan = makeDocx(paragraph("Ana orders cranes."));

/** A mail of Priya Raman with this file. */
function mailWith(name: string, bytes: Uint8Array, type = "application/octet-stream", subject?: string) {
  const encoded = Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");
  const file = [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "Content-Transfer-Encoding: base64",
    "",
    encoded,
  ];
  const raw = mixedMail(
    "mixed",
    [["Content-Type: text/plain", "", "See the file."], file],
    subject ? [`Subject: ${subject}`] : [],
  );
  return readMail(raw, { ...context, readFile: mailFileReader() });
}
const listOf = ({ attachments }: Awaited<ReturnType<typeof mailWith>>) =>
  attachments.map(({ filename, read, problem }) => [filename, read, problem]);

describe("a message that Outlook saved (.msg) is read like an attached mail", () => {
  const text = `${words}\r\n\r\nRegards,\r\nLena`;
  const sentAt = new Date("2026-11-13T15:05:00Z");

  it("author, recipients, date and subject; its words apart from the signature", async () => {
    const to = [{ name: "Tomas Berg", address: "tomas@northwind.example" }];
    const bytes = makeMsg({ subject: "RE: Kräne", from: lena, to, sentAt, text });
    const mail = await mailWith("old.msg", bytes, "application/vnd.ms-outlook");
    expect(mail.parts[1]).toEqual({
      kind: "forwarded",
      author: lena,
      sentAt: sentAt.toISOString(),
      subject: "RE: Kräne",
      filename: null,
      text: words,
      signature: "Regards,\nLena",
      history: "",
      sentTo: to,
    });
    expect(listOf(mail)).toEqual([["old.msg", true, null]]);
  });

  it("forwarded as such, the mail is Lena's", async () => {
    const mail = await mailWith(
      "old.msg",
      makeMsg({ subject: "Crane", from: lena, text: words }),
      undefined,
      "FW: Crane",
    );
    expect(mail.origin).toMatchObject({ author: lena, subject: "Crane", via: { name: "Priya Raman" } });
  });

  it("a page where there is no text, files and messages inside it", async () => {
    const inner = { subject: "Quay", from: lena, text: "The quay is free." };
    const files = [
      { name: "plan.docx", bytes: plan },
      { name: "notes.txt", type: "text/plain", bytes: strToU8("Pour on Monday. ".repeat(400)) },
    ];
    const html = `<html><body><p>${words}</p></body></html>`;
    const mail = await mailWith(
      "old.msg",
      makeMsg({ subject: "Crane", from: lena, html, files, messages: [inner] }),
    );
    expect(mail.parts.slice(1).map((part) => [part.kind, part.text.slice(0, 40)])).toEqual([
      ["forwarded", "The crane inspection moves to Thursday."],
      ["attachment", "Ana orders cranes."],
      ["attachment", "Pour on Monday. Pour on Monday. Pour on "],
      ["forwarded", "The quay is free."],
    ]);
    expect(mail.attachments.every(({ read }) => read)).toBe(true);
  });

  it("a file that is none, is cut off, or holds storages inside each other without an end says so", async () => {
    const whole = makeMsg({ subject: "Crane", from: lena, text: words });
    for (const bytes of [strToU8("no message"), whole.slice(0, 700)])
      expect(listOf(await mailWith("old.msg", bytes))).toEqual([
        ["old.msg", false, "This file is damaged and can't be opened."],
      ]);
    let deep = {
      subject: "Crane 0",
      from: lena,
      text: words,
      messages: [] as Parameters<typeof makeMsg>[0][],
    };
    for (let depth = 1; depth < 40; depth++)
      deep = { subject: `Crane ${depth}`, from: lena, text: words, messages: [deep] };
    const mail = await mailWith("deep.msg", makeMsg(deep));
    expect(mail.parts.filter(({ kind }) => kind === "forwarded")).toHaveLength(5);
  });

  it("streams that lie over each other are not read again and again", async () => {
    const folder = {
      "__substg1.0_37010102": strToU8("x".repeat(200_000)),
      "__properties_version1.0": new Uint8Array(8),
    };
    const names = Array.from(
      { length: 90 },
      (_, index) => `__attach_version1.0_#${String(index).padStart(8, "0")}`,
    );
    const bytes = makeCompoundFile({
      [names[0] ?? ""]: folder,
      ...Object.fromEntries(names.slice(1).map((name) => [name, {}])),
    });
    const view = new DataView(bytes.buffer);
    // Each storage gets the first one's stream as its own.
    const entries: number[] = [];
    for (let at = 512; at + 128 <= bytes.length; at += 128)
      if ([1, 2].includes(view.getUint8(at + 66)) && view.getUint16(at + 64, true) > 30) entries.push(at);
    const [first = 0] = entries;
    const size = Math.max(...entries.map((at) => view.getUint32(at + 120, true)));
    const stream = entries.find((at) => view.getUint32(at + 120, true) === size) ?? first;
    for (const at of entries.filter((each) => view.getUint8(each + 66) === 1).slice(1)) {
      bytes.copyWithin(at, stream, stream + 68);
      view.setUint32(at + 116, view.getUint32(stream + 116, true), true);
      view.setUint32(at + 120, size, true);
    }
    const mail = await mailWith("old.msg", bytes);
    expect(mail.attachments.reduce((sum, file) => sum + file.size, 0)).toBeLessThan(bytes.length * 4);
  });
});

describe("an archive is opened, one level deep", () => {
  it("its files are read like attached ones, without what systems put beside them", async () => {
    const bytes = zipSync({
      "week/plan.docx": plan,
      "week/notes.txt": strToU8("Pour on Monday."),
      "mail.eml": strToU8(`From: Lena Vogt <lena@northwind.example>\r\nSubject: Quay\r\n\r\n${words}`),
      "inner.zip": zipSync({ "a.txt": strToU8("secret") }),
      "__MACOSX/week/._notes.txt": strToU8("x"),
      "photo.png": strToU8("x"),
      "week/": new Uint8Array(),
    });
    const mail = await mailWith("week.zip", bytes, "application/zip");
    expect(mail.parts.slice(1).map((part) => [part.kind, part.filename, part.text])).toEqual([
      ["attachment", "week.zip/week/plan.docx", "Ana orders cranes."],
      ["attachment", "week.zip/week/notes.txt", "Pour on Monday."],
      ["forwarded", null, words],
    ]);
    expect(listOf(mail)).toEqual([
      ["week.zip", true, null],
      ["week.zip/week/plan.docx", true, null],
      ["week.zip/week/notes.txt", true, null],
      ["week.zip/mail.eml", true, null],
      ["week.zip/inner.zip", false, "An archive inside an archive is not opened."],
      ["week.zip/photo.png", false, "Pictures are not read."],
    ]);
  });

  it("with fields of 64 bits, as programs write them that don't know how large it becomes", async () => {
    const bytes = makeZip64({ "week/plan.docx": plan, "notes.txt": strToU8("Pour on Monday.") });
    const mail = await mailWith("week.zip", bytes);
    expect(mail.parts.slice(1).map((part) => part.text)).toEqual(["Ana orders cranes.", "Pour on Monday."]);
    bytes.fill(0xff, bytes.length - 22 - 12, bytes.length - 22 - 4);
    expect(listOf(await mailWith("week.zip", bytes))).toEqual([
      ["week.zip", false, "This file is damaged and can't be opened."],
    ]);
  });

  it("an archive in a mail in an archive stays closed", async () => {
    const inner = Buffer.from(zipSync({ "a.txt": strToU8("secret") })).toString("base64");
    const eml = `Subject: x\r\nContent-Type: application/zip; name=a.zip\r\nContent-Transfer-Encoding: base64\r\n\r\n${inner}`;
    const mail = await mailWith("b.zip", zipSync({ "b.eml": strToU8(eml) }));
    expect(JSON.stringify(mail.parts)).not.toContain("secret");
    expect(listOf(mail).at(-1)).toEqual(["a.zip", false, "An archive inside an archive is not opened."]);
  });

  it("a bomb and one that is cut off say so; of thousands of files the first 50 are read", async () => {
    const bomb = zipSync({
      "a.txt": new Uint8Array(64 * 1024 * 1024).fill(0x20),
      "b.txt": strToU8("Pour on Monday."),
    });
    const mail = await mailWith("bomb.zip", bomb);
    expect(mail.parts[1]?.text).toBe("Pour on Monday.");
    expect(listOf(mail)).toContainEqual([
      "bomb.zip/a.txt",
      false,
      "This file becomes too large when it is unpacked.",
    ]);
    expect(listOf(await mailWith("cut.zip", bomb.slice(0, 500)))).toEqual([
      ["cut.zip", false, "This file is damaged and can't be opened."],
    ]);
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`${index}.txt`, strToU8("Pour.")])),
    );
    const read = await mailWith("many.zip", many);
    expect(read.parts).toHaveLength(51);
    expect(listOf(read)[0]).toEqual(["many.zip", true, "Only the first 50 files were read."]);
  });
});

describe("what Outlook packs into winmail.dat", () => {
  it("is read under the names that the files had", async () => {
    const bytes = makeTnef([
      { short: "PLANFO~1.DOC", long: "Plan für Kräne.docx", bytes: plan },
      { short: "notes.txt", bytes: strToU8("Pour on Monday.") },
    ]);
    const mail = await mailWith("winmail.dat", bytes, "application/ms-tnef");
    expect(mail.parts.slice(1).map((part) => [part.filename, part.text])).toEqual([
      ["Plan für Kräne.docx", "Ana orders cranes."],
      ["notes.txt", "Pour on Monday."],
    ]);
    const cut = await mailWith("winmail.dat", bytes.slice(0, -20));
    expect(cut.parts.slice(1).map((part) => part.filename)).toEqual(["Plan für Kräne.docx"]);
  });

  it.each([
    ["that is none", strToU8("hello there")],
    [
      "of which only the beginning is right",
      new Uint8Array([0x78, 0x9f, 0x3e, 0x22, 1, 0, ...Array(400).fill(255)]),
    ],
  ])("a file of that name %s says so", async (_, bytes) => {
    expect(listOf(await mailWith("winmail.dat", bytes))).toEqual([
      ["winmail.dat", false, "This file is damaged and can't be opened."],
    ]);
  });
});

describe("a file is read by its bytes where its name promises text", () => {
  it("a Word file called notes.txt or notes.csv is read, and an archive shows no bytes as words", async () => {
    for (const name of ["notes.txt", "notes.csv"]) {
      const mail = await mailWith(name, plan, "text/plain");
      expect(mail.parts[1]).toMatchObject({ filename: name, text: "Ana orders cranes." });
    }
    const about = await mailWith("notes.txt", strToU8("Each file begins with %PDF-1.7."), "text/plain");
    expect(about.parts[1]?.text).toBe("Each file begins with %PDF-1.7.");
    const mail = await mailWith("week.csv", zipSync({ "a.txt": strToU8(words) }), "text/csv");
    expect(mail.parts).toHaveLength(1);
    expect(listOf(mail)).toEqual([["week.csv", false, expect.any(String)]]);
  });
});
