/** An answer is read and written down within this time, however busy the worker is. */
const LONGEST_NOTING_MS = 1000;
/** The stand-in hears of a connection's end a little after it, and may answer into it meanwhile. */
const DEAF_MS = 250;
/** A delivery at rest is 'sent', or 'unknown' where it was killed between DATA and the answer, or with the answer. */
const AT_REST = ["sent", "unknown"];

/**
 * What is lost, doubled or still under way in an app's data, in words; nothing when all is complete. `data` is
 * stored-data's, `traffic` what was done, `sessions` the mail server's, `signupCredits` what each person began with.
 * `killedAt` are the times of the kills. `counts` are the figures beside it.
 */
export async function findLosses({ data, traffic, agents, sessions, killedAt, signupCredits }) {
  const losses = [];
  const counts = {};
  await lostMails(data, traffic, agents, losses, counts);
  await lostDigests(data, traffic, signupCredits, losses, counts);
  await lostSendings(data, traffic, agents, { sessions, killedAt }, losses, counts);
  return { losses, counts };
}

async function lostMails(data, { mails }, agents, losses, counts) {
  const stored = await data.all(
    "SELECT id, agent_id, subject, state, raw_key, raw_size, processed_at, (SELECT count(*) FROM digest_mails WHERE mail_id = id) AS in_digests FROM mails",
  );
  const files = await data.fileSizes("mail/");
  const bySubject = new Map();
  for (const row of stored) bySubject.set(row.subject, [...(bySubject.get(row.subject) ?? []), row]);
  for (const { subject, agent, isAccepted } of mails.values()) {
    const rows = bySubject.get(subject) ?? [];
    if (isAccepted && rows.length === 0) losses.push(`${subject} was accepted and is not there`);
    if (rows.length > 1) losses.push(`${subject} is there ${rows.length} times`);
    for (const row of rows) {
      if (row.agent_id !== agent.id) losses.push(`${subject} is at another agent`);
      if (row.state !== "read") losses.push(`${subject} is ${row.state}`);
      if (files.get(row.raw_key) !== row.raw_size) losses.push(`${subject} has not its bytes`);
      if (row.processed_at !== null && row.in_digests === 0)
        losses.push(`${subject} was taken for written of`);
    }
  }
  const known = new Set(stored.map((row) => row.raw_key));
  const accepted = [...mails.values()].filter(({ isAccepted }) => isAccepted);
  Object.assign(counts, {
    mails: mails.size,
    accepted: accepted.length,
    stored: stored.length,
    filesWithoutRow: [...files.keys()].filter((key) => !known.has(key)).length,
  });
  if (stored.length !== new Set(stored.map(({ subject }) => subject)).size)
    losses.push("A mail is there twice");
  if (agents.some(({ id }) => !stored.some((row) => row.agent_id === id)))
    losses.push("An agent has no mail");
}

async function lostDigests(data, traffic, signupCredits, losses, counts) {
  const runs = await data.all(
    `SELECT id, state, trigger, problem, unsent_since,
       (SELECT count(*) FROM digests WHERE run_id = digest_runs.id) AS digests,
       (SELECT sum(delta) FROM credit_entries WHERE key = 'digest:' || digest_runs.id) AS charged
     FROM digest_runs`,
  );
  for (const run of runs) {
    const what = `The run ${run.id} (${run.trigger})`;
    if (run.state === "queued" || run.state === "writing") losses.push(`${what} is still ${run.state}`);
    if (run.state === "done" && run.digests !== 1) losses.push(`${what} is done and has no digest`);
    if (run.state !== "done" && run.digests > 0) losses.push(`${what} is ${run.state} and has a digest`);
    if (run.digests === 1 && run.charged !== -1) losses.push(`${what} cost ${run.charged}`);
    if (run.digests === 0 && run.charged !== null)
      losses.push(`${what} has no digest and cost ${run.charged}`);
    if (run.state === "failed" && !run.problem) losses.push(`${what} failed without a word`);
    if (run.unsent_since !== null) losses.push(`${what} was not sent`);
  }
  const ids = new Set((await data.all("SELECT id FROM digests")).map(({ id }) => id));
  for (const id of traffic.digests)
    if (!ids.has(id)) losses.push(`The digest ${id} was answered and is not there`);
  const users = await data.all(
    `SELECT id, credits, (SELECT sum(delta) FROM credit_entries WHERE user_id = users.id) AS entries,
       (SELECT count(*) FROM digests WHERE user_id = users.id) AS digests FROM users`,
  );
  for (const { id, credits, entries, digests } of users) {
    if (credits !== entries) losses.push(`The user ${id} has ${credits} credits and entries of ${entries}`);
    if (credits !== signupCredits - digests)
      losses.push(`The user ${id} paid otherwise than for ${digests} digests`);
  }
  const of = (state) => runs.filter((run) => run.state === state).length;
  Object.assign(counts, {
    runs: runs.length,
    scheduledRuns: runs.filter(({ trigger }) => trigger === "scheduled").length,
    digests: ids.size,
    runsFailed: of("failed"),
    runsSkipped: of("skipped"),
    answeredDigests: traffic.digests.length,
  });
}

