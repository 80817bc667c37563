import { describe, expect, it } from "vitest";
import { API } from "../../app/operations/api-table.server";
import { named } from "./aimed-call";
import { apiReference } from "./api-reference";

const SOURCES = import.meta.glob<string>(
  ["../../app/{domain,digest}/**/*.ts", "../../app/reading/mail-content.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** The calls of the api contract with the statuses of their success. */
const CONTRACT = [
  "GET /api/auth/user 200",
  "POST /api/login 200",
  "POST /api/register 201",
  "POST /api/logout 200",
  "PUT /api/profile 200",
  "GET /api/sessions 200",
  "DELETE /api/sessions 200",
  "DELETE /api/sessions/{} 200",
  "DELETE /api/account 200",
  "POST /api/account/keep 200",
  "GET /api/export 200",
  "POST /api/export 201",
  "POST /api/contact/enterprise 201",
  "GET /api/notifications 200",
  "GET /api/agents/{}/emails/{} 200",
  "GET /api/agents/{}/emails/{}/raw 200",
  "PUT /api/agents/{}/emails/{}/mark-processed 200",
  "PUT /api/agents/{}/emails/{}/restore 200",
  "POST /api/agents/{}/emails/{}/process 200",
  "GET /api/agents 200",
  "GET /api/agents/{} 200",
  "POST /api/agents 201",
  "PUT /api/agents/{} 200",
  "DELETE /api/agents/{} 200",
  "POST /api/agents/{}/summary-now 200",
  "GET /api/agents/{}/summaries 200",
  "POST /api/agents/{}/summaries/{}/restore 200",
  "GET /api/agents/{}/items 200",
  "PUT /api/agents/{}/items/{} 200",
  "GET /api/items 200",
  "GET /api/calendar-feeds 200",
  "POST /api/calendar-feeds 201",
  "DELETE /api/calendar-feeds/{} 200",
  "POST /api/agents/{}/send-summary 200",
  "POST /api/agents/{}/context-docs 201",
  "PUT /api/agents/{}/context-docs/{} 200",
  "DELETE /api/agents/{}/context-docs/{} 200",
  "PUT /api/agents/{}/summaries/{} 200",
  "DELETE /api/agents/{}/emails/{} 200",
  "GET /api/agents/{}/imports 200",
  "POST /api/agents/{}/imports 200 201",
  "GET /api/agents/{}/imports/{} 200",
  "PUT /api/agents/{}/imports/{}/parts/{} 200",
  "DELETE /api/agents/{}/imports/{} 200",
  "GET /api/agents/{}/quarantine 200",
  "POST /api/agents/{}/quarantine/{}/allow 200",
  "DELETE /api/agents/{}/quarantine/{} 200",
  "GET /api/agents/{}/clarifying-questions 200",
  "POST /api/agents/{}/clarifying-questions 200 201",
  "PUT /api/agents/{}/clarifying-questions/{} 200",
  "DELETE /api/agents/{}/clarifying-questions/{} 200",
  "POST /api/create-payment-intent 200",
  "POST /api/add-credits 200",
  "POST /api/stripe/webhook 200",
];

describe("The table of the api", () => {
  it("has the calls of the contract, each once, and no others", () => {
    const calls = API.map(({ method, path, answers }) =>
      [method, path.replace(/:\w+/g, "{}"), ...Object.keys(answers)].join(" "),
    );
    expect(calls.sort()).toEqual([...CONTRACT].sort());
  });

  it.each(
    API.filter(({ reads }) => reads === "json" || reads === "query").map(
      (each) => [named(each), each] as const,
    ),
  )("%s: its example is input that it takes", (_, { input, example, path }) => {
    const ids = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, "an-id"]));
    expect(input.safeParse({ ...example, ...ids }).error?.issues).toBeUndefined();
  });

  it("is what docs/api.md says; `npm run api-docs` writes it anew", async () => {
    await expect(apiReference(API, Object.values(SOURCES))).toMatchFileSnapshot("../../docs/api.md");
  });
});
