import { createHash, timingSafeEqual } from "node:crypto";
import { createLane } from "./lane.mjs";

/** The worker is one thread here: with more mails at once none is in sooner, and every page waits for all of them. */
const MAILS_AT_ONCE = 3;
/** A server that sends a mail slowly keeps no other waiting. */
const LONGEST_TURN_MS = 2000;

/** Where every mail passes on its way to the worker, by HTTP or by SMTP. */
export const createMailLane = () => createLane(MAILS_AT_ONCE, LONGEST_TURN_MS);

/**
 * `answer` of a front, with the mails that come by HTTP in this lane, where `answerMail` takes them, or `answer`, too.
 * Whoever doesn't know the secret has no place in it and is refused at once.
 */
export function withMailLane(answer, { lane, secret, answerMail = answer }) {
  const known = digestOf(`Bearer ${secret}`);
  const isMail = ({ method, url, headers }) =>
    method === "POST" &&
    /^\/api\/inbound(?:\?|$)/.test(url) &&
    timingSafeEqual(digestOf(headers.authorization ?? ""), known);
  return (request, response, headers) => {
    if (!isMail(request)) return answer(request, response, headers);
    return lane(() => {
      // Gone while it waited.
      if (response.destroyed) return;
      const over = new Promise((resolve) => response.once("close", resolve));
      answerMail(request, response, headers);
      return over;
    });
  };
}

const digestOf = (text) => createHash("sha256").update(text).digest();
