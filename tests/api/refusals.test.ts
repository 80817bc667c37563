import { SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import type { ApiCall } from "../../app/http/api-route";
import { API } from "../../app/operations/api-table.server";
import { agentWithDigest } from "../support/digest-agent";
import { everythingOf } from "../support/everything-of";
import { call, newUser, ORIGIN, type TestUser } from "../support/new-user";
import { sendForm, upload } from "../support/upload";
import { aimed, allOf, type Ids, NOWHERE, named, namesMore } from "./aimed-call";

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
/** What a visitor's example gets from the calls that need no session; here payments are off. */
const VISITORS_GET: Record<string, number> = {
  "POST /api/login": 401,
  "POST /api/register": 201,
  "POST /api/logout": 200,
  "POST /api/contact/enterprise": 201,
  "POST /api/stripe/webhook": 503,
};

const mutations = API.filter(({ method }) => method !== "GET");
const withJson = API.filter(({ reads }) => reads === "json");
const forUsers = API.filter(({ access }) => access === "user");
const ofThings = API.filter(({ path }) => path.includes("/:"));
const titled = (calls: ApiCall[]) => calls.map((each) => [named(each), each] as const);

/** All variants on one call; the others get the first, for the rest is the same code. */
const variantsFor = <Variant>(each: ApiCall, variants: Variant[]) =>
  named(each) === "POST /api/agents" ? variants : variants.slice(0, 1);

describe("What every call refuses, in the contract's order", () => {
  let owner: TestUser;
  let stranger: TestUser;
  let theirs: Ids;
  let mine: string;
  const as = ({ access }: ApiCall) => (access === "user" ? owner.call : call);

  beforeAll(async () => {
    owner = await newUser();
    stranger = await newUser();
    const { agent, mailId, digest } = await agentWithDigest(owner, { recipients: ["joe@payments.example"] });
    mine = (await agentWithDigest(stranger)).agent.id;
    const path = `/api/agents/${agent.id}`;
    const question = { question: "Whose is it?", summaryId: null };
    const asked = await owner.call<{ id: string }>("POST", `${path}/clarifying-questions`, question);
    const added = await sendForm<{ id: string }>(owner, `${path}/context-docs`, upload("A plan.", "plan.md"));
    const feed = await owner.call<{ id: string }>("POST", "/api/calendar-feeds");
    const file = { filename: "old.mbox", size: 10 };
    const begun = await owner.call<{ id: string }>("POST", `${path}/imports`, file);
    theirs = {
      agentId: agent.id,
      mailId,
      summaryId: digest.digestId,
      documentId: added.body.id,
      questionId: asked.body.id,
      feedId: feed.body.id,
      importId: begun.body.id,
    };
  });

  it.each([...new Set(API.map(({ path }) => path))])(
    "%s: another method is 405 with Allow, also for visitors and from other sites",
    async (path) => {
      const methods: string[] = API.filter((each) => each.path === path).map(({ method }) => method);
      for (const method of EVERY_METHOD.filter((each) => !methods.includes(each))) {
        const answer = await call(method, path, undefined, { "Sec-Fetch-Site": "cross-site" });
        expect([method, answer.status, answer.headers.get("Allow")]).toEqual([
          method,
          405,
          methods.join(", "),
        ]);
        expect(answer.body).toEqual({ message: "Method not allowed." });
      }
    },
  );

  it.each(titled(mutations))(
    "%s: from another site it is 403, before the session is asked for",
    async (_, each) => {
      const { path, body, headers } = aimed(each, NOWHERE);
      for (const site of variantsFor(each, OTHER_SITES)) {
        for (const caller of [call, owner.call]) {
          const answer = await caller(each.method, path, body, { ...headers, ...site });
          expect([site, answer.status]).toEqual([site, 403]);
          expect(answer.body).toEqual({ message: "This request came from another site." });
        }
      }
    },
  );

  it.each(titled(mutations))(
    "%s: from this site, or from no browser, it is let through",
    async (title, each) => {
      const { path, body, headers } = aimed(each, NOWHERE);
      for (const site of variantsFor(each, SAME_SITE)) {
        const somebody = { email: `${crypto.randomUUID()}@people.example` };
        const given = typeof body === "object" && "email" in body ? { ...body, ...somebody } : body;
        const from = { "CF-Connecting-IP": crypto.randomUUID(), ...headers, ...site };
        const answer = await call(each.method, path, given, from);
        const expected = each.access === "user" ? 401 : VISITORS_GET[title];
        expect([site, answer.status]).toEqual([site, expected]);
      }
    },
  );

  it.each(titled(forUsers))(
    "%s: without a session it is 401, before the body is looked at",
    async (_, each) => {
      const { path, body, headers } = aimed(each, NOWHERE);
      const stale = { Cookie: `sid=${"0".repeat(64)}` };
      for (const without of [headers, { ...headers, ...stale }, { "Content-Type": "text/plain", ...stale }]) {
        const answer = await call(each.method, path, body, without);
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual({ message: "Please sign in." });
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
      }
    },
  );

  it.each(titled(withJson))(
    "%s: a body of another type is 415, above 1 MB 413, broken JSON 400",
    async (_, each) => {
      const { path } = aimed(each, NOWHERE);
      const send = (text: string, type: string) =>
        as(each)(each.method, path, text, { "Content-Type": type });
      for (const type of variantsFor(each, [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=b",
        "application/jsonp",
      ])) {
        expect([type, (await send(JSON.stringify(each.example), type)).status]).toEqual([type, 415]);
      }
      const large = JSON.stringify({ ...each.example, padding: "x".repeat(1024 * 1024) });
      expect((await send(large, "application/json")).status).toBe(413);
      for (const broken of variantsFor(each, ["{", "[]", '"text"', "null", "{} {}"])) {
        const answer = await send(broken, "application/json");
        expect([broken, answer.status]).toEqual([broken, 400]);
        expect(answer.body).toEqual({ message: expect.any(String) });
      }
    },
  );

  it("a body that doesn't say how large it is is counted: 413", async () => {
    const path = "/api/stripe/webhook";
    expect((await call("POST", path, "x".repeat(1024 * 1024 + 1))).status).toBe(413);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });
    const answer = await SELF.fetch(`${ORIGIN}${path}`, { method: "POST", body: endless });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: "The body is too large: at most 1 MB." },
    ]);
  });

  it.each(titled(ofThings))(
    "%s: not there, a malformed id, and not yours are one 404, and nothing changes",
    async (_, each) => {
      const before = await everythingOf(owner.id, [theirs.agentId]);
      const aims: Ids[] = [
        NOWHERE,
        { ...allOf("%00"), agentId: "%27%22%3B--", mailId: "..%2f.." },
        theirs,
        // Someone else's mail or digest, asked for through one's own agent.
        ...(namesMore(each) ? [{ ...theirs, agentId: mine }] : []),
      ];
      for (const ids of aims) {
        const { path, body, headers } = aimed(each, ids);
        const answer = await stranger.call(each.method, path, body, headers);
        expect([ids, answer.status]).toEqual([ids, 404]);
        expect(answer.body).toEqual({
          message: expect.stringMatching(/not found\.$|^No summary available to update$/),
        });
      }
      expect(await everythingOf(owner.id, [theirs.agentId])).toEqual(before);
    },
  );

  it("a call that isn't in the table is 404 in JSON, whatever the method", async () => {
    for (const method of EVERY_METHOD) {
      const answer = await owner.call(method, "/api/nothing/here");
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.body).toEqual({ message: "This call was not found." });
    }
  });

  it("input is checked before existence: 400 comes before 404", async () => {
    const answer = await owner.call("PUT", "/api/agents/no-such-agent", { title: "" });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ message: "Title is required", errors: { title: ["Title is required"] } });
  });
});
