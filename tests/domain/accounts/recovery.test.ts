import { env, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../../app/database/open-database.server";
import { recoveries } from "../../../app/database/schema/sessions.server";
import {
  findRecovery,
  finishRecovery,
  purgeRecoveries,
} from "../../../app/domain/accounts/finish-recovery.server";
import { mailRecovery } from "../../../app/domain/accounts/mail-recovery.server";
import { requestRecovery } from "../../../app/domain/accounts/request-recovery.server";
import { findSessionUser, openSession } from "../../../app/domain/accounts/sessions.server";
import { signIn } from "../../../app/domain/accounts/sign-in.server";
import { faultyDatabase } from "../../support/faulty-database";
import { newUser, ORIGIN } from "../../support/new-user";
import { mailServer, platformAt } from "../../support/platform-at";

const NEW = "another long phrase";
const network = () => crypto.randomUUID();

/** A user whose link was asked for and mailed at `at`. */
async function asked(at = new Date("2026-11-16T09:00:00Z")) {
  const user = await newUser();
  const mailer = mailServer();
  const platform = platformAt(at, { mailer });
  await requestRecovery(platform, { email: user.email }, network());
  const [held] = platform.held;
  if (held?.job.kind !== "mail-recovery") throw new Error("Nothing was enqueued.");
  await mailRecovery(platform, held.job.recoveryId);
  return { user, mailer, platform, recoveryId: held.job.recoveryId, token: tokenIn(mailer.taken[0]?.text) };
}

const tokenIn = (text = "") => /\/reset-password\/([0-9a-f]{64})/.exec(text)?.[1] ?? "";

describe("A forgotten password", () => {
  it("is mailed to the account's address as a link; the row keeps only its hash", async () => {
    const { user, mailer, recoveryId, token } = await asked();
    expect(mailer.taken).toHaveLength(1);
    expect(mailer.taken[0]).toMatchObject({ to: user.email, subject: "Set a new password for Mondaybrief" });
    expect(token).toHaveLength(64);
    const row = await platformAt(new Date()).db.query.recoveries.findFirst({
      where: eq(recoveries.id, recoveryId),
    });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("for an unknown address the same happens, and nobody is mailed", async () => {
    const mailer = mailServer();
    const platform = platformAt(new Date(), { mailer });
    await requestRecovery(platform, { email: `${crypto.randomUUID()}@nobody.example` }, network());
    expect(platform.held).toHaveLength(1);
    const job = platform.held[0]?.job;
    if (job?.kind !== "mail-recovery") throw new Error("Nothing was enqueued.");
    await mailRecovery(platform, job.recoveryId);
    expect(mailer.taken).toEqual([]);
  });

  it("a job that comes twice mails once; a mail server that asks for later gets a new link", async () => {
    const { platform, mailer, recoveryId } = await asked();
    await mailRecovery(platform, recoveryId);
    expect(mailer.taken).toHaveLength(1);

    const slow = mailServer((_, count) =>
      count === 1 ? { kind: "later", reason: "450" } : { kind: "accepted", providerId: null },
    );
    const user = await newUser();
    const other = platformAt(new Date("2026-11-16T09:00:00Z"), { mailer: slow });
    await requestRecovery(other, { email: user.email }, network());
    const job = other.held[0]?.job;
    if (job?.kind !== "mail-recovery") throw new Error("Nothing was enqueued.");
    await expect(mailRecovery(other, job.recoveryId)).rejects.toThrow();
    await mailRecovery(other, job.recoveryId);
    const [first, second] = slow.taken.map((mail) => tokenIn(mail.text));
    expect(await findRecovery(other, first ?? "")).toBeNull();
    expect(await findRecovery(other, second ?? "")).toBe(user.email);
  });

  it("a reset sets the password, ends all sessions of that user and works once", async () => {
    const { user, platform, token } = await asked();
    const session = await openSession(platform, user.id);
    const stranger = await newUser();
    const strangers = await openSession(platform, stranger.id);
    expect(await findRecovery(platform, token)).toBe(user.email);
    await finishRecovery(platform, token, NEW);
    expect(await findSessionUser(platform, session)).toBeNull();
    expect(await findSessionUser(platform, strangers)).not.toBeNull();
    expect(await signIn(platform, { email: user.email, password: NEW }, network())).toBe(user.id);
    await expect(finishRecovery(platform, token, `${NEW}!`)).rejects.toThrow(
      "This link has expired or was used already.",
    );
    expect(await findRecovery(platform, token)).toBeNull();
  });

  it("of two at once one wins", async () => {
    const { platform, token } = await asked();
    const results = await Promise.allSettled([
      finishRecovery(platform, token, `${NEW} one`),
      finishRecovery(platform, token, `${NEW} two`),
    ]);
    expect(results.map((each) => each.status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("a fault in the middle changes nothing, and the link still works", async () => {
    const { user, token } = await asked();
    const at = "2026-11-16T09:01:00Z";
    const session = await openSession(platformAt(at), user.id);
    for (const broken of ['update "users"', 'delete from "sessions"', 'update "recoveries"']) {
      const db = openDatabase(faultyDatabase(env.DB, (sql) => (sql.includes(broken) ? "before" : null)));
      await expect(finishRecovery(platformAt(at, { db }), token, NEW)).rejects.toThrow();
      expect(await findRecovery(platformAt(at), token), broken).toBe(user.email);
      expect(await findSessionUser(platformAt(at), session), broken).toMatchObject({ id: user.id });
    }
    await finishRecovery(platformAt(at), token, NEW);
    expect(await signIn(platformAt(at), { email: user.email, password: NEW }, network())).toBe(user.id);
    expect(await findSessionUser(platformAt(at), session)).toBeNull();
  });

  it("the link works for 30 minutes", async () => {
    const { user, token } = await asked(new Date("2026-11-16T09:00:00Z"));
    expect(await findRecovery(platformAt("2026-11-16T09:29:59Z"), token)).toBe(user.email);
    expect(await findRecovery(platformAt("2026-11-16T09:30:00Z"), token)).toBeNull();
    await expect(finishRecovery(platformAt("2026-11-16T09:30:00Z"), token, NEW)).rejects.toThrow();
  });

  it("using one link makes the others of that user dead", async () => {
    const { user, platform, mailer, token } = await asked();
    await requestRecovery(platform, { email: user.email }, network());
    const job = platform.held[1]?.job;
    if (job?.kind !== "mail-recovery") throw new Error("Nothing was enqueued.");
    await mailRecovery(platform, job.recoveryId);
    const later = tokenIn(mailer.taken[1]?.text);
    await finishRecovery(platform, token, NEW);
    expect(await findRecovery(platform, later)).toBeNull();
  });

  it("a common password is refused and the link stays good", async () => {
    const { user, platform, token } = await asked();
    await expect(finishRecovery(platform, token, "password1")).rejects.toThrow("too common");
    expect(await findRecovery(platform, token)).toBe(user.email);
  });

  it("the sixth request for one address in an hour is refused, known or not", async () => {
    const { email } = await newUser();
    for (const address of [email, `${crypto.randomUUID()}@nobody.example`]) {
      const platform = platformAt(new Date());
      for (let count = 0; count < 5; count++) await requestRecovery(platform, { email: address }, network());
      await expect(requestRecovery(platform, { email: address }, network())).rejects.toMatchObject({
        kind: "too-many",
      });
    }
  });

  it("requests that are over are deleted with the clock", async () => {
    const { recoveryId } = await asked(new Date("2026-11-16T09:00:00Z"));
    await purgeRecoveries(platformAt("2026-11-16T09:30:01Z"));
    const { db } = platformAt(new Date());
    expect(await db.query.recoveries.findFirst({ where: eq(recoveries.id, recoveryId) })).toBeUndefined();
  });
});

describe("/forgot-password and /reset-password", () => {
  const post = (path: string, fields: Record<string, string>) =>
    SELF.fetch(`${ORIGIN}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { "CF-Connecting-IP": network() },
      body: new URLSearchParams(fields),
    });

  it("answer a known and an unknown address alike", async () => {
    const { email } = await newUser();
    const answers = await Promise.all(
      [email, `${crypto.randomUUID()}@nobody.example`].map((address) =>
        post("/forgot-password", { email: address }),
      ),
    );
    expect(answers.map((answer) => [answer.status, answer.headers.get("Location")])).toEqual([
      [302, "/forgot-password?asked=1"],
      [302, "/forgot-password?asked=1"],
    ]);
  });

  it("a dead link is a 404 that is kept nowhere; a good one changes the password through the page's form", async () => {
    const dead = await SELF.fetch(`${ORIGIN}/reset-password/${"0".repeat(64)}`);
    expect(dead.status).toBe(404);
    expect(await dead.text()).toContain("This link has expired or was used already");
    expect(dead.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(dead.headers.get("Cache-Control")).toBe("private, no-store");

    const { user, token } = await asked(new Date());
    const mismatch = await post(`/reset-password/${token}`, { password: NEW, confirmPassword: "other one" });
    expect(mismatch.status).toBe(400);
    expect(await mismatch.text()).toContain("Passwords don&#x27;t match");
    const done = await post(`/reset-password/${token}`, { password: NEW, confirmPassword: NEW });
    expect([done.status, done.headers.get("Location")]).toEqual([302, "/login"]);
    const platform = platformAt(new Date());
    expect(await signIn(platform, { email: user.email, password: NEW }, network())).toBe(user.id);
  });
});
