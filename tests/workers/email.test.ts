import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { mailTexts } from "../../app/database/schema/mails.server";
import { trySample } from "../../app/domain/digests/try-sample.server";
import { newId, sha256Hex } from "../../app/domain/tokens.server";
import { deliverMail, rawMail, waitingMail } from "../support/deliver-mail";
import { mailsOf } from "../support/digest-agent";
import { faultyDatabase } from "../support/faulty-database";
import { heldQueue } from "../support/held-jobs";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { overriding } from "../support/overriding";
import { platformAt } from "../support/platform-at";

const MIB = 1024 * 1024;
const { db } = platformAt(new Date());

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toUTCString();
const filesOf = async (agentId: string) => (await env.FILES.list({ prefix: `mail/${agentId}/` })).objects;
const rawOf = async (key: string) => new Uint8Array((await (await env.FILES.get(key))?.arrayBuffer()) ?? []);

function withPart(...lines: string[]): Uint8Array<ArrayBuffer> {
  const parts = ["--edge", "Content-Type: text/plain", "", "See below.", "--edge", ...lines, "--edge--"];
  return rawMail({ "Content-Type": 'multipart/mixed; boundary="edge"' }, parts.join("\r\n"));
}

function withZip(): Uint8Array<ArrayBuffer> {
  const zip = Buffer.from(zipSync({ "notes.txt": strToU8("Ana owns the retry bug.") })).toString("base64");
  const named = 'Content-Disposition: attachment; filename="notes.zip"';
  return withPart("Content-Type: application/zip", "Content-Transfer-Encoding: base64", named, "", zip);
}

function attached(mail: Uint8Array): Uint8Array<ArrayBuffer> {
  const inner = new TextDecoder().decode(mail).replaceAll("edge", "inner-edge");
  return withPart("Content-Type: message/rfc822", "", inner);
}

/** A mail of exactly this many bytes. */
function mailOfSize(size: number): Uint8Array<ArrayBuffer> {
  const head = rawMail({}, "A large one.");
  const mail = new Uint8Array(size).fill(0x61);
  mail.set(head);
  for (let at = head.length; at < size - 1; at += 78) mail.set([13, 10], at);
  return mail;
}

