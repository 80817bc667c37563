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

const cookie = createCookie("toast", { path: "/", httpOnly: true, sameSite: "lax", maxAge: 60 });

/** In whichever script, this much stays below what a browser takes of a cookie. */
const LONGEST_DESCRIPTION = 500;

/** The Set-Cookie that shows a toast on the next page; the end of a very long description is left out. */
export async function flashToast({ description = "", ...toast }: Omit<FlashedToast, "id">): Promise<string> {
  const isLong = description.length > LONGEST_DESCRIPTION;
  const shown = isLong ? `${description.slice(0, LONGEST_DESCRIPTION - 1).toWellFormed()}…` : description;
  return cookie.serialize({ id: newId(), ...toast, ...(shown === "" ? {} : { description: shown }) });
}

/** The toast to show on this page, and the Set-Cookie that forgets it. */
export async function takeToast(
  request: Request,
): Promise<{ toast: FlashedToast | null; forget: string | null }> {
  const parsed = FlashedToast.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!parsed.success) return { toast: null, forget: null };
  return { toast: parsed.data, forget: await cookie.serialize("", { maxAge: 0 }) };
}
