import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { generateNow } from "../../../app/domain/digests/generate-digest.server";
import { embeddedWriter } from "../../../app/platform/writer-embedded";
import { LONG_TEXTS } from "../../bench/long-mails";
import { agentWithMail } from "../../support/agent-with-mail";
import { newUser, ORIGIN } from "../../support/new-user";
import { platformAt, writerThat } from "../../support/platform-at";

/** One request after the other until the work is over; each is told in its place among the events. */
async function askMeanwhile(events: string[], work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await (await SELF.fetch(`${ORIGIN}/healthz`)).text();
    events.push("answered");
  }
  await end;
}

/** How many requests were answered between two events. */
function answeredBetween(events: readonly string[], first: string, last: string): number {
  return events.slice(events.indexOf(first), events.indexOf(last)).filter((event) => event === "answered")
    .length;
}

describe("One mail of 600 kB holds nobody up", () => {
  it("another person's requests are answered while its digest is written, and while it is checked", async () => {
    const { owner } = await agentWithMail(await newUser(), LONG_TEXTS.prose().replaceAll("\n", "\r\n"));
    const events: string[] = [];
    const writer = writerThat(async (material) => {
      events.push("begun");
      const draft = await embeddedWriter.write(material);
      events.push("written");
      return draft;
    });
    const digest = generateNow(platformAt(new Date(), { writer }), owner, { kind: "manual" });
    await askMeanwhile(
      events,
      digest.then(() => events.push("saved")),
    );
    expect(answeredBetween(events, "begun", "written")).toBeGreaterThan(20);
    expect(answeredBetween(events, "written", "saved")).toBeGreaterThan(10);
    expect(await digest).toMatchObject({ outcome: "written", emailsProcessed: 1 });
  });

  it("asked for over the api it is the same", async () => {
    const user = await newUser();
    const { agent } = await agentWithMail(user, LONG_TEXTS["one line of prose"]());
    const events: string[] = ["asked"];
    const asked = user.call("POST", `/api/agents/${agent.id}/summary-now`);
    await askMeanwhile(
      events,
      asked.then(() => events.push("there")),
    );
    console.log("ANSWERED", answeredBetween(events, "asked", "there"));
    expect((await asked).status).toBe(200);
  });
});