describe("The email handler", () => {
  it("routes by the envelope, in any case, and never by the To header", async () => {
    const user = await newUser();
    const [named, enveloped] = [await newAgent(user), await newAgent(user)];
    const raw = rawMail({ To: named.emailAddress });
    const odd = enveloped.emailAddress.toUpperCase();
    expect((await deliverMail(odd, raw)).rejected).toBeNull();
    expect(await mailsOf(named.id)).toEqual([]);
    expect(await mailsOf(enveloped.id)).toHaveLength(1);
  });

  it("keeps the raw bytes as they came, in R2, one row, and what a short mail says", async () => {
    const agent = await newAgent(await newUser());
    const odd = new Uint8Array([...rawMail(), 0, 255, 254, 13, 10, 46, 10, 128]);
    const { rejected, jobs } = await deliverMail(agent.emailAddress, odd, { from: "srs0+x=y@relay.example" });
    expect([rejected, jobs]).toEqual([null, []]);
    const [mail, ...others] = await mailsOf(agent.id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      state: "read",
      envelopeFrom: "srs0+x=y@relay.example",
      rawSize: odd.length,
      subject: "Rollout of the ledger",
      senderName: "Ana Ruiz",
      processedAt: null,
    });
    expect(await rawOf(mail?.rawKey ?? "")).toEqual(odd);
    const texts = await db.query.mailTexts.findFirst({ where: eq(mailTexts.mailId, mail?.id ?? "") });
    expect(texts?.parts).toMatchObject([{ kind: "body", text: expect.stringContaining("the retry bug") }]);
  });

  it.each([
    ["too long to be read as it comes in", () => waitingMail()],
    ["that may have come before, by its date", () => rawMail({ Date: minutesAgo(6) })],
    ["dated later than clocks differ", () => rawMail({ Date: minutesAgo(-6) })],
    ["without a date", () => rawMail({ Date: null })],
    ["with a file to unpack", () => withZip()],
    ["with one inside an attached mail", () => attached(withZip())],
    [
      "that is a bounce",
      () =>
        rawMail(
          {
            From: "MAILER-DAEMON <mailer-daemon@relay.example>",
            Subject: "Undelivered Mail Returned to Sender",
            "Content-Type": 'multipart/report; report-type=delivery-status; boundary="b"',
          },
          "--b\r\n\r\nNot delivered.\r\n--b--",
        ),
    ],
    ["without a word", () => new TextEncoder().encode("\r\n \r\n\r\n")],
  ])("a mail %s is stored, and one job reads it", async (_, raw) => {
    const agent = await newAgent(await newUser());
    const bytes = raw();
    const { rejected, jobs } = await deliverMail(agent.emailAddress, bytes);
    const [mail, ...others] = await mailsOf(agent.id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ state: "received", subject: null, attachments: [] });
    expect([rejected, jobs]).toEqual([null, [{ kind: "read-mail", mailId: mail?.id }]]);
    expect(await rawOf(mail?.rawKey ?? "")).toEqual(bytes);
  });

  it.each(["nobody999999@inbound.localhost", "", "@", "no-at-sign", "' or 1=1 --@inbound.localhost"])(
    "the unknown address %j is rejected, and nothing is kept",
    async (address) => {
      const { rejected, jobs } = await deliverMail(address);
      expect(rejected).toBe("550 5.1.1 No such address here.");
      expect(jobs).toEqual([]);
    },
  );

  it("an agent's name at another host is unknown", async () => {
    const agent = await newAgent(await newUser());
    const elsewhere = agent.emailAddress.replace(/@.*/, "@elsewhere.example");
    expect((await deliverMail(elsewhere)).rejected).toMatch(/^550 /);
    expect(await mailsOf(agent.id)).toEqual([]);
  });

  it("the same Message-ID twice, or twice at once, is one row and one file, and both are accepted", async () => {
    const agent = await newAgent(await newUser());
    const long = waitingMail(rawMail({ "Message-ID": "<one@payments.example>" }));
    const deliveries = await Promise.all([1, 2, 3].map(() => deliverMail(agent.emailAddress, long)));
    deliveries.push(await deliverMail(agent.emailAddress, long));
    expect(deliveries.map((each) => each.rejected)).toEqual([null, null, null, null]);
    expect(deliveries.flatMap((each) => each.jobs)).toHaveLength(1);
    const [mail, ...others] = await mailsOf(agent.id);
    expect(others).toEqual([]);
    expect((await filesOf(agent.id)).map((file) => file.key)).toEqual([mail?.rawKey]);
  });

  it("so is the same short mail at once, and its text is there once", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail({ "Message-ID": "<one@payments.example>" });
    await Promise.all([1, 2, 3].map(() => deliverMail(agent.emailAddress, raw)));
    const [mail, ...others] = await mailsOf(agent.id);
    expect([mail?.state, others]).toEqual(["read", []]);
    expect((await filesOf(agent.id)).map((file) => file.key)).toEqual([mail?.rawKey]);
  });

  it("the same Message-ID with other content is two mails", async () => {
    const agent = await newAgent(await newUser());
    const headers = { "Message-ID": "<one@payments.example>", Subject: "Rollout" };
    const second = "Joe, the retry bug is yours.";
    for (const raw of [
      rawMail(headers),
      rawMail(headers, second),
      rawMail({ ...headers, Subject: "Rollout, corrected" }),
      rawMail(headers, second),
    ])
      expect((await deliverMail(agent.emailAddress, raw)).rejected).toBeNull();
    const raws = await Promise.all((await filesOf(agent.id)).map(({ key }) => rawOf(key)));
    const texts = raws.map((raw) => new TextDecoder().decode(raw));
    expect(texts).toHaveLength(3);
    expect(texts.filter((text) => text.includes(second))).toHaveLength(1);
  });

  it("the same content by another way, with other traces in its head and lines trimmed, is one", async () => {
    const agent = await newAgent(await newUser());
    const headers = {
      "Message-ID": "<one@payments.example>",
      Subject: "Rollout",
      Date: "Mon, 16 Nov 2026 08:00:00 +0000",
    };
    await deliverMail(agent.emailAddress, rawMail(headers, "Joe owns the bug. \r\n\r\nAna"));
    const traced = rawMail(
      {
        Received: "from relay.example",
        ...headers,
        "Message-ID": "< one@payments.example > (added by relay)",
      },
      "Joe owns the bug.\r\n\r\nAna\r\n",
    );
    const inSmallPieces = await deliverMail(agent.emailAddress, traced);
    expect(inSmallPieces).toEqual({ rejected: null, jobs: [] });
    expect(await mailsOf(agent.id)).toHaveLength(1);
  });

  it("name+tag@ is delivered to name@, and the tag is kept", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const [name, host] = agent.emailAddress.split("@");
    expect((await deliverMail(`${name}+Invoices+2026@${host}`)).rejected).toBeNull();
    expect((await deliverMail(`${name}+@${host}`)).rejected).toBeNull();
    const shown = await user.call<{ emails: { tag: string | null }[] }>("GET", `/api/agents/${agent.id}`);
    for (const mails of [await mailsOf(agent.id), shown.body.emails])
      expect(new Set(mails.map(({ tag }) => tag))).toEqual(new Set([null, "Invoices+2026"]));
    expect((await deliverMail(`${name}x+tag@${host}`)).rejected).toMatch(/^550 /);
    expect((await deliverMail(`+${name}@${host}`)).rejected).toMatch(/^550 /);
  });

  it("a mail without Message-ID is known again by the SHA-256 of its bytes", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail({ "Message-ID": null });
    await deliverMail(agent.emailAddress, raw);
    await deliverMail(agent.emailAddress, raw);
    await deliverMail(agent.emailAddress, rawMail({ "Message-ID": null }, "Another text."));
    const keys = (await mailsOf(agent.id)).map((mail) => mail.dedupeKey);
    expect(keys).toHaveLength(2);
    expect(keys).toContain(`sha256:${await sha256Hex(raw)}`);
  });

  it("the same mail to two agents is two mails", async () => {
    const user = await newUser();
    const both = [await newAgent(user), await newAgent(user)];
    const raw = rawMail();
    for (const agent of both) await deliverMail(agent.emailAddress, raw);
    for (const agent of both) expect(await mailsOf(agent.id)).toHaveLength(1);
  });

  it("an inactive agent keeps its mail, and nothing bounces", async () => {
    const agent = await newAgent(await newUser(), { status: "inactive", frequency: "daily" });
    expect((await deliverMail(agent.emailAddress)).rejected).toBeNull();
    expect(await mailsOf(agent.id)).toHaveLength(1);
  });

  it("25 MiB are accepted, one byte more is refused for good", async () => {
    const agent = await newAgent(await newUser());
    const largest = mailOfSize(25 * MIB);
    expect((await deliverMail(agent.emailAddress, largest)).rejected).toBeNull();
    const [file] = await filesOf(agent.id);
    expect(file?.size).toBe(25 * MIB);
    expect(await sha256Hex(await rawOf(file?.key ?? ""))).toBe(await sha256Hex(largest));
    const refused = await deliverMail(agent.emailAddress, mailOfSize(25 * MIB + 1));
    expect(refused.rejected).toBe("552 5.3.4 Too large: at most 25 MiB.");
    expect(await mailsOf(agent.id)).toHaveLength(1);
    expect(await filesOf(agent.id)).toHaveLength(1);
  });
});

