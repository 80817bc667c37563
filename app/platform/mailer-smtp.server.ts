import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { Mailer, MailOutcome, OutgoingMail } from "../domain/platform";
import { composeMime } from "./compose-mime.server";
import { isSendableAddress } from "./is-sendable-address";
import { parseSmtpUrl } from "./parse-smtp-url";

interface SmtpMailerOptions {
  /** smtp://user:pass@host:port or smtps://; `?requireTLS=true` or `?ignoreTLS=true` say what to do about STARTTLS. */
  url: string;
  now(): Date;
  timeouts?: Partial<SmtpTimeouts>;
}

/** Milliseconds. */
interface SmtpTimeouts {
  /** To reach the server and be greeted. */
  connect: number;
  /** Without a byte from the server. */
  silence: number;
  /** For the whole handing over. */
  overall: number;
}

const TIMEOUTS: SmtpTimeouts = { connect: 10_000, silence: 20_000, overall: 60_000 };

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
    async send(mail, letGo) {
      if (!isSendableAddress(mail.to)) return { kind: "refused", reason: "Not a mail address." };
      const message = await composeMime(mail, options.now());
      const connection = new SMTPConnection({
        ...server.connection,
        name: mail.from.address.split("@")[1],
        connectionTimeout: timeouts.connect,
        greetingTimeout: timeouts.connect,
        dnsTimeout: timeouts.connect,
        socketTimeout: timeouts.silence,
      });
      const pieces = piecesOf(message, letGo);
      return handOver(connection, server.credentials, mail, pieces, timeouts.overall);
    },
  };
}

function handOver(
  connection: SMTPConnection,
  credentials: SMTPConnection.Credentials | null,
  mail: OutgoingMail,
  pieces: AsyncGenerator<Uint8Array>,
  overall: number,
): Promise<MailOutcome> {
  // Once the source has ended, its last byte and the closing dot may be on their way: from here on silence is not "no".
  let allBytesGiven = false;
  const source = Readable.from(pieces);
  source.once("end", () => {
    allBytesGiven = true;
  });
  return new Promise((resolve, reject) => {
    const close = () => {
      clearTimeout(timer);
      connection.close();
      source.destroy();
    };
    const finish = (outcome: MailOutcome) => {
      close();
      resolve(outcome);
    };
    const fail = (error: SMTPConnection.SMTPError) => finish(outcomeOf(error, allBytesGiven));
    const timer = setTimeout(
      () => fail(Object.assign(new Error("Too slow"), { code: "ETIMEDOUT" })),
      overall,
    );
    // Without its last byte the server has no message.
    source.once("error", (cause) => {
      close();
      reject(cause);
    });
    const send = () => {
      connection.send({ from: mail.from.address, to: mail.to }, source, (error, info) => {
        if (error) fail(error);
        else finish({ kind: "accepted", providerId: info.response.slice(0, 200) || null });
      });
    };
    connection.on("error", fail);
    connection.connect((error) => {
      if (error) return fail(error);
      const offersLogin = "allowsAuth" in connection && connection.allowsAuth === true;
      if (credentials === null || !offersLogin) return send();
      connection.login(credentials, (loginError) => (loginError ? fail(loginError) : send()));
    });
  });
}

/** In pieces, so that a source that has not ended proves that the server can't have the whole message. */
async function* piecesOf(message: Uint8Array, letGo?: () => Promise<void>): AsyncGenerator<Uint8Array> {
  await letGo?.();
  const size = 16_384;
  for (let start = 0; start < message.length; start += size) yield message.subarray(start, start + size);
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
