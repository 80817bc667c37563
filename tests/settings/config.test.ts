import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { appSettings, parseConfig } from "../../app/platform/config.server";
import { createPlatform } from "../../workers/platform";

describe("Settings", () => {
  it("have the defaults of the table", () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      APP_URL: "http://localhost:8787",
      INBOUND_DOMAIN: "inbound.localhost",
      MAILER: "outbox",
      WRITER: "builtin",
      RESEND_API_BASE: "https://api.resend.com",
      OPENAI_BASE_URL: "https://api.openai.com/v1",
      OPENAI_TIMEOUT_SECONDS: 45,
      SIGNUP_CREDITS: 500,
      INBOUND_SECRET: null,
      TRUST_PROXY: 0,
    });
    expect(appSettings(config)).toEqual({
      appUrl: "http://localhost:8787",
      inboundDomain: "inbound.localhost",
      mailFrom: "digests@inbound.localhost",
      signupCredits: 500,
      mailsPerAgent: 2000,
      mailsPerSender: 500,
      contactEmail: null,
      sendsMail: true,
      setupSecret: null,
      dkimSelector: null,
    });
  });

  it("an empty value is the default, and addresses lose their last slash", () => {
    expect(parseConfig({ MAILER: "", SIGNUP_CREDITS: "", APP_URL: "https://brief.example/" })).toMatchObject({
      MAILER: "outbox",
      SIGNUP_CREDITS: 500,
      APP_URL: "https://brief.example",
    });
  });

  it.each([
    ["APP_URL", "brief.example"],
    ["APP_URL", "ftp://brief.example"],
    ["INBOUND_DOMAIN", "not a host"],
    ["MAIL_FROM", "nobody"],
    ["MAILER", "pigeon"],
    ["SMTP_URL", "http://mail.example"],
    ["RESEND_API_BASE", "resend"],
    ["WRITER", "ghost"],
    ["OPENAI_BASE_URL", "localhost:1"],
    ["OPENAI_TIMEOUT_SECONDS", "0"],
    ["OPENAI_TIMEOUT_SECONDS", "301"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "-1"],
    ["SIGNUP_CREDITS", "-1"],
    ["SIGNUP_CREDITS", "1.5"],
    ["SIGNUP_CREDITS", "many"],
    ["CONTACT_EMAIL", "sales"],
    ["SETUP_SECRET", "fifteen letters"],
    ["DKIM_SELECTOR", "two words"],
    ["DNS_OVER_HTTPS_URL", "cloudflare-dns.com"],
  ])("a bad %s (%s) stops the start with its name", (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`^Bad settings\\. ${name}: `));
  });

  it.each([
    [{ MAILER: "smtp" }, "SMTP_URL: is needed with MAILER=smtp"],
    [{ MAILER: "resend" }, "RESEND_API_KEY: is needed with MAILER=resend"],
    [{ WRITER: "openai" }, "OPENAI_MODEL: is needed with WRITER=openai"],
    [{ WRITER: "workers-ai" }, "WORKERS_AI_MODEL: is needed with WRITER=workers-ai"],
  ])("%j names what is missing", (given, words) => {
    expect(() => parseConfig(given)).toThrow(`Bad settings. ${words}`);
  });

  it("several bad settings are all named, and no secret's value is", () => {
    const bad = { APP_URL: "x", MAILER: "y", SMTP_URL: "http://user:hunter2@mail.example" };
    let message = "";
    try {
      parseConfig(bad);
    } catch (error) {
      message = error instanceof Error ? error.message : "";
    }
    for (const name of ["APP_URL", "MAILER", "SMTP_URL"]) expect(message).toContain(`${name}:`);
    expect(message).not.toContain("hunter2");
  });

  it.each([
    [{ MAILER: "outbox" }, "outbox"],
    [{ MAILER: "smtp", SMTP_URL: "smtp://localhost:2525" }, "smtp"],
    [{ MAILER: "resend", RESEND_API_KEY: "key" }, "resend"],
    [{ MAILER: "cloudflare" }, "cloudflare"],
  ])("%j chooses the mailer", (given, name) => {
    expect(createPlatform({ ...env, ...given }).platform.mailer.name).toBe(name);
  });

  it.each([
    [{ WRITER: "builtin" }, "builtin"],
    [{ WRITER: "openai", OPENAI_MODEL: "small" }, "openai:small"],
  ])("%j chooses the writer", (given, name) => {
    expect(createPlatform({ ...env, ...given }).platform.writer.name).toBe(name);
  });
});
