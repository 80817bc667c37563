import { describe, expect, it } from "vitest";
import { Unreadable } from "../../app/reading/files/unreadable";
import { readMail } from "../../app/reading/read-mail";
import { takeOutFile } from "../../app/reading/take-out-file";
import { context, mixedMail, rawMail } from "../fixtures/mail/raw-mail";

const words = "The crane inspection moves to Thursday.";
const text = ["Content-Type: text/plain; charset=utf-8", "", words];

describe("attachments are read, and anything unread is named with its reason", () => {
  const file = (type: string, name: string, body: string) => [
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    "",
    body,
  ];

  it.each([0, 1, 2, 3, 57, 58, 200])(
    "of a picture of %i bytes the size is told, and its bytes can be taken out; words of nobody's are none of it",
    async (size) => {
      const bytes = new Uint8Array(size).map((_, index) => (index * 37) % 256);
      const lines = btoa(String.fromCharCode(...bytes)).match(/.{1,76}/g) ?? [];
      const picture = [
        "Content-Type: image/png",
        'Content-Disposition: attachment; filename="crane.png"',
        "Content-Transfer-Encoding: base64",
        "",
      ];
      const raw = mixedMail("mixed", [text, [...picture, ...lines, ""]]);
      const mail = await readMail(raw, context);
      expect(mail.attachments).toMatchObject([
        { filename: "crane.png", size, problem: "Pictures are not read." },
      ]);
      expect(mail.fileBytes).toBe(size);
      expect((await takeOutFile(raw, 0))?.bytes).toEqual(bytes);
    },
  );

  it("a named text in an encoding of somebody's own is a file, and its characters are nobody's words (RFC 2045, 6.4)", async () => {
    const mail = await readMail(
      mixedMail("mixed", [
        text,
        [
          'Content-Type: text/plain; name="rota"',
          'Content-Disposition: inline; filename="rota"',
          "Content-Transfer-Encoding: x-squeezed64",
          "",
          "H4sIAAAAQkVSVEggSVMgRlJFRQ==",
        ],
      ]),
      context,
    );
    expect(mail.parts.map((part) => part.text)).toEqual([words]);
    expect(mail.attachments).toMatchObject([
      { filename: "rota", read: false, problem: "This type of file is not supported." },
    ]);
    const alone = await readMail(
      rawMail(
        "Subject: Rota",
        'Content-Type: text/plain; name="rota"',
        "Content-Transfer-Encoding: x-squeezed64",
        "",
        "H4sIAAAAQkVSVEggSVMgRlJFRQ==",
      ),
      context,
    );
    expect(alone).toMatchObject({ parts: [], attachments: [{ filename: "rota", read: false }] });
  });

  it("text, HTML and transcripts become parts", async () => {
    const mail = await readMail(
      mixedMail("mixed", [
        text,
        file("text/plain", "notes.md", "# Quay\nPour on Monday."),
        file("text/html", "page.html", "<p>Crane <b>plan</b></p>"),
        file(
          "application/octet-stream",
          "call.vtt",
          "WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\n<v Lena>Late.</v>",
        ),
      ]),
      context,
    );
    expect(mail.parts.slice(1).map((part) => [part.kind, part.filename, part.text])).toEqual([
      ["attachment", "notes.md", "# Quay\nPour on Monday."],
      ["attachment", "page.html", "Crane plan"],
      ["transcript", "call.vtt", "Lena: Late."],
    ]);
    expect(mail.attachments.every((attachment) => attachment.read)).toBe(true);
  });

  it.each([
    [
      "tasks.csv",
      "text/csv",
      'Task,Owner,Due\r\n"Crane, repair",Lena,Friday\r\n"Paint\r\nthe gate",,"1 ""Dec"""\r\n',
    ],
    [
      "tasks.csv",
      "application/octet-stream",
      '\ufeffTask;Owner;Due\n\nCrane, repair;Lena;Friday\nPaint the gate;;1 "Dec"',
    ],
    [
      "tasks.csv",
      "application/vnd.ms-excel",
      'sep=;\nTask;Owner;Due\n"Crane, repair";Lena;Friday\nPaint the gate;;1 "Dec"',
    ],
    [
      "tasks.tsv",
      "text/tab-separated-values",
      'Task\tOwner\tDue\nCrane, repair\tLena\tFriday\nPaint the gate\t\t1 "Dec"',
    ],
  ])("rows of %s (%s) keep their columns", async (name, type, body) => {
    const mail = await readMail(mixedMail("mixed", [text, file(type, name, body)]), context);
    expect(mail.parts[1]).toMatchObject({ kind: "attachment", filename: name });
    expect(mail.parts[1]?.text.split("\n")).toEqual([
      "Task | Owner | Due",
      "Crane, repair | Lena | Friday",
      'Paint the gate |  | 1 "Dec"',
    ]);
    expect(mail.attachments).toMatchObject([{ read: true, problem: null }]);
  });

  it("a table is read to its 2,000th row, and the list of attachments says so", async () => {
    const rows = Array.from({ length: 30_000 }, (_none, index) => `Pile ${index},set`).join("\n");
    const mail = await readMail(mixedMail("mixed", [text, file("text/csv", "piles.csv", rows)]), context);
    expect(mail.parts[1]?.text.split("\n")).toHaveLength(2000);
    expect(mail.attachments).toMatchObject([{ read: true, problem: "Only its beginning was read." }]);
  });

  it("a file of text that is named .csv stays text", async () => {
    const mail = await readMail(
      mixedMail("mixed", [text, file("text/csv", "a.csv", "We met.\nNo, twice.\nThat is all.")]),
      context,
    );
    expect(mail.parts[1]?.text).toBe("We met.\nNo, twice.\nThat is all.");
  });

  it("an invitation is read once, though clients send it beside the body and as a file", async () => {
    const ics = ["BEGIN:VCALENDAR", "METHOD:REQUEST", "BEGIN:VEVENT", "SUMMARY:Crane review", "END:VEVENT"];
    const typed = "Content-Type: text/calendar; method=REQUEST; charset=utf-8";
    const mail = await readMail(
      mixedMail("mixed", [
        text,
        [typed, "", ...ics, "END:VCALENDAR"],
        file("application/ics", "invite.ics", [...ics, "END:VCALENDAR"].join("\r\n")),
      ]),
      context,
    );
    expect(mail.parts.map((part) => [part.kind, part.text])).toEqual([
      ["body", words],
      ["calendar", "Invitation: Crane review"],
    ]);
    expect(mail.parts[1]).toMatchObject({ subject: "Crane review", calendar: [{ summary: "Crane review" }] });
    expect(mail.attachments).toHaveLength(2);
  });

  it.each([
    ["application/ms-tnef", "winmail.dat", /damaged/],
    ["application/vnd.ms-outlook", "old.msg", /damaged/],
    ["application/zip", "plans.zip", /damaged/],
    ["application/x-rar", "plans.rar", /archives/],
    ["application/vnd.ms-excel", "plan.xls", /spreadsheets/],
    ["application/vnd.ms-powerpoint", "plan.ppt", /presentations/],
    ["image/png", "photo.png", /Pictures/],
    ["application/pdf", "plan.pdf", /not read/],
    ["application/x-unknown", "thing.xyz", /not supported/],
  ])("%s is named with its reason", async (type, name, reason) => {
    const mail = await readMail(mixedMail("mixed", [text, file(type, name, "x")]), context);
    expect(mail.attachments).toMatchObject([
      { filename: name, read: false, problem: expect.stringMatching(reason) },
    ]);
  });

  it("documents are read by whoever can", async () => {
    const raw = mixedMail("mixed", [
      text,
      file("application/pdf", "plan.pdf", "%PDF"),
      file("application/pdf", "scan.pdf", "%PDF"),
      file("application/msword", "broken.doc", "?"),
    ]);
    const mail = await readMail(raw, {
      ...context,
      readFile: async ({ filename }) => {
        if (filename === "broken.doc") throw new Unreadable("The file is damaged.");
        return filename === "plan.pdf" ? "Two cranes." : null;
      },
    });
    expect(mail.parts[1]).toMatchObject({ kind: "attachment", filename: "plan.pdf", text: "Two cranes." });
    expect(mail.attachments.map(({ filename, read, problem }) => [filename, read, problem])).toEqual([
      ["plan.pdf", true, null],
      ["scan.pdf", false, "No text was found in it."],
      ["broken.doc", false, "The file is damaged."],
    ]);
  });

  it("pictures of a signature are nothing to warn about", async () => {
    const logo = [
      "Content-Type: image/png; name=logo.png",
      "Content-ID: <logo@x>",
      "Content-Disposition: inline",
      "",
      "x",
    ];
    const mail = await readMail(mixedMail("related", [text, logo]), context);
    expect(mail.attachments).toMatchObject([{ filename: "logo.png", problem: null }]);
  });

  it("a file name in an encoding of its own", async () => {
    const named = [
      "Content-Type: application/zip",
      "Content-Disposition: attachment; filename*0*=utf-8''Kr%C3%A4; filename*1=ne.zip",
      "",
      "x",
    ];
    const mail = await readMail(mixedMail("mixed", [text, named]), context);
    expect(mail.attachments[0]?.filename).toBe("Kräne.zip");
  });

  it.each([
    ["base64", (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n")],
    ["binary", (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes)],
  ])("above 12 MiB a file in %s has its own size, too", async (encoding, encode) => {
    const size = 14 * 1024 * 1024;
    const file = [
      "Content-Type: application/octet-stream",
      'Content-Disposition: attachment; filename="plan.bin"',
      `Content-Transfer-Encoding: ${encoding}`,
      "",
      encode(new Uint8Array(size).fill(0x78)),
    ];
    const { attachments, fileBytes } = await readMail(mixedMail("mixed", [text, file]), context);
    expect(attachments).toMatchObject([{ filename: "plan.bin", read: false }]);
    // A line break before the boundary is counted or not.
    expect(Math.abs((attachments[0]?.size ?? 0) - size)).toBeLessThan(100);
    expect(fileBytes).toBe(attachments[0]?.size);
  });

  it("above 12 MiB the text is read and the files are named as not read", async () => {
    const big = file("application/pdf", "plan.pdf", `${"QUJD".repeat(19)}\r\n`.repeat(165_000));
    const raw = mixedMail("mixed", [text, big]);
    expect(raw.length).toBeGreaterThan(12 * 1024 * 1024);
    const mail = await readMail(raw, { ...context, readFile: async () => "never asked" });
    expect(mail.parts.map((part) => part.text)).toEqual([words]);
    expect(mail.attachments).toMatchObject([{ read: false, problem: expect.stringMatching(/too big/) }]);
  });
});
