import { describe, expect, it } from "vitest";
import { readMail } from "../../app/reading/read-mail";
import { context, plainMail, rawMail } from "../fixtures/mail/raw-mail";

const link = "https://mail-settings.google.com/mail/vf-%5BANGjdJ8abc%5D-Xy_12z";
const received =
  "Received: from mail-sor-f41.google.com (192.0.2.41)\n        by cloudflare-email.net (cloudflare) id a1B2c3\n        for <harbourProject204817@inbound.example>; Mon, 16 Nov 2026 08:00:00 +0000";
const passed =
  "Authentication-Results: mx.cloudflare.net; dkim=pass header.d=google.com header.s=20230601; dmarc=pass; spf=pass";
const edge = [received, "ARC-Seal: i=1; a=rsa-sha256; d=cloudflare-email.net", passed];
const atEdge = { ...context, isFromEdge: true };
const google = "Gmail Team <forwarding-noreply@google.com>";

function confirmation(options: { subject?: string; headers?: string[]; text?: string }): Uint8Array {
  return plainMail({
    from: google,
    subject:
      options.subject ??
      "(#304298959) Gmail Forwarding Confirmation - Receive Mail from priya@northwind.example",
    headers: options.headers ?? edge,
    text:
      options.text ??
      `priya@northwind.example has asked to forward mail here.\n\nConfirmation code: 304298959\n\n${link}\n\nTo cancel:\nhttps://mail-settings.google.com/mail/uf-%5BANGjdJ8abc%5D-Xy_12z`,
  });
}

describe("forwarding confirmation: recognised, shown with code and confirm link", () => {
  it("Gmail's, with its code and link, checked by its signature", async () => {
    const mail = await readMail(confirmation({}), atEdge);
    expect(mail.role).toEqual({
      kind: "forwarding-confirmation",
      provider: "gmail",
      code: "304298959",
      url: link,
      verified: true,
    });
  });

  it("without a number in the subject, and in another language", async () => {
    const mail = await readMail(
      confirmation({
        subject: "Gmail の転送の確認 - priya@northwind.example からのメールを受信",
        text: `確認コード: 98765432\n${link}`,
      }),
      context,
    );
    expect(mail.role).toMatchObject({ provider: "gmail", code: "98765432", url: link });
  });

  it("of a workspace under its own name, with a link only", async () => {
    const mail = await readMail(
      confirmation({ subject: "Northwind Forwarding Confirmation", text: `Click here:\n${link}.` }),
      context,
    );
    expect(mail.role).toMatchObject({ provider: "gmail", code: null, url: link });
  });

  it("a link that quoted-printable broke is mended", async () => {
    const broken = link.replace("8abc", "8=\nabc");
    const mail = await readMail(confirmation({ text: `Please confirm:\n${broken}` }), context);
    expect(mail.role).toMatchObject({ url: link });
  });

  it("in HTML only, the link is taken from its attribute", async () => {
    const raw = rawMail(
      `From: ${google}`,
      "Subject: (#12345678) Gmail Forwarding Confirmation",
      "Content-Type: text/html; charset=utf-8",
      "",
      `<p>Please <a href="${link}&amp;x=1">confirm</a></p>`,
    );
    expect((await readMail(raw, context)).role).toMatchObject({ code: "12345678", url: `${link}&x=1` });
  });

  it("the link that cancels is never offered, nor one of another host", async () => {
    const text = [
      "Confirmation code: 304298959",
      "https://mail-settings.google.com/mail/uf-%5BANGjdJ8abc%5D-Xy_12z",
      "https://mail-settings.google.com.evil.example/mail/vf-%5BANGjdJ8abc%5D-Xy_12z",
    ].join("\n");
    expect((await readMail(confirmation({ text }), context)).role).toMatchObject({
      url: null,
      code: "304298959",
    });
  });

  it.each([
    ["nobody checked it", [received]],
    ["the signature failed", [received, passed.replace("dkim=pass", "dkim=fail")]],
    ["another domain signed", [received, passed.replace("header.d=google.com", "header.d=evil.example")]],
    ["another server says so", [received, passed.replace("mx.cloudflare.net", "mx.evil.example")]],
    ["the sender's own header stands below", [received, passed.replace("dkim=pass", "dkim=none"), passed]],
    [
      "another server's stands above",
      [received, "Authentication-Results: mx.northwind.example; dkim=none; spf=fail", passed],
    ],
    ["only the sender's own header says so", [passed]],
    ["the sender's own stands below other headers of the mail", [received, "X-Mailer: Pen 1.0", passed]],
    [
      "the sender wrote a whole block below another server's line",
      ["Received: by mx.northwind.example", ...edge],
    ],
    ["a second From stands in it", [...edge, `From: ${google}`]],
    [
      "the envelope's sender, which our server repeats, says so in its quoted local part",
      [
        received,
        'Authentication-Results: mx.cloudflare.net; dkim=none; spf=pass (mx.cloudflare.net: domain of "x; dkim=pass header.d=google.com "@evil.example designates 192.0.2.41)',
      ],
    ],
  ])("it is not verified when %s", async (_why, headers) => {
    expect((await readMail(confirmation({ headers }), atEdge)).role).toMatchObject({ verified: false });
  });

  it("it is not verified when another server than ours handed it over, whatever stands in it", async () => {
    expect((await readMail(confirmation({}), context)).role).toMatchObject({ verified: false });
  });

  it("the address of an agent called 'Code review' is no code", async () => {
    const text = `priya@northwind.example has asked to forward mail to codeReview482913@inbound.example.\n\n${link}`;
    const subject = "Gmail Forwarding Confirmation - Receive Mail from priya@northwind.example";
    for (const body of [text, `${text}\n\nConfirmation code: 304298959`]) {
      const mail = await readMail(confirmation({ subject, text: body }), atEdge);
      expect(mail.role).toMatchObject({ url: link, code: body === text ? null : "304298959" });
    }
  });

  it("of another provider: its code, never a link", async () => {
    const raw = plainMail({
      from: "Postbox <noreply@postbox.example>",
      subject: "Verify your email forwarding address",
      text: "Use the code 445566 so that mail is forwarded to harbourProject204817@inbound.example\nhttps://postbox.example/verify?id=1",
    });
    expect((await readMail(raw, context)).role).toEqual({
      kind: "forwarding-confirmation",
      provider: "unknown",
      code: "445566",
      url: null,
      verified: false,
    });
  });

  it("a colleague who writes about forwarding is content", async () => {
    const raw = plainMail({
      subject: "Please confirm forwarding the invoice",
      text: "Code 445566, see harbourProject204817@inbound.example",
    });
    expect((await readMail(raw, context)).role).toEqual({ kind: "content" });
  });
});

