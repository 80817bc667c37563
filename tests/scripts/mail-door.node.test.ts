import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readMailDoor } from "../../scripts/mail-door/read-mail-door.mjs";
import { workerIntake } from "../../scripts/mail-door/worker-intake.mjs";
import { createMailDoor } from "../../scripts/mail-door.mjs";
import { type SmtpClient, smtpClient } from "./smtp-client";

const KNOWN = "rollout482913@inbound.example";
const OTHER = "kitchen123456@inbound.example";
const MAIL = ["Subject: Rollout", "Message-ID: <1@team.example>", "", "Joe, please name an owner by Friday."];
const MESSAGE_BYTES = 100_000;

interface Taken {
  to: string;
  from: string;
  raw: string;
}

/** Answers as the worker's /api/inbound does, and keeps what it took. */
const taken: Taken[] = [];
/** The addresses that it was asked for. */
const asked: string[] = [];
/** What it answers to a mail instead of 200. */
let fault: number | null = null;
let worker: Server;
let port = 0;
let door: ReturnType<typeof createMailDoor>;
const spool = mkdtempSync(path.join(tmpdir(), "mondaybrief-smtp-"));

function openDoor(limits: Record<string, number> = {}) {
  const { port: workerPort } = worker.address() as AddressInfo;
  const intake = workerIntake({ url: `http://127.0.0.1:${workerPort}`, secret: "s3cret" });
  return createMailDoor({
    intake,
    name: "inbound.example",
    spool,
    tls: null,
    limits: { messageBytes: MESSAGE_BYTES, clientsOfOneAddress: 200, ...limits },
  });
}

beforeAll(async () => {
  worker = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://worker");
    const to = url.searchParams.get("to") ?? "";
    if (request.method === "GET") asked.push(to);
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const isKnown = [KNOWN, OTHER].includes(to);
      const isAllowed = request.headers.authorization === "Bearer s3cret";
      const status = !isAllowed ? 401 : !isKnown ? 404 : request.method === "POST" ? (fault ?? 200) : 200;
      if (request.method === "POST" && status === 200) {
        taken.push({
          to,
          from: url.searchParams.get("from") ?? "",
          raw: Buffer.concat(chunks).toString("latin1"),
        });
      }
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => worker.listen(0, "127.0.0.1", resolve));
  door = openDoor();
  port = await door.listen(0, "127.0.0.1");
});
beforeEach(() => {
  taken.length = 0;
  fault = null;
});
afterAll(async () => {
  await door.close(0);
  worker.close();
  rmSync(spool, { recursive: true, force: true });
});

/** A client that has said who it is. */
async function greeted(): Promise<SmtpClient> {
  const client = await smtpClient(port);
  expect(await client.say("EHLO sender.example")).toMatch(/^250/);
  return client;
}

/** A client that may send its message now. */
async function inData(to = KNOWN): Promise<SmtpClient> {
  const client = await greeted();
  expect(await client.say("MAIL FROM:<ana@team.example>")).toMatch(/^250/);
  expect(await client.say(`RCPT TO:<${to}>`)).toMatch(/^250/);
  expect(await client.say("DATA")).toMatch(/^354/);
  return client;
}

const whole = (lines: string[]) => `${lines.join("\r\n")}\r\n`;

