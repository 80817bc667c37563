import { DomainError } from "../../../app/domain/errors";
import { createOpenAiWriter } from "../../../app/platform/writer-openai.server";
import type { DigestMaterial, MaterialMail } from "../../../app/writing/digest-material";
import type { ModelLimits } from "../../../app/writing/model/write-with-model";

export function mail(id: string, text: string, subject = "Rollout"): MaterialMail {
  const none = { author: null, sentAt: null, subject: null, filename: null, history: "", signature: "" };
  return {
    id,
    subject,
    sender: { name: "Ana Ruiz", address: "ana@payments.example" },
    sentAt: "2026-11-16T08:00:00Z",
    parts: [{ kind: "body", ...none, text }],
  };
}

export const material: DigestMaterial = {
  agent: { title: "Payments", description: "The move to the new ledger" },
  timeZone: "Europe/Berlin",
  now: "2026-11-16T09:00:00Z",
  mails: [mail("mail-a", "Joe, please name an owner for the retry bug today.")],
  documents: [{ id: "doc-a", filename: "plan.md", description: null, text: "We keep the date in December." }],
  answers: [{ question: "Who signs off?", answer: "Marta signs off." }],
};
export const answer = {
  overview: "Joe names an owner.",
  actionItems: [
    {
      task: "Name an owner",
      owner: "Joe",
      timeline: "today",
      urgency: "high",
      quotes: [{ source: "m1", quote: "name an owner for the retry bug" }],
    },
  ],
  blockers: [],
  decisions: [{ decision: "Keep December", quotes: [{ source: "d1", quote: "keep the date in December" }] }],
  stakeholders: [],
};
export const draft = {
  overview: "Joe names an owner.",
  actionItems: [
    {
      task: "Name an owner",
      owner: "Joe",
      timeline: "today",
      urgency: "high",
      quotes: [{ kind: "email", id: "mail-a", quote: "name an owner for the retry bug" }],
    },
  ],
  blockers: [],
  decisions: [
    {
      decision: "Keep December",
      context: null,
      status: null,
      quotes: [{ kind: "document", id: "doc-a", quote: "keep the date in December" }],
    },
  ],
  stakeholders: [],
};

export interface Call {
  url: string;
  authorization: string | null;
  body: { model: string; messages: { role: string; content: string }[]; [setting: string]: unknown };
}

export function completion(content: unknown): Response {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  return Response.json({ id: "c1", choices: [{ index: 0, message: { role: "assistant", content: text } }] });
}

/** A server that speaks /chat/completions; `answers` are given one after the other, the last one again. */
export function openAi(
  answers: ((call: Call, signal: AbortSignal) => Response | Promise<Response>)[],
  limits?: Partial<ModelLimits>,
) {
  const calls: Call[] = [];
  const writer = createOpenAiWriter({
    baseUrl: "https://models.example/v1",
    apiKey: "sk-test",
    model: "small-1",
    limits,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const call = {
        url: request.url,
        authorization: request.headers.get("authorization"),
        body: await request.json<Call["body"]>(),
      };
      calls.push(call);
      const reply = answers[Math.min(calls.length, answers.length) - 1];
      if (reply === undefined) throw new TypeError("fetch failed");
      return reply(call, request.signal);
    },
  });
  return { writer, calls };
}

export async function refusal(work: Promise<unknown>): Promise<DomainError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

export const prompt = (call: Call | undefined) =>
  call?.body.messages.map((message) => message.content).join("\n") ?? "";
