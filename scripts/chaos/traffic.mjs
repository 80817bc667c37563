import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { composeMail } from "../compose-mail.mjs";
import { fetchOnce } from "../fetch-once.mjs";
import { requestOf } from "../model-server.mjs";
import { PASSWORD } from "../sign-in.mjs";

const FROM = "priya@team.example";
/** Sentences that ask for nothing, so that some mails take a while to be read and written of. */
const TALK = "The crew looked at the hall last week and it was colder there than on the site before. ";
const LONG_MAIL_CHARACTERS = 120_000;

/**
 * What people and mail servers do with an app at `url`, whose mail door is at `mailPort`, and what they were answered. It
 * outlives the app: a mail that was not accepted is sent again later, as a mail server does, and whoever got no answer
 * goes on. `mails` are by their subject: whose they are and whether they were accepted; `digests` and `sends` the ids of
 * the digests that somebody was told of; `odd` the answers that nobody should get, and `waits` how
 * long it took.
 */
export function createTraffic({ url, mailPort, secret, agents }) {
  const mails = new Map();
  const digests = [];
  const sends = [];
  const odd = [];
  const waits = {};
  const door = createTransport({ host: "127.0.0.1", port: mailPort, ignoreTLS: true });
  let count = 0;

  async function newMail() {
    const agent = agents[count % agents.length];
    const subject = `Report ${count}`;
    const isLong = count % 25 === 24;
    count += 1;
    const talk = isLong ? `\n\n${TALK.repeat(LONG_MAIL_CHARACTERS / TALK.length)}` : "";
    const text = `${requestOf(`R-${count}`)}${talk}`;
    const mail = { subject, agent, isAccepted: false, isOpen: false };
    mail.raw = await composeMail({ from: FROM, subject, text });
    mails.set(subject, mail);
    return mail;
  }

  /** Each mail by one of the two doors, in turn. */
  async function deliver(mail, bySmtp) {
    mail.isOpen = true;
    try {
      const to = mail.agent.emailAddress;
      if (bySmtp) await door.sendMail({ envelope: { from: FROM, to }, raw: mail.raw });
      else {
        const answer = await fetchOnce(`${url}/api/inbound?${new URLSearchParams({ to, from: FROM })}`, {
          method: "POST",
          headers: { Authorization: `Bearer ${secret}`, "Content-Type": "message/rfc822" },
          body: mail.raw,
        });
        const said = await answer.text();
        if (!answer.ok) return note("intake", answer.status, said);
      }
      mail.isAccepted = true;
    } catch (error) {
      if (!error.responseCode) throw error;
      note("mail door", error.responseCode, error.response);
    } finally {
      mail.isOpen = false;
    }
  }

  function note(who, status, said) {
    odd.push({ at: Date.now(), who, status, said: said.slice(0, 200) });
  }

  async function call(agent, method, path, body) {
    const answer = await fetchOnce(`${url}${path}`, {
      method,
      headers: { Cookie: agent.cookie, "Content-Type": "application/json" },
      body: body && JSON.stringify(body),
    });
    const said = await answer.text();
    if (answer.ok) return JSON.parse(said);
    // Nothing new, or somebody else is at it.
    if (answer.status !== 409) note(`${method} ${path.replace(agent.id, "{id}")}`, answer.status, said);
    return null;
  }

  const acts = {
    async mail(number) {
      const waiting = [...mails.values()].find((mail) => !mail.isAccepted && !mail.isOpen);
      await deliver(waiting ?? (await newMail()), number % 2 === 0);
    },
    async digest(number, onPress) {
      const agent = agents[(number * 7) % agents.length];
      const pressed = call(agent, "POST", `/api/agents/${agent.id}/summary-now`);
      onPress?.();
      const written = await pressed;
      if (!written?.summary) return;
      digests.push(written.summary.id);
      const sent = await call(agent, "POST", `/api/agents/${agent.id}/send-summary`, {
        summaryId: written.summary.id,
      });
      if (sent) sends.push(written.summary.id);
    },
    async page(number) {
      const agent = agents[number % agents.length];
      const paths = [
        "/dashboard",
        `/agents/${agent.id}`,
        "/",
        "/healthz",
        `/agents/${agent.id}?dialog=history`,
      ];
      const path = paths[number % paths.length];
      const answer = await fetchOnce(`${url}${path}`, { headers: { Cookie: agent.cookie } });
      const said = await answer.text();
      if (!answer.ok) note(`GET ${path.replace(agent.id, "{id}")}`, answer.status, said);
    },
    async signIn(number) {
      const { email } = agents[number % agents.length];
      const answer = await fetchOnce(`${url}/api/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, password: PASSWORD }),
      });
      const said = await answer.text();
      if (!answer.ok) note("POST /api/login", answer.status, said);
    },
  };

  /** The clock writes these agents' digests with the turn of a minute of this machine. */
  async function scheduleAt(agent, minute) {
    const scheduleTime = minute.toISOString().slice(11, 16);
    const schedule = { frequency: "daily", scheduleTime, timeZone: "UTC" };
    return call(agent, "PUT", `/api/agents/${agent.id}`, schedule).catch(() => null);
  }

  return {
    mails,
    digests,
    sends,
    odd,
    scheduleAt,
    /** Milliseconds that acts of each kind took: half of them, 99 of 100, and the longest. */
    waits: () =>
      Object.fromEntries(
        Object.entries(waits).map(([kind, times]) => {
          const sorted = times.toSorted((one, other) => one - other);
          const at = (share) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]);
          return [kind, { p50: at(0.5), p99: at(0.99), longest: at(1) }];
        }),
      ),
    sendWaiting: () =>
      Promise.all([...mails.values()].filter((mail) => !mail.isAccepted).map((mail) => deliver(mail, false))),
    /**
     * Goes on until the signal: `rates` are kinds of acts, each with the milliseconds between two, and `onPress` is told
     * when a digest was asked for. Answers how many acts of each kind were answered, and how many were not.
     */
    async run(rates, signal, onPress) {
      const done = {};
      const go = async ([kind, pauseMs]) => {
        done[kind] ??= { answered: 0, unanswered: 0 };
        for (let number = count; !signal.aborted; number += 1) {
          const startedAt = performance.now();
          try {
            await acts[kind](number, onPress);
            done[kind].answered += 1;
            waits[kind] ??= [];
            waits[kind].push(performance.now() - startedAt);
          } catch {
            // The app was killed meanwhile.
            done[kind].unanswered += 1;
          }
          await pause(pauseMs, undefined, { signal }).catch(() => {});
        }
      };
      await Promise.all(rates.map(go));
      return done;
    },
  };
}

/** Signs up people with agents that have recipients; `signUp` is sign-in.mjs's. Answers the agents with their cookies. */
export async function peopleWithAgents(signUp, url, { people, agentsEach, recipientsEach }) {
  const agents = [];
  for (let person = 1; person <= people; person += 1) {
    const user = await signUp(url, `person-${person}@team.example`);
    for (let number = 1; number <= agentsEach; number += 1) {
      const host = `p${person}-a${number}.example`;
      const recipients = Array.from({ length: recipientsEach }, (_, at) => `r${at + 1}@${host}`);
      const title = `Reports ${person}.${number}`;
      const agent = await user.call("POST", "/api/agents", { title, recipients });
      const { id, emailAddress } = agent;
      agents.push({ id, emailAddress, recipients, cookie: user.cookie, email: user.email, number });
    }
  }
  return agents;
}
