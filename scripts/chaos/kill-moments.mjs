import { setTimeout as pause } from "node:timers/promises";

/** As long a moment is waited for. */
const LONGEST_WAIT_MS = 12_000;
/** A digest of these mails takes about as long. */
const DIGEST_MS = 700;

/**
 * When an app is killed: by name, a function that resolves at that moment, and never when it does not come. Given: `mail`
 * and `model`, which resolve at the next step of the stand-in with these properties, `press`, which resolves when
 * a digest is asked for, and `random`. "while it starts" is before it is ready.
 */
export const MOMENTS = {
  "at any time": ({ random }) => pause(random() * 3000),
  "while it starts": ({ random }) => pause(200 + random() * 3000),
  async "while the built-in writer writes"({ press, random }) {
    await press();
    await pause(random() * DIGEST_MS);
  },
  "when the model was asked": ({ model }) => model("asked"),
  async "when the model answered"({ model, random }) {
    await model("answered");
    await pause(random() * 60);
  },
  async "just after a digest was sent for"({ mail, random }) {
    await mail({ step: "greeting", isAnswered: false });
    await pause(random() * 20);
  },
  "at MAIL": ({ mail }) => mail({ step: "MAIL", isAnswered: false }),
  "at RCPT": ({ mail }) => mail({ step: "RCPT", isAnswered: true }),
  "when DATA was heard": ({ mail }) => mail({ step: "DATA", isAnswered: false }),
  async "between DATA and the message"({ mail, random }) {
    await mail({ step: "DATA", isAnswered: true });
    await pause(random() * 15);
  },
  async "between the message and its answer"({ mail, random }) {
    await mail({ step: ".", isAnswered: false });
    await pause(random() * 50);
  },
  async "when the message was answered"({ mail, random }) {
    await mail({ step: ".", isAnswered: true });
    await pause(random() * 15);
  },
};

/** Resolves at the moment, or when it did not come: true when it came. */
export async function momentOf(name, given) {
  const late = pause(LONGEST_WAIT_MS, false);
  return Promise.race([MOMENTS[name](given).then(() => true), late]);
}
