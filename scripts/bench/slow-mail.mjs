// `node scripts/bench/slow-mail.mjs`, by hand, for it waits half an hour: how mail goes out by the built worker to a mail
// server that takes .1 to 20 seconds a reply, and what becomes of every fault at every reply. A JSON line each.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { freePort } from "../free-port.mjs";
import { startLocalWorker } from "../local-worker.mjs";
import { signUp } from "../sign-in.mjs";
import { REPLIES, startSlowMailServer } from "../slow-mail-server.mjs";
import { printFigure } from "./print-figure.mjs";

const SECONDS = [0.1, 0.5, 1, 1.6, 2, 5, 10, 20];
const FAULTS = ["close", "421 closing", "451 not now", "550 no", "what?"];
/** Longer than the pause before the second try. */
const LONGEST_WAIT_MS = 15 * 60_000;
const INBOUND_SECRET = "bench";

const server = await startSlowMailServer();
const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-slow-mail-"));
const settings = { INBOUND_SECRET, MAILER: "smtp", SMTP_URL: `smtp://127.0.0.1:${server.port}` };
const app = await startLocalWorker({ port: await freePort(), dataDirectory, settings, quiet: true });
try {
  const user = await signUp(app.url, "slow@team.example");
  for (const seconds of SECONDS) {
    server.behave({ pauseMs: seconds * 1000 });
    const { pressMs, wholeMs, state, copies } = await sendOne(user);
    printFigure(`digest mail by a server of ${seconds} s a reply`, wholeMs / 1000, "s", {
      pressSeconds: Number((pressMs / 1000).toFixed(1)),
      state,
      copies,
    });
  }
  for (const at of REPLIES) {
    for (const fault of FAULTS) {
      server.behave({ pauseMs: 100, at, fault });
      const { state, copies } = await sendOne(user, () => server.behave({ pauseMs: 100 }));
      printFigure(`copies after '${fault}' at ${at}`, copies, "mails", { state });
    }
  }
} finally {
  await app.stop();
  await server.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

/** Sends a digest to one new recipient and waits until nothing of it is open; `then` is called after its first try. */
async function sendOne(user, then = () => {}) {
  const recipient = `r-${crypto.randomUUID()}@recipients.example`;
  const agent = await user.call("POST", "/api/agents", { title: "Slow", recipients: [recipient] });
  await takeIn(agent);
  const { summary } = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
  const startedAt = performance.now();
  await user.call("POST", `/api/agents/${agent.id}/send-summary`, { summaryId: summary.id });
  const pressMs = performance.now() - startedAt;
  const stateOf = async () => (await user.call("GET", `/api/agents/${agent.id}`)).deliveries[0];
  const isOver = (state) => state !== "queued" && state !== "sending";
  let delivery = await stateOf();
  while (!isOver(delivery.state) && performance.now() - startedAt < LONGEST_WAIT_MS) {
    if (delivery.problem !== null) then();
    await pause(200);
    delivery = await stateOf();
  }
  then();
  const copies = server.taken.filter((each) => each === recipient).length;
  return { pressMs, wholeMs: performance.now() - startedAt, state: delivery.state, copies };
}

async function takeIn(agent) {
  const from = "priya@team.example";
  const query = new URLSearchParams({ to: agent.emailAddress, from });
  const answer = await fetchOnce(`${app.url}/api/inbound?${query}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${INBOUND_SECRET}`, "Content-Type": "message/rfc822" },
    body: await composeMail({ from, subject: "Site", text: "Hi Joe,\n\nplease send the report by Friday." }),
  });
  await answer.arrayBuffer();
}
