import type { UserView } from "../domain/accounts/user-view";
import type { Platform } from "../domain/platform";

/** What the Hono shell hands to every loader and action. */
interface RequestContext {
  platform: Platform;
  requestId: string;
  /** For inline scripts, as the Content-Security-Policy of this response names it. */
  nonce: string;
  /** The caller's network, for throttles only; never logged. */
  clientAddress: string;
  /** Whether the page's form failed in this request: its action notes it, and loaders run after it. */
  formFailed: boolean;
  /** Whether a loader or action failed because storage is away: then the page's 500 is a 503. */
  isStorageAway: boolean;
  /** The signed-in user, looked up once a request. */
  viewer(): Promise<UserView | null>;
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends RequestContext {}
}
