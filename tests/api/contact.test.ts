import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { enquiries } from "../../app/database/schema/enquiries.server";
import { tick } from "../../app/domain/clock/tick.server";
import { Enquiry } from "../../app/domain/contact/enquiry-schema";
import { mailEnquiry } from "../../app/domain/contact/mail-enquiry.server";
import { takeEnquiry } from "../../app/domain/contact/take-enquiry.server";
import { call } from "../support/new-user";
import { mailServer, platformAt } from "../support/platform-at";

const PATH = "/api/contact/enterprise";
const { db } = platformAt(new Date());
/** A network of their own, so that the throttles of one test don't meet another's. */
const from = () => ({ "CF-Connecting-IP": crypto.randomUUID() });
const enquiry = () => ({
  name: "Ana Ruiz",
  company: "Northpier",
  email: `${crypto.randomUUID()}@northpier.example`,
  message: "We would like to see a security questionnaire.",
});
const storedFrom = (email: string) => db.query.enquiries.findMany({ where: eq(enquiries.email, email) });

describe("POST /api/contact/enterprise", () => {
  it("answers 201 {ok:true} and stores what was written; the phone is optional", async () => {
    const input = enquiry();
    const answer = await call("POST", PATH, input, from());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ ok: true });
    expect(await storedFrom(input.email)).toEqual([
      { ...input, id: expect.any(String), phone: null, createdAt: expect.any(Date), mailedAt: null },
    ]);
  });

  it("a phone of any form is kept", async () => {
    const input = { ...enquiry(), phone: "ext. 12 (ask for Ana)" };
    expect((await call("POST", PATH, input, from())).status).toBe(201);
    expect((await storedFrom(input.email))[0]?.phone).toBe("ext. 12 (ask for Ana)");
  });

  it("says what is wrong in the words of section 5", async () => {
    const answer = await call(
      "POST",
      PATH,
      { name: "A", company: " ", email: "no", message: "too short" },
      from(),
    );
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: "Name must be at least 2 characters.",
      errors: {
        name: ["Name must be at least 2 characters."],
        company: ["Company name must be at least 2 characters."],
        email: ["Please enter a valid email address."],
        message: ["Message must be at least 10 characters."],
      },
    });
  });

  it("the 21st from one address in an hour is 429 with Retry-After, and not stored", async () => {
    const network = from();
    const input = enquiry();
    for (let count = 0; count < 20; count++) {
      expect((await call("POST", PATH, input, network)).status).toBe(201);
    }
    const refused = await call("POST", PATH, input, network);
    expect(refused.status).toBe(429);
    expect(refused.body.message).toBe("Failed to send your message. Please try again later.");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await storedFrom(input.email)).toHaveLength(20);
    expect((await call("POST", PATH, input, from())).status).toBe(201);
  });

  it("a filled trap field looks like a success and is stored nowhere", async () => {
    const input = { ...enquiry(), leaveEmpty: "https://spam.example" };
    expect((await call("POST", PATH, input, from())).status).toBe(201);
    expect(await storedFrom(input.email)).toEqual([]);
  });
});

describe("An enquiry's mail", () => {
  const withContact = (changes = {}) => {
    const platform = platformAt("2026-11-16T09:00:00Z", changes);
    return { ...platform, settings: { ...platform.settings, contactEmail: "sales@mondaybrief.example" } };
  };

  it("goes to CONTACT_EMAIL once; a reply reaches who wrote it; markup in it is text", async () => {
    const mailer = mailServer();
    const platform = withContact({ mailer });
    const input = { ...enquiry(), message: "Hello <b>there</b>\nsecond line" };
    await takeEnquiry(platform, Enquiry.parse(input), crypto.randomUUID());
    const [row] = await storedFrom(input.email);
    expect(platform.held.map((each) => each.job)).toEqual([{ kind: "mail-enquiry", enquiryId: row?.id }]);
    await mailEnquiry(platform, row?.id ?? "");
    await mailEnquiry(platform, row?.id ?? "");
    expect(mailer.taken).toHaveLength(1);
    const [mail] = mailer.taken;
    expect(mail).toMatchObject({
      to: "sales@mondaybrief.example",
      replyTo: input.email,
      subject: "Enquiry from Ana Ruiz, Northpier",
    });
    expect(mail?.html).toContain("Hello &lt;b&gt;there&lt;/b&gt;<br>second line");
    expect(mail?.text).toContain("Hello <b>there</b>\nsecond line");
    expect((await storedFrom(input.email))[0]?.mailedAt).toEqual(new Date("2026-11-16T09:00:00Z"));
  });

  it("is tried again when the mail server asks for it", async () => {
    const mailer = mailServer((_, count) =>
      count === 1 ? { kind: "later", reason: "450 4.2.0 busy" } : { kind: "accepted", providerId: null },
    );
    const platform = withContact({ mailer });
    const input = enquiry();
    await takeEnquiry(platform, Enquiry.parse(input), crypto.randomUUID());
    const id = (await storedFrom(input.email))[0]?.id ?? "";
    await expect(mailEnquiry(platform, id)).rejects.toThrow();
    await mailEnquiry(platform, id);
    expect(mailer.taken.map((mail) => mail.idempotencyKey)).toEqual([id, id]);
  });

  it("that no try has delivered is asked for again at growing pauses for a week, and not once it went out", async () => {
    const start = new Date("2003-02-03T09:00:00Z").getTime();
    const at = (minutes: number, changes = {}) => {
      const platform = platformAt(new Date(start + minutes * 60_000), changes);
      return { ...platform, settings: { ...platform.settings, contactEmail: "sales@mondaybrief.example" } };
    };
    const input = enquiry();
    await takeEnquiry(at(0), Enquiry.parse(input), crypto.randomUUID());
    const id = (await storedFrom(input.email))[0]?.id ?? "";
    const askedAt = async (minutes: number[]) => {
      const asked: number[] = [];
      for (const minute of minutes) {
        const platform = at(minute);
        await tick(platform);
        const isAsked = platform.held.some(({ job }) => job.kind === "mail-enquiry" && job.enquiryId === id);
        if (isAsked) asked.push(minute);
      }
      return asked;
    };
    expect(await askedAt([0, 1, 2, 5.5, 7, 60, 61, 6000, 6001, 12_000])).toEqual([2, 5.5, 60, 6000]);
    await mailEnquiry(at(6002, { mailer: mailServer() }), id);
    expect(await askedAt([6060])).toEqual([]);
  });
});