describe("The mail door of npm start", () => {
  it("hands a mail to the worker byte for byte, and says 250 only then", async () => {
    const client = await inData();
    client.raw(whole([...MAIL, "..a line that begins with a dot", "."]));
    expect(await client.reply()).toBe("250 2.0.0 It is here.");
    const raw = whole([...MAIL, ".a line that begins with a dot"]);
    expect(taken).toEqual([{ to: KNOWN, from: "ana@team.example", raw }]);
    expect(await client.say("QUIT")).toMatch(/^221/);
    expect(readdirSync(spool)).toEqual([]);
  });

  it("takes one for several recipients, what came back (<>), 8-bit text and null bytes", async () => {
    const client = await greeted();
    await client.say("MAIL FROM:<> BODY=8BITMIME SIZE=1000");
    await client.say(`RCPT TO:<${KNOWN}>`);
    await client.say(`RCPT TO:<${OTHER}>`);
    await client.say("DATA");
    const raw = Buffer.from("Subject: Grüße\r\n\r\nüber\0alles\r\n");
    client.raw(Buffer.concat([raw, Buffer.from(".\r\n")]));
    expect(await client.reply()).toMatch(/^250/);
    const stored = { from: "", raw: raw.toString("latin1") };
    expect(taken).toEqual([
      { to: KNOWN, ...stored },
      { to: OTHER, ...stored },
    ]);
  });

  it("what the worker can't take now is a 4xx, so that the sender's server keeps it; what it never takes a 5xx", async () => {
    const replies: Record<number, RegExp> = {
      429: /^451 4\.7\.1 Too many mails today/,
      500: /^451 4\.3\.0 /,
      503: /^451 4\.3\.0 /,
      401: /^451 4\.3\.0 /,
      404: /^550 5\.1\.1 /,
      413: /^552 5\.3\.4 /,
      400: /^554 5\.6\.0 /,
    };
    const client = await greeted();
    for (const [status, words] of Object.entries(replies)) {
      fault = Number(status);
      await client.pipeline(["MAIL FROM:<ana@team.example>", `RCPT TO:<${KNOWN}>`, "DATA"]);
      client.raw(whole([...MAIL, "."]));
      expect(await client.reply(), status).toMatch(words);
    }
    expect(taken).toEqual([]);
    expect(readdirSync(spool)).toEqual([]);
  });

  it("a disk without room is a 452 at MAIL, which counts the mail that is announced; then it is taken again", async () => {
    let free = 0;
    const { port: workerPort } = worker.address() as AddressInfo;
    const small = createMailDoor({
      intake: workerIntake({ url: `http://127.0.0.1:${workerPort}`, secret: "s3cret" }),
      name: "inbound.example",
      spool: path.join(spool, "small"),
      tls: null,
      hasRoom: async (bytes: number) => free > bytes,
    });
    const client = await smtpClient(await small.listen(0, "127.0.0.1"));
    await client.say("EHLO sender.example");
    const full = "452 4.3.1 Not enough room here. Please try again later.";
    expect(await client.say("MAIL FROM:<ana@team.example>")).toBe(full);
    free = 1500;
    expect(await client.say("MAIL FROM:<ana@team.example> SIZE=1000")).toBe(full);
    expect(await client.say("MAIL FROM:<ana@team.example> SIZE=500")).toMatch(/^250/);
    await client.say(`RCPT TO:<${KNOWN}>`);
    await client.say("DATA");
    client.raw(whole([...MAIL, "."]));
    expect(await client.reply()).toMatch(/^250/);
    expect(taken).toHaveLength(1);
    await small.close(0);
    rmSync(path.join(spool, "small"), { recursive: true });
  });

  it("a worker that is gone is a 4xx, at the recipient already", async () => {
    const alone = createMailDoor({
      intake: workerIntake({ url: "http://127.0.0.1:9", secret: "" }),
      name: "inbound.example",
      spool: path.join(spool, "alone"),
      tls: null,
    });
    const client = await smtpClient(await alone.listen(0, "127.0.0.1"));
    await client.say("EHLO sender.example");
    await client.say("MAIL FROM:<ana@team.example>");
    expect(await client.say(`RCPT TO:<${KNOWN}>`)).toMatch(/^451 4\.3\.0 /);
    await alone.close(0);
  });

  it("relays nothing: whoever is not known here is refused, however the address is written", async () => {
    const client = await greeted();
    await client.say("MAIL FROM:<ana@team.example>");
    const name = KNOWN.split("@")[0];
    const attempts = [
      "victim@elsewhere.example",
      `victim%elsewhere.example@inbound.example`,
      `elsewhere.example!victim@inbound.example`,
      `"victim@elsewhere.example"@inbound.example`,
      `"${name}"@inbound.example`,
      `${name}@[127.0.0.1]`,
      `${name}@inbound.example.elsewhere.example`,
      `${KNOWN}@elsewhere.example`,
    ];
    for (const to of attempts) expect(await client.say(`RCPT TO:<${to}>`), to).toMatch(/^(550|501) /);
    // Who names a way gets none: the address at its end counts (RFC 5321, appendix C).
    expect(await client.say("RCPT TO:<@inbound.example:victim@elsewhere.example>")).toMatch(/^550 /);
    expect(await client.say("DATA")).toMatch(/^503 /);
  });

  it("whoever tries unknown addresses is cut off after ten", async () => {
    const client = await greeted();
    await client.say("MAIL FROM:<ana@team.example>");
    for (let guess = 0; guess < 10; guess += 1) {
      expect(await client.say(`RCPT TO:<guess${guess}@inbound.example>`)).toMatch(/^550 5\.1\.1 /);
    }
    expect(await client.say("RCPT TO:<guess10@inbound.example>")).toMatch(/^421 4\.7\.0 /);
    expect(await client.reply()).toBeNull();
  });

  it("tells nobody who is known here, signs nobody in and knows no other commands", async () => {
    const client = await greeted();
    expect(await client.say(`VRFY ${KNOWN}`)).toBe(await client.say("VRFY nobody@inbound.example"));
    for (const line of [
      `EXPN ${KNOWN}`,
      "AUTH PLAIN AGFuYQBwYXNz",
      "STARTTLS",
      "BDAT 86 LAST",
      "XCLIENT ADDR=10.0.0.1",
      "WIZ please",
      "TURN",
      "",
    ]) {
      expect(await client.say(line), line).toMatch(/^5\d\d /);
    }
  });

  it("ends a message at CRLF . CRLF alone: no other end smuggles a second mail in", async () => {
    const ends = ["\n.\n", "\n.\r\n", "\r\n.\n", "\r.\r", "\r\n.\r", "\r.\r\n", "\n.\r", "\r\n\0.\r\n"];
    const smuggled = `MAIL FROM:<boss@team.example>\r\nRCPT TO:<${OTHER}>\r\nDATA\r\nSubject: Smuggled\r\n\r\nPay.\r\n`;
    await Promise.all(
      ends.map(async (end) => {
        const client = await inData();
        client.raw(`Subject: First\r\n\r\nWords.${end}${smuggled}`);
        client.raw(".\r\n");
        expect(await client.reply(), JSON.stringify(end)).toMatch(/^250/);
        expect(await client.say("NOOP"), JSON.stringify(end)).toMatch(/^250/);
      }),
    );
    expect(taken.map(({ to }) => to)).toEqual(ends.map(() => KNOWN));
    expect(taken.filter(({ raw }) => !raw.includes("Subject: Smuggled"))).toEqual([]);
  });

  it("knows the end wherever the network cuts it, and no dot that was doubled for an end", async () => {
    const bytes = whole([".." /* A line of one dot. */, "between", "..", "..."]);
    const cuts = Array.from({ length: 11 }, (_, index) => index + 1);
    await Promise.all(
      cuts.map(async (cut) => {
        const client = await inData();
        client.socket.setNoDelay(true);
        for (const piece of [bytes.slice(0, cut), bytes.slice(cut), ".", "\r", "\n"]) {
          await new Promise<void>((resolve) => client.socket.write(piece, () => setImmediate(resolve)));
        }
        expect(await client.reply()).toMatch(/^250/);
      }),
    );
    const raw = whole([".", "between", ".", ".."]);
    expect(taken.map((mail) => mail.raw)).toEqual(cuts.map(() => raw));
  });

  it("too large a mail is refused at SIZE= already, at its end when it kept silent, and cut off when it never ends", async () => {
    const honest = await greeted();
    expect(await honest.say(`MAIL FROM:<ana@team.example> SIZE=${MESSAGE_BYTES + 1}`)).toMatch(/^552 /);
    for (const size of ["-1", "1e999", "99999999999999999999", "x"]) {
      expect(await honest.say(`MAIL FROM:<ana@team.example> SIZE=${size}`), size).toMatch(/^5\d\d /);
    }

    const silent = await inData();
    silent.raw(`${"a".repeat(MESSAGE_BYTES + 1)}\r\n.\r\n`);
    expect(await silent.reply()).toMatch(/^552 /);
    expect(await silent.say("NOOP")).toMatch(/^250/);

    const endless = await inData();
    const more = () => {
      if (!endless.socket.destroyed)
        endless.socket.write(Buffer.alloc(16_384, "a"), () => setImmediate(more));
    };
    more();
    expect(await endless.reply()).toMatch(/^421 4\.3\.4 /);
    expect(await endless.reply()).toBeNull();
    endless.socket.destroy();
    expect(taken).toEqual([]);
  });

  it("a line of 90,000 bytes is a mail's; of a command it ends the session", async () => {
    const client = await inData();
    client.raw(`${"a".repeat(90_000)}\r\n.\r\n`);
    expect(await client.reply()).toMatch(/^250/);
    for (const line of [`RCPT TO:<${"a".repeat(4000)}@inbound.example>`, "a".repeat(100_000)]) {
      const long = await greeted();
      await long.say("MAIL FROM:<ana@team.example>");
      expect(await long.say(line)).toMatch(/^421 /);
    }
  });

  it("takes commands in their order only, and nothing before its greeting", async () => {
    const hasty = await smtpClient(port, { isHasty: true });
    expect(
      await hasty.say(whole(["EHLO a", "MAIL FROM:<a@b.example>", `RCPT TO:<${KNOWN}>`, "DATA"])),
    ).toMatch(/^421 /);
    const client = await smtpClient(port);
    expect(await client.pipeline(["MAIL FROM:<a@b.example>", `RCPT TO:<${KNOWN}>`, "DATA"])).toEqual([
      expect.stringMatching(/^503/),
      expect.stringMatching(/^503/),
      expect.stringMatching(/^503/),
    ]);
    await client.say("EHLO sender.example");
    expect(await client.say(`RCPT TO:<${KNOWN}>`)).toMatch(/^503/);
    expect(await client.say("MAIL FROM:<a@b.example>")).toMatch(/^250/);
    expect(await client.say("MAIL FROM:<a@b.example>")).toMatch(/^503/);
    expect(await client.say("RSET")).toMatch(/^250/);
    expect(await client.say("DATA")).toMatch(/^503/);
  });

  it("a browser that was led here, nonsense and null bytes are shown out", async () => {
    const browser = await smtpClient(port);
    expect(await browser.say("POST / HTTP/1.1")).toMatch(/^421 /);
    const nonsense = await smtpClient(port);
    const last = (await nonsense.pipeline(Array.from({ length: 10 }, (_, count) => `NONSENSE${count}`))).at(
      -1,
    );
    expect(last).toMatch(/^421 /);
    const client = await greeted();
    for (const line of ["MAIL FROM:<a\0b@team.example>", "EHLO a\x07b"]) {
      expect(await client.say(line), JSON.stringify(line)).toMatch(/^5\d\d /);
    }
  });

  it("a thousand recipients: as many as a server has to take, the rest later", async () => {
    const few = openDoor({ recipients: 1 });
    const client = await smtpClient(await few.listen(0, "127.0.0.1"));
    await client.pipeline(["EHLO sender.example", "MAIL FROM:<ana@team.example>"]);
    expect(await client.say(`RCPT TO:<${KNOWN}>`)).toMatch(/^250/);
    expect(await client.say(`RCPT TO:<${OTHER}>`)).toMatch(/^452 /);
    const replies = await client.pipeline(Array.from({ length: 1000 }, () => `RCPT TO:<${OTHER}>`));
    expect(new Set(replies.map((reply) => reply?.slice(0, 3)))).toEqual(new Set(["452"]));
    client.raw(whole(["DATA", ...MAIL, "."]));
    expect(await client.reply()).toMatch(/^354/);
    expect(await client.reply()).toMatch(/^250/);
    expect(taken.map(({ to }) => to)).toEqual([KNOWN]);
    await few.close(0);
  });

  it("a recipient that is named again and again is asked for once, and gets the mail once", async () => {
    asked.length = 0;
    const client = await greeted();
    await client.say("MAIL FROM:<ana@team.example>");
    const replies = await client.pipeline(Array.from({ length: 500 }, () => `RCPT TO:<${KNOWN}>`));
    expect(new Set(replies.map((reply) => reply?.slice(0, 3)))).toEqual(new Set(["250"]));
    expect(asked).toEqual([KNOWN]);
    client.raw(whole(["DATA", ...MAIL, "."]));
    expect(await client.reply()).toMatch(/^354/);
    expect(await client.reply()).toMatch(/^250/);
    expect(taken).toHaveLength(1);
  });

  it("keeps nothing of a mail whose sender went away, and half-open connections cost nobody else anything", async () => {
    const idle = openDoor({ idleMs: 500, clientsOfOneAddress: 3 });
    const at = await idle.listen(0, "127.0.0.1");
    const open = [await smtpClient(at), await smtpClient(at), await smtpClient(at)];
    const fourth = await smtpClient(at, { isHasty: true });
    expect(await fourth.reply()).toMatch(/^421 4\.7\.0 Too many connections of yours/);
    for (const each of open) expect(await each.reply()).toMatch(/^421 Timeout/);
    await idle.close(0);

    const client = await inData();
    client.raw(whole(MAIL));
    client.socket.destroy();
    await expect.poll(() => readdirSync(spool)).toEqual([]);
    expect(taken).toEqual([]);
  });

  it("a session that trickles is ended all the same", async () => {
    const short = openDoor({ sessionMs: 250 });
    const client = await smtpClient(await short.listen(0, "127.0.0.1"));
    const trickle = setInterval(() => client.raw("N"), 20);
    expect(await client.reply()).toMatch(/^421 4\.4\.2 /);
    clearInterval(trickle);
    client.socket.destroy();
    await short.close(0);
  });

  it("when it closes, it answers the mail in hand and sends the others away", async () => {
    const closing = openDoor();
    const at = await closing.listen(0, "127.0.0.1");
    const [idle, busy] = [await smtpClient(at), await smtpClient(at)];
    await busy.pipeline(["EHLO a.example", "MAIL FROM:<a@b.example>", `RCPT TO:<${KNOWN}>`, "DATA"]);
    const closed = closing.close(5000);
    expect(await idle.reply()).toMatch(/^421 4\.3\.2 /);
    busy.raw(whole([...MAIL, "."]));
    expect(await busy.reply()).toMatch(/^250/);
    busy.socket.destroy();
    await closed;
    expect(taken).toHaveLength(1);
  });

  it("SMTP_LISTEN is a host and a port; a certificate comes with its key", () => {
    expect(readMailDoor({})).toBeNull();
    expect(readMailDoor({ SMTP_LISTEN: "0.0.0.0:25" })).toEqual({ host: "0.0.0.0", port: 25, tls: null });
    expect(readMailDoor({ SMTP_LISTEN: "[::]:2525" })).toEqual({ host: "::", port: 2525, tls: null });
    for (const SMTP_LISTEN of ["25", "host", "host:0", "host:70000", "a b:25", "::25"]) {
      expect(() => readMailDoor({ SMTP_LISTEN })).toThrow(
        "SMTP_LISTEN: must be a host and a port, such as 0.0.0.0:25.",
      );
    }
    const half = { SMTP_LISTEN: "0.0.0.0:25", SMTP_TLS_KEY: "key.pem" };
    expect(() => readMailDoor(half)).toThrow("SMTP_TLS_KEY and SMTP_TLS_CERT");
    expect(() => readMailDoor({ ...half, SMTP_TLS_CERT: "nowhere.pem" })).toThrow(/^SMTP_TLS_KEY: ENOENT/);
  });
});
