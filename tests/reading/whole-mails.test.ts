import { describe, expect, it } from "vitest";
import { Unreadable } from "../../app/reading/files/unreadable";
import { readMail } from "../../app/reading/read-mail";
import { context, mixedMail, plainMail, rawMail } from "../fixtures/mail/raw-mail";

const words = "The crane inspection moves to Thursday.";
const text = ["Content-Type: text/plain; charset=utf-8", "", words];
const bytes = (values: number[]) => Uint8Array.from(values);
const joined = (...pieces: Uint8Array[]) => bytes(pieces.flatMap((piece) => [...piece]));

describe("mail as it really arrives is read as well as can be", () => {
  it.each([new Uint8Array(), rawMail("", " ", "")])("nothing at all is refused (%#)", async (raw) => {
    await expect(readMail(raw, context)).rejects.toThrow(Unreadable);
  });

  it("author, subject, date and id", async () => {
    const mail = await readMail(plainMail({ text: words }), context);
    expect(mail).toMatchObject({
      messageId: "<one@northwind.example>",
      subject: "Harbour project",
      from: { name: "Priya Raman", address: "priya@northwind.example" },
      sentAt: "2026-11-16T08:30:00.000Z",
      role: { kind: "content" },
      attachments: [],
    });
    expect(mail.parts).toEqual([
      {
        kind: "body",
        author: { name: "Priya Raman", address: "priya@northwind.example" },
        sentAt: "2026-11-16T08:30:00.000Z",
        subject: "Harbour project",
        filename: null,
        text: words,
        history: "",
        signature: "",
      },
    ]);
  });

  it("whom it is sent to, the agents among them aside", async () => {
    const mail = await readMail(
      plainMail({
        text: words,
        headers: ["To: Joe Okafor <joe@harbour.example>, HarbourProject204817@inbound.example"],
      }),
      context,
    );
    expect(mail.parts[0]?.sentTo).toEqual([{ name: "Joe Okafor", address: "joe@harbour.example" }]);
  });

  it("whom it is sent to, of a forwarded mail as the headers above its words say", async () => {
    const forwarded = [
      "for Monday",
      "",
      "---------- Forwarded message ---------",
      "From: Priya Raman <priya@northwind.example>",
      "Date: Mon, 16 Nov 2026 at 08:30",
      "Subject: Quay wall",
      "To: Okafor, Joe <joe@harbour.example>, Lena Brandt <lena@harbour.example>",
      "",
      words,
    ].join("\n");
    const raw = rawMail(
      "From: Joe Okafor <joe@harbour.example>",
      'To: "Lena Brandt" <lena@harbour.example>, board@harbour.example',
      "Subject: Fwd: Quay wall",
      "",
      forwarded,
    );
    const { parts } = await readMail(raw, context);
    expect(parts.map(({ kind, sentTo }) => ({ kind, sentTo }))).toEqual([
      {
        kind: "note",
        sentTo: [
          { name: "Lena Brandt", address: "lena@harbour.example" },
          { name: null, address: "board@harbour.example" },
        ],
      },
      {
        kind: "forwarded",
        sentTo: [
          { name: "Okafor, Joe", address: "joe@harbour.example" },
          { name: "Lena Brandt", address: "lena@harbour.example" },
        ],
      },
    ]);
  });

  it.each([
    ["an encoded subject split inside a character", "=?utf-8?Q?Kr=C3?= =?utf-8?Q?=A4ne?=", "Kräne"],
    ["a language tag", "=?iso-8859-1*de?Q?Kr=E4ne?=", "Kräne"],
    ["a blank inside an encoded word", "=?utf-8?Q?Der Kran?=", "Der Kran"],
    ["base64", "=?UTF-8?B?S3LDpG5l?=", "Kräne"],
    ["UTF-7", "=?utf-7?Q?Kr+AOQ-ne?= =?unicode-1-1-utf-7?B?IHVuZCBIK0FPUS1mZW4=?=", "Kräne und Häfen"],
    ["a subject folded over lines", "Crane\r\n and quay", "Crane and quay"],
  ])("%s", async (_what, subject, expected) => {
    expect((await readMail(rawMail(`Subject: ${subject}`, "", words), context)).subject).toBe(expected);
  });

  it("raw 8-bit headers in the charset of the body", async () => {
    const raw = joined(
      rawMail("Content-Type: text/plain; charset=windows-1252", "Subject: Kr"),
      bytes([0xe4]),
      rawMail("ne", "", "f"),
      bytes([0xfc]),
      rawMail("r Montag \u2013"),
    );
    const mail = await readMail(raw, context);
    expect(mail.subject).toBe("Kräne");
    expect(mail.parts[0]?.text).toMatch(/^für Montag/);
  });

  it.each([
    ["Sender", "Sender: Lena <lena@northwind.example>"],
    ["Return-Path", "Return-Path: <lena@northwind.example>"],
    ["a From with a comment", "From: lena@northwind.example (Lena)"],
    ["a From that is encoded whole", "From: =?utf-8?Q?Lena_<lena@northwind.example>?="],
    ["a From without brackets", "From: Lena lena@northwind.example"],
    ["a From in UTF-7", "From: =?utf-7?Q?L+AOk-na?= <lena@northwind.example>"],
    [
      "a From below a header that a line of blanks folds",
      "Received: from a by b;\r\n\t\r\n  \r\nFrom: lena@northwind.example",
    ],
  ])("the author from %s", async (_what, header) => {
    const mail = await readMail(rawMail(header, "", words), context);
    expect(mail.from.address).toBe("lena@northwind.example");
  });

  it("headers folded over lines of blanks; a blank line that holds a blank still ends the head", async () => {
    const folded = rawMail(
      "Subject: Crane",
      " ",
      "\t",
      "  and quay",
      "X-Trace: one",
      " ",
      "From: a@b.example",
      "",
      words,
    );
    const mail = await readMail(folded, context);
    expect([mail.subject, mail.from.address, mail.parts[0]?.text]).toEqual([
      "Crane and quay",
      "a@b.example",
      words,
    ]);
    const quoting = [
      "From: Lena <lena@northwind.example>",
      "Sent: Friday",
      "To: Ann",
      "Subject: Quay",
      "",
      words,
    ];
    const ended = await readMail(
      rawMail("From: a@b.example", "Subject: Fwd: Quay", " ", ...quoting),
      context,
    );
    expect([ended.from.address, ended.parts[0]?.author?.name]).toEqual(["a@b.example", "Lena"]);
  });

  it("a missing blank line, an mbox line and a byte order mark", async () => {
    const raw = rawMail(
      "From priya Mon Nov 16 09:30:00 2026",
      "Subject: Crane",
      "To: x@y.example",
      words,
      "",
      "More.",
    );
    const mail = await readMail(raw, context);
    expect(mail.subject).toBe("Crane");
    expect(mail.parts[0]?.text).toBe(`${words}\n\nMore.`);
  });

  it("format=flowed joins its soft breaks and keeps quotations apart", async () => {
    const raw = rawMail(
      "Content-Type: text/plain; format=flowed",
      "Subject: Re: Crane",
      "",
      "The crane ",
      "is late.",
      "> who ",
      "> says so? ",
      "Lena.",
    );
    const part = (await readMail(raw, context)).parts[0];
    expect(part?.text.split(/\n+/)).toEqual(["The crane is late.", "Lena."]);
    expect(part?.history).toContain("who says so?");
  });

  it.each([
    ["only points at the other version", "Your mail client does not support HTML."],
    ["is empty", ""],
  ])("the HTML version is read when the plain one %s", async (_why, plain) => {
    const raw = mixedMail("alternative", [
      ["Content-Type: text/plain", "", plain],
      [
        "Content-Type: text/html",
        "",
        `<p>${words} Please tell the port, the surveyor, the crew of the tug, the owner of the north quay, the harbour master and also everybody who signed the last report.</p>`,
      ],
    ]);
    expect((await readMail(raw, context)).parts[0]?.text).toContain(words);
  });

  it.each([
    ["utf-7", "Kr+AOQ-ne und 2 +- 2"],
    ["us-ascii", "Kr\u00e4ne und 2 + 2"],
    ["x-unknown", "Kr\u00e4ne und 2 + 2"],
  ])("text that says it is %s", async (charset, body) => {
    const raw = rawMail(`Content-Type: text/plain; charset=${charset}`, "Subject: x", "", body);
    expect((await readMail(raw, context)).parts[0]?.text).toBe("Kräne und 2 + 2");
  });

  it("a message that was cut off still has what came", async () => {
    const raw = rawMail('Content-Type: multipart/mixed; boundary="edge"', "", "--edge", ...text);
    expect((await readMail(raw, context)).parts[0]?.text).toBe(words);
  });

  it("a megabyte of text", async () => {
    const raw = plainMail({ text: `${words}\n`.repeat(26_000) });
    expect((await readMail(raw, context)).parts[0]?.text.length).toBeGreaterThan(1_000_000);
  });

  it("a mail never outgrows its row in the database", async () => {
    const raw = plainMail({ text: `${"ä".repeat(100)}\n`.repeat(12_000) });
    const mail = await readMail(raw, context);
    expect(new TextEncoder().encode(JSON.stringify(mail.parts)).length).toBeLessThan(2_000_000);
    expect(mail.parts[0]?.text.length).toBeGreaterThan(300_000);
  });
});

