import { performance } from "node:perf_hooks";
import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { importSource } from "./import-source.mjs";
import { printFigure } from "./print-figure.mjs";

const IDLE_PROBES = 50;

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
  const floorMs = Number(Math.max(...idle).toFixed(1));
  for (const [name, textOf] of Object.entries(LONG_TEXTS)) {
    const agent = await user.call("POST", "/api/agents", { title: name });
    const waits = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) waits.push(await probe());
    })();
    const query = new URLSearchParams({ to: agent.emailAddress, from: "priya@team.example" });
    const body = await composeMail({ from: "priya@team.example", subject: "Site", text: textOf() });
    const answer = await fetchOnce(`${app.url}/api/inbound?${query}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
      body,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The intake answered ${answer.status}`);
    const startedAt = performance.now();
    await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    const digestMs = Math.round(performance.now() - startedAt);
    isOver = true;
    await others;
    printFigure(`longest wait of others, a digest of one mail of ${name}`, Math.max(...waits), "ms", {
      bar: 200,
      floorMs,
      requests: waits.length,
      digestMs,
    });
  }
}
