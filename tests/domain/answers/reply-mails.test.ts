import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { sweepAnswers } from "../../../app/domain/answers/sweep-answers.server";
import { unsubscribe } from "../../../app/domain/subscriptions/unsubscribe.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { dueDay } from "../../../app/writing/check/due-day";
import { atEdge, below, EDGE_RECEIVED, passedFor } from "../../support/at-edge";
import { deliverMail, rawMail } from "../../support/deliver-mail";
import { mailServer, platformAt } from "../../support/platform-at";
import {
  answerBy,
  deliveryOf,
  newestMail,
  type SentDigest,
  saidOf,
  sentDigest,
  TASKS,
} from "../../support/sent-digest";

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const friday = () => dueDay("Friday", new Date().toISOString(), "UTC");

const PASSED = passedFor("payments.example");
/** What a sender who can't sign for somebody else writes into their mail all the same. */
const FORGED = `Authentication-Results: ${PASSED}`;

interface Reply {
  /** What our own server found out; that it is Joe's unless said. */
  results?: string | null;
  /** What else stands on top, instead of what our own server writes there. */
  top?: string[];
  headers?: Record<string, string | null>;
  body: string | ((digest: SentDigest) => string);
  /** Who writes; Joe unless said. */
  by?: (digest: SentDigest) => string;
}

function raw(
  digest: SentDigest,
  { headers = {}, body, results = PASSED, top, by = ({ joe }) => joe }: Reply,
): Uint8Array<ArrayBuffer> {
  const original = digest.mailTo(digest.joe);
  const text = typeof body === "string" ? body : body(digest);
  const sent = rawMail(
    {
      From: `Joe Okafor <${by(digest)}>`,
      To: original.replyTo,
      Subject: `Re: ${original.subject}`,
      "In-Reply-To": original.messageId,
      ...headers,
    },
    text.replace(/\r?\n/g, "\r\n"),
  );
  return top ? below(top, sent) : atEdge(sent, results);
}

/** The digest as a client quotes it. */
const quoted = (digest: SentDigest, mark = "> ") =>
  digest
    .mailTo(digest.joe)
    .text.split("\n")
    .map((line) => `${mark}${line}`.trimEnd())
    .join("\n");

/** What stands in the HTML that a client quotes. */
const bodyOf = (digest: SentDigest) =>
  digest.mailTo(digest.joe).html.replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/g, "");

const done = (line: number, quote: string) => ({ line, quote, state: "done" });
const plain = (digest: SentDigest, heading: string, answer = "1 done") =>
  `${answer}\n\n${heading}\n\n${quoted(digest, "")}`;

