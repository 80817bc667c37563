import { beforeAll, describe, expect, it } from "vitest";
import { agentWithDigest } from "../support/digest-agent";
import { everythingOf } from "../support/everything-of";
import { call, newUser, type TestUser } from "../support/new-user";
import { sendForm, upload } from "../support/upload";
import { aimed, allOf, type Ids, NOWHERE, named, namesMore, ROUTES, type Route } from "./routes-table";

const EVERY_METHOD = ["GET", "POST", "PUT", "DELETE", "PATCH"];
const OTHER_SITES: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost" },
];
const SAME_SITE: Record<string, string>[] = [
  {},
  { Origin: "http://localhost" },
  { "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "none" },
];

const mutations = ROUTES.filter((route) => route.method !== "GET");
const withBody = mutations.filter((route) => route.body !== undefined);
const forUsers = ROUTES.filter((route) => route.access === "user");
const ofAgents = forUsers.filter((route) => route.path.includes("{agent}"));

/** All variants on one call; the others get the first, for the rest is the same code. */
const variantsFor = <Variant>(route: Route, variants: Variant[]) =>
  named(route) === "POST /api/agents" ? variants : variants.slice(0, 1);

describe("What every call refuses, in the contract's order", () => {
  let owner: TestUser;
  let stranger: TestUser;
  let theirs: Ids;
  let mine: string;
  const as = (route: (typeof ROUTES)[number]) => (route.access === "user" ? owner.call : call);

  beforeAll(async () => {
    owner = await newUser();
    stranger = await newUser();
    const { agent, mailId, digest } = await agentWithDigest(owner, { recipients: ["joe@payments.example"] });
    mine = (await agentWithDigest(stranger)).agent.id;
    const path = `/api/agents/${agent.id}`;
    const question = { question: "Whose is it?", summaryId: null };
    const asked = await owner.call<{ id: string }>("POST", `${path}/clarifying-questions`, question);
    const added = await sendForm<{ id: string }>(owner, `${path}/context-docs`, upload("A plan.", "plan.md"));
    theirs = {
      agent: agent.id,
      mail: mailId,
      digest: digest.digestId,
      document: added.body.id,
      question: asked.body.id,
    };
  });

  it.each(ROUTES.map((route) => [named(route), route] as const))(
    "%s: another method is 405 with Allow, also for visitors and from other sites",
    async (_, route) => {
      const { path } = aimed(route, NOWHERE);
      for (const method of EVERY_METHOD.filter((each) => !route.allow.split(", ").includes(each))) {
        const answer = await call(method, path, undefined, { "Sec-Fetch-Site": "cross-site" });
        expect([method, answer.status, answer.headers.get("Allow")]).toEqual([method, 405, route.allow]);
        expect(answer.body).toEqual({ message: "Method not allowed." });
      }
    },
  );

  it.each(mutations.map((route) => [named(route), route] as const))(
    "%s: from another site it is 403, before the session is asked for",
    async (_, route) => {
      const { path, body } = aimed(route, NOWHERE);
      for (const headers of variantsFor(route, OTHER_SITES)) {
        for (const caller of [call, owner.call]) {
          const answer = await caller(route.method, path, body, headers);
          expect([headers, answer.status]).toEqual([headers, 403]);
          expect(answer.body).toEqual({ message: "This request came from another site." });
        }
      }
    },
  );

  it.each(mutations.map((route) => [named(route), route] as const))(
    "%s: from this site, or from no browser, it is not 403",
    async (_, route) => {
      const { path, body } = aimed(route, NOWHERE);
      for (const headers of variantsFor(route, SAME_SITE)) {
        const answer = await call(route.method, path, body, {
          "CF-Connecting-IP": crypto.randomUUID(),
          ...headers,
        });
        expect([headers, answer.status]).not.toEqual([headers, 403]);
      }
    },
  );

  it.each(forUsers.map((route) => [named(route), route] as const))(
    "%s: without a session it is 401, before the body is looked at",
    async (_, route) => {
      const { path, body } = aimed(route, NOWHERE);
      const stale = { Cookie: `sid=${"0".repeat(64)}` };
      for (const headers of [{}, stale, { "Content-Type": "text/plain", ...stale }]) {
        const answer = await call(route.method, path, body, headers);
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual({ message: "Please sign in." });
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
      }
    },
  );

  it.each(withBody.map((route) => [named(route), route] as const))(
    "%s: a body of another type is 415, above 1 MB 413, broken JSON 400",
    async (_, route) => {
      const { path, body } = aimed(route, NOWHERE);
      const send = (text: string, type: string) =>
        as(route)(route.method, path, text, { "Content-Type": type });
      const json = JSON.stringify({ ...body, padding: "x" });
      for (const type of variantsFor(route, [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=b",
        "application/jsonp",
      ])) {
        expect([type, (await send(json, type)).status]).toEqual([type, 415]);
      }
      const large = await send(
        JSON.stringify({ ...body, padding: "x".repeat(1024 * 1024) }),
        "application/json",
      );
      expect(large.status).toBe(413);
      for (const broken of variantsFor(route, ["{", "[]", '"text"', "null", "{} {}"])) {
        const answer = await send(broken, "application/json");
        expect([broken, answer.status]).toEqual([broken, 400]);
        expect(answer.body).toEqual({ message: expect.any(String) });
      }
    },
  );

  it.each(ofAgents.map((route) => [named(route), route] as const))(
    "%s: not there, a malformed id, and not yours are one 404, and nothing changes",
    async (_, route) => {
      const before = await everythingOf(owner.id, [theirs.agent]);
      const aims: Ids[] = [
        NOWHERE,
        { ...allOf("%00"), agent: "%27%22%3B--", mail: "..%2f.." },
        theirs,
        // Someone else's mail or digest, asked for through one's own agent.
        ...(namesMore(route) ? [{ ...theirs, agent: mine }] : []),
      ];
      for (const ids of aims) {
        const { path, body } = aimed(route, ids);
        const answer = await stranger.call(route.method, path, body);
        expect([ids, answer.status]).toEqual([ids, 404]);
        expect(answer.body).toEqual({
          message: expect.stringMatching(/not found\.$|^No summary available to update$/),
        });
      }
      expect(await everythingOf(owner.id, [theirs.agent])).toEqual(before);
    },
  );

  it("a call that isn't in the table is 404 in JSON, whatever the method", async () => {
    for (const method of EVERY_METHOD) {
      const answer = await owner.call(method, "/api/nothing/here");
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.body).toEqual({ message: expect.any(String) });
    }
  });

  it("input is checked before existence: 400 comes before 404", async () => {
    const answer = await owner.call("PUT", "/api/agents/no-such-agent", { title: "" });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: "Title is required", errors: { title: ["Title is required"] } });
  });
});
