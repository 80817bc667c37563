import path from "node:path";
import { performance } from "node:perf_hooks";
import { runnerImport } from "vite";
import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { signUp } from "../sign-in.mjs";
import { printFigure } from "./print-figure.mjs";

const FEW = 50;
const MANY = 5000;
/** Times each is measured, turn by turn, so that the load of the machine falls on both. */
const ROUNDS = 9;
/** Longer than a CSV's heading, shorter than with a few of its lines. */
const HEADING = 400;
/** Rows of one statement. */
const PART = 500;
const FROM = "priya@team.example";
const OWNERS = ["Joe Okafor", "Kim Osei", "Ana Ruiz", null];
const DAY_MS = 86_400_000;

/**
 * What a digest of one new mail and the pages that show items take with 5,000 open items on one agent; the floor is the
 * same with 50. The bar is twice the floor. The whole CSV, which has all of them, can't keep it.
 */
export async function measureManyItems(app, secret) {
  const few = await withItems(app, secret, FEW);
  const many = await withItems(app, secret, MANY);
  const pages =
    (path) =>
    ({ user }) =>
      timed(() => page(app, user, path));
  const measures = {
    "digest of one mail": async ({ user, agent }) => {
      await takeIn(app, agent, secret);
      return timed(() => user.call("POST", `/api/agents/${agent.id}/summary-now`));
    },
    "page of an agent's open items": (at) => pages(`/agents/${at.agent.id}/items`)(at),
    "page of an agent's open items by person": (at) => pages(`/agents/${at.agent.id}/items?by=person`)(at),
    "/monday": pages("/monday"),
    "sheet of an agent": (at) => pages(`/agents/${at.agent.id}`)(at),
    "page of a digest": (at) => pages(`/agents/${at.agent.id}/digests/${at.digestId}`)(at),
    "items of the API": (at) => pages(`/api/agents/${at.agent.id}/items`)(at),
    "first lines of an agent's CSV": (at) =>
      timed(() => firstLines(app, at.user, `/agents/${at.agent.id}/items.csv`)),
    "whole CSV of an agent's open items": (at) => pages(`/agents/${at.agent.id}/items.csv`)(at),
  };
  for (const [name, measure] of Object.entries(measures)) {
    const times = { few: [], many: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.few.push(await measure(few));
      times.many.push(await measure(many));
    }
    const [floor, value] = [median(times.few), median(times.many)];
    printFigure(`${name}, 5,000 open items`, value, "ms", {
      bar: Math.round(2 * floor),
      floorMs: Math.round(floor),
      times: Number((value / floor).toFixed(2)),
    });
  }
}

/** A user with one agent that has so many open items, and a digest of them. */
async function withItems(app, secret, count) {
  const user = await signUp(app.url, `items-${count}-bench@team.example`);
  const agent = await user.call("POST", "/api/agents", { title: `${count} items` });
  await takeIn(app, agent, secret);
  await user.call("POST", `/api/agents/${agent.id}/summary-now`);
  await store(app, agent, count);
  await takeIn(app, agent, secret);
  const { summary } = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
  return { user, agent, digestId: summary.id };
}

async function store(app, agent, count) {
  const db = await app.miniflare.getD1Database("DB");
  const { user_id: userId } = await db
    .prepare("select user_id from agents where id = ?")
    .bind(agent.id)
    .first();
  const { module } = await runnerImport(path.resolve("app/domain/items/words-said.ts"));
  const now = Date.now();
  const rows = Array.from({ length: count }, (_, n) => {
    const id = `${agent.id}-${n}`;
    const text = `Paint hull ${n} of yard ${n % 71} in the colour of ship ${n % 113}`;
    return {
      id,
      kind: n % 10 === 0 ? "blocker" : n % 7 === 0 ? "decision" : "action",
      text,
      owner: OWNERS[n % OWNERS.length],
      due: n % 3 === 0 ? new Date(now + ((n % 60) - 20) * DAY_MS).toISOString().slice(0, 10) : null,
      at: now - (n % 90) * DAY_MS,
      words: module.itemWordsOf({
        quote: `Please: ${text}`,
        source: { subject: `Yard ${id}` },
        sets: { text },
      }),
    };
  });
  const column = (name) => `json_extract(value, '$.${name}')`;
  for (let from = 0; from < count; from += PART) {
    const part = JSON.stringify(rows.slice(from, from + PART));
    await db.batch([
      db
        .prepare(
          `insert into items (id, user_id, agent_id, kind, text, owner, due, timeline, urgency, state, since)
           select ${column("id")}, ?1, ?2, ${column("kind")}, ${column("text")}, ${column("owner")}, ${column("due")}, ${column("due")}, 'none', 'open', ${column("at")} from json_each(?3)`,
        )
        .bind(userId, agent.id, part),
      db
        .prepare(
          `insert into item_events (id, item_id, user_id, agent_id, what, by, at, position, read_at, who, quote, source_kind, source_id, subject, sender, sets)
           select ${column("id")} || '-e', ${column("id")}, ?1, ?2, 'asked', 'words', ${column("at")}, 0, ${column("at")}, 'Priya Shah', 'Please: ' || ${column("text")}, 'email', 'gone-' || ${column("id")}, 'Yard ' || ${column("id")}, 'Priya Shah <${FROM}>',
             json_object('text', ${column("text")}, 'owner', ${column("owner")}, 'due', ${column("due")}, 'timeline', ${column("due")}, 'urgency', 'none') from json_each(?3)`,
        )
        .bind(userId, agent.id, part),
      db
        .prepare(
          `insert into item_words (agent_id, word, item_id)
           select ?1, word.value, json_extract(item.value, '$.id')
           from json_each(?2) as item, json_each(item.value, '$.words') as word`,
        )
        .bind(agent.id, part),
    ]);
  }
}

let mails = 0;

async function takeIn(app, agent, secret) {
  mails += 1;
  const query = new URLSearchParams({ to: agent.emailAddress, from: FROM });
  const answer = await fetchOnce(`${app.url}/api/inbound?${query}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
    body: await composeMail({
      from: FROM,
      subject: `Report ${mails}`,
      text: `Hi Joe,\n\nplease send report ${mails} to the bank by Friday. The van is booked.`,
    }),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The intake answered ${answer.status}`);
}

async function page(app, user, path) {
  const answer = await fetchOnce(`${app.url}${path}`, { headers: { Cookie: user.cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}

/** Until more than the heading is there. */
async function firstLines(app, user, path) {
  const answer = await fetchOnce(`${app.url}${path}`, { headers: { Cookie: user.cookie } });
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > HEADING) break;
  }
  if (size <= HEADING) throw new Error(`${path} has no lines`);
}

async function timed(run) {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
}
