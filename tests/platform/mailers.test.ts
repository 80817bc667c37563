import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { createCloudflareMailer } from "../../app/platform/mailer-cloudflare.server";
import { createResendMailer } from "../../app/platform/mailer-resend.server";
import { parseSmtpUrl } from "../../app/platform/parse-smtp-url";
import { outgoingMail } from "./outgoing-mail-fixture";

describe("MAILER=resend", () => {
  function resend(answer: (request: Pick<Request, "signal">) => Response | Promise<Response>) {
    const requests: Pick<Request, "url" | "headers" | "json">[] = [];
    const mailer = createResendMailer({
      apiKey: "re_key",
      baseUrl: "https://resend.example",
      timeout: 20,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(request.clone());
        return answer(request);
      },
    });
    return { mailer, requests };
  }

  it("hands the mail over once per delivery, with every header and the Idempotency-Key", async () => {
    const { mailer, requests } = resend(() => Response.json({ id: "re_1" }));
    expect(await mailer.send(outgoingMail())).toEqual({ kind: "accepted", providerId: "re_1" });
    const request = requests[0];
    expect(request?.url).toBe("https://resend.example/emails");
    expect(request?.headers.get("authorization")).toBe("Bearer re_key");
    expect(request?.headers.get("idempotency-key")).toBe("delivery-1");
    const mail = outgoingMail();
    expect(await request?.json()).toEqual({
      from: `"${mail.from.name}" <digests@mondaybrief.example>`,
      to: ["joe@team.example"],
      reply_to: mail.replyTo,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      headers: { ...mail.headers, "Message-ID": mail.messageId },
    });
  });

  it.each([
    [422, "validation_error", "refused"],
    [400, "validation_error", "refused"],
    [400, "invalid_idempotency_key", "later"],
    [401, "missing_api_key", "later"],
    [403, "validation_error", "later"],
    [409, "concurrent_idempotent_requests", "later"],
    [409, "invalid_idempotent_request", "unknown"],
    [429, "rate_limit_exceeded", "later"],
    [500, "internal_server_error", "later"],
  ])("%i %s is %s", async (status, name, kind) => {
    const { mailer } = resend(() => Response.json({ name, message: "m", statusCode: status }, { status }));
    expect(await mailer.send(outgoingMail())).toEqual({ kind, reason: `${status} ${name} m` });
  });

  it("no answer, and an answer that is not JSON, are tried later with the same key", async () => {
    const hanging = resend(
      (request) =>
        new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(new Error("gone")))),
    );
    expect(await hanging.mailer.send(outgoingMail())).toMatchObject({ kind: "later" });
    const broken = resend(() => new Response("<html>", { status: 502 }));
    expect(await broken.mailer.send(outgoingMail())).toEqual({ kind: "later", reason: "502" });
    expect(await broken.mailer.send(outgoingMail({ to: "a@b.example, c@d.example" }))).toMatchObject({
      kind: "refused",
    });
    expect(broken.requests).toHaveLength(1);
  });
});

describe("MAILER=cloudflare", () => {
  function cloudflare(error?: unknown) {
    const sent: { from: string; to: string; raw: string }[] = [];
    const mailer = createCloudflareMailer({
      now: () => new Date("2026-11-16T08:00:00Z"),
      sendRaw: async (from, to, raw) => {
        sent.push({ from, to, raw });
        if (error !== undefined) throw error;
        return { messageId: "cf-1" };
      },
    });
    return { mailer, sent };
  }

  it("sends the raw message, so that every header is kept", async () => {
    const { mailer, sent } = cloudflare();
    expect(await mailer.send(outgoingMail())).toEqual({ kind: "accepted", providerId: "cf-1" });
    expect(sent[0]).toMatchObject({ from: "digests@mondaybrief.example", to: "joe@team.example" });
    const mail = await PostalMime.parse(sent[0]?.raw ?? "");
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    for (const [name, value] of Object.entries(outgoingMail().headers)) {
      expect(headers.get(name.toLowerCase())).toBe(value);
    }
    expect(mail.messageId).toBe(outgoingMail().messageId);
    expect(mail.html?.trimEnd()).toBe(outgoingMail().html);
  });

  it("is handed nothing when the handing over can't be written down first", async () => {
    const { mailer, sent } = cloudflare();
    const broken = () => Promise.reject(new Error("D1 is away"));
    await expect(mailer.send(outgoingMail(), broken)).rejects.toThrow("D1 is away");
    expect(sent).toEqual([]);
  });

  it.each([
    [Object.assign(new Error("x"), { code: "E_RECIPIENT_SUPPRESSED" }), "refused"],
    [Object.assign(new Error("x"), { code: "E_RATE_LIMIT_EXCEEDED" }), "later"],
    [Object.assign(new Error("x"), { code: "E_DAILY_LIMIT_EXCEEDED" }), "later"],
    [Object.assign(new Error("x"), { code: "E_SENDER_NOT_VERIFIED" }), "later"],
    [new Error("E_RATE_LIMIT_EXCEEDED: too many"), "later"],
    [Object.assign(new Error("x"), { code: "E_DELIVERY_FAILED" }), "unknown"],
    [new Error("connection lost"), "unknown"],
    ["nothing", "unknown"],
  ])("%s is %s", async (error, kind) => {
    expect(await cloudflare(error).mailer.send(outgoingMail())).toMatchObject({ kind });
  });
});

describe("SMTP_URL", () => {
  it("smtp:// takes STARTTLS where it is offered, smtps:// is TLS from the start, local servers are spoken to plainly", () => {
    expect(parseSmtpUrl("smtp://a%40b:p%2Fw@mail.example")).toEqual({
      connection: { host: "mail.example", port: 587, secure: false, requireTLS: false, ignoreTLS: false },
      credentials: { user: "a@b", pass: "p/w" },
    });
    expect(parseSmtpUrl("smtps://mail.example").connection).toMatchObject({ port: 465, secure: true });
    expect(parseSmtpUrl("smtp://mail.example:25?requireTLS=true").connection).toMatchObject({
      port: 25,
      requireTLS: true,
    });
    expect(parseSmtpUrl("smtp://127.0.0.1:1025").connection).toMatchObject({ ignoreTLS: true });
    expect(parseSmtpUrl("smtp://[::1]:1025").connection).toMatchObject({ host: "::1", ignoreTLS: true });
    expect(() => parseSmtpUrl("https://mail.example")).toThrow(TypeError);
  });
});
