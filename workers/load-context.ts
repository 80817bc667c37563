import type { AppLoadContext } from "@remix-run/cloudflare";
import { findSessionUser } from "../app/domain/accounts/sessions.server";
import type { Platform } from "../app/domain/platform";
import { readSessionToken } from "../app/http/session";

/** What loaders and actions get with a request. */
export function createLoadContext(
  request: Request,
  platform: Platform,
  about: Pick<AppLoadContext, "requestId" | "nonce" | "clientAddress">,
): AppLoadContext {
  return {
    platform,
    ...about,
    formFailed: false,
    isStorageAway: false,
    viewer: onceViewer(platform, request),
  };
}

// Several loaders of one page ask; the session is looked up once.
function onceViewer(platform: Platform, request: Request): AppLoadContext["viewer"] {
  let asked: ReturnType<AppLoadContext["viewer"]> | undefined;
  return () => {
    const token = readSessionToken(request);
    asked ??= token === null ? Promise.resolve(null) : findSessionUser(platform, token);
    return asked;
  };
}
