/**
 * When this browser last looked at the notifications, under the name that the specification has for it in the
 * browser's storage (section 3), which needs a script. Set while their dialog is open.
 */
export function viewedCookie(request: Request, now: Date): { headers: Record<string, string> } | undefined {
  if (new URL(request.url).searchParams.get("dialog") !== "notifications") return undefined;
  const kept = `notifications_last_viewed=${now.toISOString()}; Path=/; SameSite=Lax; Max-Age=${365 * 86_400}`;
  return { headers: { "Set-Cookie": kept } };
}
