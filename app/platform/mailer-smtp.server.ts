import { isIP, Socket } from "node:net";
import { Readable } from "node:stream";
import { connect as connectTls } from "node:tls";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Mailer, MailOutcome, OutgoingMail } from "../domain/platform";
import { composeMime } from "./compose-mime.server";
import { asciiDomain, isSendableAddress } from "./is-sendable-address";
import { parseSmtpUrl } from "./parse-smtp-url";

interface SmtpMailerOptions {
  /** smtp://user:pass@host:port or smtps://; `?requireTLS=true` or `?ignoreTLS=true` say what to do about STARTTLS. */
  url: string;
  now(): Date;
  timeouts?: Partial<SmtpTimeouts>;
}

/** Milliseconds. */
interface SmtpTimeouts {
  /** For each step of the session by itself: to be reached, for one reply, for one piece of the message (RFC 5321, 4.5.3.2). */
  step: number;
  /** For the whole handing over; shorter than a delivery's lease and than the 15 minutes of a queue's consumer. */
  overall: number;
}

const TIMEOUTS: SmtpTimeouts = { step: 60_000, overall: 10 * 60_000 };

/**
 * Hands mail to an SMTP server, a connection each. What the server answered decides the outcome (RFC 5321, section
 * 4.2.1): 5yz to the recipient or to the message refuses it, everything else before the message's last byte was
 * "later". Only a connection that ends between that byte and the answer leaves it unknown.
 */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const server = parseSmtpUrl(options.url);
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  return {
    name: "smtp",
    isRemote: true,
    async send(mail, letGo) {
      if (!isSendableAddress(mail.to)) return { kind: "refused", reason: "Not a mail address." };
      const message = await composeMime(mail, options.now());
      const progress = sessionProgress();
      const open = openSocket(server.connection);
      const connection = new SMTPConnection({
        ...server.connection,
        name: mail.from.address.split("@")[1],
        connection: open.socket,
        secured: server.connection.secure,
        connectionTimeout: timeouts.overall,
        greetingTimeout: timeouts.overall,
        socketTimeout: timeouts.overall,
        transactionLog: true,
        logger: progress.logger,
      });
      const newSource = () => Readable.from(piecesOf(message, progress, letGo));
      return handOver({ ...open, connection }, server.credentials, mail, newSource, { timeouts, progress });
    },
  };
}

function handOver(
  { connection, socket, isOpen }: OpenSocket & { connection: SMTPConnection },
  credentials: SMTPConnection.Credentials | null,
  mail: OutgoingMail,
  newSource: () => Readable,
  { timeouts, progress }: { timeouts: SmtpTimeouts; progress: SessionProgress },
): Promise<MailOutcome> {
  let allBytesGiven = false;
  let source: Readable | undefined;
  return new Promise((resolve, reject) => {
    const close = () => {
      progress.stepped = () => {};
      clearTimeout(whole);
      clearTimeout(step);
      connection.close();
      socket.destroy();
      source?.destroy();
    };
    const finish = (outcome: MailOutcome) => {
      close();
      resolve(outcome);
    };
    const fail = (error: SMTPConnection.SMTPError) => finish(outcomeOf(error, allBytesGiven));
    const tooSlow = () => fail(Object.assign(new Error("Too slow"), { code: "ETIMEDOUT" }));
    const whole = setTimeout(tooSlow, timeouts.overall);
    let step = setTimeout(tooSlow, timeouts.step);
    progress.stepped = () => {
      clearTimeout(step);
      step = setTimeout(tooSlow, timeouts.step);
    };
    const sender = mail.from.address;
    const sendFrom = (from: string) => {
      source?.destroy();
      source = newSource();
      // Its last byte and the closing dot may be on their way: from here on silence is not "no".
      source.once("end", () => {
        allBytesGiven = true;
      });
      // Without its last byte the server has no message.
      source.once("error", (cause) => {
        close();
        reject(cause);
      });
      connection.send({ from, to: asciiDomain(mail.to) }, source, (error, info) => {
        // Some servers take no sender but the account's own; then bounces go there.
        if (error && from !== sender && isSenderRefused(error)) sendFrom(sender);
        else if (error) fail(error);
        else finish({ kind: "accepted", providerId: info.response.slice(0, 200) || null });
      });
    };
    const send = () => sendFrom(mail.returnPath ?? sender);
    connection.on("error", fail);
    socket.on("error", (error) => fail(Object.assign(error, { code: "ECONNECTION" })));
    socket.once(isOpen, () => {
      progress.stepped();
      connection.connect((error) => {
        if (error) return fail(error);
        const offersLogin = "allowsAuth" in connection && connection.allowsAuth === true;
        if (credentials === null || !offersLogin) return send();
        connection.login(credentials, (loginError) => (loginError ? fail(loginError) : send()));
      });
    });
  });
}

