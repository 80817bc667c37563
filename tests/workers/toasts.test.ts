import { describe, expect, it } from "vitest";
import { flashToast, takeToast } from "../../app/http/toast";
import { ORIGIN } from "../support/new-user";

const saying = async (title: string) => (await flashToast({ title, tone: "neutral" })).split(";")[0] ?? "";
const pageWith = (...cookies: string[]) => new Request(ORIGIN, { headers: { Cookie: cookies.join("; ") } });

describe("Toasts that a form leaves for the next page", () => {
  it("a page that shows one forgets no other that was set while it was under way", async () => {
    const first = await saying("Question created");
    const { toast, forget } = await takeToast(pageWith("theme=dark", first));
    const second = await saying("Question answered");
    expect(toast?.title).toBe("Question created");
    expect(forget).toEqual([expect.stringMatching(new RegExp(`^${first.split("=")[0]}=.*Max-Age=0`))]);
    expect(second.split("=")[0]).not.toBe(first.split("=")[0]);
    expect((await takeToast(pageWith("theme=dark", second))).toast?.title).toBe("Question answered");
  });

  it("of two the page shows the later, and forgets both", async () => {
    const both = [await saying("Question created"), await saying("Question answered")];
    const { toast, forget } = await takeToast(pageWith(...both.reverse()));
    expect(toast?.title).toBe("Question answered");
    expect(forget).toHaveLength(2);
  });
});