describe("automatic mail: trackers are the content; bounces, vacation replies and our own digests are set aside", () => {
  it.each([
    [["Auto-Submitted: auto-generated", "Precedence: bulk", "X-JIRA-FingerPrint: 1"]],
    [["Precedence: list", "X-Auto-Response-Suppress: All", "List-ID: <a.b.example>"]],
    [["X-MS-Exchange-Inbox-Rules-Loop: priya@northwind.example"]],
    [["Return-Path: <>"]],
    [["X-Autoreply: no"]],
  ])("%s is content", async (headers) => {
    const mail = await readMail(plainMail({ headers, text: "The north crane is blocked." }), context);
    expect(mail.role).toEqual({ kind: "content" });
  });

  it.each([
    [["Auto-Submitted: auto-replied (vacation)"], "Re: Crane"],
    [["X-Autoreply: yes"], "Re: Crane"],
    [["Precedence: auto_reply"], "Re: Crane"],
    [[], "Automatic reply: Crane"],
    [[], "Abwesenheitsnotiz: Kran"],
    [[], "Réponse automatique : Grue"],
    [[], "Risposta automatica: Gru"],
    [[], "Автоответ: Кран"],
    [[], "自動応答: クレーン"],
  ])("%s %s is a vacation reply", async (headers, subject) => {
    const mail = await readMail(plainMail({ headers, subject, text: "I am away until Monday." }), context);
    expect(mail.role).toEqual({ kind: "vacation-reply" });
  });

  it.each([
    "Out of office calendar for December",
    "On vacation from Friday, handover of the crane",
    "Away from the office next week: who signs the permit?",
    "[HR-12] Out of Office process needs an owner",
    "Automatic reply templates are wrong since the release",
    "Auto-response of the pump failed",
    "Autoreply feature, open points",
  ])("what people and trackers write about absence is content: %s", async (subject) => {
    const mail = await readMail(plainMail({ subject, text: "Please decide by Friday." }), context);
    expect(mail.role).toEqual({ kind: "content" });
  });

  it.each([
    "Out of Office",
    "Out of office AutoReply: Crane",
    "[External] Automatic reply: Crane",
    "Out of Office Re: Crane",
  ])("and these are what programs write: %s", async (subject) => {
    const mail = await readMail(plainMail({ subject, text: "I am away until Monday." }), context);
    expect(mail.role).toEqual({ kind: "vacation-reply" });
  });

  it("a delivery's status is no bounce, also when a rule redirected the mail without a sender", async () => {
    const raw = plainMail({
      headers: ["Return-Path: <>"],
      from: "Cranes <orders@cranes.example>",
      subject: "Delivery status of the north crane",
      text: "It is late by two days.",
    });
    expect((await readMail(raw, context)).role).toEqual({ kind: "content" });
  });

  it.each([
    "Looking forward to Thursday: please confirm your seats",
    "Confirm the straightforward variant",
    "Going forward, approvals need two names",
  ])("a service's mail that names our address in its footer is content: %s", async (subject) => {
    const raw = plainMail({
      from: "Planner <noreply@planner.example>",
      subject,
      text: "Joe, please decide by Friday.\nhttps://planner.example/1\nSent to harbourProject204817@inbound.example",
    });
    expect((await readMail(raw, context)).role).toEqual({ kind: "content" });
  });

  it("a vacation reply that somebody forwards on purpose is content", async () => {
    const mail = await readMail(
      plainMail({ subject: "Fwd: Automatic reply: Crane", text: "Lena is away." }),
      context,
    );
    expect(mail.role).toEqual({ kind: "content" });
  });

  it.each([
    [
      ["Content-Type: multipart/report; report-type=delivery-status; boundary=x"],
      "Priya <priya@northwind.example>",
    ],
    [[], "Mail Delivery System <MAILER-DAEMON@mx.example>"],
    [["Return-Path: <>"], "Postmaster <postmaster@mx.example>"],
  ])("%s from %s is a bounce", async (headers, from) => {
    const raw = plainMail({
      headers,
      from,
      subject: "Undelivered Mail Returned to Sender",
      text: "It came back.",
    });
    expect((await readMail(raw, context)).role).toEqual({ kind: "bounce" });
  });

  const footer = "Unsubscribe: https://brief.example/unsubscribe/0123456789abcdef";

  it("our own digest by its header", async () => {
    const raw = plainMail({ headers: ["X-Mondaybrief-Digest: 1"], text: "Two items." });
    expect((await readMail(raw, context)).role).toEqual({ kind: "own-digest" });
  });

  it("our own digest redirected without that header", async () => {
    const raw = plainMail({ text: `Action items\n- Book the surveyor\n\n${footer}` });
    expect((await readMail(raw, context)).role).toEqual({ kind: "own-digest" });
  });

  it("a mail that speaks of the page to unsubscribe, and has nobody's link to it, is content", async () => {
    const text = "Tomas, why does https://brief.example/unsubscribe/ ask me who I am? Please look by Friday.";
    expect((await readMail(plainMail({ text }), context)).role).toEqual({ kind: "content" });
  });

  it("our own digest forwarded without a word", async () => {
    const text = `---------- Forwarded message ---------\nFrom: Harbour <digests@inbound.example>\nDate: Fri, Nov 13, 2026 at 4:05 PM\nSubject: Harbour digest\nTo: Priya <priya@northwind.example>\n\nBook the surveyor\n\n${footer}`;
    const raw = plainMail({ subject: "Fwd: Harbour digest", text });
    expect((await readMail(raw, context)).role).toEqual({ kind: "own-digest" });
  });

  it("a digest forwarded with a note: the note is content, the digest's words are not read again", async () => {
    const text = `Tomas, see item two.\n\n---------- Forwarded message ---------\nFrom: Harbour <digests@inbound.example>\nDate: Fri, Nov 13, 2026 at 4:05 PM\nSubject: Harbour digest\n\nBook the surveyor\n\n${footer}`;
    const mail = await readMail(plainMail({ subject: "Fwd: Harbour digest", text }), context);
    expect(mail.role).toEqual({ kind: "content" });
    expect(mail.parts.map((part) => part.text)).toEqual(["Tomas, see item two.", ""]);
    expect(mail.parts[1]?.history).toContain("Book the surveyor");
  });

  it("a person's answer to our digest is content", async () => {
    const text = `The surveyor is booked.\n\nOn Mon, Nov 16, 2026 at 9:00 AM Harbour <digests@inbound.example> wrote:\n> Book the surveyor\n> ${footer}`;
    const mail = await readMail(plainMail({ subject: "Re: Harbour digest", text }), context);
    expect(mail.role).toEqual({ kind: "content" });
    expect(mail.parts[0]?.text).toBe("The surveyor is booked.");
  });

  it("also when its quotation looks like no other: its words are not lost with the digest's", async () => {
    const text = `The surveyor is booked.\n\nHarbour\nBook the surveyor\n\n${footer}`;
    const headers = ["In-Reply-To: <1@inbound.example>"];
    const mail = await readMail(plainMail({ headers, subject: "Re: Harbour digest", text }), context);
    expect(mail.role).toEqual({ kind: "content" });
    expect(mail.parts[0]?.text).toContain("The surveyor is booked.");
  });
});
