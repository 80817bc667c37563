import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** The replies of a session with one recipient, in their order. */
export const REPLIES = ["greeting", "EHLO", "MAIL", "RCPT", "DATA", "."];

/**
 * A mail server for tests and figures, on this port (0: any) of this machine. It pauses before each reply, and does something
 * else than replying well where it is told to: `behaviour` is read anew for each reply. `{ pauseMs, pausesMs, at, fault }`: `pausesMs`
 * are the pauses of single replies; at the
 * reply `at` the fault is a line that is said instead, "close" (hangs up) or "silence". `taken` are the recipients of the
 * messages that it had whole and did not refuse, and `sessions` what each connection came to: its last `step` (one of
 * REPLIES), whether (and when) that was answered, the mail's Message-ID and whether it was taken. `onStep` is told of each session
 * when it hears a command and again when that is answered.
 *
 * @param {{ pauseMs: number, pausesMs?: Record<string, number> }} behaviour
 */
export async function startSlowMailServer(behaviour = { pauseMs: 0 }, port = 0) {
  const taken = [];
  const sessions = [];
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    const session = {
      recipient: "",
      messageId: null,
      isInMessage: false,
      step: null,
      isAnswered: false,
      isTaken: false,
    };
    sessions.push(session);
    let turn = Promise.resolve();
    const answer = (line) => {
      turn = turn.then(() => reply(socket, session, line));
    };
    let rest = "";
    socket.on("data", (data) => {
      const lines = (rest + data.toString("latin1")).split("\r\n");
      rest = lines.pop();
      lines.forEach(answer);
    });
    answer(null);
  });

  async function reply(socket, session, line) {
    if (session.isInMessage && line !== ".") {
      session.messageId ??= /^Message-ID:\s*<([^@>]+)/i.exec(line)?.[1] ?? null;
      return;
    }
    const { at, fault } = behaviour;
    const isRefused = at === line && /^[45]/.test(fault);
    if (line === "." && !isRefused) {
      taken.push(session.recipient);
      session.isTaken = true;
    }
    session.isInMessage = false;
    const command = line === null ? "greeting" : line.split(/[ :]/)[0].toUpperCase();
    Object.assign(session, { step: command, isAnswered: false });
    behaviour.onStep?.(session);
    if (command === "RCPT") session.recipient = /<([^>]*)>/.exec(line)?.[1] ?? "";
    await pause(behaviour.pausesMs?.[command] ?? behaviour.pauseMs);
    if (socket.destroyed) return;
    if (command === at && fault === "close") return void socket.destroy();
    if (command === at && fault === "silence") return;
    if (command === at && fault !== undefined) return void socket.write(`${fault}\r\n`);
    session.isInMessage = command === "DATA";
    socket.write(`${wordsFor(command)}\r\n`);
    Object.assign(session, { isAnswered: true, answeredAt: Date.now() });
    behaviour.onStep?.(session);
  }

  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: server.address().port,
    taken,
    sessions,
    behave(next) {
      behaviour = next;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function wordsFor(command) {
  if (command === "greeting") return "220 slow.example ready";
  return command === "DATA" ? "354 go on" : "250 ok";
}