/** Each answers the same digest of four lines; what is listed is all that may change. */
const ANSWERS: [title: string, reply: Reply, said: object[], told: RegExp | null][] = [
  ["'1 done'", { body: "1 done" }, [done(1, "1 done")], /^Noted: 1 done\.$/m],
  [
    "'2 NAME Friday'",
    { body: "2 Ana Friday" },
    [{ line: 2, quote: "2 Ana Friday", owner: "Ana Ruiz", due: friday() }],
    /^Noted: 2 Ana Ruiz, due Fri \d+ \w+/m,
  ],
  [
    "'3 not ours'",
    { body: "3 not ours" },
    [{ line: 3, quote: "3 not ours", state: "not-ours" }],
    /^Noted: 3 not ours\.$/m,
  ],
  [
    "'4 wrong'",
    { body: "4 wrong." },
    [{ line: 4, quote: "4 wrong.", state: "wrong" }],
    /^Noted: 4 wrong\.$/m,
  ],
  [
    "'1 open' takes back what the same mail said",
    { body: "1 done\n1 open" },
    [done(1, "1 done"), { line: 1, quote: "1 open", state: "open" }],
    /^Noted: 1 done, 1 open\.$/m,
  ],
  [
    "an owner alone",
    { body: "2 Ana Ruiz" },
    [{ line: 2, quote: "2 Ana Ruiz", owner: "Ana Ruiz" }],
    /2 Ana Ruiz/,
  ],
  [
    "a day alone",
    { body: "3 tomorrow" },
    [{ line: 3, quote: "3 tomorrow", due: dayAfter(1) }],
    /^Noted: 3 due /m,
  ],
  [
    "'me', and a written date",
    { body: "2: me by 2031-03-05" },
    [{ line: 2, quote: "2: me by 2031-03-05", owner: "Joe Okafor", due: "2031-03-05" }],
    /Joe Okafor, due Wed 5 Mar 2031/,
  ],
  [
    "several lines, several numbers, politeness, bullets",
    { body: "Hi,\n\n- 1, 2 and 3 done, thanks!\n* 4) wrong\n\nBest regards\nJoe" },
    [1, 2, 3]
      .map((line) => done(line, "1, 2 and 3 done, thanks!"))
      .concat({ line: 4, quote: "4) wrong", state: "wrong" }),
    /^Noted: 1 done, 2 done, 3 done, 4 wrong\.$/m,
  ],
  [
    "as offices write numbers and states",
    { body: "zu 1: ist durch\n(2) übernimmt Ana bis Freitag\n3.) gehört nicht uns\n4 WRONG ✅ :)" },
    [
      done(1, "zu 1: ist durch"),
      { line: 2, quote: "(2) übernimmt Ana bis Freitag", owner: "Ana Ruiz", due: friday() },
      { line: 3, quote: "3.) gehört nicht uns", state: "not-ours" },
      { line: 4, quote: "4 WRONG ✅ :)", state: "wrong" },
    ],
    /Noted/,
  ],
  [
    "several answers on a line, and a run of numbers",
    { body: "1-2 done yesterday; 3 Ana, 4 not ours" },
    [
      done(1, "1-2 done yesterday"),
      done(2, "1-2 done yesterday"),
      { line: 3, quote: "3 Ana", owner: "Ana Ruiz" },
      { line: 4, quote: "4 not ours", state: "not-ours" },
    ],
    /^Noted: 1 done, 2 done, 3 Ana Ruiz, 4 not ours\.$/m,
  ],
  [
    "in the cells of a table",
    {
      headers: { "Content-Type": "text/html; charset=utf-8" },
      body: "<table><tr><td>1</td><td>done</td></tr><tr><td>2</td><td>Ana</td></tr></table>",
    },
    [done(1, "1 | done"), { line: 2, quote: "2 | Ana", owner: "Ana Ruiz" }],
    /Noted/,
  ],
  ["the word first", { body: "Done 1" }, [done(1, "Done 1")], /Noted: 1 done/],
  [
    "in German",
    { body: "1 erledigt\n3 nicht unseres" },
    [done(1, "1 erledigt"), { line: 3, quote: "3 nicht unseres", state: "not-ours" }],
    /Noted/,
  ],
  [
    "in French and Spanish",
    { body: "1 c’est fait\n2 hecho" },
    [done(1, "1 c’est fait"), done(2, "2 hecho")],
    /Noted/,
  ],

  // Clients, and the languages of their headings.
  [
    "Gmail, top",
    {
      body: (d) =>
        `1 done\n\nOn Mon, 16 Nov 2026 at 09:00, Payments rollout via Mondaybrief <digests@inbound.localhost> wrote:\n\n${quoted(d)}`,
    },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "Gmail, bottom",
    {
      body: (d) =>
        `On Mon, 16 Nov 2026 at 09:00, Payments rollout <digests@inbound.localhost> wrote:\n\n${quoted(d)}\n\n1 done`,
    },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "between the quoted lines",
    {
      body: (d) =>
        `On Mon, 16 Nov 2026 at 09:00, Payments rollout <digests@inbound.localhost> wrote:\n\n${quoted(d).replace(/(> 2\. .*\n)/, "$1\n2 done\n\n")}`,
    },
    [done(2, "2 done")],
    /Noted/,
  ],
  [
    "Apple Mail in German",
    {
      body: (d) =>
        `1 done\n\nAm 16.11.2026 um 09:00 schrieb Payments rollout <digests@inbound.localhost>:\n\n${quoted(d)}`,
    },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "Apple Mail in French",
    {
      body: (d) =>
        `1 done\n\nLe 16 nov. 2026 à 09:00, Payments rollout <digests@inbound.localhost> a écrit :\n\n${quoted(d)}`,
    },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "Gmail in Spanish",
    {
      body: (d) =>
        `1 done\n\nEl lun, 16 nov 2026 a las 9:00, Payments rollout (<digests@inbound.localhost>) escribió:\n\n${quoted(d)}`,
    },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "Thunderbird in Italian",
    { body: (d) => `1 done\n\nIl 16/11/2026 09:00, Payments rollout ha scritto:\n${quoted(d)}` },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "Outlook, original message without marks",
    {
      body: (d) =>
        plain(
          d,
          "-----Original Message-----\nFrom: Payments rollout <digests@inbound.localhost>\nSent: Monday, November 16, 2026 9:00 AM\nTo: Joe Okafor\nSubject: Payments rollout",
        ),
    },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "Outlook in German, headers without a separator",
    {
      body: (d) =>
        plain(
          d,
          "Von: Payments rollout <digests@inbound.localhost>\nGesendet: Montag, 16. November 2026 09:00\nAn: Joe Okafor\nBetreff: Payments rollout",
        ),
    },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "a phone, without any mark",
    { body: (d) => plain(d, "Sent from my iPhone") },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "a program that quotes without marks and without a heading",
    { body: (d) => plain(d, "") },
    [done(1, "1 done")],
    /Noted/,
  ],
  [
    "HTML only, as Outlook sends it",
    {
      headers: { "Content-Type": "text/html; charset=utf-8" },
      body: (d) =>
        `<div>1&nbsp;done</div><div>2 Ana</div><hr><div><b>From:</b> Payments rollout &lt;digests@inbound.localhost&gt;<br><b>Sent:</b> Monday, November 16, 2026 9:00 AM<br><b>To:</b> Joe<br><b>Subject:</b> x</div>${bodyOf(d)}`,
    },
    [done(1, "1 done"), { line: 2, quote: "2 Ana", owner: "Ana Ruiz" }],
    /Noted/,
  ],

  [
    "HTML only, as Gmail sends it",
    {
      headers: { "Content-Type": "text/html; charset=utf-8" },
      body: (d) =>
        `<div dir="ltr"><div>1 done</div><div>3 not ours</div></div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, 16 Nov 2026 at 09:00, Payments rollout via Mondaybrief &lt;digests@inbound.localhost&gt; wrote:<br></div><blockquote class="gmail_quote">${bodyOf(d)}</blockquote></div>`,
    },
    [done(1, "1 done"), { line: 3, quote: "3 not ours", state: "not-ours" }],
    /Noted/,
  ],

  // What is not an answer.
  [
    "a sentence that begins with a number",
    { body: "2 of the shelves are broken, somebody should tell the shop about it today." },
    [],
    null,
  ],
  [
    "a name that two people have",
    { body: "2 Kim Friday" },
    [],
    /^Not understood: “2 Kim Friday” \(several people are called Kim: Kim Berg, Kim Dahl\)/m,
  ],
  ["a name that nobody has", { body: "2 Zorro Friday" }, [], /nobody called Zorro is known here/],
  [
    "unless it is said to be one",
    { body: "2 owner Zorro" },
    [{ line: 2, quote: "2 owner Zorro", owner: "Zorro" }],
    /Noted: 2 Zorro/,
  ],
  [
    "a number that the digest does not have",
    { body: "7 done\n1 done" },
    [done(1, "1 done")],
    /Not understood: “7 done” \(the digest has no line 7\)/,
  ],
  ["'done' with a condition", { body: "1 done but the invoice is missing" }, [], null],
  [
    "answers in a line that says more",
    { body: "1 done, 2 Ana said that it can wait\n24-12 is when the office closes" },
    [],
    null,
  ],
  ["doubt", { body: "1 done?" }, [], /Nothing was changed/],
  [
    "only the quoted digest",
    {
      body: (d) =>
        `On Mon, 16 Nov 2026 at 09:00, Payments rollout <digests@inbound.localhost> wrote:\n\n${quoted(d).replace("> 1. ", "> 1 done\n> 1. ")}\n\nSee you.`,
    },
    [],
    null,
  ],

  [
    "nothing but another's answer, quoted",
    {
      body: (d) =>
        `On Mon, 16 Nov 2026 at 10:00, Ana Ruiz <ana@payments.example> wrote:\n\n> 1 done\n> 2 wrong\n>\n${quoted(d, "> > ")}`,
    },
    [],
    null,
  ],

  // Who may.
  [
    "the other recipient, who was handed Joe's mail",
    { by: ({ ana }) => ana, body: "1 done" },
    [done(1, "1 done")],
    /Noted/,
  ],
  ["a stranger", { by: () => "eve@payments.example", body: "1 done" }, [], null],
  ["forged: nobody checked it", { results: null, body: "1 done" }, [], null],
  [
    "forged: the check failed",
    {
      results:
        "mx.cloudflare.net; dkim=fail header.d=payments.example; dmarc=fail header.from=payments.example; spf=pass",
      body: "1 done",
    },
    [],
    null,
  ],
  ["forged: another domain signed", { results: passedFor("evil.example"), body: "1 done" }, [], null],
  [
    "forged: another server's word",
    { results: PASSED.replace("mx.cloudflare.net", "mx.evil.example"), body: "1 done" },
    [],
    null,
  ],
  [
    "forged: the sender's own word, where our server says nothing",
    { results: null, headers: { "Authentication-Results": PASSED }, body: "1 done" },
    [],
    null,
  ],
  ["forged: the sender's own word on top", { top: [FORGED], body: "1 done" }, [], null],
  [
    "forged: the sender's own word on top, below another server's line",
    { top: ["Received: from evil.example by mx.evil.example", EDGE_RECEIVED, FORGED], body: "1 done" },
    [],
    null,
  ],
  [
    "forged: the sender's own word below our server's line and headers of the mail",
    { top: [EDGE_RECEIVED, "X-Mailer: Pen 1.0", FORGED], body: "1 done" },
    [],
    null,
  ],
  [
    "forged: the sender's own word below our server's",
    {
      top: [EDGE_RECEIVED, `Authentication-Results: ${passedFor("evil.example")}`, FORGED],
      body: "1 done",
    },
    [],
    null,
  ],
  [
    "forged: results in the local part of the envelope's sender, which our server repeats",
    {
      results:
        'mx.cloudflare.net; dmarc=fail header.from=payments.example; spf=pass (mx.cloudflare.net: domain of "x; dmarc=pass header.from=payments.example "@evil.example designates 192.0.2.41) smtp.mailfrom="x; dkim=pass header.d=payments.example "@evil.example',
      body: "1 done",
    },
    [],
    null,
  ],
  [
    "forged: two senders",
    { headers: { From: "Eve <eve@payments.example>, Joe <joe@payments.example>" }, body: "1 done" },
    [],
    null,
  ],

  // What machines send.
  [
    "out of office",
    {
      headers: { "Auto-Submitted": "auto-replied", Subject: "Automatic reply: Payments rollout" },
      body: "1 done",
    },
    [],
    null,
  ],
  [
    "out of office that only its subject tells",
    { headers: { Subject: "Abwesenheitsnotiz: Payments rollout" }, body: "1 done" },
    [],
    null,
  ],
  [
    "a bounce",
    {
      headers: {
        "Content-Type": "multipart/report; report-type=delivery-status; boundary=b",
        "Return-Path": "<>",
      },
      body: "--b\nContent-Type: text/plain\n\n1 done\n--b--",
    },
    [],
    null,
  ],
  [
    "a list",
    { headers: { "List-Id": "<team.payments.example>", Precedence: "list" }, body: "1 done" },
    [],
    null,
  ],
  ["a program", { headers: { "Auto-Submitted": "auto-generated" }, body: "1 done" }, [], null],
  [
    "a sender that wants no automatic answer",
    { headers: { "X-Auto-Response-Suppress": "All" }, body: "1 done" },
    [done(1, "1 done")],
    null,
  ],
];

