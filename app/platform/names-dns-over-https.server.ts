import { z } from "zod";
import { DomainError } from "../domain/errors";
import type { NameService } from "../domain/platform";

const TIMEOUT_MS = 5000;
const NUMBERS = { TXT: 16, MX: 15 };
const NO_SUCH_NAME = 3;

const Answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
});

/** Looks names up by HTTPS, in the JSON that Cloudflare's and Google's resolvers speak: workers have no other way. */
export function createNameService(url: string, send = fetch): NameService {
  return {
    async look(name, type) {
      const answer = await ask(`${url}?${new URLSearchParams({ name, type })}`, send);
      if (answer?.Status === NO_SUCH_NAME) return [];
      if (answer?.Status !== 0) throw new DomainError("unavailable", "The name service did not answer.");
      // Names that stand for other names are in the answer, too.
      return answer.Answer.filter((each) => each.type === NUMBERS[type]).map(({ data }) => plainText(data));
    },
  };
}

async function ask(url: string, send: typeof fetch): Promise<z.infer<typeof Answer> | null> {
  try {
    const response = await send(url, {
      headers: { Accept: "application/dns-json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return Answer.safeParse(await response.json()).data ?? null;
  } catch {
    return null;
  }
}

/** A long text comes in pieces, each between quotes (RFC 1035, 3.3.14). */
function plainText(data: string): string {
  const pieces = [...data.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, piece = ""]) =>
    piece.replace(/\\(.)/g, "$1"),
  );
  return pieces.length > 0 ? pieces.join("") : data;
}
