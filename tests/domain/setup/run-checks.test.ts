import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../../app/database/open-database.server";
import { DomainError } from "../../../app/domain/errors";
import { receiveMail } from "../../../app/domain/inbox/receive-mail.server";
import type { NameService, OutgoingMail, Platform } from "../../../app/domain/platform";
import { CHECKS } from "../../../app/domain/setup/check";
import { runChecks } from "../../../app/domain/setup/run-checks.server";
import { performJob } from "../../../app/jobs/perform-job.server";
import { rawMail, streamOf } from "../../support/deliver-mail";
import { draftOf } from "../../support/drafts";
import { faultyDatabase } from "../../support/faulty-database";
import { overriding } from "../../support/overriding";
import { mailServer, platformAt, writerThat } from "../../support/platform-at";

const ORIGIN = "https://digests.example";

const RECORDS: Record<string, string[]> = {
  "TXT in.example": ["some-site-verification=1", "v=spf1 ip4:192.0.2.7 -all"],
  "TXT mail2026._domainkey.mail.example": ["v=DKIM1; k=rsa; p=MIIBIjAN"],
  "TXT _dmarc.mail.example": ["v=DMARC1; p=quarantine; rua=mailto:d@mail.example"],
  "MX in.example": ["10 mx.in.example."],
};

const namesOf = (records: Record<string, string[]>): NameService => ({
  look: async (name, type) => records[`${type} ${name}`] ?? [],
});

/** A deployment in which all is well, or what the test changes of it. */
function deployment(
  changes: Partial<Platform> = {},
  settings: Partial<Platform["settings"]> = {},
  at = new Date(),
): Platform {
  const base = platformAt(at);
  const platform: Platform = {
    ...base,
    names: namesOf(RECORDS),
    settings: {
      ...base.settings,
      appUrl: ORIGIN,
      inboundDomain: "in.example",
      mailFrom: "digests@mail.example",
      dkimSelector: "mail2026",
      sendsMail: true,
      ...settings,
    },
    jobs: { enqueue: (job) => performJob(platform, job) },
    mailer: mailServer(async (mail) => {
      await comeIn(platform, mail);
      return { kind: "accepted", providerId: null };
    }),
    writer: writerThat(async ({ mails }) => draftOf(mails[0]?.id ?? "")),
    payments: {
      ...base.payments,
      isOn: true,
      publishableKey: "pk_test",
      sellsPlan: true,
      readPayment: async () => null,
      readEvent: () => Promise.reject(new DomainError("invalid", "Not signed.")),
    },
    ...changes,
  };
  return platform;
}

/** What went out comes in, as a mail server would bring it. */
function comeIn(platform: Platform, { to, from }: Pick<OutgoingMail, "to" | "from">) {
  const raw = rawMail();
  const mail = { envelopeFrom: from.address, envelopeTo: to, raw: streamOf(raw), rawSize: raw.length };
  return receiveMail(platform, mail);
}

async function checked(platform: Platform) {
  const checks = await runChecks(platform, { origin: ORIGIN, patienceMs: 0 });
  expect(checks.map(({ name }) => name)).toEqual(Object.keys(CHECKS));
  return Object.fromEntries(checks.map((check) => [check.name, check]));
}

async function tick(platform: Platform) {
  await platform.db.run(
    `insert or replace into heartbeats (name, at) values ('tick', ${platform.now().getTime()})`,
  );
}

beforeEach(() => env.DB.exec("delete from heartbeats where name like 'self-mail%'"));