describe("Our own failure: throw, so that the sender tries again; never accept and lose", () => {
  it("R2 is down: thrown, no row; the next try is stored", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail();
    const FILES = overriding(env.FILES, { put: () => Promise.reject(new Error("R2 is away")) });
    await expect(deliverMail(agent.emailAddress, raw, { bindings: { FILES } })).rejects.toThrow();
    expect(await mailsOf(agent.id)).toEqual([]);
    await deliverMail(agent.emailAddress, raw);
    expect(await mailsOf(agent.id)).toHaveLength(1);
  });

  it("D1 is down: thrown, nothing is left behind; the next try is stored", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail();
    const DB = faultyDatabase(env.DB, (sql) => (sql.startsWith('insert into "mails"') ? "before" : null));
    await expect(deliverMail(agent.emailAddress, raw, { bindings: { DB } })).rejects.toThrow();
    expect(await mailsOf(agent.id)).toEqual([]);
    expect(await filesOf(agent.id)).toEqual([]);
    await deliverMail(agent.emailAddress, raw);
    expect(await mailsOf(agent.id)).toHaveLength(1);
  });

  it("D1 is down before the address was looked up: thrown, not rejected", async () => {
    const agent = await newAgent(await newUser());
    const DB = faultyDatabase(env.DB, () => "before");
    await expect(deliverMail(agent.emailAddress, rawMail(), { bindings: { DB } })).rejects.toThrow();
  });

  it("D1 wrote the row and its answer was lost: the raw bytes stay, also after the sender's next try", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail();
    const DB = faultyDatabase(env.DB, (sql) => (sql.startsWith('insert into "mails"') ? "after" : null));
    await deliverMail(agent.emailAddress, raw, { bindings: { DB } }).catch(() => undefined);
    await deliverMail(agent.emailAddress, raw);
    const [mail, ...others] = await mailsOf(agent.id);
    expect(others).toEqual([]);
    expect(await rawOf(mail?.rawKey ?? "")).toEqual(raw);
  });

  it("the queue is down: the mail is stored, and accepted", async () => {
    const agent = await newAgent(await newUser());
    const JOBS = overriding(heldQueue(), { send: () => Promise.reject(new Error("the queue is away")) });
    expect(
      (await deliverMail(agent.emailAddress, waitingMail(), { bindings: { JOBS } })).rejected,
    ).toBeNull();
    expect(await mailsOf(agent.id)).toMatchObject([{ state: "received" }]);
  });

  it("a stream that ends before its announced size is thrown, and no half mail is kept", async () => {
    const agent = await newAgent(await newUser());
    const FILES = overriding(env.FILES, {
      put: (key: string, body: ReadableStream) => {
        const short = body.pipeThrough(
          new TransformStream({ transform: (_, controller) => controller.terminate() }),
        );
        return env.FILES.put(key, short);
      },
    } as Partial<R2Bucket>);
    await expect(deliverMail(agent.emailAddress, waitingMail(), { bindings: { FILES } })).rejects.toThrow();
    expect(await mailsOf(agent.id)).toEqual([]);
  });

  it.each([-1, 1])(
    "a short mail that is not as long as announced (%i) is thrown, and nothing is kept",
    async (more) => {
      const agent = await newAgent(await newUser());
      const raw = rawMail();
      await expect(deliverMail(agent.emailAddress, raw, { rawSize: raw.length + more })).rejects.toThrow();
      expect(await mailsOf(agent.id)).toEqual([]);
      expect(await filesOf(agent.id)).toEqual([]);
    },
  );

  it("D1 takes all of a short mail or nothing: without its text there is no row either", async () => {
    const agent = await newAgent(await newUser());
    const raw = rawMail();
    const DB = faultyDatabase(env.DB, (sql) => (sql.includes('"mail_texts"') ? "before" : null));
    await expect(deliverMail(agent.emailAddress, raw, { bindings: { DB } })).rejects.toThrow();
    expect(await mailsOf(agent.id)).toEqual([]);
    expect(await filesOf(agent.id)).toEqual([]);
    await deliverMail(agent.emailAddress, raw);
    expect(await mailsOf(agent.id)).toMatchObject([{ state: "read" }]);
  });
});

