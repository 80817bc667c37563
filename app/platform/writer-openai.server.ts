import { z } from "zod";
import type { Writer } from "../domain/platform";
import { askQuestions } from "../writing/model/ask-questions";
import type { ChatMessage } from "../writing/model/digest-prompt";
import { ModelFailed } from "../writing/model/model-failed";
import {
  type AskModel,
  MODEL_LIMITS,
  type ModelLimits,
  writeWithModel,
} from "../writing/model/write-with-model";
import type { WriteEmbedded } from "../writing/write-embedded";
import { refusing } from "./model-refusal";
import { textUpTo } from "./text-up-to";

interface OpenAiWriterOptions {
  /** With its version and without a trailing slash: https://api.openai.com/v1. */
  baseUrl: string;
  /** "" for servers that want none. */
  apiKey: string;
  model: string;
  fetch?: typeof fetch;
  limits?: Partial<ModelLimits>;
  /** Tokens of one answer. */
  maxTokens?: number;
  /** What the model's draft is added to. */
  writeEmbedded?: WriteEmbedded;
}

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.union([z.string(), z.array(z.object({ text: z.string().default("") }))]).nullish(),
        }),
      }),
    )
    .min(1),
});

/** Of an answer with all that stands around it; nobody was asked for as much. */
const LARGEST_ANSWER_BYTES = 1_000_000;
/** A server that is busy for longer is not waited for while somebody looks at a spinner. */
const LONGEST_WAIT_SECONDS = 5;
const DOWN = "The writing service is not available. Nothing was charged. Please try again later.";
const BUSY = "The writing service is busy. Nothing was charged. Please try again in a minute.";
const REFUSED = "The writing service refused this app's key or model. Nothing was charged.";

/** Writes through any server that speaks OpenAI's /chat/completions. */
export function createOpenAiWriter(options: OpenAiWriterOptions): Writer {
  const send = options.fetch ?? fetch;
  const limits = { ...MODEL_LIMITS, ...options.limits };
  const maxTokens = options.maxTokens ?? 6000;
  // Servers differ in what they know; a 400 moves on to the next.
  const dialects: Record<string, unknown>[] = [
    { max_tokens: maxTokens, temperature: 0.2, response_format: { type: "json_object" } },
    { max_tokens: maxTokens, temperature: 0.2 },
    { max_completion_tokens: maxTokens },
  ];
  const call = (messages: ChatMessage[], dialect: Record<string, unknown>, signal: AbortSignal) =>
    send(`${options.baseUrl}/chat/completions`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(options.apiKey === "" ? {} : { Authorization: `Bearer ${options.apiKey}` }),
      },
      body: JSON.stringify({ model: options.model, messages, ...dialect }),
      signal,
    });
  /** One digest's calls share what they learn about the server's dialect. */
  const asker = (): AskModel => {
    let known = 0;
    return async (messages, signal) => {
      for (let index = known; ; index += 1) {
        const response = await call(messages, dialects[index] ?? {}, signal).catch((error: unknown) => {
          if (signal.aborted) throw error;
          throw new ModelFailed(DOWN, { cause: error, next: "again" });
        });
        if (response.ok) {
          known = Math.max(known, index);
          return contentOf(await textUpTo(response, LARGEST_ANSWER_BYTES));
        }
        await response.body?.cancel();
        if (response.status !== 400 || index + 1 >= dialects.length) throw refusalOf(response);
      }
    };
  };
  return {
    name: `openai:${options.model}`,
    write: (material) => refusing(writeWithModel(material, asker(), limits, options.writeEmbedded)),
    ask: (about, content) => refusing(askQuestions(about, content, asker())),
  };
}

function refusalOf(response: Response): ModelFailed {
  const { status } = response;
  const cause = `status ${status}`;
  if (status === 429) {
    const seconds = Number(response.headers.get("retry-after"));
    return new ModelFailed(BUSY, {
      cause,
      retryAfterSeconds: seconds > 0 ? seconds : undefined,
      next: seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? "again" : "perhaps",
    });
  }
  if (status >= 500 || status === 408) return new ModelFailed(DOWN, { cause, next: "again" });
  return new ModelFailed(REFUSED, { cause, next: [401, 403, 404].includes(status) ? "never" : "perhaps" });
}

/** "" for an answer in another shape, or none that is small enough, which then fails as one without JSON. */
function contentOf(body: string | null): string {
  const completion = Completion.safeParse(body && readJson(body));
  const content = completion.data?.choices[0]?.message.content ?? "";
  return typeof content === "string" ? content : content.map((part) => part.text).join("");
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
