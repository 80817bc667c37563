import { env } from "cloudflare:test";
import { inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../app/database/open-database.server";
import { outboxMails } from "../../app/database/schema/deliveries.server";
import { createOutboxMailer } from "../../app/platform/mailer-outbox.server";
import { outgoingMail } from "./outgoing-mail-fixture";

const { DB } = z.object({ DB: z.custom<D1Database>() }).parse(env);

describe("MAILER=outbox", () => {
  it("keeps the whole mail, and the same delivery once", async () => {
    const db = openDatabase(DB);
    const mailer = createOutboxMailer({ db, now: () => new Date("2026-11-16T08:00:00Z"), isOpen: true });
    const mail = outgoingMail();
    const accepted = { kind: "accepted", providerId: "delivery-1" };
    expect(await mailer.send(mail)).toEqual(accepted);
    expect(await mailer.send({ ...mail, subject: "again" })).toEqual(accepted);
    const nobody = outgoingMail({ idempotencyKey: "delivery-2", to: "not an address" });
    expect(await mailer.send(nobody)).toMatchObject({ kind: "refused" });
    expect(
      await db
        .select()
        .from(outboxMails)
        .where(inArray(outboxMails.id, ["delivery-1", "delivery-2"])),
    ).toEqual([
      {
        id: "delivery-1",
        messageId: mail.messageId,
        fromName: mail.from.name,
        fromAddress: mail.from.address,
        to: mail.to,
        replyTo: mail.replyTo,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers,
        sentAt: new Date("2026-11-16T08:00:00Z"),
      },
    ]);
  });

  it("a database that fails is tried later", async () => {
    await DB.exec("alter table outbox_mails rename to outbox_gone");
    const mailer = createOutboxMailer({ db: openDatabase(DB), now: () => new Date(0), isOpen: true });
    expect(await mailer.send(outgoingMail({ idempotencyKey: "delivery-3" }))).toMatchObject({
      kind: "later",
    });
    await DB.exec("alter table outbox_gone rename to outbox_mails");
  });
});
