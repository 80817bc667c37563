import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import type { DigestView } from "../../../app/digest/digest-view";
import { rawMail } from "../../support/deliver-mail";
import { deliverOne } from "../../support/digest-agent";
import { newAgent } from "../../support/new-agent";
import { newUser } from "../../support/new-user";

const MAILS = [
  ["Monday list", "Could you ask the council for the flood map of Mill Lane, Peter?"],
  ["Re: Monday list", "The lady at the council says it costs 45 pounds and comes by post."],
  ["Plot files", "Peter, the plot files of the school site don't open, would you have a look?"],
  ["Re: Plot files", "New key came through at three, they open again."],
  ["School site", "Dear Lucy,\n\nplease measure the levels of the yard by 9 December."],
  ["Mill Lane", "The postman brought it this morning, the garden is in zone 2 and the house isn't."],
] as const;

it("the built worker reads mail with the encoder among its assets", async () => {
  expect((await env.ASSETS.fetch("https://assets.local/writer/encoder.bin")).status).toBe(200);
  const user = await newUser();
  const agent = await newAgent(user);
  for (const [subject, text] of MAILS) await deliverOne(agent, rawMail({ Subject: subject }, text));
  const { body } = await user.call<{ summary: DigestView }>(
    "POST",
    `/api/agents/${agent.id}/summary-now`,
    {},
  );
  expect(JSON.stringify(body.summary.actionItems)).toContain("levels of the yard");
  expect(body.summary.blockers).toEqual([]);
});