describe("Who may write to an agent", () => {
  const LIST = ["ana@payments.example", "harbour.example", "bücher.example"];
  const from = (address: string) => ({ raw: rawMail({ From: `Someone <${address}>` }), from: address });

  it.each([
    ["a listed address", "Ana@Payments.example", "bounce@relay.example", "mails"],
    ["a listed domain", "lena@harbour.example", "bounce@relay.example", "mails"],
    [
      "a listed envelope sender, as forwarding rules leave it",
      "news@vendor.example",
      "ana@payments.example",
      "mails",
    ],
    [
      "a listed domain, by the letters that DNS has for it",
      "otto@xn--bcher-kva.example",
      "x@relay.example",
      "mails",
    ],
    [
      "a listed address as the quoted name of another one",
      '"ana@payments.example"@x.example',
      "x@x.example",
      "held",
    ],
    ["one below another's domain", "ana@payments.example@x.example", "x@x.example", "held"],
    ["another address of a listed one's domain", "joe@payments.example", "joe@payments.example", "held"],
    ["a domain that ends like a listed one", "x@not-harbour.example", "x@not-harbour.example", "held"],
    ["a host below a listed one", "x@mail.harbour.example", "x@mail.harbour.example", "held"],
  ])("%s: taken, or held without a bounce and without a job", async (_, author, envelope, place) => {
    const user = await newUser();
    const agent = await newAgent(user, { allowedSenders: LIST });
    const { raw } = from(author);
    const { rejected, jobs } = await deliverMail(agent.emailAddress, raw, { from: envelope });
    expect(rejected).toBeNull();
    expect(jobs).toEqual([]);
    expect(await mailsOf(agent.id)).toHaveLength(place === "mails" ? 1 : 0);
    const held = await user.call("GET", `/api/agents/${agent.id}/quarantine`);
    expect(held.body).toHaveLength(place === "held" ? 1 : 0);
    const [file, ...others] = await filesOf(agent.id);
    expect(others).toEqual([]);
    expect(await rawOf(file?.key ?? "")).toEqual(raw);
  });

  it("the same mail twice waits once, and samples are let in", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { allowedSenders: LIST });
    const { raw } = from("x@elsewhere.example");
    for (const _ of [1, 2]) {
      expect((await deliverMail(agent.emailAddress, raw, { from: "" })).rejected).toBeNull();
    }
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body).toMatchObject({
      heldCount: 1,
      emails: [],
    });
    expect(await filesOf(agent.id)).toHaveLength(1);
    await trySample(platformAt(new Date()), { userId: user.id, agentId: agent.id });
    expect((await mailsOf(agent.id)).filter(({ isSample }) => isSample)).toHaveLength(5);
  });
});

