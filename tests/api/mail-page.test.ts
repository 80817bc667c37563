import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { readStoredMail } from "../../app/domain/inbox/read-stored-mail.server";
import { rawMail, waitingMail } from "../support/deliver-mail";
import { deliverOne, written } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { newUser, ORIGIN, type TestUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";
import { platformAt } from "../support/platform-at";

const LENA = "Lena Vogt <lena@harbour.example>";
const TOMAS = "Tomas Berg <tomas@payments.example>";
const ASK = "Ana, please send the signed harbour contract by Tuesday.";
const NOTE = "Nothing to do for us, only so that you know it.";
const SHEET = "berth,metres\r\n4,210\r\n";

const forwarded = [
  NOTE,
  "",
  "---------- Forwarded message ---------",
  `From: ${LENA}`,
  "Date: Fri, Nov 13, 2026 at 4:05 PM",
  "Subject: Harbour contract",
  `To: ${TOMAS}`,
  "",
  `Good morning. ${ASK}`,
].join("\r\n");

const withFiles = [
  "--edge",
  "Content-Type: text/plain; charset=utf-8",
  "",
  forwarded,
  "--edge",
  'Content-Type: text/csv; name="berths; draft.csv"',
  'Content-Disposition: attachment; filename="berths; draft.csv"',
  "Content-Transfer-Encoding: base64",
  "",
  btoa(SHEET),
  "--edge",
  'Content-Type: application/x-msdownload; name="setup.exe"',
  'Content-Disposition: attachment; filename="setup.exe"',
  "Content-Transfer-Encoding: base64",
  "",
  btoa("no program at all"),
  "--edge--",
  "",
].join("\r\n");

const raw = rawMail(
  { From: TOMAS, Subject: "Fwd: Harbour contract", "Content-Type": "multipart/mixed; boundary=edge" },
  withFiles,
);

/** An agent that wrote a digest from one forwarded mail with two files. */
async function forwardedMail(user: TestUser) {
  const agent = await newAgent(user);
  const mailId = await deliverOne(agent, raw);
  await readStoredMail(platformAt(new Date()), mailId);
  const { digestId } = await written({ userId: user.id, agentId: agent.id });
  const path = `/agents/${agent.id}/emails/${mailId}`;
  return { agent, mailId, digestId, path, call: `/api${path}` };
}

const get = (user: TestUser, path: string, headers: Record<string, string> = {}) =>
  SELF.fetch(`${ORIGIN}${path}`, { redirect: "manual", headers: { Cookie: user.cookie, ...headers } });

describe("GET .../emails/{emailId}: the email with its text, forwards unwrapped, and what was recognised", () => {
  it("the author's words, the forwarder's note apart, and each line with the words that it stands on", async () => {
    const user = await newUser();
    const { mailId, call, digestId } = await forwardedMail(user);
    const { status, body } = await user.call("GET", call);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ id: mailId, subject: "Harbour contract", sender: LENA, via: TOMAS },
      attachments: [
        { filename: "berths; draft.csv", read: true, problem: null },
        { filename: "setup.exe", read: false, problem: expect.any(String) },
      ],
    });
    const [action, ...others] = (body as { recognised: { kind: string }[] }).recognised;
    expect(action).toMatchObject({ kind: "action", quote: ASK, state: "open", digestId });
    expect(new Set(others.map(({ kind }) => kind))).toEqual(new Set(["person"]));
    expect(body.text).toMatchObject([
      { author: LENA, sentAt: "2026-11-13T16:05:00.000Z", body: `Good morning. ${ASK}`, note: NOTE },
      { body: expect.stringContaining("210"), note: null },
    ]);
    expect(Object.keys(body)).not.toContain("isKept");
  });

  it("a mail that is still being read has no text yet", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const mailId = await deliverOne(agent, waitingMail(raw));
    const { body } = await user.call("GET", `/api/agents/${agent.id}/emails/${mailId}`);
    expect(body).toMatchObject({ state: "received", text: [], recognised: [] });
    const page = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}/emails/${mailId}`);
    page.expectShown("This email is being read.");
    page.expectNotShown("(No Subject)");
  });
});

describe("A mail's page", () => {
  it("marks the words that a line stands on, and leads both ways", async () => {
    const user = await newUser();
    const { path, digestId, agent } = await forwardedMail(user);
    const page = await new PlainVisitor(user.cookie).open(path);
    page.expectShown("Harbour contract", `From ${LENA} via ${TOMAS}`, NOTE);
    const [mark] = page.shown("mark", ASK);
    expect(mark?.closest("[dir=auto]")).not.toBeNull();
    const places = [...page.shown("[id^=of-line-]")].filter((place) => place.contains(mark ?? null));
    const anchor = places.map(({ id }) => id).find((id) => !id.includes("person")) ?? "";
    expect(anchor).not.toBe("");
    const line = `/agents/${agent.id}/digests/${digestId}?lines=all#${anchor.replace("of-", "")}`;
    // The number behind the words, and the line in the list.
    expect(page.shown(`a[href="${line}"]`)).toHaveLength(2);
    expect(page.shown(`.quotation + a[href="${line}"]`, "1")).toHaveLength(1);
    expect(page.shown(`a[href="#${anchor}"]`, "Show the words")).toHaveLength(1);
  });

  it("has its attached files, each with what became of it and its download, and the message as it came", async () => {
    const user = await newUser();
    const { path } = await forwardedMail(user);
    const page = await new PlainVisitor(user.cookie).open(path);
    expect(page.shown(`a[href="${path}/files/1"]`)).toHaveLength(1);
    expect(page.shown(`a[href="${path}/files/2"]`)).toHaveLength(1);
    page.expectShown("berths; draft.csv", /^\d+ B, read$/, "setup.exe", /^\d+ B, not read: /);
    expect(page.shown(`a[href="${path}/raw"]`)).toHaveLength(1);
  });

  it("names a stakeholder once, however many of the mail's words speak of them", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const words = [
      ASK,
      "We are blocked: the port has not answered our request yet.",
      "We decided to move the move to May.",
    ];
    const mailId = await deliverOne(
      agent,
      rawMail({ From: TOMAS }, `Hi all,\r\n\r\n${words.join("\r\n")}\r\n`),
    );
    await readStoredMail(platformAt(new Date()), mailId);
    await written({ userId: user.id, agentId: agent.id });
    const page = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}/emails/${mailId}`);
    const people = page
      .shown("#mail-lines + ol li")
      .filter((line) => line.textContent?.includes("Stakeholder"));
    expect(people.map((line) => line.querySelector("a")?.textContent).sort()).toEqual(["Ana", "Tomas Berg"]);
  });

  it("'Show the mail' of a line leads to its words there", async () => {
    const user = await newUser();
    const { path, agent } = await forwardedMail(user);
    const sheet = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}`);
    expect(sheet.shown(`#emails a[href="${path}"]`, "Harbour contract")).toHaveLength(1);
    const html = await (await get(user, `/agents/${agent.id}`)).text();
    expect(html).toMatch(new RegExp(`href="${path}#of-line-[^"]+"[^>]*>Show the mail`));
  });

  it("shows text only: markup of a mail is words, and nothing of it is fetched", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const html =
      '<p>See <a href="https://tracker.example/x">this</a><img src="https://tracker.example/p.png"></p>';
    const words = "Write <script>alert(1)</script> into the form.";
    for (const [type, body] of [
      ["text/html", html],
      ["text/plain", words],
    ]) {
      const id = await deliverOne(agent, rawMail({ "Content-Type": `${type}; charset=utf-8` }, body));
      await readStoredMail(platformAt(new Date()), id);
      const page = await (await get(user, `/agents/${agent.id}/emails/${id}`)).text();
      expect(page).not.toMatch(/(?:href|src)="https:\/\/tracker/);
      expect(page).not.toContain("<script>alert(1)");
    }
  });

  it("of a long mail the beginning is shown, and the whole text when somebody asks", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const id = await deliverOne(agent, rawMail({}, `${"The crane stands. ".repeat(3000)}Last words.`));
    await readStoredMail(platformAt(new Date()), id);
    const path = `/agents/${agent.id}/emails/${id}`;
    const visitor = new PlainVisitor(user.cookie);
    const page = await visitor.open(path);
    page.expectNotShown(/Last words\./);
    (await page.follow("Show the whole text")).expectShown(/Last words\./);
  });

  it("is dismissed, put back and deleted from there", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const id = await deliverOne(agent);
    await readStoredMail(platformAt(new Date()), id);
    const visitor = new PlainVisitor(user.cookie);
    const dismissed = await (await visitor.open(`/agents/${agent.id}/emails/${id}`)).press("Dismiss");
    dismissed.expectShown("Dismissed");
    const back = await dismissed.press("Put back");
    back.expectShown("New");
    const gone = await (await back.follow("Delete")).press("Delete");
    gone.expectSaid("Email deleted");
    expect(gone.url.pathname).toBe(`/agents/${agent.id}`);
    expect((await user.call("GET", `/api/agents/${agent.id}/emails/${id}`)).status).toBe(404);
  });
});