describe("A recipient answers the digest, one a line: exact changes, none else", () => {
  it("forty mails and more", () => expect(ANSWERS.length).toBeGreaterThanOrEqual(40));

  it.each(ANSWERS)("%s", async (_, reply, said, told) => {
    const digest = await sentDigest();
    const who = (reply.by ?? (({ joe }: SentDigest) => joe))(digest);
    const { taken, rejected } = await answerBy(digest.mailTo(digest.joe).replyTo ?? "", raw(digest, reply));
    expect(rejected).toBeNull();
    expect(await saidOf(digest)).toEqual(said.map((each) => expect.objectContaining({ who, ...each })));
    expect(taken.map(({ to }) => to)).toEqual(told === null ? [] : [who]);
    if (told !== null) expect(taken[0]?.text).toMatch(told);
  });
});

describe("Anything else written stays content for the next digest", () => {
  it("an answer alone needs nobody's attention; what stands beside it is content without it", async () => {
    const to = (digest: SentDigest) => digest.mailTo(digest.joe).replyTo ?? "";
    for (const greeting of ["Hi Ana,", "Good morning,", "Estimada Ana:"]) {
      const alone = await sentDigest();
      await answerBy(to(alone), raw(alone, { body: `${greeting}\n\n1 done\n\nThanks!\nJoe` }));
      expect((await newestMail(alone)).mail).toMatchObject({
        role: { kind: "digest-answer" },
        isContent: false,
        processedAt: expect.any(Date),
      });
    }
    const both = await sentDigest();
    const words = "Please book the van for the move on Thursday.";
    await answerBy(to(both), raw(both, { body: `1 done\n\n${words}` }));
    const second = await newestMail(both);
    expect(second.mail).toMatchObject({ role: { kind: "content" }, isContent: true, processedAt: null });
    const text = await platformAt(new Date()).db.query.mailTexts.findFirst({
      where: (table, { eq }) => eq(table.mailId, second.mail?.id ?? ""),
    });
    expect(text?.parts[0]?.text).toBe(words);
  });

  it("what was not understood is kept, too, and so is a stranger's answer", async () => {
    for (const reply of [{ body: "2 Zorro Friday" }, { body: "1 done", by: () => "eve@payments.example" }]) {
      const digest = await sentDigest();
      await answerBy(digest.mailTo(digest.joe).replyTo ?? "", raw(digest, reply));
      expect((await newestMail(digest)).mail).toMatchObject({ isContent: true, processedAt: null });
    }
  });

  it("a mail to the agent's own address is no answer", async () => {
    const digest = await sentDigest();
    const { taken } = await answerBy(digest.agent.emailAddress, raw(digest, { body: "1 done" }));
    expect([taken, await saidOf(digest)]).toEqual([[], []]);
  });
});

