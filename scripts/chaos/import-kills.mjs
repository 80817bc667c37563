// `node scripts/chaos/import-kills.mjs [mbox|zip|takeout] [mails] [seed]`, by hand: mails from before are imported into the
// built app, which is killed twice while they are uploaded, twice while they are stored and once while the last are read. None may be lost
// or doubled, each has its own date and words, those of the last 30 days are unprocessed, what the agent had is known, and
// the bar stands where it stood right after each start. Prints a JSON line a kill, then the figures, and each fault in
// words; ends with 1 when there is one.
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { fetchOnce } from "../fetch-once.mjs";
import { freePort } from "../free-port.mjs";
import { signUp } from "../sign-in.mjs";
import { startProcess } from "./app-process.mjs";
import { archiveOf, oldMails } from "./old-mails.mjs";
import { seeded } from "./seeded.mjs";
import { openStoredData } from "./stored-data.mjs";

const [form = "mbox", ...numbers] = process.argv.slice(2);
const [count = 5000, seed = 1] = numbers.map(Number);
const DAY_MS = 86_400_000;
const NEW_DAYS = 30;
/** The agent has had these before. */
const KNOWN = 40;
/** How much is stored when it is killed, and of whom. */
const WHILE_STORING = [
  [0.25, "group"],
  [0.6, "workerd"],
];
const LOOK_AGAIN_MS = 200;
const LONGEST_MS = 15 * 60_000;
/** Of so many mails one is looked at, whether it has been read. */
const SAMPLED = 25;
/** Of so many of those that were stored last, each, when it is killed. */
const LAST = 20;
const REST_MS = 15_000;

const random = seeded(seed);
const mails = await oldMails(count, random);
const archive = archiveOf(form, mails);
const known = new Set(mails.filter(({ isSpam }) => !isSpam).slice(-KNOWN));
const wanted = mails.filter(({ isSpam }) => !isSpam);
const twice = wanted.filter(({ isTwice }) => isTwice);
const expected = {
  found: archive.count,
  stored: wanted.length - known.size,
  duplicates: known.size + twice.length,
  leftOut: archive.count - wanted.length - twice.length,
};
const dataDirectory = mkdtempSync(path.join(tmpdir(), "mondaybrief-import-"));
const port = await freePort();
const url = `http://localhost:${port}`;
const settings = { INBOUND_SECRET: "import", MAILS_PER_AGENT: "100000", MAILS_PER_SENDER: "100000" };
const losses = [];
let app = startProcess(port, dataDirectory, settings);
let readyAt = 0;
let user;
let agent;

try {
  await whenReady();
  user = await signUp(url, "import@team.example");
  agent = await user.call("POST", "/api/agents", { title: "Before" });
  for (const { raw } of known) await deliver(raw);
  const begun = await upload();
  await store(begun);
  await read(begun);
  const again = await importAgain();
  await pause(REST_MS);
  await app.kill("group");
  await findLosses(begun, again);
} finally {
  await app.kill("group");
  if (losses.length === 0) rmSync(dataDirectory, { recursive: true, force: true });
  else console.log(`The data is left in ${dataDirectory}.`);
}
for (const loss of losses) console.log(loss);
console.log(losses.length === 0 ? "Nothing is lost or doubled." : `${losses.length} losses.`);
process.exitCode = losses.length === 0 ? 0 : 1;

/** In parts, killed in the middle of the second and when the last one has been sent; answers the import. */
async function upload() {
  const begun = await start();
  const last = begun.missingParts.at(-1);
  if (last < 1) throw new Error("That is too short for two parts: ask for more mails.");
  await sendPart(begun, 0);
  await sendPart(begun, 1, 0.5, () => kill("in the middle of a part", "group"));
  const second = await goesOn(begun, [1, last]);
  for (const number of second.missingParts.slice(0, -1)) await sendPart(second, number);
  await sendPart(second, last, 1, () => kill("when the last part was sent", "group"));
  // As a browser does, which has heard nothing: the same part again.
  const status = await sendPart(second, last);
  if (status !== 200 && status !== 409) losses.push(`The last part again is answered ${status}`);
  return second;
}

