import { createExecutionContext, env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import worker from "#worker";
import { newAgent } from "../support/new-agent";
import { call, newUser, ORIGIN } from "../support/new-user";
import { overriding } from "../support/overriding";

/** What a browser would make of an error whose name it believes: `new window["Function"]("alert(1)")`. */
const HOSTILE = { name: "Function", message: "alert(1)" };

/** Texts in the shape of what a page's data may hold besides text: Remix's own marks, and those of its stream. */
const SHAPES = [
  JSON.stringify({ __type: "Error", __subType: HOSTILE.name, message: HOSTILE.message }),
  JSON.stringify(["SanitizedError", HOSTILE.name, HOSTILE.message]),
  JSON.stringify(["E", HOSTILE.message, HOSTILE.name]),
  '"}],{"__proto__":{"name":"Function"}}]',
];

const ELSEWHERE = [
  "//evil.example",
  "//evil.example/dashboard?dialog=contact",
  "/\\evil.example",
  "/%5Cevil.example",
];

const databaseWhose = (part: string): D1Database =>
  overriding(env.DB, {
    prepare(sql: string) {
      if (sql.includes(part)) throw Object.assign(new Error(HOSTILE.message), { name: HOSTILE.name });
      return env.DB.prepare(sql);
    },
  });

const get = async (url: string, bindings: Partial<Env>, headers: Record<string, string> = {}) => {
  const answer = await worker.fetch(
    new Request(url, { headers }),
    { ...env, ...bindings },
    createExecutionContext(),
  );
  return { status: answer.status, text: await answer.text() };
};

/** Where the page's links, forms and hidden fields lead to. */
const addressesOf = (html: string) =>
  [...html.matchAll(/\s(?:href|action|value)="([^"]*)"/g)].map(([, address = ""]) => address);
// The second is the site's own name, which the canonical address has.
const OURS = [ORIGIN, env.APP_URL];
const leadsAway = (address: string) =>
  !address.startsWith("mailto:") && !OURS.includes(new URL(address, ORIGIN).origin);

describe("What a browser makes into objects comes from us alone", () => {
  it("a page that failed tells neither the error's name nor its words", async () => {
    const user = await newUser();
    const agent = await newAgent(user);
    for (const address of [`/agents/${agent.id}`, `/agents/${agent.id}.data`]) {
      const DB = databaseWhose('from "digests"');
      const { status, text } = await get(ORIGIN + address, { DB }, { Cookie: user.cookie });
      expect(status, address).toBe(500);
      expect(text).toContain("Unexpected Server Error");
      for (const told of [HOSTILE.message, `"${HOSTILE.name}"`, `\\"${HOSTILE.name}\\"`, "__subType"]) {
        expect(text, address).not.toContain(told);
      }
    }
  });

  it.each(SHAPES)("a title stays the text it is: %s", async (title) => {
    const user = await newUser();
    await newAgent(user, { title });
    const { status, body } = await user.call<string>("GET", "/dashboard.data");
    expect(status).toBe(200);
    // The first line of the stream is one flat list, in which a text stands as itself.
    expect(JSON.parse(String(body).split("\n")[0] ?? "")).toContain(title);
  });

  it("a form's field is repeated to its sender without the depth that its name asks for", async () => {
    const deep = `a${"[a]".repeat(20_000)}`;
    const form = new URLSearchParams({ [deep]: HOSTILE.message, email: "nobody", password: "" });
    const { status, body } = await call<string>("POST", "/login.data", form.toString(), {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    expect(status).toBe(400);
    expect(String(body)).toContain("nobody");
    expect(String(body)).not.toContain(HOSTILE.message);
  });

  it.each(["text/x-script", "text/x-turbo"])("a request is never read as page data: %s", async (type) => {
    const user = await newUser();
    const body = JSON.stringify([["SanitizedError", 1, 2], HOSTILE.name, HOSTILE.message]);
    for (const path of ["/login.data", "/profile.data", "/create-agent.data", "/create-agent"]) {
      const answer = await user.call<string>("POST", path, body, { "Content-Type": type });
      expect({ path, status: answer.status }).toEqual({ path, status: 415 });
    }
  });
});

describe("No address of a page makes its links lead elsewhere", () => {
  it.each(ELSEWHERE)("%s", async (path) => {
    const callers: Record<string, string>[] = [{}, { Cookie: (await newUser()).cookie }];
    for (const DB of [env.DB, databaseWhose("from")]) {
      for (const headers of callers) {
        const { text } = await get(`${ORIGIN}${path}`, { DB }, headers);
        const addresses = addressesOf(text);
        expect(addresses.length).toBeGreaterThan(0);
        expect(addresses.filter(leadsAway)).toEqual([]);
      }
    }
  });

  it.each(ELSEWHERE)("nor does %s, named to the sign-in page", async (path) => {
    const { body } = await call<string>("GET", `/login?returnTo=${encodeURIComponent(path)}`);
    const addresses = addressesOf(String(body));
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter(leadsAway)).toEqual([]);
  });
});
