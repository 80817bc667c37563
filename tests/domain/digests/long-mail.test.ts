import { SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digestRuns } from "../../../app/database/schema.server";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { embeddedWriter } from "../../../app/platform/writer-embedded";
import { LONG_TEXTS } from "../../bench/long-mails";
import { agentWithMail } from "../../support/agent-with-mail";
import { newUser, ORIGIN } from "../../support/new-user";
import { platformAt, writerThat } from "../../support/platform-at";

const MEANWHILE = 20;
const { db } = platformAt(new Date());

/** So many requests of somebody else, one after the other; each is told in its place among the events. */
async function askOften(events: string[]): Promise<void> {
  for (let count = 0; count < MEANWHILE; count += 1) {
    await (await SELF.fetch(`${ORIGIN}/healthz`)).text();
    events.push("answered");
  }
}

const answers = Array.from({ length: MEANWHILE }, () => "answered");

describe("One mail of 600 kB holds nobody up", () => {
  it("other people are answered while its digest is being written, and while it is checked", async () => {
    const { owner } = await agentWithMail(await newUser(), LONG_TEXTS.prose().replaceAll("\n", "\r\n"));
    const writing: string[] = [];
    const checking: string[] = [];
    const others: Promise<void>[] = [];
    const writer = writerThat(async (material) => {
      others.push(askOften(writing));
      const draft = await embeddedWriter.write(material);
      writing.push("written");
      others.push(askOften(checking));
      return draft;
    });
    const digest = await generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    checking.push("saved");
    await Promise.all(others);
    expect(writing).toEqual([...answers, "written"]);
    expect(checking).toEqual([...answers, "saved"]);
    expect(digest).toMatchObject({ outcome: "written", emailsProcessed: 1 });
  });

  it("of the built worker too, from `POST /api/agents/{id}/summary-now` on", async () => {
    const user = await newUser();
    const { agent } = await agentWithMail(user, LONG_TEXTS["one line of prose"]());
    const events: string[] = [];
    const asked = user.call("POST", `/api/agents/${agent.id}/summary-now`).then((answer) => {
      events.push("digest");
      return answer;
    });
    await writerIsAtWork(agent.id);
    await askOften(events);
    expect((await asked).status).toBe(200);
    expect(events).toEqual([...answers, "digest"]);
  });
});

/** Resolves when the run's lease was renewed: the last thing before the writer is called. */
async function writerIsAtWork(agentId: string): Promise<void> {
  const leases = new Set<number>();
  while (leases.size < 2) {
    const run = await db.query.digestRuns.findFirst({ where: eq(digestRuns.agentId, agentId) });
    if (run?.leaseUntil) leases.add(run.leaseUntil.getTime());
  }
}