async function lostSendings(data, traffic, agents, { sessions, killedAt }, losses, counts) {
  const sends = await data.all(
    `SELECT sends.id, sends.agent_id, sends.digest_id, sends.key,
       (SELECT count(*) FROM deliveries WHERE send_id = sends.id) AS deliveries FROM sends`,
  );
  const recipientsOf = new Map(agents.map(({ id, recipients }) => [id, recipients.length]));
  for (const send of sends)
    if (send.deliveries !== recipientsOf.get(send.agent_id))
      losses.push(`The sending ${send.id} left somebody out`);
  const sent = new Set(sends.map((send) => send.digest_id));
  for (const id of traffic.sends)
    if (!sent.has(id)) losses.push(`The digest ${id} was to be sent and is not`);
  const scheduled = await data.all(
    `SELECT digest_runs.id FROM digest_runs WHERE trigger = 'scheduled' AND state = 'done'
       AND NOT EXISTS (SELECT 1 FROM sends WHERE key = 'run:' || digest_runs.id)`,
  );
  for (const { id } of scheduled) losses.push(`The digest of the run ${id} was never sent`);

  const deliveries = await data.all("SELECT id, email, state, problem FROM deliveries");
  const cutBeforeHead = sessions.filter((each) => each.step === "DATA" && each.messageId === null);
  const unknown = { noMessage: 0, message: 0, answered: 0, notingMs: [] };
  for (const { id, email, state, problem } of deliveries) {
    const own = sessions.filter((each) => each.messageId === id);
    const taken = own.filter((each) => each.isTaken);
    const what = `The delivery ${id}`;
    if (taken.length > 1) losses.push(`${what} came ${taken.length} times`);
    if (state === "sent" && taken.length === 0) losses.push(`${what} is 'sent' and did not come`);
    if (!AT_REST.includes(state)) losses.push(`${what} is '${state}': ${problem}`);
    if (state !== "unknown") continue;
    const cut =
      own.find((each) => each.step === "DATA" || each.step === ".") ?? takeOne(cutBeforeHead, email);
    if (cut === undefined) losses.push(`${what} is 'unknown' and its kill fell elsewhere`);
    else if (!cut.isTaken) unknown.noMessage += 1;
    else if (!cut.isAnswered) unknown.message += 1;
    else {
      const notingMs = killedAfter(killedAt, cut.answeredAt);
      if (!(notingMs < LONGEST_NOTING_MS))
        losses.push(`${what} is 'unknown', ${notingMs} ms after its answer`);
      unknown.answered += 1;
      unknown.notingMs.push(notingMs);
    }
  }
  const of = (state) => deliveries.filter((each) => each.state === state).length;
  Object.assign(counts, {
    sends: sends.length,
    deliveries: deliveries.length,
    sent: of("sent"),
    unknown: of("unknown"),
    unknownKilledBetweenDataAndMessage: unknown.noMessage,
    unknownKilledBetweenMessageAndAnswer: unknown.message,
    unknownKilledWithTheAnswer: unknown.answered,
    answeredBeforeKillMs: unknown.notingMs.sort((a, b) => a - b),
    sessions: sessions.length,
    sessionsCut: sessions.filter((each) => !each.isTaken).length,
  });
}

/** Of those that were cut before the mail said whose it is, one to this recipient; each counts once. */
function takeOne(cut, email) {
  const at = cut.findIndex((each) => each.recipient.toLowerCase() === email.toLowerCase());
  return at === -1 ? undefined : cut.splice(at, 1)[0];
}

/** Milliseconds from an answer to the kill that followed; 0 where it was said into a connection that was dead already. */
function killedAfter(killedAt, answeredAt) {
  if (killedAt.some((killed) => answeredAt >= killed && answeredAt - killed < DEAF_MS)) return 0;
  return killedAt.find((killed) => killed >= answeredAt) - answeredAt;
}