describe("Old, revoked, guessed and replayed", () => {
  const answer = async (digest: SentDigest, message = raw(digest, { body: "1 done" })) =>
    answerBy(digest.mailTo(digest.joe).replyTo ?? "", message);

  it("the same mail again changes nothing and is answered once, also when its first copy was deleted", async () => {
    const digest = await sentDigest();
    const message = raw(digest, {
      body: "1 done",
      headers: { "Message-ID": `<${crypto.randomUUID()}@payments.example>` },
    });
    expect((await answer(digest, message)).taken).toHaveLength(1);
    expect((await answer(digest, message)).taken).toHaveLength(0);
    const { mail } = await newestMail(digest);
    await digest.user.call("DELETE", `/api/agents/${digest.agent.id}/emails/${mail?.id}`);
    expect((await answer(digest, message)).taken).toHaveLength(0);
    expect(await saidOf(digest)).toEqual([expect.objectContaining(done(1, "1 done"))]);
  });

  it("a digest older than 30 days can't be answered, and says so", async () => {
    const digest = await sentDigest();
    const later = new Date(Date.now() + 31 * DAY_MS);
    const { taken } = await answerBy(
      digest.mailTo(digest.joe).replyTo ?? "",
      raw(digest, { body: "1 done" }),
      "joe@yard.example",
      later,
    );
    expect(await saidOf(digest)).toEqual([]);
    expect(taken[0]?.text).toContain("more than 30 days old");
  });

  it("of a recipient who was removed or left: nothing changes, nobody is answered", async () => {
    const removed = await sentDigest();
    await removed.user.call("PUT", `/api/agents/${removed.agent.id}`, { recipients: [removed.ana] });
    expect((await answer(removed)).taken).toEqual([]);
    expect(await saidOf(removed)).toEqual([]);
    const left = await sentDigest();
    const delivery = await deliveryOf(left.mailTo(left.joe));
    await unsubscribe(platformAt(new Date()), delivery?.unsubscribeToken ?? "");
    expect((await answer(left)).taken).toEqual([]);
    expect(await saidOf(left)).toEqual([]);
  });

  it("a guessed address is refused by the mail server, and another user's digest is out of reach", async () => {
    const [mine, theirs] = [await sentDigest(), await sentDigest()];
    const guess = await answerBy(`answer-${"0".repeat(32)}@inbound.localhost`, raw(mine, { body: "1 done" }));
    expect(guess.rejected).toMatch(/^550 /);
    // Joe of the one agent holds no mail of the other.
    await answerBy(theirs.mailTo(theirs.joe).replyTo ?? "", raw(mine, { body: "1 done" }));
    expect([await saidOf(mine), await saidOf(theirs)]).toEqual([[], []]);
  });
});