describe("The original and its files", () => {
  it("are downloads, never shown: the message as it came, and each file as it was sent", async () => {
    const user = await newUser();
    const { path, call } = await forwardedMail(user);
    for (const address of [`${path}/raw`, `${call}/raw`]) {
      const answer = await get(user, address);
      expect(answer.headers.get("Content-Type")).toBe("message/rfc822");
      expect(answer.headers.get("Content-Disposition")).toMatch(
        /^attachment; filename="Harbour contract.eml"/,
      );
      expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(raw);
    }
    const sheet = await get(user, `${path}/files/1`);
    expect(sheet.headers.get("Content-Type")).toBe("text/csv");
    expect(sheet.headers.get("Content-Disposition")).toContain('filename="berths; draft.csv"');
    expect(await sheet.text()).toBe(SHEET);
    expect(await (await get(user, `${path}/files/2`)).text()).toBe("no program at all");
    expect((await get(user, `${path}/files/3`)).status).toBe(404);
    const log = await (await get(user, "/activity.json")).text();
    expect(log).toContain("mail.downloaded");
    expect(log).toContain("attachment.downloaded");
  });

  it("a mail, its original and its files are its owner's alone", async () => {
    const { path, call } = await forwardedMail(await newUser());
    const other = await newUser();
    const answers = [call, `${call}/raw`, path, `${path}/raw`, `${path}/files/1`].map((each) =>
      get(other, each),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});
