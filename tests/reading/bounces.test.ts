import { describe, expect, it } from "vitest";
import { readBounce } from "../../app/reading/mail/read-bounce";
import { bounceMail, complaintMail } from "../fixtures/mail/bounce-mail";

const plain = (from: string, body: string) =>
  new TextEncoder().encode(`From: ${from}\r\nSubject: failure notice\r\n\r\n${body}\r\n`);

describe("A report of a delivery (RFC 3464)", () => {
  it.each([
    ["5.1.1", "gone"],
    ["5.1.10", "gone"],
    ["5.2.1", "gone"],
    ["5.2.2", "failed"],
    ["5.7.1", "failed"],
    ["5.0.0", "failed"],
    ["4.4.7", "failed"],
  ])("that failed with status %s is '%s', with the server's words", async (status, kind) => {
    expect(await readBounce(bounceMail({ status }))).toMatchObject({
      kind,
      words: `550 ${status} No such mailbox`,
    });
  });

  it("takes the status from the server's words where its own field says nothing", async () => {
    expect(await readBounce(bounceMail({ status: "none", diagnostic: "550 5.1.1 unknown" }))).toMatchObject({
      kind: "gone",
    });
  });

  it.each(["delayed", "delivered", "relayed", "expanded"])("'%s' is no bounce", async (action) => {
    expect(await readBounce(bounceMail({ action }))).toBeNull();
  });

  it("holds the headers of the mail that came back", async () => {
    const report = await readBounce(bounceMail({ returned: "Reply-To: answer-1@inbound.example" }));
    expect(report?.returned).toContain("answer-1@inbound.example");
  });
});

describe("Other mail to a return address", () => {
  it("a complaint is one when it says abuse", async () => {
    expect(await readBounce(complaintMail())).toMatchObject({ kind: "complaint" });
    expect(await readBounce(complaintMail("not-spam"))).toBeNull();
  });

  it("words of a mail system count when they have a status; anybody else's are nothing", async () => {
    const words = "<joe@recipients.example>:\r\n550 5.1.1 user unknown";
    expect(await readBounce(plain("MAILER-DAEMON@mx.recipients.example", words))).toMatchObject({
      kind: "gone",
      words: "550 5.1.1 user unknown",
    });
    expect(await readBounce(plain("joe@recipients.example", words))).toBeNull();
    expect(await readBounce(plain('"postmaster@mx.example" <joe@recipients.example>', words))).toBeNull();
    expect(await readBounce(plain("MAILER-DAEMON@mx.recipients.example", "It failed."))).toBeNull();
  });
});
