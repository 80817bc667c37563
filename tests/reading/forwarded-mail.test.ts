import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { forwardedBody, forwardedMails } from "../fixtures/mail/forwarded-mails";
import { context, plainMail, rawMail } from "../fixtures/mail/raw-mail";

const folded = (text: string | undefined) => text?.replace(/\s+/g, " ").trim();

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

describe("forwarded emails feed the agent: the original author, subject and words are restored", () => {
  it.each(forwardedMails)("$name", async ({ subject, text }) => {
    const mail = await readMail(plainMail({ subject, text }), context);
    expect(mail.parts.map((part) => part.kind)).toEqual(["forwarded"]);
    const part = mail.parts[0];
    expect(part?.author).toEqual({ name: "Priya Raman", address: "priya@northwind.example" });
    expect(part?.subject).toBe("Crane inspection");
    expect(part?.sentAt).toBe("2026-11-13T15:05:00.000Z");
    expect(folded(part?.text)).toBe(folded(forwardedBody));
  });

  it.each(forwardedMails)(
    "$name, with a note above that stays the forwarder's own",
    async ({ subject, text }) => {
      const note = "Please track this one, we promised it to the port.";
      const mail = await readMail(plainMail({ subject, text: `${note}\n\n${text}` }), context);
      expect(mail.parts.map((part) => part.kind)).toEqual(["note", "forwarded"]);
      expect(mail.parts[0]).toMatchObject({ text: note, author: { address: "priya@northwind.example" } });
      expect(folded(mail.parts[1]?.text)).toBe(folded(forwardedBody));
    },
  );

  it.each(forwardedMails)("$name: no word is lost", async ({ subject, text }) => {
    const mail = await readMail(plainMail({ subject, text }), context);
    const kept = new Set(
      mail.parts.flatMap((part) => wordsOf(`${part.text} ${part.history} ${part.signature}`)),
    );
    expect(wordsOf(text).filter((word) => !kept.has(word))).toEqual([]);
  });

  it.each([
    ["its own headers, and the older one below a line of its client", "> "],
    ["its own headers alone", ""],
  ])("a forwarded answer is its author's, not the older mail's that it quotes: %s", async (_, mark) => {
    const quoted = [
      "The quay is free.",
      "",
      "On Thu, Nov 12, 2026 at 9:05 AM Tomas Berg <tomas@northwind.example> wrote:",
      "",
      "> When is it free?",
    ].map((line) => `${mark}${line}`);
    const text = [
      "------- Forwarded Message -------",
      "From: Lena Vogt <lena@northwind.example>",
      "Date: On Friday, November 13th, 2026 at 16:05",
      "Subject: Quay",
      "",
      ...quoted,
    ].join("\n");
    const { origin } = await readMail(plainMail({ subject: "Fw: Quay", text }), context);
    expect(origin).toMatchObject({
      subject: "Quay",
      author: { name: "Lena Vogt" },
      via: { name: "Priya Raman" },
    });
  });

  it("lines of a quoted body that a server broke are its words, with the marks that are missing", async () => {
    const text = [
      "------- Forwarded Message -------",
      "From: Lena Vogt <lena@northwind.example>",
      "Date: On Friday, November 13th, 2026 at 16:05",
      "Subject: Quay",
      "",
      "> The quay is free from Monday on, and the harbour master wants to know by",
      "Thursday.",
      "> Tomas, please tell him.",
      ">",
      "> Lena, from the office at the northern end of the quay, next to the old",
      "customs house",
    ].join("\n");
    const { parts } = await readMail(plainMail({ subject: "Fw: Quay", text }), context);
    expect(parts.map(({ kind }) => kind)).toEqual(["forwarded"]);
    expect(parts[0]?.text).toContain("wants to know by\nThursday.\nTomas, please tell him.");
    expect(parts[0]?.text).not.toContain(">");
  });

  it("an answer below a quoted body is not taken for a broken line of it", async () => {
    const text = [
      "------- Forwarded Message -------",
      "From: Lena Vogt <lena@northwind.example>",
      "Date: On Friday, November 13th, 2026 at 16:05",
      "Subject: Quay",
      "",
      "> The quay is free from Monday on.",
      "Tomas will tell the harbour master.",
    ].join("\n");
    const { parts } = await readMail(plainMail({ subject: "Fw: Quay", text }), context);
    expect(parts[0]).toMatchObject({ kind: "forwarded", text: "Tomas will tell the harbour master." });
  });

  it("a name of any length hides no address", async () => {
    const name = `info@bank.example ${"x".repeat(2000)}`;
    const text = `---------- Forwarded message ---------\nFrom: "${name}" <lena@northwind.example>\nSubject: Quay\n\nThe quay is free.`;
    const { origin } = await readMail(plainMail({ subject: "Fwd: Quay", text }), context);
    expect(origin.author.address).toBe("lena@northwind.example");
  });

  it("a block of headers at the very top is a forwarded mail under any subject but a reply's", async () => {
    const text =
      "From: Lena Vogt <lena@northwind.example>\nSent: Friday, 13 November 2026 16:05\nTo: Priya Raman\nSubject: Quay\n\nThe quay is free.";
    const forwarded = await readMail(plainMail({ subject: "Quay, for the agent", text }), context);
    expect(forwarded.parts).toMatchObject([
      { kind: "forwarded", subject: "Quay", text: "The quay is free." },
    ]);
    const reply = await readMail(plainMail({ subject: "Re: Quay", text }), context);
    expect(reply.parts.map((part) => part.kind)).toEqual(["body"]);
  });

  it.each([
    [
      "below the client's line",
      "---------- Forwarded message ---------\nFrom: Lena Vogt <lena@northwind.example>\nSubject: Quay",
    ],
    ["at the top", "From: Lena Vogt <lena@northwind.example>\nSubject: Quay"],
    ["without addresses", "-----Original Message-----\nFrom: Lena Vogt\nTo: Tomas Berg\nSubject: Quay"],
  ])("headers without a date, %s", async (_where, headers) => {
    const text = `${headers}\n\nThe quay is free.`;
    const mail = await readMail(plainMail({ subject: "Fwd: Quay", text }), context);
    expect(mail.parts).toMatchObject([
      {
        kind: "forwarded",
        author: { name: "Lena Vogt" },
        subject: "Quay",
        sentAt: null,
        text: "The quay is free.",
      },
    ]);
  });

  it("a page that Thunderbird forwards has its headers in a table", async () => {
    const row = (label: string, value: string) =>
      `<tr><th align="RIGHT" nowrap="nowrap">${label}: </th><td>${value}</td></tr>`;
    const rows = [
      row("Subject", "Quay"),
      row("Date", "Fri, 13 Nov 2026 16:05:00 +0100"),
      row("From", "Lena Vogt <a>&lt;lena@northwind.example&gt;</a>"),
      row("To", "Tomas Berg <a>&lt;tomas@northwind.example&gt;</a>"),
    ];
    const page = `<div><br>-------- Forwarded Message --------<table>${rows.join("")}</table><br><p>The quay is free.</p></div>`;
    const head = [
      "From: Tomas Berg <tomas@northwind.example>",
      "Subject: Fwd: Quay",
      "Content-Type: text/html",
    ];
    const { parts } = await readMail(rawMail(...head, "", page), context);
    expect(parts).toMatchObject([
      {
        kind: "forwarded",
        author: { name: "Lena Vogt", address: "lena@northwind.example" },
        subject: "Quay",
        sentAt: "2026-11-13T15:05:00.000Z",
        text: "The quay is free.",
      },
    ]);
  });

  it("the line of a phone below a quoted mail is its forwarder's", async () => {
    const found = forwardedMails.find(({ name }) => name === "Proton Mail");
    const text = `${found?.text}\n\nSent with Proton Mail secure email.`;
    const { parts } = await readMail(plainMail({ subject: found?.subject, text }), context);
    expect(parts.map(({ kind }) => kind)).toEqual(["note", "forwarded"]);
    expect(folded(parts[1]?.text)).toBe(folded(forwardedBody));
  });

  it("a journey at the top of a mail is no header, whatever its subject", async () => {
    const text = "From: Hamburg\nTo: Berlin\n\nThe lorry leaves at six.";
    const { parts } = await readMail(plainMail({ subject: "Fwd: Lorry", text }), context);
    expect(parts).toMatchObject([{ kind: "body", text }]);
  });

  it("a page that Apple Mail forwards gives away neither To nor Cc as the author's words", async () => {
    const header = (label: string, value: string) =>
      `<div><span><b>${label}: </b></span><span>${value}<br></span></div>`;
    const page = [
      '<body>Please track.<br><div><br><blockquote type="cite"><div>Begin forwarded message:</div>',
      '<br class="Apple-interchange-newline">',
      header("From", 'Lena Vogt &lt;<a href="mailto:lena@northwind.example">lena@northwind.example</a>&gt;'),
      header("Subject", "<b>Quay</b>"),
      header("Date", "13 November 2026 at 16:05:00 GMT+1"),
      header("To", "Tomas Berg &lt;tomas@northwind.example&gt;"),
      header("Cc", "Board &lt;board@northwind.example&gt;"),
      "<br><div>The quay is free.</div></blockquote></div></body>",
    ].join("");
    const raw = rawMail(
      "From: Tomas Berg <tomas@northwind.example>",
      "Subject: Fwd: Quay",
      "Content-Type: text/html",
      "",
      page,
    );
    const { parts } = await readMail(raw, context);
    expect(parts).toMatchObject([
      { kind: "note", text: "Please track." },
      {
        kind: "forwarded",
        author: { name: "Lena Vogt" },
        sentAt: "2026-11-13T15:05:00.000Z",
        text: "The quay is free.",
      },
    ]);
    expect(parts).toHaveLength(2);
  });

  it("a mail that quotes and answers below stays as it is, also when it is forwarded", async () => {
    const text = [
      "---------- Forwarded message ---------",
      "From: Lena Vogt <lena@northwind.example>",
      "Date: Fri, Nov 13, 2026 at 4:05 PM",
      "Subject: Re: Quay",
      "",
      "> Is the quay free?",
      "",
      "From Monday on.",
    ].join("\n");
    const { parts } = await readMail(plainMail({ subject: "Fwd: Quay", text }), context);
    expect(parts).toMatchObject([{ kind: "forwarded", text: "From Monday on." }]);
    expect(parts[0]?.history).toContain("> Is the quay free?");
  });

  it("answers between the lines of a forwarded thread stay with the one who answered", async () => {
    const text = [
      "---------- Forwarded message ---------",
      "From: Lena Vogt <lena@northwind.example>",
      "Date: Fri, Nov 13, 2026 at 4:05 PM",
      "Subject: Re: Quay",
      "To: Priya Raman <priya@northwind.example>",
      "",
      "On Thu, Nov 12, 2026 at 1:00 PM Tomas Berg <tomas@northwind.example> wrote:",
      "> Is the quay free?",
      "From Monday on.",
      "> And the crane?",
      "Not before Thursday.",
    ].join("\n");
    const mail = await readMail(plainMail({ subject: "Fwd: Quay", text }), context);
    expect(mail.parts).toMatchObject([{ kind: "forwarded", author: { address: "lena@northwind.example" } }]);
    expect(mail.parts[0]?.text).toBe("From Monday on.\nNot before Thursday.");
    expect(mail.parts[0]?.history).toContain("> And the crane?");
  });
});
