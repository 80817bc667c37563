import { createReadStream } from "node:fs";
import { request } from "node:http";

/** A large mail takes seconds; less than the ten minutes that a sender waits (RFC 5321, 4.5.3.2.6). */
const LONGEST_ANSWER_MS = 5 * 60_000;

const UNKNOWN = { code: 550, words: "5.1.1 No such address here." };
const LATER = { code: 451, words: "4.3.0 This mail could not be stored. Please try again later." };
/** By the status of `/api/inbound`. What isn't here is not for good: the sender's server keeps the mail. */
const REPLIES = new Map([
  [200, null],
  [400, { code: 554, words: "5.6.0 The message is empty." }],
  [404, UNKNOWN],
  [413, { code: 552, words: "5.3.4 Too large." }],
  [429, { code: 451, words: "4.7.1 Too many mails today. Please try again later." }],
]);

/**
 * The worker at `url` as an SMTP server asks it. Both answer null for yes, else the reply for whoever sends: a code and
 * its words; neither throws. `lane` says when the worker is asked.
 */
export function workerIntake({ url, secret, lane = (work) => work(), longestAnswerMs = LONGEST_ANSWER_MS }) {
  return {
    /** Whether a mail may be sent to this address. */
    refusalOf: (to) => lane(() => ask("GET", { to }, null)),
    /** Hands the mail in this file, of so many bytes, over for one recipient. */
    take: ({ to, from, file, size }) => lane(() => ask("POST", { to, from }, { file, size })),
  };

  async function ask(method, search, body) {
    const answered = new Promise((resolve, reject) => {
      const asked = request(
        new URL(`/api/inbound?${new URLSearchParams(search)}`, url),
        {
          method,
          agent: false,
          timeout: longestAnswerMs,
          headers: {
            Authorization: `Bearer ${secret}`,
            ...(body ? { "Content-Type": "message/rfc822", "Content-Length": body.size } : {}),
          },
        },
        (answer) => {
          answer.resume();
          answer.once("error", reject);
          answer.once("end", () => resolve(answer.statusCode));
        },
      );
      asked.once("timeout", () => asked.destroy(new Error("The worker did not answer.")));
      asked.once("error", reject);
      if (!body) return void asked.end();
      createReadStream(body.file)
        .once("error", (error) => asked.destroy(error))
        .pipe(asked);
    });
    try {
      const reply = REPLIES.get(await answered);
      return reply === undefined ? LATER : reply;
    } catch {
      return LATER;
    }
  }
}

/**
 * The one reply for a mail that had several recipients. With one who may have it later the sender's server sends it to
 * all again, and those who have it take it once; with one who never will, the sender is told.
 */
export function worstOf(replies) {
  const refused = replies.filter((reply) => reply !== null);
  return refused.find(({ code }) => code < 500) ?? refused[0] ?? null;
}
