// `node scripts/chaos/full-disk.mjs FOLDER`, by hand: FOLDER is the root of a small disk of its own, such as
// `mount -t tmpfs -o size=24m tmpfs FOLDER`. The built app runs on it while the disk is filled to its reserve, and then to
// its last byte, and emptied again. Prints a JSON line for what each door answered, and what was lost; ends with 1 when
// something was.
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { freePort } from "../free-port.mjs";
import { requestOf } from "../model-server.mjs";
import { signUp } from "../sign-in.mjs";
import { startProcess } from "./app-process.mjs";
import { openStoredData } from "./stored-data.mjs";

const MIB = 1024 * 1024;
/** Of another disk it would be too much to fill. */
const LARGEST_DISK = 256 * MIB;
const FROM = "priya@team.example";
const IDLE_MS = 15_000;

const folder = process.argv[2];
if (!folder || sizeOf(folder) > LARGEST_DISK) {
  console.error("Name the root of a disk of at most 256 MiB that has nothing else to do.");
  process.exit(1);
}
const ballast = path.join(folder, "ballast");
const dataDirectory = path.join(folder, "data");
const [port, mailPort] = [await freePort(), await freePort()];
const url = `http://localhost:${port}`;
const settings = { SMTP_LISTEN: `127.0.0.1:${mailPort}`, INBOUND_SECRET: "disk" };
const door = createTransport({ host: "127.0.0.1", port: mailPort, ignoreTLS: true });
const accepted = new Set();
const losses = [];
let count = 0;
let user;
let agent;

const app = startProcess(port, dataDirectory, settings);
try {
  await app.ready;
  user = await signUp(url, "disk@team.example");
  agent = await user.call("POST", "/api/agents", { title: "Disk" });
  await ask("with room", { mail: 200, smtp: 250, page: 200, digest: 200, form: 200, healthz: 200 });
  // As the start counts it: a tenth of a small disk.
  fill(sizeOf(folder) / 20);
  const reading = { page: 200, form: 200, healthz: 200 };
  await ask("almost full", { mail: 507, smtp: 452, digest: 200, ...reading });
  fill(0);
  const closed = { mail: 507, smtp: 452, page: 503, digest: 503, form: 503, healthz: 503 };
  await ask("full", closed);
  await pause(IDLE_MS);
  await ask("full for a while", closed);
  rmSync(ballast);
  await ask("with room again", { mail: 200, smtp: 250, page: 200, digest: 200, form: 200, healthz: 200 });
  fill(0);
  app.signal("SIGTERM");
  const code = await app.ended;
  if (code !== 0) losses.push(`Ended on a full disk with ${code}: ${app.printed().slice(-500)}`);
  const refused = startProcess(port, dataDirectory, settings);
  const refusal = await refused.ended;
  console.log(
    JSON.stringify({ at: "a start on the full disk", code: refusal, said: refused.printed().trim() }),
  );
  if (refusal !== 1) losses.push("A start on a full disk is not refused");
  rmSync(ballast);
  await findLosses();
} finally {
  await app.kill("group");
  rmSync(ballast, { force: true });
  rmSync(dataDirectory, { recursive: true, force: true });
}
for (const loss of losses) console.log(loss);
console.log(losses.length === 0 ? "Nothing is lost, and all was said." : `${losses.length} losses.`);
process.exitCode = losses.length === 0 ? 0 : 1;

function sizeOf(place) {
  const { blocks, bsize } = statfsSync(place);
  return blocks * bsize;
}

/** Leaves so many bytes free. */
function fill(bytes) {
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    // What is left of the last block.
    if (bytes === 0) writeFileSync(ballast, Buffer.alloc(MIB), { flag: "a" });
  } catch (error) {
    if (error.code !== "ENOSPC") throw error;
  }
}

/** Knocks at each door; what answers otherwise than expected is a loss. */
async function ask(at, expected) {
  const json = { Cookie: user.cookie, "Content-Type": "application/json" };
  const doors = {
    mail: () => bySubject((raw, to) => fetchMail(raw, to)),
    smtp: () => bySubject((raw, to) => sendMail(raw, to)),
    page: () =>
      statusOf(`${url}/agents/${agent.id}`, { headers: { Cookie: user.cookie, Accept: "text/html" } }),
    digest: () => statusOf(`${url}/api/agents/${agent.id}/summary-now`, { method: "POST", headers: json }),
    form: () =>
      statusOf(`${url}/api/profile`, {
        method: "PUT",
        headers: json,
        body: JSON.stringify({ displayName: `Ana ${at}` }),
      }),
    healthz: () => statusOf(`${url}/healthz`),
  };
  const answers = {};
  for (const [name, knock] of Object.entries(doors)) {
    answers[name] = await knock();
    // Nothing to write of: no mail came since.
    const isEmpty = name === "digest" && answers[name] === 409;
    if (answers[name] !== expected[name] && !(isEmpty && expected[name] === 200)) {
      losses.push(`${at}: ${name} answered ${answers[name]} instead of ${expected[name]}`);
    }
  }
  console.log(JSON.stringify({ at, ...answers }));
}

async function statusOf(address, init) {
  const answer = await fetchOnce(address, init);
  await answer.text();
  return answer.status;
}

async function bySubject(send) {
  count += 1;
  const subject = `Report ${count}`;
  const status = await send(
    await composeMail({ from: FROM, subject, text: requestOf(`R-${count}`) }),
    agent.emailAddress,
  );
  if (status === 200 || status === 250) accepted.add(subject);
  return status;
}

function fetchMail(body, to) {
  const headers = { Authorization: "Bearer disk", "Content-Type": "message/rfc822" };
  return statusOf(`${url}/api/inbound?${new URLSearchParams({ to, from: FROM })}`, {
    method: "POST",
    headers,
    body,
  });
}

async function sendMail(raw, to) {
  try {
    await door.sendMail({ envelope: { from: FROM, to }, raw });
    return 250;
  } catch (error) {
    return error.responseCode ?? error.code;
  }
}

async function findLosses() {
  const data = await openStoredData(dataDirectory);
  const rows = await data.all("SELECT subject, raw_key, raw_size FROM mails");
  const files = await data.fileSizes("mail/");
  await data.close();
  for (const subject of accepted) {
    const own = rows.filter((row) => row.subject === subject);
    if (own.length !== 1) losses.push(`${subject} is there ${own.length} times`);
    for (const row of own)
      if (files.get(row.raw_key) !== row.raw_size) losses.push(`${subject} has not its bytes`);
  }
  console.log(JSON.stringify({ accepted: accepted.size, stored: rows.length, files: files.size }));
}
