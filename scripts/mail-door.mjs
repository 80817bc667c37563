import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { keepMessage } from "./mail-door/keep-message.mjs";
import { worstOf } from "./mail-door/worker-intake.mjs";

const MIB = 1024 * 1024;

/** Tests have less patience. */
const LIMITS = {
  /** As the worker has it. */
  messageBytes: 25 * MIB,
  clients: 100,
  clientsOfOneAddress: 20,
  /** The fewest that a server has to take (RFC 5321, 4.5.3.1.8). */
  recipients: 100,
  /** Addresses that a client may try before it is taken for one that guesses. */
  unknownRecipients: 10,
  /** Of one line; the longest command and path are 512 bytes each (4.5.3.1). */
  commandBytes: 2048,
  idleMs: 5 * 60_000,
  sessionMs: 30 * 60_000,
};

/** RFC 5321, 4.2.2: the sender's server keeps the mail and tries again. */
const NO_ROOM = { code: 452, words: "4.3.1 Not enough room here. Please try again later." };

/** Nobody signs in here, and sendmail's old jokes are not told. */
const NEVER = ["AUTH", "WIZ", "SHELL", "KILL"];

/**
 * The SMTP server of `npm start`: takes mail for the addresses that the worker knows, and relays nothing. A mail is
 * accepted only when the worker has it; whatever goes wrong on the way is a 4xx, and the sender's server keeps the mail.
 * `intake` is the worker as worker-intake has it, `name` what it greets with, `spool` a folder of its own for the mails that
 * are just coming in, `tls` key and certificate for STARTTLS, or null; `hasRoom` says whether so many bytes more can be
 * stored.
 */
export function createMailDoor({
  intake,
  name,
  spool,
  tls,
  hasRoom = async (_bytes) => true,
  limits: given = {},
}) {
  const limits = { ...LIMITS, ...given };
  /** Sessions by their id: since when, how many unknown addresses, whether a mail is in hand. */
  const sessions = new Map();
  const server = new SMTPServer({
    name,
    ...(tls ?? {}),
    disabledCommands: tls ? NEVER : [...NEVER, "STARTTLS"],
    hideSMTPUTF8: true,
    disableReverseLookup: true,
    size: limits.messageBytes,
    rejectOversized: true,
    maxClients: limits.clients,
    maxRecipients: limits.recipients,
    maxCommandLength: limits.commandBytes,
    socketTimeout: limits.idleMs,
    onConnect({ id, remoteAddress }, done) {
      const ofAddress = [...sessions.values()].filter((each) => each.remoteAddress === remoteAddress);
      if (ofAddress.length >= limits.clientsOfOneAddress) {
        return done(replied(421, "4.7.0 Too many connections of yours. Please try again later."));
      }
      const timer = setTimeout(() => hangUp(id, "4.4.2 This session takes too long."), limits.sessionMs);
      sessions.set(id, { remoteAddress, timer, unknown: 0, isInHand: false });
      done();
    },
    onClose({ id }) {
      clearTimeout(sessions.get(id)?.timer);
      sessions.delete(id);
    },
    async onMailFrom({ args }, _session, done) {
      // Once as the file that comes in, once as what is kept.
      const isEnough = await hasRoom(2 * (Number(args?.SIZE) || 0));
      done(isEnough ? null : replied(NO_ROOM.code, NO_ROOM.words));
    },
    async onRcptTo({ address }, { id, envelope }, done) {
      // Named again, it is not asked for again: a thousand times the same would be a thousand questions to the worker.
      if (envelope.rcptTo.some((known) => known.address === address)) return done();
      const refusal = await intake.refusalOf(address);
      const session = sessions.get(id);
      if (refusal?.code === 550 && session) session.unknown += 1;
      if (session && session.unknown > limits.unknownRecipients) {
        return done(replied(421, "4.7.0 Too many unknown addresses."));
      }
      done(refusal && replied(refusal.code, refusal.words));
    },
    async onData(stream, session, done) {
      const known = sessions.get(session.id) ?? {};
      known.isInHand = true;
      const refusal = await takeIn(stream, session);
      known.isInHand = false;
      if (refusal) done(replied(refusal.code, refusal.words));
      else done(null, "2.0.0 It is here.");
    },
  });
  // Of single connections: they ended, or talked nonsense.
  server.on("error", () => {});

  async function takeIn(stream, { id, envelope }) {
    const file = path.join(spool, randomUUID());
    try {
      const flood = () => hangUp(id, "4.3.4 Far too large.");
      const size = await keepMessage(stream, file, limits.messageBytes, flood);
      if (size > limits.messageBytes) return { code: 552, words: "5.3.4 Too large." };
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const replies = [];
      for (const { address } of envelope.rcptTo) {
        replies.push(await intake.take({ to: address, from, file, size }));
      }
      return worstOf(replies);
    } catch (error) {
      console.error(JSON.stringify({ event: "smtp.not-kept", cause: error.code ?? error.name }));
      if (error.code === "ENOSPC" || error.code === "EDQUOT") return NO_ROOM;
      return { code: 451, words: "4.3.0 This mail could not be stored. Please try again later." };
    } finally {
      await rm(file, { force: true });
    }
  }

  function hangUp(id, words) {
    for (const connection of server.connections) if (connection.id === id) connection.send(421, words);
  }

  return {
    /** Resolves once the port answers. Throws when it can't be had. */
    async listen(port, host) {
      // What a killed start left there was never accepted.
      rmSync(spool, { recursive: true, force: true });
      mkdirSync(spool, { recursive: true });
      await new Promise((resolve, reject) => {
        server.server.once("error", (error) => reject(new Error(`SMTP_LISTEN: ${error.message}`)));
        server.listen(port, host, resolve);
      });
      return server.server.address().port;
    },
    /** Takes no more connections, and resolves when the mails in hand are answered, or after so many milliseconds. */
    async close(patienceMs) {
      if (!server.server.listening) return;
      server.options.closeTimeout = patienceMs;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { id } of [...server.connections]) {
        if (!sessions.get(id)?.isInHand) hangUp(id, "4.3.2 This server is closing.");
      }
      await closed;
    },
  };
}

function replied(code, words) {
  return Object.assign(new Error(words), { responseCode: code });
}