describe("Caps a day, counted in D1", () => {
  const small = { MAILS_PER_AGENT: 4, MAILS_PER_SENDER: 2 } as Partial<Env>;
  const deliver = (agent: { emailAddress: string }, author: string, raw = rawMail({ From: author })) =>
    deliverMail(agent.emailAddress, raw, { from: "relay@relay.example", bindings: small });

  it("over the sender's or the agent's it is thrown, which the sender's server takes as 4xx, and nothing is kept", async () => {
    const agent = await newAgent(await newUser());
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => deliver(agent, "ana@payments.example")));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await deliver(agent, "joe@payments.example");
    await deliver(agent, "lena@harbour.example");
    await expect(deliver(agent, "tom@harbour.example")).rejects.toThrow("try again later");
    expect(await mailsOf(agent.id)).toHaveLength(4);
    expect(await filesOf(agent.id)).toHaveLength(4);
  });

  it("a duplicate is not counted, and strangers in quarantine don't use up the room of others", async () => {
    const agent = await newAgent(await newUser(), { allowedSenders: ["payments.example"] });
    const raw = rawMail({ From: "ana@payments.example" });
    for (const _ of [1, 2, 3]) expect((await deliver(agent, "", raw)).rejected).toBeNull();
    await deliver(agent, "ana@payments.example");
    await deliver(agent, "x@elsewhere.example");
    await deliver(agent, "y@elsewhere.example");
    await expect(deliver(agent, "z@elsewhere.example")).rejects.toThrow("try again later");
    expect((await deliver(agent, "joe@payments.example")).rejected).toBeNull();
    expect(await mailsOf(agent.id)).toHaveLength(3);
  });

  it("the deferred mail is taken on the next day", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const raw = rawMail({ From: "ana@payments.example" });
    for (const _ of [1, 2]) await deliver(agent, "ana@payments.example");
    await expect(deliver(agent, "", raw)).rejects.toThrow();
    await env.DB.prepare("update intake_counts set day = '2026-01-01' where agent_id = ?")
      .bind(agent.id)
      .run();
    expect((await deliver(agent, "", raw)).rejected).toBeNull();
    expect(await mailsOf(agent.id)).toHaveLength(3);
  });
});

describe("Mail to the address of a List-Unsubscribe header", () => {
  it("with a token that nobody has it is an unknown address", async () => {
    const token = newId().replaceAll("-", "").slice(0, 32);
    expect((await deliverMail(`unsubscribe-${token}@inbound.localhost`)).rejected).toMatch(/^550 /);
  });
});
