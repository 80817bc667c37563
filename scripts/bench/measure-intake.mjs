import { performance } from "node:perf_hooks";
import PostalMime from "postal-mime";
import { mixedMails } from "../own-mails.mjs";
import { printFigure } from "./print-figure.mjs";

const MAILS = 300;
const SENDERS = 8;

/** How many mails a second are durably stored, how many are stored and read, and what parsing alone would take. */
export async function measureIntake(app, agent, secret) {
  const mails = await mixedMails(MAILS);
  const bytes = mails.reduce((total, mail) => total + mail.length, 0);
  const query = new URLSearchParams({ to: agent.emailAddress, from: "priya@team.example" });
  const open = mails.values();
  const startedAt = performance.now();
  const sender = async () => {
    for (const body of open) {
      const answer = await fetch(`${app.url}/api/inbound?${query}`, {
        method: "POST",
        headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
        body,
      });
      const { result } = await answer.json();
      if (result !== "stored") throw new Error(`The intake answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  const stored = performance.now() - startedAt;
  await until(async () => (await readCount()) === MAILS);
  const read = performance.now() - startedAt;
  const details = { mails: MAILS, bytes, senders: SENDERS };
  printFigure("mails taken in by the built worker", MAILS / (stored / 1000), "mails/s", details);
  printFigure("mails taken in and read by the built worker", MAILS / (read / 1000), "mails/s", details);

  const parsingFrom = performance.now();
  for (const mail of mails) await PostalMime.parse(mail);
  const parsed = performance.now() - parsingFrom;
  printFigure(
    "the same mails parsed by postal-mime alone, in Node",
    MAILS / (parsed / 1000),
    "mails/s",
    details,
  );

  async function readCount() {
    const database = await app.miniflare.getD1Database("DB");
    const row = await database.prepare("SELECT count(*) AS n FROM mails WHERE state = 'read'").first();
    return row.n;
  }
}

async function until(isTrue) {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 100));
}
