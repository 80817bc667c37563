import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { platformAt } from "../support/platform-at";

describe("The outbox is a page of the developer's own machine", () => {
  it.each(["", "/html"])(
    "its mails%s are shown there and to nobody elsewhere, whatever APP_URL was left at",
    async (part) => {
      const id = crypto.randomUUID();
      await platformAt(new Date()).mailer.send({
        idempotencyKey: id,
        messageId: `<${id}@inbound.localhost>`,
        from: { name: "Mondaybrief", address: "digests@inbound.localhost" },
        to: "joe@payments.example",
        replyTo: null,
        returnPath: null,
        subject: "Set a new password for Mondaybrief",
        html: "<p>The link</p>",
        text: "The link",
        headers: {},
      });
      const status = async (origin: string, path: string) => (await SELF.fetch(origin + path)).status;
      for (const local of ["http://localhost:8787", "http://127.0.0.1", "http://mail.localhost"])
        expect([local, await status(local, `/outbox/${id}${part}`)]).toEqual([local, 200]);
      for (const elsewhere of ["https://brief.example", "http://localhost.brief.example", "http://10.0.0.7"])
        expect([elsewhere, await status(elsewhere, `/outbox/${id}${part}`)]).toEqual([elsewhere, 404]);
      expect(await status("https://brief.example", "/outbox")).toBe(404);
      expect(await status("https://brief.example", "/kit")).toBe(404);
    },
  );
});
