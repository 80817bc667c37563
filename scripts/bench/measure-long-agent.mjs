import { performance } from "node:perf_hooks";
import { lengthenAgent } from "../lengthen-agent.mjs";
import { mixedMails } from "../own-mails.mjs";
import { signUp } from "../sign-in.mjs";
import { printFigure } from "./print-figure.mjs";

const MAILS = 20;
const COPIES = { mails: 99, digests: 299 };
const ROUNDS = 40;

/**
 * What an agent's pages cost with 2,000 mails and 300 digests against one with 20 and one: the same mails and the same
 * current digest, the others copied row by row.
 */
export async function measureLongAgent(app, secret) {
  const short = await workplaceOf(app, secret, "short");
  const long = await workplaceOf(app, secret, "long");
  const db = await app.miniflare.getD1Database("DB");
  await lengthenAgent(db, long.agent.id, COPIES);
  for (const [name, at] of [
    ["agent", ""],
    ["digest history", "?dialog=history"],
  ]) {
    const [few, many] = await both(
      [short, long].map(({ user, agent }) => ({
        url: `${app.url}/agents/${agent.id}${at}`,
        headers: { Cookie: user.cookie },
      })),
    );
    printFigure(
      `${name} page with 2,000 mails and 300 digests against 20 and 1, time`,
      many.ms / few.ms,
      "times",
      {
        medianMs: [few.ms, many.ms].map((ms) => Number(ms.toFixed(1))),
        bytes: [few.bytes, many.bytes],
        timesBytes: Number((many.bytes / few.bytes).toFixed(2)),
      },
    );
  }
}

async function workplaceOf(app, secret, name) {
  const user = await signUp(app.url, `${name}@team.example`);
  const agent = await user.call("POST", "/api/agents", { title: "Payments rollout" });
  for (const body of await mixedMails(MAILS)) {
    const query = new URLSearchParams({ to: agent.emailAddress, from: "priya@team.example" });
    const answer = await fetch(`${app.url}/api/inbound?${query}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
      body,
    });
    await answer.text();
  }
  await user.call("POST", `/api/agents/${agent.id}/summary-now`);
  return { user, agent };
}

/** Asked turn by turn, so that what else the machine does meets both alike. */
async function both(pages) {
  const found = pages.map(() => ({ times: [], bytes: 0 }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { url, headers }] of pages.entries()) {
      const startedAt = performance.now();
      const answer = await fetch(url, { headers });
      const body = await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
      found[index].times.push(performance.now() - startedAt);
      found[index].bytes = body.byteLength;
    }
  }
  return found.map(({ times, bytes }) => ({
    ms: times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)],
    bytes,
  }));
}
