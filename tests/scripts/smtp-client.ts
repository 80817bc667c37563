import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A raw SMTP client: says exactly the bytes that it is told to, and remembers what it was told. */
export interface SmtpClient {
  socket: Socket;
  /** The next reply's code and words; null when the connection ended instead. */
  reply(): Promise<string | null>;
  /** Writes these bytes as they are. */
  raw(bytes: string | Buffer): void;
  /** Says a line and answers its reply. */
  say(line: string): Promise<string | null>;
  /** The replies to these lines, in one packet. */
  pipeline(lines: string[]): Promise<(string | null)[]>;
}

/** Connects, and waits for the greeting unless `isHasty`. */
export async function smtpClient(port: number, { isHasty = false } = {}): Promise<SmtpClient> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  let isOver = false;
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const go of waiting.splice(0)) go();
  };
  socket.on("data", (data) => {
    text += data.toString("latin1");
    wake();
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    isOver = true;
    wake();
  });
  // A connection that is cut by the other side is no error of the test's.
  const isGone = () => isOver || socket.readableEnded;
  socket.on("end", wake);
  await once(socket, "connect");
  const client: SmtpClient = {
    socket,
    async reply() {
      for (;;) {
        const whole = /^(?:\d{3}-[^\r\n]*\r\n)*\d{3}[^-\r\n][^\r\n]*\r\n/.exec(text)?.[0];
        if (whole !== undefined) {
          text = text.slice(whole.length);
          return whole.trimEnd();
        }
        if (isGone()) return null;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    raw(bytes) {
      socket.write(bytes);
    },
    say(line) {
      client.raw(`${line}\r\n`);
      return client.reply();
    },
    async pipeline(lines) {
      client.raw(lines.map((line) => `${line}\r\n`).join(""));
      const replies: (string | null)[] = [];
      for (const _ of lines) replies.push(await client.reply());
      return replies;
    },
  };
  if (!isHasty) await client.reply();
  return client;
}
