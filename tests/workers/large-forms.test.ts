import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { streamOf } from "../support/deliver-mail";
import { newAgent } from "../support/new-agent";
import { call, newUser, ORIGIN } from "../support/new-user";
import { upload } from "../support/upload";

const MIB = 1024 * 1024;
const large = async () => new Response(upload(new Uint8Array(2 * MIB), "plan.md")).blob();

describe("A form of the pages takes no more memory than it needs", () => {
  it.each(["/login", "/register", "/test-contact", "/reset-password/0", "/agents/0"])(
    "of 2 MB to %s by somebody who is not signed in: 413, unread",
    async (path) => {
      const form = await large();
      const answer = await call("POST", path, form, { "Content-Type": form.type });
      expect([answer.status, answer.body]).toEqual([413, "This form is too large."]);
    },
  );

  it("and by somebody who says so with a made-up session", async () => {
    const form = await large();
    const headers = { "Content-Type": form.type, Cookie: `sid=${"0".repeat(64)}` };
    expect((await call("POST", "/agents/0", form, headers)).status).toBe(413);
  });

  it("without its length it is read no further than 1 MB", async () => {
    const form = await large();
    let given = 0;
    const counted = streamOf(new Uint8Array(await form.arrayBuffer())).pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          given += chunk.length;
          controller.enqueue(chunk);
        },
      }),
    );
    const init = { method: "POST", headers: { "Content-Type": form.type }, body: counted };
    const answer = await SELF.fetch(`${ORIGIN}/login`, init);
    await answer.body?.cancel();
    expect(answer.status).toBe(500);
    expect(given).toBeLessThan(1.5 * MIB);
  });

  it.each<Record<string, string>>([
    { "email[3000000]": "a" },
    { "email[0][3000000].x": "a" },
    { __intent__: JSON.stringify({ type: "update", payload: { name: "email[3000000]", value: "a" } }) },
    { __intent__: JSON.stringify({ type: "insert", payload: { name: "email", index: 3_000_000 } }) },
  ])(
    "nor does a name that stands for a list of millions make an answer of that length: %j",
    async (fields) => {
      const form = new URLSearchParams({ ...fields, password: "a long phrase for one test" });
      const answer = await SELF.fetch(`${ORIGIN}/login`, { method: "POST", body: form });
      expect(answer.status).toBe(400);
      expect((await answer.text()).length).toBeLessThan(50_000);
    },
  );

  it("a document of 2 MB by its owner is taken", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    const form = upload("x".repeat(2 * MIB), "plan.md");
    form.set("intent", "add-document");
    const encoded = await new Response(form).blob();
    const answer = await user.call("POST", `/agents/${agent.id}`, encoded, { "Content-Type": encoded.type });
    expect(answer.status).toBe(302);
    expect((await user.call("GET", `/api/agents/${agent.id}`)).body.contextDocs).toMatchObject([
      { filename: "plan.md", size: 2 * MIB },
    ]);
  });
});
