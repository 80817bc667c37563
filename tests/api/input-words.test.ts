import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { ApiCall } from "../../app/http/api-route";
import { takeToast } from "../../app/http/toast";
import { API } from "../../app/operations/api-table.server";
import { newUser, ORIGIN, type TestUser } from "../support/new-user";
import { aimed, NOWHERE, named } from "./aimed-call";

/** How the library says it when a schema says nothing. */
const LIBRARY_WORDS =
  /Invalid (input|option|string|number|key|element|ISO|URL)|expected|received|Required|Unrecognized|Too (big|small)/;
const WRONG = [42, -1.5, [1], [null], null, {}, { a: [{}] }, true, "", "x".repeat(200_000)];

const withJson = API.filter(({ reads }) => reads === "json");

/** The names of the fields that a call's body may have. */
function fieldsOf({ input, path }: ApiCall): string[] {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const parts = [schema, ...(schema.allOf ?? [])];
  return parts
    .flatMap((part) => Object.keys(part.properties ?? {}))
    .filter((name) => !path.includes(`:${name}`));
}

describe("What is said of wrong input", () => {
  async function answerTo(user: TestUser, each: ApiCall, body: Record<string, unknown>) {
    const { path } = aimed(each, NOWHERE);
    const headers = { "CF-Connecting-IP": crypto.randomUUID() };
    const { status, body: answer } = await user.call(each.method, path, body, headers);
    expect([body, [...Object.keys(each.answers).map(Number), ...each.refuses].includes(status)]).toEqual([
      body,
      true,
    ]);
    if (status === 400)
      expect(answer).toMatchObject({ message: expect.any(String), errors: expect.any(Object) });
    expect(JSON.stringify([answer.message, answer.errors])).not.toMatch(LIBRARY_WORDS);
    return { status, answer };
  }

  it.each(withJson.map((each) => [named(each), each] as const))(
    "%s: {} and fields of every wrong kind are answered in our words",
    async (_, each) => {
      const user = await newUser();
      await answerTo(user, each, {});
      for (const field of fieldsOf(each)) {
        for (const wrong of WRONG) await answerTo(user, each, { ...each.example, [field]: wrong });
      }
      const allWrong = Object.fromEntries(fieldsOf(each).map((field) => [field, { wrong: [42] }]));
      const { status } = await answerTo(user, each, allWrong);
      if (fieldsOf(each).length > 0) expect(status).toBe(400);
    },
  );

  it("a missing field is named, and one of another kind is told what it must be", async () => {
    const user = await newUser();
    const path = "/api/agents/no-such-agent";
    expect(await user.call("POST", `${path}/send-summary`, {})).toMatchObject({
      status: 400,
      body: { message: "Summary id is required", errors: { summaryId: ["Summary id is required"] } },
    });
    expect((await user.call("PUT", path, { description: 7, scheduleTime: 9 })).body).toMatchObject({
      errors: {
        description: ["Description must be text"],
        scheduleTime: ["Schedule time must be text"],
      },
    });
  });

  it("a form of the pages says the same", async () => {
    const user = await newUser();
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const answer = await user.call("POST", "/agents/no-such-agent", "intent=retry-delivery", headers);
    const cookie = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const { toast } = await takeToast(new Request(ORIGIN, { headers: { Cookie: cookie } }));
    expect([answer.status, toast?.description]).toEqual([302, "Delivery id is required"]);
  });
});
