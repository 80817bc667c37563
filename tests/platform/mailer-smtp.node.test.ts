import { createServer, type Server, type Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSmtpMailer } from "../../app/platform/mailer-smtp.server";
import { outgoingMail } from "./outgoing-mail-fixture";

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closers.splice(0)) await close();
});

interface Received {
  from: string;
  to: string[];
  raw: string;
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

async function smtpServer(options: SMTPServerOptions): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map((recipient) => recipient.address);
        received.push({ from: mailFrom ? mailFrom.address : "", to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, received };
}

/** A server that answers each command as the script says; null says nothing, "close" hangs up. */
async function scriptedServer(answer: (line: string, socket: Socket) => string | null): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    const reply = (text: string | null) => {
      if (text === "close") socket.destroy();
      else if (text !== null) socket.write(`${text}\r\n`);
    };
    let rest = "";
    socket.on("data", (data) => {
      const lines = (rest + data.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) reply(answer(line, socket));
    });
    reply(answer("", socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `smtp://127.0.0.1:${portOf(server)}`;
}

function portOf(server: Pick<Server, "address">): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return address.port;
}

/** Greets, takes the envelope, and leaves the rest to `more`. */
function polite(more: (line: string, socket: Socket) => string | null) {
  return (line: string, socket: Socket) => {
    if (line === "") return socket.bytesRead === 0 ? "220 ready" : more(line, socket);
    if (/^EHLO/.test(line)) return "250 hello";
    if (/^(?:MAIL|RCPT)/.test(line)) return "250 ok";
    return more(line, socket);
  };
}

function mailer(url: string) {
  const timeouts = { step: 400, overall: 3000 };
  return createSmtpMailer({ url, now: () => new Date("2026-11-16T08:00:00Z"), timeouts });
}

describe("an SMTP server that takes the mail", () => {
  it("gets it whole, with every header, one recipient, and the caller's Message-ID", async () => {
    const { url, received } = await smtpServer({});
    const outcome = await mailer(url).send(outgoingMail());
    expect(outcome).toEqual({ kind: "accepted", providerId: expect.stringMatching(/^250 /) });
    expect(received.map(({ from, to }) => ({ from, to }))).toEqual([
      { from: "digests@mondaybrief.example", to: ["joe@team.example"] },
    ]);
    const mail = await PostalMime.parse(received[0]?.raw ?? "");
    expect(mail.from).toEqual({
      name: "Päyments rollout via Mondaybrief",
      address: "digests@mondaybrief.example",
    });
    expect(mail.to).toMatchObject([{ address: "joe@team.example" }]);
    expect(mail.replyTo).toMatchObject([{ address: "payments482913@inbound.mondaybrief.example" }]);
    expect(mail.messageId).toBe("<delivery-1@mondaybrief.example>");
    expect(mail.date).toBe("2026-11-16T08:00:00.000Z");
    expect(mail.subject).toBe(outgoingMail().subject);
    expect(mail.text?.replaceAll("\r\n", "\n").trimEnd()).toBe(outgoingMail().text.trimEnd());
    expect(mail.html?.trimEnd()).toBe(outgoingMail().html);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    for (const [name, value] of Object.entries(outgoingMail().headers)) {
      expect(headers.get(name.toLowerCase())).toBe(value);
    }
  });

  it("knows the recipient's domain in ASCII, since it may take no other (RFC 5891)", async () => {
    const known: string[] = [];
    const server = await scriptedServer((line, socket) => {
      if (line.startsWith("RCPT")) known.push(line);
      return polite((more) => (more === "DATA" ? "354 go on" : more === "." ? "250 taken" : null))(
        line,
        socket,
      );
    });
    expect((await mailer(server).send(outgoingMail({ to: "jan@Müller.example" }))).kind).toBe("accepted");
    expect(known).toEqual(["RCPT TO:<jan@xn--mller-kva.example>"]);
  });

  it("is said to be handed the mail once it asked for the message, and gets none when that can't be written down", async () => {
    const seen: string[] = [];
    let handedOver = 0;
    const url = await scriptedServer(
      polite((line) => {
        seen.push(line);
        if (line === "DATA") return "354 go on";
        return line === "." ? "250 taken" : null;
      }),
    );
    const note = async () => {
      handedOver += 1;
      expect(seen).toEqual(["DATA"]);
    };
    expect((await mailer(url).send(outgoingMail(), note)).kind).toBe("accepted");
    expect(handedOver).toBe(1);
    seen.length = 0;
    const broken = () => Promise.reject(new Error("D1 is away"));
    await expect(mailer(url).send(outgoingMail(), broken)).rejects.toThrow("D1 is away");
    expect(seen).toEqual(["DATA"]);
  });

  it("gets the return address that bounces go to, or the sender's where it takes no other", async () => {
    const returnPath = "bounce-1@inbound.mondaybrief.example";
    const open = await smtpServer({});
    expect((await mailer(open.url).send(outgoingMail({ returnPath }))).kind).toBe("accepted");
    const strict = await smtpServer({
      onMailFrom: ({ address }, _session, done) =>
        address === "digests@mondaybrief.example" ? done() : done(refusal(553, "5.7.1 Not your address")),
    });
    expect((await mailer(strict.url).send(outgoingMail({ returnPath }))).kind).toBe("accepted");
    expect([...open.received, ...strict.received].map(({ from }) => from)).toEqual([
      returnPath,
      "digests@mondaybrief.example",
    ]);
  });

  it("is signed in to when SMTP_URL has a user", async () => {
    const seen: string[] = [];
    const { url } = await smtpServer({
      authOptional: false,
      onAuth(auth, _session, done) {
        seen.push(`${auth.username} ${auth.password}`);
        if (auth.password === "s3cret/@") done(null, { user: "app" });
        else done(refusal(535, "Authentication failed"));
      },
      allowInsecureAuth: true,
    });
    const withLogin = (password: string) =>
      url.replace("smtp://", `smtp://app:${encodeURIComponent(password)}@`);
    expect((await mailer(withLogin("s3cret/@")).send(outgoingMail())).kind).toBe("accepted");
    expect(seen).toEqual(["app s3cret/@"]);
    expect(await mailer(withLogin("wrong")).send(outgoingMail())).toEqual({
      kind: "later",
      reason: "535 Authentication failed",
    });
  });

  it("a line break in a name, a subject or a header adds no header and no recipient", async () => {
    const { url, received } = await smtpServer({});
    await mailer(url).send(
      outgoingMail({
        from: { name: "A\r\nBcc: all@team.example", address: "digests@mondaybrief.example" },
        subject: "S\r\nX-Injected: 1",
        headers: { "X-One": "1\r\nX-Injected: 2" },
      }),
    );
    expect(received[0]?.to).toEqual(["joe@team.example"]);
    expect(received[0]?.raw).not.toMatch(/^(?:X-Injected|Bcc):/im);
    for (const to of [
      "a@b.example\r\nRCPT TO:<c@d.example>",
      "a@b.example, c@d.example",
      "<a@b.example>",
      "nobody",
    ]) {
      expect(await mailer(url).send(outgoingMail({ to }))).toEqual({
        kind: "refused",
        reason: "Not a mail address.",
      });
    }
    expect(received).toHaveLength(1);
  });
});

describe("a server that speaks TLS", () => {
  const logins = async (options: SMTPServerOptions) => {
    const seen: { user: string | undefined; isSecure: boolean }[] = [];
    const server = await smtpServer({
      disabledCommands: [],
      allowInsecureAuth: true,
      onAuth({ username }, { secure }, done) {
        seen.push({ user: username, isSecure: secure });
        done(null, { user: username });
      },
      ...options,
    });
    const urlOf = (scheme: string, host: string) =>
      server.url.replace("smtp://127.0.0.1", `${scheme}://app:s3cret@${host}`);
    return { ...server, seen, urlOf };
  };
  // The stand-in's certificate is its own work.
  const trustAnybody = () => vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");

  it.each([
    ["from the first byte, with smtps://", "smtps", "", { secure: true }],
    ["after STARTTLS, with ?requireTLS=true", "smtp", "?requireTLS=true", {}],
  ])("gets login and mail encrypted %s, found by its name", async (_, scheme, query, options) => {
    const { urlOf, seen, received } = await logins(options);
    trustAnybody();
    const outcome = await mailer(`${urlOf(scheme, "localhost")}${query}`).send(outgoingMail());
    expect(outcome).toMatchObject({ kind: "accepted" });
    expect(seen).toEqual([{ user: "app", isSecure: true }]);
    expect(received.map(({ to }) => to)).toEqual([["joe@team.example"]]);
  });

  it.each([
    ["smtps", "", { secure: true }],
    ["smtp", "?requireTLS=true", {}],
  ])(
    "with a certificate that nobody vouches for gets neither login nor mail (%s)",
    async (scheme, query, options) => {
      const { urlOf, seen, received } = await logins(options);
      const outcome = await mailer(`${urlOf(scheme, "localhost")}${query}`).send(outgoingMail());
      expect(outcome).toMatchObject({ kind: "later" });
      expect({ seen, received }).toEqual({ seen: [], received: [] });
    },
  );

  it("that does not offer STARTTLS gets nothing in the clear where TLS is required", async () => {
    const { urlOf, seen, received } = await logins({ disabledCommands: ["STARTTLS"] });
    const url = `${urlOf("smtp", "localhost")}?requireTLS=true`;
    expect(await mailer(url).send(outgoingMail())).toMatchObject({ kind: "later" });
    expect({ seen, received }).toEqual({ seen: [], received: [] });
  });
});

describe("certainly not taken", () => {
  it("550 on the recipient refuses it for good", async () => {
    const { url, received } = await smtpServer({
      onRcptTo: (_address, _session, done) => done(refusal(550, "5.1.1 No such user")),
    });
    expect(await mailer(url).send(outgoingMail())).toEqual({
      kind: "refused",
      reason: "550 5.1.1 No such user",
    });
    expect(received).toEqual([]);
  });

  it("450 on the recipient is tried later (greylisting)", async () => {
    const { url } = await smtpServer({
      onRcptTo: (_address, _session, done) => done(refusal(450, "4.7.1 Greylisted")),
    });
    expect(await mailer(url).send(outgoingMail())).toEqual({ kind: "later", reason: "450 4.7.1 Greylisted" });
  });

  it.each([
    [552, "refused"],
    [554, "refused"],
    [451, "later"],
    [421, "later"],
  ])("%i in answer to the whole message is %s", async (code, kind) => {
    const { url } = await smtpServer({
      onData(stream, _session, done) {
        stream.resume();
        stream.on("end", () => done(refusal(code, "said the server")));
      },
    });
    expect(await mailer(url).send(outgoingMail())).toEqual({ kind, reason: `${code} said the server` });
  });

  it("a refused sender is the operator's to put right: later", async () => {
    const { url } = await smtpServer({
      onMailFrom: (_address, _session, done) => done(refusal(550, "Not you")),
    });
    expect(await mailer(url).send(outgoingMail())).toEqual({ kind: "later", reason: "550 Not you" });
  });

  it("a server that is down is tried later", async () => {
    const { url } = await smtpServer({});
    for (const close of closers.splice(0)) await close();
    expect(await mailer(url).send(outgoingMail())).toMatchObject({ kind: "later" });
  });

  it.each([
    ["before the greeting", () => null],
    ["before the answer to DATA", polite(() => null)],
    ["before the answer to EHLO", (line: string) => (line === "" ? "220 ready" : null)],
  ])("a server that hangs %s is tried later", async (_, answer) => {
    const url = await scriptedServer(answer);
    expect(await mailer(url).send(outgoingMail())).toEqual({
      kind: "later",
      reason: "No answer from the mail server (ETIMEDOUT).",
    });
  });

  it.each([
    ["before the greeting", () => "close"],
    ["at DATA", polite((line) => (line === "DATA" ? "close" : null))],
    [
      "in the middle of a long message",
      polite((line, socket) => {
        if (line === "DATA") return "354 go on";
        socket.pause();
        return "close";
      }),
    ],
  ])("a server that closes %s is tried later", async (_, answer) => {
    const url = await scriptedServer(answer);
    const html = `<p>${"long ".repeat(4_000_000)}</p>`;
    expect(await mailer(url).send(outgoingMail({ html }))).toMatchObject({ kind: "later" });
  });
});

describe("never resent blindly", () => {
  const untilDot = (end: string | null) =>
    polite((line) => {
      if (line === "DATA") return "354 go on";
      return line === "." ? end : null;
    });

  it("a server that closes after the final dot and before its answer leaves it unknown", async () => {
    const url = await scriptedServer(untilDot("close"));
    expect(await mailer(url).send(outgoingMail())).toMatchObject({ kind: "unknown" });
  });

  it("a server that says nothing after the final dot leaves it unknown", async () => {
    const url = await scriptedServer(untilDot(null));
    expect(await mailer(url).send(outgoingMail())).toEqual({
      kind: "unknown",
      reason: "No answer from the mail server (ETIMEDOUT).",
    });
  });

  it("a server that answers nonsense after the final dot leaves it unknown", async () => {
    const url = await scriptedServer(untilDot("what?"));
    expect(await mailer(url).send(outgoingMail())).toMatchObject({ kind: "unknown" });
  });
});

describe("every fault at every command", () => {
  const COMMANDS = ["greeting", "EHLO", "MAIL", "RCPT", "DATA", "."] as const;
  const FAULTS = ["close", null, "421 closing", "451 not now", "550 no", "nonsense"] as const;

  /** Behaves until the command, then does as the fault says; `taken` counts the messages that it had whole. */
  async function faulty(at: (typeof COMMANDS)[number], fault: (typeof FAULTS)[number]) {
    let taken = 0;
    let isInMessage = false;
    const url = await scriptedServer((line, socket) => {
      const isGreeting = line === "" && socket.bytesRead === 0;
      if (isInMessage && line !== ".") return null;
      if (line === ".") {
        taken += 1;
        isInMessage = false;
      }
      const command = isGreeting ? "greeting" : line.split(/[ :]/)[0];
      if (command === at) return fault;
      if (line === "DATA") isInMessage = true;
      return isGreeting ? "220 ready" : line === "DATA" ? "354 go on" : "250 ok";
    });
    return { url, taken: () => taken };
  }

  it.each(COMMANDS.flatMap((at) => FAULTS.map((fault) => [at, fault ?? "silence", fault] as const)))(
    "%s answered with %s: tried again only when the message is certainly not there",
    async (at, _, fault) => {
      const { url, taken } = await faulty(at, fault);
      // A server that does not know EHLO is greeted with HELO, and takes the mail.
      const expected =
        at === "EHLO" && /^(?:[45]5|nonsense)/.test(fault ?? "")
          ? "accepted"
          : fault === "550 no" && ["RCPT", "DATA", "."].includes(at)
            ? "refused"
            : at === "." && !/^4/.test(fault ?? "")
              ? "unknown"
              : "later";
      expect(await mailer(url).send(outgoingMail())).toMatchObject({ kind: expected });
      expect(taken()).toBe(at === "." || expected === "accepted" ? 1 : 0);
    },
  );
});
