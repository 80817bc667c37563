// What taking in and reading a mail asks of the platform, and nothing else: the floor of `measureIntake`. With `?least`
// what no intake can do without: the bytes in R2 and a row in D1. With `?parse` a mail is parsed, and nothing is kept.
import PostalMime from "postal-mime";

const SHORT_MAIL_BYTES = 128 * 1024;

export default {
  async fetch(request, { DB, FILES, JOBS }) {
    const { searchParams } = new URL(request.url);
    if (searchParams.has("parse")) {
      await PostalMime.parse(await request.arrayBuffer());
      return Response.json({ result: "stored" });
    }
    const id = crypto.randomUUID();
    const size = Number(request.headers.get("Content-Length"));
    const fixed = new FixedLengthStream(size);
    const row = (state) => DB.prepare("INSERT INTO mails VALUES (?, ?)").bind(id, state);
    if (searchParams.has("least")) {
      await Promise.all([request.body.pipeTo(fixed.writable), FILES.put(id, fixed.readable)]);
      await row("read").run();
      return Response.json({ result: "stored" });
    }
    await DB.prepare("SELECT * FROM agents WHERE id = ?").bind("agent").raw();
    const count = "INSERT INTO counts VALUES (?, 1) ON CONFLICT (subject) DO UPDATE SET n = n + 1";
    const counted = [DB.prepare(count).bind("all"), DB.prepare(count).bind("sender")];
    if (size <= SHORT_MAIL_BYTES) {
      const raw = await request.arrayBuffer();
      await FILES.put(id, raw);
      await DB.batch([row("read"), ...counted, text(DB, id, raw)]);
      return Response.json({ result: "stored" });
    }
    await Promise.all([request.body.pipeTo(fixed.writable), FILES.put(id, fixed.readable)]);
    await DB.batch([row("received"), ...counted]);
    await JOBS.send({ id });
    return Response.json({ result: "stored" });
  },

  async queue(batch, { DB, FILES }) {
    for (const message of batch.messages) {
      const { id } = message.body;
      await DB.prepare("UPDATE mails SET state = 'claimed' WHERE id = ? RETURNING *").bind(id).raw();
      const file = await FILES.get(id);
      const raw = await file.arrayBuffer();
      const read = DB.prepare("UPDATE mails SET state = 'read' WHERE id = ?").bind(id);
      await DB.batch([text(DB, id, raw), read]);
      message.ack();
    }
  },
};

const text = (DB, id, raw) =>
  DB.prepare("INSERT INTO texts VALUES (?, ?)").bind(id, new TextDecoder().decode(raw.slice(0, 2000)));
