/** What a call of ours answered. */
interface Answer {
  ok: boolean;
  /** 0 when no answer came. */
  status: number;
  /** The answer's `message`, when there is one. */
  message: string | null;
  /** A field of the answer. */
  field(name: string): unknown;
}

/** Posts JSON to an /api call. An answer that never came is one that isn't ok. */
export async function postJson(path: string, body: Record<string, unknown>): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    const field = (name: string): unknown =>
      typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : undefined;
    const message = field("message");
    return {
      ok: response.ok,
      status: response.status,
      message: typeof message === "string" ? message : null,
      field,
    };
  } catch {
    return { ok: false, status: 0, message: null, field: () => undefined };
  }
}