/** In pieces, so that a source that has not ended proves that the server can't have the whole message. */
async function* piecesOf(
  message: Uint8Array,
  progress: SessionProgress,
  letGo?: () => Promise<void>,
): AsyncGenerator<Uint8Array> {
  await letGo?.();
  const size = 16_384;
  for (let start = 0; start < message.length; start += size) {
    progress.stepped();
    yield message.subarray(start, start + size);
  }
}

interface OpenSocket {
  socket: Socket;
  /** The event that says so. */
  isOpen: "connect" | "secureConnect";
}

/**
 * A socket on its way to the server, which the runtime finds by its name: the library would ask a public resolver, and
 * that knows no name of this machine or of its network. workerd's sockets never take a timer back: each ends the session
 * that long after it was set, however lively it is. So this one has none, and `handOver` keeps the time.
 */
function openSocket({ host, port, secure }: { host: string; port: number; secure: boolean }): OpenSocket {
  const untimed = {
    setTimeout(this: Socket) {
      return this;
    },
  };
  if (!secure) return { socket: Object.assign(new Socket(), untimed).connect(port, host), isOpen: "connect" };
  const socket = connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }) });
  return { socket: Object.assign(socket, untimed), isOpen: "secureConnect" };
}

type SessionLogger = Exclude<SMTPConnection.Options["logger"], boolean | undefined>;

interface SessionProgress {
  /** Called at each step of the session. */
  stepped: () => void;
  /** The library's only word of a reply that came is its log, of which nothing is kept. */
  logger: SessionLogger;
}

function sessionProgress(): SessionProgress {
  const step = () => progress.stepped();
  const progress: SessionProgress = {
    stepped: () => {},
    logger: { trace: step, debug: step, info: step, warn: step, error: step, fatal: step },
  };
  return progress;
}

function isSenderRefused({ command, responseCode = 0 }: SMTPConnection.SMTPError): boolean {
  return command === "MAIL FROM" && responseCode >= 500 && responseCode < 600;
}

/** A reply is a clear answer at any point; without one it matters whether the whole message had been given. */
function outcomeOf(error: SMTPConnection.SMTPError, allBytesGiven: boolean): MailOutcome {
  const status = error.responseCode ?? 0;
  const reason = reasonOf(error);
  const aboutRecipient = error.command === "RCPT TO" || error.command === "DATA";
  // 503 says that the session went wrong, not that the mail is unwanted.
  if (status >= 500 && status < 600 && status !== 503 && aboutRecipient) return { kind: "refused", reason };
  if (status >= 400 && status < 600) return { kind: "later", reason };
  return allBytesGiven ? { kind: "unknown", reason } : { kind: "later", reason };
}

/** The server's words, or the kind of failure; never the error's own message, which may hold the command. */
function reasonOf(error: SMTPConnection.SMTPError): string {
  const answer = error.response?.replace(/\s+/g, " ").trim().slice(0, 200);
  return answer || `No answer from the mail server (${error.code ?? "unknown"}).`;
}
