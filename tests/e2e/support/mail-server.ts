import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

interface Received {
  to: string[];
  from: string;
  mail: Email;
}

/** A local SMTP server that keeps what it took. */
interface MailServer {
  port: number;
  received: Received[];
  stop(): Promise<void>;
}

/**
 * Listens on `port` (0: any). It begins `takes` messages and then hangs up on everybody who begins another, as a
 * server that is being killed does. With `answers` false it takes a message whole and hangs up instead of answering.
 */
export async function startMailServer({
  port = 0,
  takes = Number.POSITIVE_INFINITY,
  answers = true,
} = {}): Promise<MailServer> {
  const received: Received[] = [];
  let open = takes;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, session, done) {
      open -= 1;
      if (open < 0) hangUp(session.id);
      else done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map((recipient) => recipient.address),
          from: mailFrom ? mailFrom.address : "",
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        });
        if (answers) done();
        else hangUp(session.id);
      });
    },
  });
  const hangUp = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection.close();
  };
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server does not listen.");
  return {
    port: address.port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
