import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  type ArchiveCursor,
  type ArchivedMail,
  AT_THE_BEGINNING,
  readMailArchive,
} from "../../app/reading/archive/read-mail-archive";
import { makeZip64 } from "../fixtures/files/make-zip64";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = ({ raw }: ArchivedMail) => raw && new TextDecoder().decode(raw);

const sourceOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: (offset: number, length: number) => Promise.resolve(bytes.slice(offset, offset + length)),
});

async function mailsOf(file: string | Uint8Array, from: ArchiveCursor = AT_THE_BEGINNING) {
  const mails: ArchivedMail[] = [];
  const source = sourceOf(typeof file === "string" ? bytesOf(file) : file);
  for await (const mail of readMailArchive(source, from)) mails.push(mail);
  return mails;
}

const mail = (number: number, body = "Joe, please book the crane.") =>
  `From: ana@team.example\nSubject: Mail ${number}\nMessage-ID: <${number}@team.example>\n\n${body}\n`;
const SEPARATORS = [
  "From 1784512345678901234@xxx Mon Nov 16 08:00:00 +0000 2026",
  "From ana@team.example Mon Nov 16 08:00:00 2026",
  "From ana@team.example Mon, 16 Nov 2026 08:00:00 +0000",
  "From - Mon Nov 16 08:00:00 2026",
  "From ",
];
const mbox = (mails: string[], separator = SEPARATORS[0]) =>
  mails.map((each) => `${separator}\n${each}\n`).join("");

describe("mbox files", () => {
  it.each(SEPARATORS)("are taken apart at '%s'", async (separator) => {
    const found = await mailsOf(mbox([mail(1), mail(2), mail(3)], separator));
    expect(found.map(textOf).map((text) => text?.trimEnd())).toEqual(
      [1, 2, 3].map((number) => mail(number).trimEnd()),
    );
  });

  it("also without blank lines between the mails, where a line of the file's own and a mail's header follow", async () => {
    const mails = [
      mail(1),
      mail(2, "The crane came.\nFrom ana@team.example Mon Nov 16 08:00:00 2026\nNote: done"),
      mail(3),
    ];
    const found = await mailsOf(mails.map((each) => `${SEPARATORS[1]}\n${each}`).join(""));
    expect(found.map(textOf)).toEqual(mails);
  });

  it("also with the mark of UTF-8 in front, as some editors write it", async () => {
    const found = await mailsOf(`\ufeff${mbox([mail(1), mail(2)])}`);
    expect(found.map(textOf).map((text) => text?.trimEnd())).toEqual(
      [mail(1), mail(2)].map((each) => each.trimEnd()),
    );
  });

  it("also with CRLF, and with blank lines above the first mail", async () => {
    const found = await mailsOf(`\n\n${mbox([mail(1), mail(2)])}`.replaceAll("\n", "\r\n"));
    expect(found).toHaveLength(2);
  });

  it.each([
    "From Monday on the crane is ours.",
    "From 8:00 on 16 November 2026 the crane is ours",
    "Yes.\nFrom ana@team.example Mon Nov 16 08:00:00 2026\nis how a line of a file begins",
  ])("a line of text is no separator: %j", async (line) => {
    const found = await mailsOf(mbox([mail(1, `So it is.\n\n${line}\n\nAna`), mail(2)]));
    expect(found).toHaveLength(2);
    expect(textOf(found[0] ?? { raw: null, next: AT_THE_BEGINNING })).toContain(line);
  });

  it("the marks that keep text from looking like a separator are taken off", async () => {
    const [found] = await mailsOf(mbox([mail(1, ">From now on.\n>>From then on.\n> From a quotation")]));
    expect(found && textOf(found)).toContain("\nFrom now on.\n>From then on.\n> From a quotation\n");
  });

  it("from the cursor behind any mail on, exactly the mails after it come", async () => {
    const whole = mbox(Array.from({ length: 60 }, (_, number) => mail(number, "x".repeat(number * 900))));
    const all = await mailsOf(whole);
    expect(all).toHaveLength(60);
    for (const index of [0, 1, 30, 58, 59]) {
      const rest = await mailsOf(whole, all[index]?.next);
      expect(rest.map(textOf)).toEqual(all.slice(index + 1).map(textOf));
    }
    expect(all.at(-1)?.next.share).toBe(1);
  });

  it("a mail above 25 MiB is left out, and the ones around it are not", async () => {
    const large = mail(2, `${"large ".repeat(15)}\n`.repeat(300_000));
    const found = await mailsOf(mbox([mail(1), large, mail(3)]));
    expect(
      found.map(
        (each) =>
          textOf(each)
            ?.slice(0, 200)
            .match(/Mail \d/)?.[0],
      ),
    ).toEqual(["Mail 1", undefined, "Mail 3"]);
  });
});

