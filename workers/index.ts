import { receiveEmail } from "./email";
import { answerRequest } from "./fetch";
import { consumeQueue } from "./queue";
import { tickMinute } from "./scheduled";

/** The one worker: requests, mail, the clock and the queue. */
export default {
  fetch: answerRequest,
  email: receiveEmail,
  scheduled: tickMinute,
  queue: consumeQueue,
} satisfies ExportedHandler<Env>;
