import { expect, it } from "vitest";
import { localTime } from "../../app/digest/mail/mail-wording";
import { generateNow } from "../../app/domain/digests/generate-digest.server";
import { sendDigest } from "../../app/domain/digests/send-digest.server";
import { rawMail } from "../support/deliver-mail";
import { deliverOne } from "../support/digest-agent";
import { emptyDraft, lineOf } from "../support/drafts";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";
import { mailServer, platformAt, writerThat } from "../support/platform-at";
import { address } from "../support/ready-to-send";

const DAY_MS = 86_400_000;

it("lines stand in one order on the agent's page, on the digest's page, in the mail and on the shared page, which offers its reader one and its owner none", async () => {
  const user = await newUser();
  const agent = await newAgent(user, { recipients: [address("joe")], timeZone: "UTC" });
  const owner = { userId: user.id, agentId: agent.id };
  const dayIn = (days: number) => localTime(new Date(Date.now() + days * DAY_MS), "UTC").day;
  const tasks: { task: string; day: string | null }[] = [
    { task: "Order the shelves", day: null },
    { task: "Return the keys", day: dayIn(20) },
    { task: "Sign the lease", day: dayIn(2) },
    { task: "Scan the permit", day: dayIn(5) },
  ];
  const quoteOf = ({ task, day }: (typeof tasks)[number]) =>
    `please ${task.toLowerCase()}${day === null ? "" : ` by ${day}`}`;
  const mailId = await deliverOne(
    agent,
    rawMail({}, tasks.map((each) => `Joe, ${quoteOf(each)}.`).join("\r\n")),
  );
  const writer = writerThat(async () => ({
    ...emptyDraft(),
    actionItems: tasks.map((each) => ({
      ...lineOf(each.task, mailId, quoteOf(each)),
      timeline: each.day,
    })),
  }));
  const mailer = mailServer();
  const generated = await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
  if (generated.outcome !== "written") throw new Error(`No digest was written: ${generated.outcome}.`);
  const { digestId } = generated;
  await sendDigest(platformAt(new Date(), { mailer }), { ...owner, digestId }, { runId: null });
  const [mail] = mailer.taken;
  const shared = /\/d\/[0-9a-f]{32}/.exec(mail?.text ?? "")?.[0] ?? "";

  // What is due within the week comes first; the others stay as they were written.
  const expected = ["Sign the lease", "Scan the permit", "Order the shelves", "Return the keys"];
  const found = new RegExp(expected.join("|"), "g");
  const mailed = [...(mail?.text ?? "").matchAll(/^(\d+)\. (?:\[\w+\] )?([^(\n]*\w)/gm)];
  expect(mailed.map(([, number, task]) => `${number} ${task}`)).toEqual(
    expected.map((task, index) => `${index + 1} ${task}`),
  );
  const visitor = new PlainVisitor(user.cookie);
  const anybody = await new PlainVisitor().open(shared);
  const own = await visitor.open(shared);
  const pages = [
    await visitor.open(`/agents/${agent.id}`),
    await visitor.open(`/agents/${agent.id}/digests/${digestId}`),
    anybody,
    own,
  ];
  for (const page of pages) {
    const lines = page.shown("li.digest-line");
    const said = lines.flatMap((line) => line.textContent?.match(found)?.[0] ?? []);
    expect([page.url.pathname, said]).toEqual([page.url.pathname, expected]);
  }
  anybody.expectShown("A digest of your own mail", /^A digest that Mondaybrief wrote from 1 email: /);
  own.expectNotShown("A digest of your own mail");
});
