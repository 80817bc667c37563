import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { digests } from "../../../app/database/schema/digests.server";
import { deliverMail, rawMail } from "../../support/deliver-mail";
import { deliverOne, written } from "../../support/digest-agent";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";
import { platformAt } from "../../support/platform-at";

/** The digest that is stored of raw mails, delivered one after the other. */
async function storedDigestOf(...raw: Uint8Array<ArrayBuffer>[]) {
  const user = await newUser();
  const agent = await newAgent(user);
  for (const mail of raw) await deliverMail(agent.emailAddress, mail);
  const { digestId } = await written({ userId: user.id, agentId: agent.id });
  const digest = await platformAt(new Date()).db.query.digests.findFirst({ where: eq(digests.id, digestId) });
  if (!digest) throw new Error("No digest is stored.");
  return digest;
}

const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10).replaceAll("-", "");
const newsletter = rawMail(
  {
    From: "The Kiln Letter <hello@kilnletter.example>",
    "List-Unsubscribe": "<https://kilnletter.example/u>",
  },
  "Send us your best bowl by Friday and we will show it.",
);

describe("Mail of every kind, from the raw message to the stored digest", () => {
  it("an invitation gives the answer it waits for and what is to be prepared", async () => {
    const event = [
      "BEGIN:VCALENDAR",
      "METHOD:REQUEST",
      "BEGIN:VEVENT",
      "UID:crane-7@payments.example",
      `DTSTART:${inAWeek}T100000Z`,
      "SUMMARY:Crane meeting",
      "ORGANIZER;CN=Ana Ruiz:mailto:ana@payments.example",
      "ATTENDEE;CN=Idris Bell;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:idris@payments.example",
      "DESCRIPTION:Idris\\, please bring the load tables.",
      "END:VEVENT",
      "END:VCALENDAR",
    ].join("\r\n");
    const headers = {
      Subject: "Crane meeting",
      "Content-Type": "text/calendar; method=REQUEST; charset=utf-8",
    };
    const { content } = await storedDigestOf(rawMail(headers, event));
    expect(content.actionItems.map(({ task, owner }) => [task, owner]).sort()).toEqual([
      ["Answer the invitation: Crane meeting", "Idris Bell"],
      ["Bring the load tables", "Idris Bell"],
    ]);
  });

  it("what a mail quotes is found and cited as its author's, the mail itself never having come", async () => {
    const { content } = await storedDigestOf(
      rawMail(
        { Subject: "Re: Lift plan" },
        "Adding the agent, so that we keep track.\r\n\r\nAna\r\n\r\nIdris Bell <idris@payments.example> wrote:\r\n\r\n> Ana, could you send the lift plan to the\r\n> insurer by Friday?",
      ),
    );
    expect(content.actionItems).toMatchObject([
      {
        task: "Send the lift plan to the insurer",
        owner: "Ana Ruiz",
        sources: [{ kind: "email", sender: "Idris Bell <idris@payments.example>" }],
      },
    ]);
  });

  it("what quotes a mail that an earlier digest was written from is not listed again: it is open, and nothing new", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const owner = { userId: user.id, agentId: agent.id };
    await deliverOne(agent, rawMail({}, "Joe, please name an owner for the retry bug by Friday."));
    await written(owner);
    const quoting =
      "The ledger is fine.\r\n\r\nAna Ruiz <ana@payments.example> wrote:\r\n\r\n> Joe, please name an owner for the retry bug by Friday.";
    await deliverOne(agent, rawMail({ Subject: "Re: Rollout of the ledger" }, quoting));
    await deliverOne(agent, rawMail({ Subject: "Labels" }, "Joe, please order the labels."));
    const { digestId } = await written(owner);
    const digest = await platformAt(new Date()).db.query.digests.findFirst({
      where: eq(digests.id, digestId),
    });
    expect(
      digest?.content.actionItems.map(({ task, change, sources }) => [task, change, sources.length]),
    ).toEqual([
      ["Name an owner for the retry bug", "open", 1],
      ["Order the labels", "new", 1],
    ]);
  });

  it("newsletters give nothing, and the coverage counts them beside mail in other languages", async () => {
    const polish = rawMail(
      { From: "Jan Kowalski <jan@stocznia.example>", Subject: "Suwnica" },
      "Dzień dobry, proszę przesłać plan, ponieważ inspektor przychodzi w piątek i musi go zobaczyć. Jesteśmy w biurze do szesnastej.",
    );
    const { content, coverage } = await storedDigestOf(newsletter, polish, rawMail());
    expect(content.actionItems.map(({ task }) => task)).toEqual(["Name an owner for the retry bug"]);
    expect(coverage).toMatchObject({
      mails: 3,
      quoted: 1,
      nothingActionable: 2,
      newsletters: 1,
      otherLanguages: [{ language: "Polish", mails: 1, names: ["Jan Kowalski"] }],
    });
  });

  it("a newsletter alone is told as such, and costs nothing", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    await deliverOne(agent, newsletter);
    const { body } = await user.call("POST", `/api/agents/${agent.id}/summary-now`);
    expect(body).toMatchObject({
      summary: null,
      message:
        "1 mail (1 newsletter or receipt) was read: no task, problem or decision in it. No credit was used.",
      credits: 500,
    });
  });
});
