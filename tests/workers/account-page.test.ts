import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../app/database/schema/users.server";
import { hashPassword } from "../../app/domain/accounts/hash-password.server";
import { findSessionUser, openSession } from "../../app/domain/accounts/sessions.server";
import { writeExport } from "../../app/domain/exports/write-export.server";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";
import { platformAt } from "../support/platform-at";

const PASSWORD = "seven wet cranes";
const platform = platformAt(new Date());

describe("A person's rights, with JavaScript off", () => {
  it("sessions: one is signed out, then all others", async () => {
    const user = await newUser();
    const tokens = await Promise.all(
      ["Safari on iPhone", "Firefox on Linux", "Edge on Windows"].map((device) =>
        openSession(platform, user.id, device),
      ),
    );
    const profile = await new PlainVisitor(user.cookie).open("/?dialog=profile");
    const page = await profile.follow("Sessions, export, deletion");
    page.expectShown("This device", "Unknown device", "Safari on iPhone");
    const one = await page.press("Sign out Safari on iPhone");
    one.expectSaid("Signed out there");
    one.expectNotShown("Safari on iPhone");
    const others = await one.press("Sign out all others");
    others.expectSaid("Signed out everywhere else");
    others.expectNotShown("Firefox on Linux", "Sign out all others");
    for (const token of tokens) expect(await findSessionUser(platform, token)).toBeNull();
  });

  it("the export says how far it is, and when it is ready it can be downloaded", async () => {
    const user = await newUser();
    const page = await new PlainVisitor(user.cookie).open("/account");
    const making = await page.press("Make an export");
    making.expectSaid("Export started");
    making.expectNotShown("Make an export");
    const { db } = platform;
    const made = await db.query.exports.findFirst({ where: (row) => eq(row.userId, user.id) });
    await writeExport(platform, made?.id ?? "");
    const ready = await new PlainVisitor(user.cookie).open("/account");
    ready.expectShown(
      "Your export is ready.",
      /^Download \(\d+ kB\)$|^Download \(\d+ B\)$/,
      "Make a new one",
    );
  });

  it("deletion: the page says what goes, asks for the password, and every page shows the way back", async () => {
    const user = await newUser({ credits: 3 });
    await platform.db
      .update(users)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(eq(users.id, user.id));
    const { title } = await newAgent(user);
    const visitor = new PlainVisitor(user.cookie);
    const page = await (await visitor.open("/account")).follow("Delete account...");
    page.expectShown(/^Your agent with all mails/, "Your 3 credits; nothing is paid back for them.");
    const wrong = await page.press("Delete my account", { "Your password": "eight wet cranes" });
    wrong.expectShown("This is not your password.");
    expect(wrong.valueOf("Your password")).toBe("");
    const asked = await wrong.press("Delete my account", { "Your password": PASSWORD });
    asked.expectSaid("Your account will be deleted", "You have a day to change your mind.");
    expect(asked.url.pathname).toBe("/account");
    const dashboard = await visitor.open("/dashboard");
    dashboard.expectShown(title, /^This account will be deleted on /);
    const kept = await dashboard.press("Keep my account");
    kept.expectSaid("Your account is kept");
    kept.expectNotShown(/^This account will be deleted on /);
    expect(kept.url.pathname).toMatch(/^\/(dashboard)?$/);
  });
});