/** After a restart the same file goes on as the same import, with all parts that were answered. */
async function goesOn(begun, [first, last]) {
  const bar = await barOf();
  const again = await start();
  const missing = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (again.id !== begun.id || again.missingParts.join() !== missing.join())
    losses.push(
      `The upload goes on with ${again.missingParts} of ${again.id}, not ${missing} of ${begun.id}`,
    );
  if (bar?.label !== "Uploaded" || bar.percent !== Math.floor((first / (last + 1)) * 100))
    losses.push(`After the restart the bar is ${JSON.stringify(bar)}`);
  return again;
}

async function store({ id }) {
  for (const [share, whom] of WHILE_STORING) {
    const before = await until(
      () => view(id),
      ({ state, progress }) => state !== "storing" || progress >= share,
    );
    if (before.state !== "storing")
      losses.push(`It was ${before.state} before it could be killed at ${share}`);
    const unread = await unreadOfLast(before);
    await kill(`when ${Math.floor(before.progress * 100)} % was stored`, whom, { unread, of: LAST });
    const [bar, after] = [await barOf(), await view(id)];
    if (bar?.label !== "Imported" || bar.percent < Math.floor(before.progress * 100))
      losses.push(`${before.progress} was stored, and after the restart the bar is ${JSON.stringify(bar)}`);
    await until(
      () => view(id),
      ({ state, progress }) => state !== "storing" || progress > after.progress,
    );
    console.log(JSON.stringify({ bar, goesOnAfterSeconds: secondsSince(readyAt) }));
  }
}

async function read({ id }) {
  const stored = await until(
    () => view(id),
    ({ state }) => state !== "storing",
  );
  const last = await unreadOfLast(stored);
  await kill("when all was stored", "group", { unread: last, of: LAST });
  for (const [name, number] of Object.entries(expected))
    if (stored[name] !== number) losses.push(`${name} is ${stored[name]}, not ${number}`);
  if (stored.state !== "done") losses.push(`The import is ${stored.state}: ${stored.problem}`);
  const sample = wanted.filter((mail, index) => index % SAMPLED === 0 && !known.has(mail));
  for (const mail of sample) {
    await until(
      () => stateOf(id, mail),
      (state) => state !== "received",
    );
  }
  console.log(JSON.stringify({ sampled: sample.length, allReadAfterSeconds: secondsSince(readyAt) }));
}

/** How many of the mails that were stored last were not read yet. */
async function unreadOfLast({ id, found }) {
  const last = wanted.filter((mail) => mail.number < found && !known.has(mail)).slice(-LAST);
  const states = await Promise.all(last.map((mail) => stateOf(id, mail)));
  return states.filter((state) => state === "received").length;
}

async function stateOf(id, { number }) {
  const { state } = await user.call("GET", `/api/agents/${agent.id}/emails/${id}-${number}`);
  return state;
}

/** Everything is known by now. */
async function importAgain() {
  const begun = await start();
  for (const number of begun.missingParts) await sendPart(begun, number);
  const done = await until(
    () => view(begun.id),
    ({ state }) => state !== "storing",
  );
  if (done.stored !== 0 || done.duplicates !== wanted.length + twice.length)
    losses.push(`Imported again, ${done.stored} are new and ${done.duplicates} known`);
  return begun;
}