describe("At most one answer, through the outgoing mail", () => {
  it("says that a machine wrote it, in the thread of the answer, and can be answered itself", async () => {
    const digest = await sentDigest();
    const id = `<${crypto.randomUUID()}@payments.example>`;
    const { replyTo } = digest.mailTo(digest.joe);
    const { taken } = await answerBy(
      replyTo ?? "",
      raw(digest, { body: "1 done\n2 Kim", headers: { "Message-ID": id } }),
    );
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      to: digest.joe,
      replyTo,
      subject: expect.stringMatching(/^Re: Payments rollout: /),
      headers: {
        "Auto-Submitted": "auto-replied",
        "In-Reply-To": id,
        References: id,
        "X-Auto-Response-Suppress": "All",
      },
    });
    const text = taken[0]?.text ?? "";
    expect(text).toContain("Noted: 1 done.");
    expect(text).toContain(`1 done: ${TASKS[0][0]}`);
    expect(text).toContain("Not understood: “2 Kim”");
    expect(text).not.toContain(digest.user.email);
  });

  it("a mail server that is away is tried again; the events are there once", async () => {
    const digest = await sentDigest();
    await deliverMail(digest.mailTo(digest.joe).replyTo ?? "", raw(digest, { body: "1 done" }));
    const { mail } = await newestMail(digest);
    const job = { kind: "read-mail" as const, mailId: mail?.id ?? "" };
    const away = mailServer(() => ({ kind: "later", reason: "451 4.7.1 Greylisted" }));
    await expect(performJob(platformAt(new Date(), { mailer: away }), job)).rejects.toThrow();
    expect((await newestMail(digest)).answer?.state).toBe("noted");
    const back = mailServer();
    for (const _ of [1, 2, 3]) await performJob(platformAt(new Date(), { mailer: back }), job);
    expect(back.taken).toHaveLength(1);
    expect(await saidOf(digest)).toHaveLength(1);
    expect((await newestMail(digest)).answer?.state).toBe("closed");
  });

  it("a mail that another server posts is not borne out by the header that it brings along", async () => {
    const digest = await sentDigest();
    const to = encodeURIComponent(digest.mailTo(digest.joe).replyTo ?? "");
    const answer = await SELF.fetch(`http://localhost/api/inbound?to=${to}&from=${digest.joe}`, {
      method: "POST",
      body: raw(digest, { body: "1 done" }),
      headers: { Authorization: "Bearer inbound-test-secret" },
    });
    expect(answer.status).toBe(200);
    const { mail } = await newestMail(digest);
    await performJob(platformAt(new Date()), { kind: "read-mail", mailId: mail?.id ?? "" });
    expect(await saidOf(digest)).toEqual([]);
  });

  it("an answer whose job got lost is asked for again", async () => {
    const digest = await sentDigest();
    await deliverMail(digest.mailTo(digest.joe).replyTo ?? "", raw(digest, { body: "1 done" }));
    const { mail } = await newestMail(digest);
    const later = platformAt(new Date(Date.now() + 3 * 60_000));
    await sweepAnswers(later);
    expect(later.held.map(({ job }) => job)).toContainEqual({ kind: "read-mail", mailId: mail?.id });
  });
});
