/** What the demo shows, scene by scene; its captions say the same. Written by scripts/demo/record.mjs. */
export const transcript = [
  { at: "0:00", words: "An account: an email address and a password. No card." },
  { at: "0:12", words: "Create an email agent. Its title is the only thing it needs." },
  { at: "0:19", words: "The agent has an address of its own, ready to forward mail to." },
  { at: "0:23", words: "Five sample mails come in, and a digest is written from them." },
  { at: "0:33", words: "Action items, blockers and decisions, ranked by urgency." },
  { at: "0:37", words: "A line opens to the words it was quoted from, with sender and date." },
  { at: "0:45", words: "Send Digest Now: it goes to everyone on the list." },
];
