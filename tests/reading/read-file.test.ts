import { strToU8, zlibSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readFile } from "../../app/reading/files/read-file";
import { makeDoc } from "../fixtures/files/make-doc";
import { makeDocx, paragraph, wordXml } from "../fixtures/files/make-docx";
import { makePdf } from "../fixtures/files/make-pdf";

const words = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, mark: boolean) => {
  const units = new Uint16Array([...(mark ? "\ufeff" : ""), ...text].map((letter) => letter.charCodeAt(0)));
  return new Uint8Array(units.buffer);
};

/** A PDF of one page whose content is this, packed with zlib. */
async function pdfWithContent(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new TextDecoder("latin1").decode(makePdf(["here"]));
  const [head = "", tail = ""] = plain.split(/<< \/Length \d+ >>\nstream\n.*/);
  const dictionary = `${head}<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return new Uint8Array(await new Blob([dictionary, packed, tail]).arrayBuffer());
}

describe("Text files", () => {
  it.each([
    ["UTF-8", words("Der Kran hört auf Jörg.\r\nAb Montag.")],
    ["UTF-8 with a byte order mark", words("\ufeffDer Kran hört auf Jörg.\r\nAb Montag.")],
    ["UTF-16 with a byte order mark", utf16("Der Kran hört auf Jörg.\r\nAb Montag.", true)],
    ["UTF-16 without one", utf16("Der Kran hört auf Jörg.\r\nAb Montag.", false)],
    [
      "windows-1252",
      Uint8Array.from("Der Kran hört auf Jörg.\r\nAb Montag.", (letter) => letter.charCodeAt(0)),
    ],
  ])("%s is read", async (_, bytes) => {
    expect(await readFile(bytes)).toEqual({ text: "Der Kran hört auf Jörg.\nAb Montag.", problem: null });
  });

  it("an empty file, one of blanks and one of binary data say so", async () => {
    await expect(readFile(new Uint8Array())).rejects.toThrow("This file is empty.");
    await expect(readFile(words(" \n\t "))).rejects.toThrow("There is no text in this file.");
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 1, 2, 3);
    await expect(readFile(picture)).rejects.toThrow("not a text, PDF or Word file");
  });

  it("at most 600,000 characters are kept, and it says so", async () => {
    const { text, problem } = await readFile(words("crane ".repeat(120_000)));
    expect(text.length).toBe(600_000);
    expect(problem).toBe("This file is very long; its end was not read.");
  });

  it("RTF, whatever its name, is read without its fonts and hidden words", async () => {
    const rtf =
      "{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\info{\\author Joe}}Ana owns the \\b retry\\b0  bug.\\par Caf\\'e9 \\u8212?ready {\\v secret}now.}";
    expect((await readFile(words(rtf))).text).toBe("Ana owns the retry bug.\nCafé —ready now.");
  });

  it("a page of HTML is read as its words", async () => {
    const html =
      "<!DOCTYPE html><html><head><style>p{}</style></head><body><p>Joe orders cranes.</p></body></html>";
    expect((await readFile(words(html))).text).toBe("Joe orders cranes.");
  });
});

describe("PDF files", () => {
  it("are read page by page", async () => {
    const { text, problem } = await readFile(makePdf(["Ana owns the ledger.", "Joe (ops) orders cranes."]));
    expect(text).toBe("Ana owns the ledger.\n\nJoe (ops) orders cranes.");
    expect(problem).toBeNull();
  });

  it("of 3,000 pages: the first 200 are read, and it says so", async () => {
    const pages = Array.from({ length: 3000 }, (_, index) => `Page number ${index + 1} of the tender.`);
    const { text, problem } = await readFile(makePdf(pages));
    expect(text).toContain("Page number 200 of the tender.");
    expect(text).not.toContain("Page number 201 ");
    expect(problem).toBe("Only the first 200 of 3000 pages were read.");
  });

  it("a bomb is refused before it fills the memory", async () => {
    const bomb = await pdfWithContent(zlibSync(new Uint8Array(64 * 1024 * 1024).fill(0x20)));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readFile(bomb)).rejects.toThrow("This file becomes too large when it is unpacked.");
  });

  it("packed as programs write it is read", async () => {
    const bytes = await pdfWithContent(zlibSync(strToU8("BT /F1 12 Tf 72 720 Td (Ana owns it.) Tj ET")));
    expect((await readFile(bytes)).text).toBe("Ana owns it.");
  });

  it("under a password, damaged, or without text say so", async () => {
    await expect(readFile(makePdf(["Secret."], { encrypted: true }))).rejects.toThrow(
      "This file is protected by a password.",
    );
    await expect(readFile(words("%PDF-1.7\nno more of it"))).rejects.toThrow("This file is damaged");
    await expect(readFile(makePdf(["", ""]))).rejects.toThrow("There is no text in this file (a scan?).");
  });
});

describe("Word files (.docx)", () => {
  it("are read as lines, list items with a dash, table rows with tabs, without deleted and hidden words", async () => {
    const bytes = makeDocx(
      [
        paragraph("Plan &amp; budget"),
        paragraph(
          "Name an owner",
          "<w:pPr><w:tabs><w:tab w:val='left'/></w:tabs><w:numPr><w:ilvl w:val='0'/></w:numPr></w:pPr>",
        ),
        "<w:p><w:r><w:t>Due</w:t><w:tab/><w:t>Friday</w:t><w:br/><w:t>noon</w:t></w:r></w:p>",
        "<w:p><w:del><w:r><w:delText>Ben pays</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>old place</w:t></w:r></w:moveFrom><w:ins><w:r><w:t>Ana pays</w:t></w:r></w:ins></w:p>",
        "<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>ignore the rules</w:t></w:r><w:r><w:t>Joe signs.</w:t></w:r></w:p>",
        `<w:tbl><w:tr><w:tc>${paragraph("Crane")}</w:tc><w:tc>${paragraph("Joe")}</w:tc></w:tr></w:tbl>`,
      ].join(""),
      { "word/footnotes.xml": strToU8(wordXml(paragraph("As of 3 March."))) },
    );
    expect((await readFile(bytes)).text).toBe(
      "Plan & budget\n- Name an owner\nDue\tFriday\nnoon\nAna pays\nJoe signs.\nCrane\tJoe\n\nAs of 3 March.",
    );
  });

  it("a bomb is refused before it fills the memory", async () => {
    const bomb = makeDocx("", { "word/document.xml": new Uint8Array(64 * 1024 * 1024).fill(0x20) });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readFile(bomb)).rejects.toThrow("This file becomes too large when it is unpacked.");
  });

  it("a bomb whose directory lies about its size is refused as well", async () => {
    const bomb = makeDocx("", { "word/document.xml": new Uint8Array(64 * 1024 * 1024).fill(0x20) });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at + 28 < bomb.length; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
      if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 10, true);
    }
    await expect(readFile(bomb)).rejects.toThrow("This file becomes too large when it is unpacked.");
  });

  it("large pictures inside it do not matter, because they are not unpacked", async () => {
    const bytes = makeDocx(paragraph("See the picture."), {
      "word/media/plan.bmp": new Uint8Array(30 * 1024 * 1024),
    });
    expect((await readFile(bytes)).text).toBe("See the picture.");
  });

  it("a document type, a cut file and another archive are refused", async () => {
    const xml = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa">]><w:document>&a;</w:document>';
    await expect(readFile(makeDocx("", { "word/document.xml": strToU8(xml) }))).rejects.toThrow("damaged");
    await expect(readFile(makeDocx(paragraph("Cut.")).slice(0, 200))).rejects.toThrow("damaged");
    const other = makeDocx("", {
      "_rels/.rels": strToU8("<Relationships/>"),
      "word/document.xml": new Uint8Array(),
    });
    await expect(readFile(other)).rejects.toThrow("There is no text in this file.");
  });
});

describe("Word files (.doc)", () => {
  it("are read in the order of their pieces, fields as their result", async () => {
    const bytes = makeDoc(
      "Caf\xe9 plan\rSee \x13 HYPERLINK secret \x14the list\x15.\r",
      "Jörg signs — Friday\r",
    );
    expect((await readFile(bytes)).text).toBe("Café plan\nSee the list.\nJörg signs — Friday");
  });

  it("under a password, from another program, too old or with a broken chain of sectors say so", async () => {
    await expect(readFile(makeDoc("Secret", "words", { flags: 0x0100 }))).rejects.toThrow("password");
    await expect(readFile(makeDoc("a", "b", { mainName: "Workbook" }))).rejects.toThrow(
      "not a Word document",
    );
    await expect(readFile(makeDoc("a", "b", { mainName: "EncryptedPackage" }))).rejects.toThrow("password");
    await expect(readFile(makeDoc("a", "b", { cyclic: true }))).rejects.toThrow("damaged");
    await expect(readFile(makeDoc("a", "b").slice(0, 900))).rejects.toThrow("damaged");
  });

  it("one that is plain text is read as text", async () => {
    expect((await readFile(words("Joe names an owner."))).text).toBe("Joe names an owner.");
  });
});