describe("mails inside a mail are unwrapped", () => {
  const inner = [
    "From: Lena Vogt <lena@northwind.example>",
    "Subject: North quay",
    "Date: Fri, 13 Nov 2026 16:05:00 +0100",
  ];

  it.each([
    ["as message/rfc822", ["Content-Type: message/rfc822"]],
    [
      "as .eml in base64",
      ["Content-Type: application/octet-stream; name=quay.eml", "Content-Transfer-Encoding: base64"],
    ],
  ])("%s", async (_how, headers) => {
    const message = [...inner, "", "The quay is free on Monday."].join("\r\n");
    const body = headers.length > 1 ? btoa(message) : message;
    const mail = await readMail(mixedMail("mixed", [text, [...headers, "", body]]), context);
    expect(mail.parts.map((part) => part.kind)).toEqual(["note", "forwarded"]);
    expect(mail.parts[1]).toMatchObject({
      author: { name: "Lena Vogt", address: "lena@northwind.example" },
      subject: "North quay",
      sentAt: "2026-11-13T15:05:00.000Z",
      text: "The quay is free on Monday.",
    });
    expect(mail.attachments).toMatchObject([{ read: true, problem: null }]);
  });

  it("mails nested without end are listed and not followed for ever", async () => {
    const raw = rawMail(
      ...Array.from({ length: 30 }, () => ["Content-Type: message/rfc822", ""]).flat(),
      words,
    );
    const mail = await readMail(raw, context);
    expect(mail.attachments.at(-1)).toMatchObject({
      read: false,
      problem: "Too many mails inside each other.",
    });
  });

  it("a thread forwarded inline gives each mail its own author", async () => {
    const raw = plainMail({
      subject: "Fwd: Crane",
      text: "See below.\n\n---------- Forwarded message ---------\nFrom: Lena Vogt <lena@northwind.example>\nDate: Fri, Nov 13, 2026 at 4:05 PM\nSubject: Re: Crane\nTo: Tomas <tomas@northwind.example>\n\nAgreed.\n\nOn Thu, Nov 12, 2026 at 1:00 PM Tomas Berg <tomas@northwind.example> wrote:\n\n> Shall we pour on Monday?",
    });
    const mail = await readMail(raw, context);
    expect(mail.parts.map((part) => [part.kind, part.author?.address, part.text])).toEqual([
      ["note", "priya@northwind.example", "See below."],
      ["forwarded", "lena@northwind.example", "Agreed."],
      ["forwarded", "tomas@northwind.example", "Shall we pour on Monday?"],
    ]);
  });
});
