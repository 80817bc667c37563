import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { inWords, PUBLIC_WORDS } from "../fixtures/public-words";
import { newUser, ORIGIN } from "../support/new-user";
import { shownPage } from "../support/shown-page";

const missingFrom = (texts: string[], words: string[]) =>
  words.filter((word) => !texts.some((text) => inWords(word).test(text)));

describe("The words of the public pages (section 2) come from the server, without a script", () => {
  it.each(Object.entries(PUBLIC_WORDS))("%s says what the specification says", async (path, words) => {
    const answer = await SELF.fetch(ORIGIN + path);
    expect(answer.status).toBe(200);
    const { texts } = await shownPage(answer);
    expect(missingFrom(texts, words)).toEqual([]);
  });

  it("/privacy says what a person may do: a copy of everything, sessions ended, the account deleted, and what stays", async () => {
    const { texts } = await shownPage(await SELF.fetch(`${ORIGIN}/privacy`));
    const words = texts.join("\n");
    for (const right of [
      "A copy of everything: under Profile, Account you get a zip",
      "signs out one or all others at once",
      "Deletion: the same page deletes the account. You have a day to take it back",
      "What stays of a deleted account: the list of credits",
    ])
      expect(words).toContain(right);
  });

  it("/forwarding-guide: four topics, pro tips, context documents, 'Back to Dashboard'", async () => {
    const { cookie } = await newUser();
    const answer = await SELF.fetch(`${ORIGIN}/forwarding-guide`, { headers: { Cookie: cookie } });
    const { texts, links } = await shownPage(answer);
    const topics = ["Email Threads", "Messaging Applications", "Project Management", "Meeting Transcripts"];
    expect(missingFrom(texts, [...topics, "Pro tips", "Context documents"])).toEqual([]);
    expect(links).toContainEqual({ text: "Back to Dashboard", href: "/" });
  });

  it.each(["anonymous", "signed in"])("any other path, %s: '404 Page Not Found'", async (as) => {
    const headers: Record<string, string> = as === "signed in" ? { Cookie: (await newUser()).cookie } : {};
    const answer = await SELF.fetch(`${ORIGIN}/no/such/page`, { headers });
    expect(answer.status).toBe(404);
    const { title, texts } = await shownPage(answer);
    expect(title).toBe("404 Page Not Found - Mondaybrief");
    expect(
      missingFrom(texts, ["404 Page Not Found", "Did you forget to add the page to the router?"]),
    ).toEqual([]);
  });
});