describe("zip files", () => {
  const takeout = {
    "Takeout/archive_browser.html": bytesOf("<p>Your export</p>"),
    "Takeout/Mail/Work.mbox": bytesOf(mbox([mail(1), mail(2), mail(3)])),
    "Takeout/Mail/Cranes.mbox": bytesOf(mbox([mail(4)])),
  };

  it("of Google Takeout: each of its mbox files, from any cursor on", async () => {
    const zip = zipSync(takeout);
    const all = await mailsOf(zip);
    expect(all.map((each) => textOf(each)?.match(/Mail \d/)?.[0])).toEqual([
      "Mail 1",
      "Mail 2",
      "Mail 3",
      "Mail 4",
    ]);
    for (const [index, { next }] of all.entries()) {
      expect((await mailsOf(zip, next)).map(textOf)).toEqual(all.slice(index + 1).map(textOf));
    }
  });

  it("of .eml files, stored or packed, without what a Mac puts beside them", async () => {
    const zip = zipSync({
      "a.eml": [bytesOf(mail(1)), { level: 0 }],
      "b/c.EML": bytesOf(mail(2)),
      "__MACOSX/._a.eml": bytesOf("x"),
      "notes.txt": bytesOf("x"),
    });
    expect((await mailsOf(zip)).map(textOf)).toEqual([mail(1), mail(2)]);
  });

  it("with fields of 64 bits, as programs write them that don't know how large it becomes", async () => {
    const zip = makeZip64({ ...takeout, "a.eml": bytesOf(mail(5)) });
    expect((await mailsOf(zip)).map((each) => textOf(each)?.match(/Mail \d/)?.[0])).toEqual([
      "Mail 1",
      "Mail 2",
      "Mail 3",
      "Mail 4",
      "Mail 5",
    ]);
    // The locator points behind the end.
    zip.fill(0xff, zip.length - 22 - 12, zip.length - 22 - 4);
    await expect(mailsOf(zip)).rejects.toThrow("damaged");
  });

  it("an empty .eml is no mail", async () => {
    const found = await mailsOf(zipSync({ "a.eml": new Uint8Array(), "b.eml": bytesOf(mail(2)) }));
    expect(found.map(textOf)).toEqual([mail(2)]);
  });

  it("a damaged .eml is left out, and the others are not", async () => {
    const zip = zipSync({ "a.eml": bytesOf(mail(1)), "b.eml": [bytesOf(mail(2)), { level: 0 }] });
    // The method of the first entry's directory line: packed in a way that nobody knows.
    const at = 30 + "a.eml".length + 8;
    zip.fill(0xff, at, at + 12);
    const found = await mailsOf(zip);
    expect(found).toHaveLength(2);
    expect(found[0]?.raw).toBeNull();
    expect(found[1] && textOf(found[1])).toBe(mail(2));
  });

  it.each([
    ["a zip without mail", zipSync({ "notes.txt": bytesOf("x") }), "There is no mail in this zip"],
    ["half a zip", zipSync(takeout).slice(0, 200), "damaged"],
    ["another file", bytesOf("%PDF-1.7\n"), "This is no mail"],
  ])("%s is refused in words", async (_, file, words) => {
    await expect(mailsOf(file)).rejects.toThrow(words);
  });
});

describe("A single .eml", () => {
  it("is one mail", async () => {
    const found = await mailsOf(mail(1));
    expect(found.map(textOf)).toEqual([mail(1)]);
    expect(await mailsOf(mail(1), found[0]?.next)).toEqual([]);
  });
});
