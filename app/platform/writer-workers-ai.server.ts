import { z } from "zod";
import type { Writer } from "../domain/platform";
import { askQuestions } from "../writing/model/ask-questions";
import type { ChatMessage } from "../writing/model/digest-prompt";
import { ModelFailed } from "../writing/model/model-failed";
import { MODEL_LIMITS, type ModelLimits, writeWithModel } from "../writing/model/write-with-model";
import type { WriteEmbedded } from "../writing/write-embedded";
import { refusing } from "./model-refusal";

export interface WorkersAiInput {
  messages: ChatMessage[];
  max_tokens: number;
}

interface WorkersAiWriterOptions {
  /** `(model, input) => env.AI.run(model, input)`. */
  run(model: string, input: WorkersAiInput): Promise<unknown>;
  model: string;
  limits?: Partial<ModelLimits>;
  /** Tokens of one answer; the binding's own default of 256 cuts every digest. */
  maxTokens?: number;
  /** What the model's draft is added to. */
  writeEmbedded?: WriteEmbedded;
}

/** Older models answer `response`, which may be parsed already; newer ones answer as OpenAI's do. */
const Answer = z.union([
  z.object({ response: z.union([z.string(), z.record(z.string(), z.unknown())]) }),
  z.object({ choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1) }),
]);

const DOWN = "The writing service is not available. Nothing was charged. Please try again later.";

/** Writes with a model of Workers AI, with the prompt and the checks of the OpenAI writer. */
export function createWorkersAiWriter(options: WorkersAiWriterOptions): Writer {
  const limits = { ...MODEL_LIMITS, ...options.limits };
  const ask = async (messages: ChatMessage[]): Promise<string> => {
    const input = { messages, max_tokens: options.maxTokens ?? 6000 };
    const answer = await options.run(options.model, input).catch((error: unknown) => {
      throw new ModelFailed(DOWN, { cause: error, next: "again" });
    });
    return contentOf(answer);
  };
  return {
    name: `workers-ai:${options.model}`,
    write: (material) => refusing(writeWithModel(material, ask, limits, options.writeEmbedded)),
    ask: (about, content) => refusing(askQuestions(about, content, ask)),
  };
}

function contentOf(answer: unknown): string {
  const parsed = Answer.safeParse(answer).data;
  if (parsed === undefined) return "";
  if ("choices" in parsed) return parsed.choices[0]?.message.content ?? "";
  return typeof parsed.response === "string" ? parsed.response : JSON.stringify(parsed.response);
}
