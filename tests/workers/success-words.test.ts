import { describe, it } from "vitest";
import { deliverOne } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";

describe("with JavaScript off", () => {
  it("the success toasts of digest, questions and email, word for word", async () => {
    const user = await newUser();
    const agent = await newAgent(user, { recipients: ["joe@team.example"] });
    await deliverOne(agent);
    const sheet = await new PlainVisitor(user.cookie).open(`/agents/${agent.id}`);
    const written = await sheet.press("Generate New", {}, "[role=dialog], dialog");
    written.expectSaid("Summary generated with 1 emails processed. Credits remaining: 499");
    const asked = await written.follow("Send Digest Now", "dialog");
    const sent = await asked.press("Send Digest Now", {}, "[role=alertdialog]");
    sent.expectSaid("Digest sent", "Your digest has been sent successfully.");
    const generated = await sent.press(/^Generate Questions/);
    generated.expectSaid("Questions generated", /^\d new questions?\. No credits were used\.$/);
    const deleted = await (await generated.follow(/^Delete email/)).press("Delete", {}, "[role=alertdialog]");
    deleted.expectSaid("Email deleted");
    deleted.expectShown("1 credit, 499 left");
  });
});
