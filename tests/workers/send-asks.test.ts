import { describe, expect, it } from "vitest";
import { deliverOne } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";
import { address, deliveriesOf, readyToSend } from "../support/ready-to-send";

const QUESTION = "[role=alertdialog]";
const said = (page: Awaited<ReturnType<PlainVisitor["open"]>>) =>
  page.shown(`${QUESTION} ul li`).map((line) => (line.textContent ?? "").replace(/\d.*/, "..."));

describe("'Send Digest Now' asks first: to whom, and when these people last got this digest", () => {
  it("on the card: nobody is mailed before the answer, then each once, and it says when", async () => {
    const [joe, ana] = [address("joe"), address("ana")];
    const { user, agent } = await readyToSend([joe, ana, "not an address"]);
    const visitor = new PlainVisitor(user.cookie);
    const card = await visitor.open("/");
    const asked = await card.follow("Send Digest Now");
    expect(said(asked)).toEqual(
      [
        `${joe}Has not got this digest yet`,
        `${ana}Has not got this digest yet`,
        "not an addressLeft out: can't be delivered to",
      ].map((line) => line.replace(/\d.*/, "...")),
    );
    expect((await asked.follow("Cancel", QUESTION)).url.pathname).toBe("/");
    expect(await deliveriesOf(agent.id)).toEqual([]);
    const sent = await asked.press("Send Digest Now", {}, QUESTION);
    sent.expectSaid("Digest sent");
    expect(sent.url.pathname + sent.url.search).toBe("/");
    // Two presses of the one question, as of a reader who is not sure of the first.
    await asked.press("Send Digest Now", {}, QUESTION);
    expect((await deliveriesOf(agent.id)).map(({ email, state }) => [email, state])).toEqual([
      [joe, "sent"],
      [ana, "sent"],
    ]);
    const again = await visitor.open(`/agents/${agent.id}?dialog=send`);
    expect(again.shown(`${QUESTION} li`, /Last got this digest \w{3} \d+ \w{3}, /)).toHaveLength(2);
  });

  it("without a digest it says that one is written for a credit; without recipients there is nothing to press", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { recipients: [] });
    await deliverOne(agent);
    const asked = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}?dialog=send`);
    expect(asked.shown(`${QUESTION} p`, /for 1 credit, and then sent/)).toHaveLength(1);
    expect(asked.shown(`${QUESTION} p`, /^This agent has no recipients yet/)).toHaveLength(1);
    expect(asked.shown(`${QUESTION} button`)).toEqual([]);
  });

  it("of another user's agent it asks nothing", async () => {
    const { agent } = await readyToSend();
    const other = new PlainVisitor((await newUser()).cookie);
    const deck = await other.open(`/?dialog=send&agent=${agent.id}`);
    expect(deck.shown(QUESTION)).toEqual([]);
    expect((await other.open(`/agents/${agent.id}?dialog=send`)).shown(QUESTION)).toEqual([]);
  });
});
