import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { newId } from "../domain/tokens.server";

const FlashedToast = z.object({
  id: z.string(),
  title: z.string().max(200),
  description: z.string().max(1000).optional(),
  tone: z.enum(["neutral", "danger"]),
});

export type FlashedToast = z.infer<typeof FlashedToast>;

const PREFIX = "toast-";

/**
 * A cookie for each toast: a page under way that shows and forgets one must not forget another that was set meanwhile.
 * Names sort by time, as ids do.
 */
const cookieOf = (name: string) =>
  createCookie(name, { path: "/", httpOnly: true, sameSite: "lax", maxAge: 60 });

/** In whichever script, this much stays below what a browser takes of a cookie. */
const LONGEST_DESCRIPTION = 500;

/** The Set-Cookie that shows a toast on the next page; the end of a very long description is left out. */
export async function flashToast({ description = "", ...toast }: Omit<FlashedToast, "id">): Promise<string> {
  const isLong = description.length > LONGEST_DESCRIPTION;
  const shown = isLong ? `${description.slice(0, LONGEST_DESCRIPTION - 1).toWellFormed()}…` : description;
  const id = newId();
  return cookieOf(PREFIX + id).serialize({ id, ...toast, ...(shown === "" ? {} : { description: shown }) });
}

/** The latest toast that was set for this page, and a Set-Cookie for each that is forgotten with it. */
export async function takeToast(
  request: Request,
): Promise<{ toast: FlashedToast | null; forget: readonly string[] }> {
  const header = request.headers.get("Cookie") ?? "";
  const names = [...header.matchAll(NAMES)].map(([, name = ""]) => name).sort();
  const latest = names.at(-1);
  const parsed = FlashedToast.safeParse(latest ? await cookieOf(latest).parse(header) : null);
  const forget = await Promise.all(names.map((name) => cookieOf(name).serialize("", { maxAge: 0 })));
  return { toast: parsed.success ? parsed.data : null, forget };
}

const NAMES = new RegExp(`(?:^|;\\s*)(${PREFIX}[\\da-f-]{36})=`, "g");
