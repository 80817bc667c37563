import { performance } from "node:perf_hooks";
import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { importSource } from "../import-source.mjs";
import { printFigure } from "./print-figure.mjs";

const IDLE_PROBES = 50;

const FROM = "priya@team.example";
const SHORT = "Hi Joe,\n\nplease send the report by Friday.";

/** What the first digest after a start takes, which makes tagger and tables ready; the floor is the next one. */
export async function measureFirstDigest(app, user, secret) {
  const times = [];
  for (const title of ["First", "Next"]) {
    const agent = await user.call("POST", "/api/agents", { title });
    await takeIn(app, agent, secret, SHORT);
    times.push(await digestTime(user, agent));
  }
  const [first, next] = times;
  printFigure("first digest after a start, one mail", first, "ms", { bar: 1500, floorMs: Math.round(next) });
}

/**
 * What other people wait for an answer while one mail of 600 kB is taken in, read, and made a digest of, and what that
 * digest takes. The floor is the same request beside nothing.
 */
export async function measureWaiting(app, user, secret) {
  const { LONG_TEXTS } = await importSource("tests/bench/long-mails.ts");
  const probe = async () => {
    const startedAt = performance.now();
    // Refused by the Hono shell before anything else is asked.
    const answer = await fetchOnce(app.url, { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" } });
    await answer.arrayBuffer();
    return performance.now() - startedAt;
  };
  const idle = [];
  for (let count = 0; count < IDLE_PROBES; count += 1) idle.push(await probe());
  for (const [name, textOf] of Object.entries(LONG_TEXTS)) {
    const agent = await user.call("POST", "/api/agents", { title: name });
    const waits = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) waits.push(await probe());
    })();
    await takeIn(app, agent, secret, textOf());
    const digestMs = await digestTime(user, agent);
    isOver = true;
    await others;
    printFigure(`longest wait of others, a digest of one mail of ${name}`, Math.max(...waits), "ms", {
      bar: 200,
      floorMs: Math.round(Math.max(...idle)),
      requests: waits.length,
      digestMs: Math.round(digestMs),
    });
  }
}

async function takeIn(app, agent, secret, text) {
  const query = new URLSearchParams({ to: agent.emailAddress, from: FROM });
  const answer = await fetchOnce(`${app.url}/api/inbound?${query}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
    body: await composeMail({ from: FROM, subject: "Site", text }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The intake answered ${answer.status}`);
}

async function digestTime(user, agent) {
  const startedAt = performance.now();
  await user.call("POST", `/api/agents/${agent.id}/summary-now`);
  return performance.now() - startedAt;
}
