import { describe, expect, it } from "vitest";
import { createNameService } from "../../app/platform/names-dns-over-https.server";

function resolverThat(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const names = createNameService("https://dns.example/dns-query", async (url) => {
    asked.push(String(url));
    return answer();
  });
  return { names, asked };
}

describe("Names are looked up by HTTPS", () => {
  it("texts come whole, of the type that was asked for", async () => {
    const { names, asked } = resolverThat(() =>
      Response.json({
        Status: 0,
        Answer: [
          { name: "mail.example", type: 5, TTL: 60, data: "other.example." },
          { name: "other.example", type: 16, TTL: 60, data: '"v=DKIM1; p=MIIB" "IjAN"' },
          { name: "other.example", type: 16, TTL: 60, data: '"a \\"quoted\\" word"' },
        ],
      }),
    );
    expect(await names.look("mail.example", "TXT")).toEqual(["v=DKIM1; p=MIIBIjAN", 'a "quoted" word']);
    expect(asked).toEqual(["https://dns.example/dns-query?name=mail.example&type=TXT"]);
  });

  it("a name that is not there has none, and neither has one without such records", async () => {
    for (const Status of [3, 0]) {
      const { names } = resolverThat(() => Response.json({ Status }));
      expect(await names.look("mail.example", "MX")).toEqual([]);
    }
  });

  it.each([
    ["can't be reached", () => Promise.reject(new Error("refused"))],
    ["fails itself", () => Response.json({ Status: 2 })],
    ["is none", () => new Response("<html>Sign in to this network</html>")],
    ["talks nonsense", () => Response.json({ Status: 0, Answer: "all of them" })],
  ])("a resolver that %s is no answer", async (_, answer) => {
    const { names } = resolverThat(answer);
    await expect(names.look("mail.example", "TXT")).rejects.toThrow("The name service did not answer.");
  });
});
