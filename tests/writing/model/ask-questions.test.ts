import { describe, expect, it } from "vitest";
import { DigestContent } from "../../../app/digest/digest-content";
import { completion, material, openAi, prompt, refusal } from "./openai-stand-in";

const content = DigestContent.parse({
  overview: "The crane is late.",
  actionItems: [{ task: "Order the crane", owner: null, timeline: null, sources: [] }],
  blockers: [],
  decisions: [],
  stakeholders: [],
});

describe("Clarifying questions with a model", () => {
  it("come from the digest, the agent and what was answered, each inside a fence", async () => {
    const { writer, calls } = openAi([() => completion({ questions: ["Who orders the crane?"] })]);
    expect(await writer.ask?.(material, content)).toEqual(["Who orders the crane?"]);
    expect(prompt(calls[0])).toContain("- Order the crane");
    expect(prompt(calls[0])).toContain("Marta signs off.");
    expect(prompt(calls[0])).toMatch(/<<([0-9a-f]{32}) digest\n[\s\S]*\n\1>>/);
  });

  it("only plain questions are taken, at most six", async () => {
    const questions = [
      "Not a question.",
      "Have you seen https://evil.example?",
      "<b>Bold</b>?",
      `${"long ".repeat(80)}?`,
      ...Array.from({ length: 8 }, (_, index) => `Question\n number ${index}?`),
    ];
    const { writer } = openAi([
      () => completion(`<think>hm {}</think>Here: ${JSON.stringify({ questions })}`),
    ]);
    expect(await writer.ask?.(material, content)).toEqual(
      Array.from({ length: 6 }, (_, index) => `Question number ${index}?`),
    );
  });

  it("an answer in another shape is no question, a server that is down a refusal", async () => {
    expect(await openAi([() => completion("no json")]).writer.ask?.(material, content)).toEqual([]);
    const down = openAi([() => new Response("", { status: 500 })]).writer.ask?.(material, content);
    expect((await refusal(down ?? Promise.resolve())).kind).toBe("unavailable");
  });
});
