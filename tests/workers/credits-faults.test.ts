import { describe, expect, it } from "vitest";
import { deliverOne } from "../support/digest-agent";
import { newAgent } from "../support/new-agent";
import { newUser } from "../support/new-user";
import { PlainVisitor } from "../support/plain-visitor";

/** Where a digest is asked for: the address, the button, and the prompt that opens. */
const PLACES = [
  {
    name: "on the card",
    at: (path: string) => `/?dialog=send&agent=${path.split("/").at(-1)}`,
    button: "Send Digest Now",
    prompt: "Add More Credits",
  },
  { name: "on the panel", at: (path: string) => path, button: "Generate New", prompt: "Credits and plans" },
  {
    name: "on a notification",
    at: () => "/?dialog=notifications",
    button: "Process Email",
    prompt: "Add More Credits",
  },
];

describe("with JavaScript off", () => {
  for (const { name, at, button, prompt } of PLACES) {
    it(`insufficient credits ${name}: 'No credits remaining', and the purchase prompt opens`, async () => {
      const user = await newUser({ credits: 0 });
      const agent = await newAgent(user, { recipients: ["joe@payments.example"] });
      await deliverOne(agent);
      const page = await new PlainVisitor(user.cookie).open(at(`/agents/${agent.id}`));
      const refused = await page.press(button);
      refused.expectSaid("No credits remaining", "You need to purchase more credits to generate summaries.");
      expect(refused.shown("h1, h2", prompt)).toHaveLength(1);
      expect((await user.call("GET", `/api/agents/${agent.id}`)).body).toMatchObject({
        lastSummary: null,
        unprocessedCount: 1,
      });
      expect((await user.call("GET", "/api/auth/user")).body).toMatchObject({ credits: 0 });
    });
  }
});
