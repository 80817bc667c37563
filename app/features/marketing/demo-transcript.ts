/** What the demo shows, scene by scene; its captions say the same. Written by scripts/demo/record.mjs. */
export const transcript = [
  { at: "0:00", words: "A digest: what is to do, what is stuck and what was decided, ranked by urgency." },
  { at: "0:03", words: "Each line opens to the words it was quoted from, with sender and date." },
  { at: "0:12", words: "To get one: an account, which is an email address and a password. No card." },
  { at: "0:26", words: "Create an email agent. Its title is the only thing it needs." },
  { at: "0:32", words: "The agent has an address of its own, ready to forward mail to." },
  { at: "0:36", words: "Five sample mails come in, and a digest is written from them." },
  { at: "0:43", words: "The digest is there, a few seconds after its mails." },
  { at: "0:46", words: "Send Digest Now: it goes to everyone on the list." },
];