describe("/setup checks one by one what a deployment needs", () => {
  it("each is green where all is well, and leaves nothing behind in the bucket", async () => {
    const platform = deployment();
    await tick(platform);
    const found = await checked(platform);
    expect(Object.values(found).filter(({ state }) => state !== "ok")).toEqual([]);
    expect(found.database?.found).toMatch(/^All \d+ migrations are there\.$/);
    expect(found.mailIn?.found).toMatch(/^A mail to setup-[0-9a-f]{16}@in\.example came in just now\.$/);
    expect(found.dmarc?.found).toBe("_dmarc.mail.example says p=quarantine.");
    expect(await platform.files.list("setup/")).toEqual([]);
  });

  it("else it says the one thing to do", async () => {
    const refusing = { ...deployment().payments, readPayment: () => Promise.reject(new Error("401")) };
    const broken = deployment(
      {
        names: namesOf({ "TXT in.example": ["v=spf1 a", "v=spf1 mx"] }),
        jobs: { enqueue: async () => {} },
        mailer: mailServer(() => ({ kind: "refused", reason: "535 wrong password" })),
        writer: writerThat(() => Promise.reject(new DomainError("unavailable", "The key was refused."))),
        payments: refusing,
        files: overriding(deployment().files, { get: async () => null }),
      },
      { appUrl: "http://localhost:8787", dkimSelector: null },
      new Date("2099-11-16T09:00:00Z"),
    );
    await tick(deployment());
    const found = await checked(broken);
    const words = (name: string) => `${found[name]?.state}: ${found[name]?.found} ${found[name]?.todo}`;
    expect(words("address")).toContain(`do: APP_URL is http://localhost:8787, and this page is at ${ORIGIN}`);
    expect(words("address")).toContain(`Set APP_URL to ${ORIGIN}, and deploy.`);
    expect(words("files")).toBe(
      "do: A file did not come back as it was written. Look at the bucket behind FILES.",
    );
    expect(words("queues")).toContain("do: mondaybrief-jobs did not bring its message back");
    expect(words("clock")).toMatch(
      /^do: It last ticked at .+Z\. A new cron trigger takes up to 15 minutes\./,
    );
    expect(words("mailOut")).toBe("do: smtp did not take a mail: 535 wrong password Check SMTP_URL.");
    expect(words("mailIn")).toContain(
      "in.example has no MX record: add it in Email Routing, Settings, Subdomains.",
    );
    expect(words("spf")).toBe("do: in.example has 2 SPF records, which counts as none. Leave one of them.");
    expect(words("dkim")).toContain("Set DKIM_SELECTOR");
    expect(words("dmarc")).toContain("Publish a TXT record at _dmarc.mail.example");
    expect(words("writer")).toContain("do: test: The key was refused.");
    expect(words("payments")).toBe(
      "do: Stripe refused the key, or can't be reached. Check STRIPE_SECRET_KEY.",
    );
  });

  it("a mail that is late is waited for, counts when it is there, and so does one that a person writes", async () => {
    const sent: OutgoingMail[] = [];
    const slow = deployment({
      mailer: mailServer((mail) => {
        sent.push(mail);
        return { kind: "accepted", providerId: null };
      }),
    });
    expect((await checked(slow)).mailIn).toMatchObject({
      state: "wait",
      todo: "Check again soon. Else: Send the catch-all rule of in.example to this worker, in Email Routing, Routing Rules.",
    });
    const [mail] = sent;
    if (!mail) throw new Error("Nothing was sent.");
    expect(await comeIn(slow, mail)).toEqual({ kind: "self-mail" });
    expect((await checked(slow)).mailIn?.state).toBe("ok");
    const stranger = mail.to.replace(/[0-9a-f]{16}/, "0".repeat(16));
    expect(await comeIn(slow, { ...mail, to: stranger })).toEqual({ kind: "unknown-address" });
  });

  it("an outbox at a public address is something to do, on this machine it is right", async () => {
    const base = platformAt(new Date());
    const atHome = deployment({ mailer: base.mailer }, { appUrl: "http://localhost:8787" });
    expect((await checked(atHome)).mailOut).toMatchObject({ state: "off" });
    const publicly = await checked(deployment({ mailer: base.mailer }));
    expect(publicly.mailOut).toMatchObject({
      state: "do",
      found: "MAILER is outbox: nothing goes out, password links neither.",
      todo: "Set MAILER to cloudflare, resend or smtp, and deploy.",
    });
    expect(publicly.spf).toMatchObject({ state: "off" });
  });

  it("one that throws does not keep the others from being said", async () => {
    const DB = faultyDatabase(env.DB, (sql) => (sql.includes("d1_migrations") ? "before" : null));
    const found = await checked(deployment({ db: openDatabase(DB) }));
    expect(found.database).toMatchObject({ state: "do", found: "Database did not answer." });
    expect(found.files?.state).toBe("ok");
  });

  it("a resolver that does not answer is something to try again, not a missing record", async () => {
    const look = () => Promise.reject(new DomainError("unavailable", "The name service did not answer."));
    const found = await checked(deployment({ names: { look } }));
    expect(found.spf).toMatchObject({ state: "do", found: "The name service did not answer." });
  });
});
