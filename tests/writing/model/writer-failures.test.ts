import { describe, expect, it } from "vitest";
import { createWorkersAiWriter } from "../../../app/platform/writer-workers-ai.server";
import { answer, type Call, draft, mail, material, openAi, refusal } from "./openai-stand-in";

describe("a writing service that fails: plain words, nothing charged", () => {
  it.each([
    [429, "The writing service is busy. Nothing was charged. Please try again in a minute."],
    [401, "The writing service refused this app's key or model. Nothing was charged."],
    [500, "The writing service is not available. Nothing was charged. Please try again later."],
    [503, "The writing service is not available. Nothing was charged. Please try again later."],
  ])("status %i", async (status, words) => {
    const { writer } = openAi([
      () => new Response("<html>secret detail</html>", { status, headers: { "Retry-After": "7" } }),
    ]);
    const error = await refusal(writer.write(material));
    expect([error.kind, error.message]).toEqual(["unavailable", words]);
    expect(error.retryAfterSeconds).toBe(status === 429 ? 7 : undefined);
  });

  it("a server that is down", async () => {
    const { writer } = openAi([]);
    expect((await refusal(writer.write(material))).message).toMatch(/not available\. Nothing was charged/);
  });

  it.each([
    [
      "hangs",
      (_: Call, signal: AbortSignal) =>
        new Promise<Response>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    ],
    ["ignores the abort", () => new Promise<Response>(() => {})],
    [
      "hangs in the middle of its answer",
      () =>
        new Response(
          new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) }),
        ),
    ],
  ])("a server that %s", async (_, reply) => {
    const { writer } = openAi([reply], { callDeadline: 30 });
    const error = await refusal(writer.write(material));
    expect([error.kind, error.message]).toEqual([
      "unavailable",
      "The writing service did not answer in time. Nothing was charged. Please try again.",
    ]);
  });

  it("a server that answers without an end is left after a megabyte", async () => {
    const piece = new TextEncoder().encode("I like to talk. ".repeat(4096));
    const left: number[] = [];
    const { writer } = openAi([
      () => {
        let given = 0;
        return new Response(
          new ReadableStream({
            pull(stream) {
              given += piece.length;
              stream.enqueue(piece);
            },
            cancel: () => void left.push(given),
          }),
        );
      },
    ]);
    const error = await refusal(writer.write(material));
    expect(error.message).toMatch(/can't be used\. Nothing was charged/);
    expect(left).toHaveLength(2);
    for (const given of left) expect(given).toBeLessThan(1_200_000);
  });

  it("many slow chunks end at the overall deadline, and what is under way is aborted", async () => {
    let aborted = 0;
    const { writer, calls } = openAi(
      [
        (_, signal) =>
          new Promise((_, reject) => {
            signal.addEventListener("abort", () => {
              aborted += 1;
              reject(signal.reason);
            });
          }),
      ],
      { chunkCharacters: 1000, overallDeadline: 40, concurrency: 3 },
    );
    const error = await refusal(
      writer.write({ ...material, mails: [mail("mail-a", "word\n".repeat(2000))] }),
    );
    expect(error.message).toMatch(/did not answer in time/);
    expect([calls.length, aborted]).toEqual([3, 3]);
  });
});

describe("WRITER=workers-ai", () => {
  it.each([
    ["text", { response: JSON.stringify(answer) }],
    ["a parsed object", { response: answer }],
    ["choices", { choices: [{ message: { content: JSON.stringify(answer) } }] }],
  ])("reads an answer that is %s", async (_, result) => {
    const inputs: unknown[] = [];
    const run = async (model: string, input: unknown) => {
      inputs.push([model, input]);
      return result;
    };
    const writer = createWorkersAiWriter({ model: "@cf/small", run });
    expect(writer.name).toBe("workers-ai:@cf/small");
    expect(await writer.write(material)).toEqual(draft);
    expect(inputs).toMatchObject([
      ["@cf/small", { max_tokens: 6000, messages: [{ role: "system" }, { role: "user" }] }],
    ]);
  });

  it("an error of the binding is said in plain words", async () => {
    const writer = createWorkersAiWriter({
      model: "m",
      run: () => Promise.reject(new Error("3040: capacity")),
    });
    expect((await refusal(writer.write(material))).message).toBe(
      "The writing service is not available. Nothing was charged. Please try again later.",
    );
  });
});