async function findLosses(begun, again) {
  const data = await openStoredData(dataDirectory);
  const rows = await data.all(
    `SELECT mails.id, subject, state, received_at, processed_at, raw_key, raw_size, import_id,
       instr(parts, 'begins ' || replace(subject, 'Old mail ', 'old-') || '.') AS begins,
       instr(parts, 'ends ' || replace(subject, 'Old mail ', 'old-') || '.') AS ends
     FROM mails LEFT JOIN mail_texts ON mail_id = mails.id`,
  );
  const files = await data.fileSizes("mail/");
  const parts = await data.fileSizes("import/");
  await data.close();
  const bySubject = new Map();
  for (const row of rows) bySubject.set(row.subject, [...(bySubject.get(row.subject) ?? []), row]);
  const newest = Date.parse(begun.createdAt) - NEW_DAYS * DAY_MS;
  const imported = wanted.filter((mail) => !known.has(mail));
  for (const mail of wanted) {
    const own = bySubject.get(mail.subject) ?? [];
    if (own.length !== 1) losses.push(`${mail.subject} is there ${own.length} times`);
    for (const row of own) {
      if (row.state !== "read" || !row.begins || !row.ends) losses.push(`${mail.subject} is ${row.state}`);
      if (files.get(row.raw_key) !== row.raw_size) losses.push(`${mail.subject} has not its bytes`);
      if (known.has(mail)) continue;
      if (row.import_id !== begun.id) losses.push(`${mail.subject} came with ${row.import_id}`);
      if (row.received_at !== mail.date.getTime()) losses.push(`${mail.subject} is of ${row.received_at}`);
      if ((row.processed_at !== null) !== mail.date.getTime() < newest)
        losses.push(`${mail.subject} of ${mail.date.toISOString()} is processed at ${row.processed_at}`);
    }
  }
  if (rows.length !== wanted.length) losses.push(`${rows.length} mails are there, not ${wanted.length}`);
  if (files.size !== rows.length) losses.push(`${files.size} files are there of ${rows.length} mails`);
  if (parts.size > 0) losses.push(`${parts.size} parts of ${begun.id} and ${again.id} are left`);
  const unprocessed = imported.filter(({ date }) => date.getTime() >= newest).length;
  const bytes = archive.bytes.length;
  console.log(
    JSON.stringify({ form, bytes, ...expected, rows: rows.length, files: files.size, unprocessed }),
  );
}

function start() {
  const { name, bytes } = archive;
  return user.call("POST", `/api/agents/${agent.id}/imports`, { filename: name, size: bytes.length });
}

function view(id) {
  return user.call("GET", `/api/agents/${agent.id}/imports/${id}`);
}

/** What a browser without a script is shown of the latest import, right after a start. */
async function barOf() {
  const answer = await fetchOnce(`${url}/agents/${agent.id}/import`, { headers: { Cookie: user.cookie } });
  const [bar = ""] = /<progress[^>]*>/.exec(await answer.text()) ?? [];
  const of = (name) => new RegExp(`${name}="([^"]*)"`).exec(bar)?.[1];
  return bar ? { label: of("aria-label"), percent: Number(of("value")) } : null;
}

/**
 * Sends a part, or so much of it, and answers the status. With `interrupt` nobody waits for the answer: that is called once
 * so much has been handed to the system.
 */
function sendPart({ id, partSize }, number, share = 1, interrupt = null) {
  const part = archive.bytes.subarray(number * partSize, (number + 1) * partSize);
  const headers = { Cookie: user.cookie, "Content-Length": part.length };
  const at = `/api/agents/${agent.id}/imports/${id}/parts/${number}`;
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, agent: false, method: "PUT", path: at, headers });
    asked.once("response", (answer) => answer.resume().once("end", () => resolve(answer.statusCode)));
    asked.once("error", (error) => (interrupt ? undefined : reject(error)));
    const bytes = part.subarray(0, Math.ceil(part.length * share));
    if (interrupt) asked.write(bytes, () => interrupt().then(resolve, reject));
    else asked.end(bytes);
  });
}

async function deliver(raw) {
  const to = agent.emailAddress;
  const answer = await fetchOnce(
    `${url}/api/inbound?${new URLSearchParams({ to, from: "priya@team.example" })}`,
    {
      method: "POST",
      headers: { Authorization: "Bearer import", "Content-Type": "message/rfc822" },
      body: raw,
    },
  );
  const said = await answer.text();
  if (!answer.ok) throw new Error(`/api/inbound answered ${answer.status}: ${said}`);
}

async function kill(at, whom, figures = {}) {
  await app.kill(whom);
  app = startProcess(port, dataDirectory, settings);
  await whenReady();
  console.log(JSON.stringify({ killed: at, whom, ...figures }));
}

async function whenReady() {
  await app.ready;
  readyAt = performance.now();
}

async function until(ask, isIt) {
  for (const end = performance.now() + LONGEST_MS; performance.now() < end; ) {
    const answer = await ask();
    if (isIt(answer)) return answer;
    await pause(LOOK_AGAIN_MS);
  }
  throw new Error(`It does not come: ${app.printed().slice(-2000)}`);
}

function secondsSince(at) {
  return Math.round((performance.now() - at) / 100) / 10;
}
