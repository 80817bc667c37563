import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { markLine, openLine } from "../domain/answers/open-line.server";
import { DomainError } from "../domain/errors";
import { describeFailure } from "../http/failures";
import { readForm } from "../http/read-input";

const Mark = z.enum(["open", "done", "wrong", "not-ours"]);
const FAILED = { failed: "Failed to update item" };

/** The page behind a link to a line of a digest mail; looking changes nothing. Throws a 404 response for a dead link. */
export async function loadLine({ platform }: AppLoadContext, token: string) {
  try {
    return await openLine(platform, token);
  } catch (error) {
    throw deadLink(error);
  }
}

/**
 * What the page's buttons do; the token in the link is the permission, there is no account behind it. Returns what went
 * wrong, null for nothing. Throws a 404 response for a dead link.
 */
export async function answerLine(
  { platform, requestId }: AppLoadContext,
  request: Request,
  token: string,
): Promise<{ problem: string; status: number } | null> {
  const mark = Mark.safeParse((await readForm(request)).get("state"));
  if (!mark.success) return { problem: "This button is not known here.", status: 400 };
  try {
    await markLine(platform, token, mark.data);
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not-found") throw deadLink(error);
    const { message, status } = describeFailure(error, FAILED, requestId);
    return { problem: message, status };
  }
  return null;
}

function deadLink(error: unknown): unknown {
  return error instanceof DomainError && error.kind === "not-found"
    ? new Response("Not Found", { status: 404 })
    : error;
}
