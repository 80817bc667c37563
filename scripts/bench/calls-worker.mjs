// What taking in and reading a mail asks of the platform, and nothing else: the floor of `measureIntake`.
export default {
  async fetch(request, { DB, FILES, JOBS }) {
    const id = crypto.randomUUID();
    await DB.prepare("SELECT * FROM agents WHERE id = ?").bind("agent").raw();
    const fixed = new FixedLengthStream(Number(request.headers.get("Content-Length")));
    await Promise.all([request.body.pipeTo(fixed.writable), FILES.put(id, fixed.readable)]);
    const count = "INSERT INTO counts VALUES (?, 1) ON CONFLICT (subject) DO UPDATE SET n = n + 1";
    await DB.batch([
      DB.prepare("INSERT INTO mails VALUES (?, 'received')").bind(id),
      DB.prepare(count).bind("all"),
      DB.prepare(count).bind("sender"),
    ]);
    await JOBS.send({ id });
    return Response.json({ result: "stored" });
  },

  async queue(batch, { DB, FILES }) {
    for (const message of batch.messages) {
      const { id } = message.body;
      await DB.prepare("UPDATE mails SET state = 'claimed' WHERE id = ? RETURNING *").bind(id).raw();
      const file = await FILES.get(id);
      const raw = await file.arrayBuffer();
      await DB.batch([
        DB.prepare("INSERT INTO texts VALUES (?, ?)").bind(id, new TextDecoder().decode(raw.slice(0, 2000))),
        DB.prepare("UPDATE mails SET state = 'read' WHERE id = ?").bind(id),
      ]);
      message.ack();
    }
  },
};
