import type { AppLoadContext } from "@remix-run/cloudflare";
import { createLoadContext } from "./load-context";
import { createPlatform } from "./platform";

/** The load context of `npm run dev`, where pages run in Node and Hono, queues and the clock do not run. */
export function createDevelopmentContext(request: Request, env: Env): AppLoadContext {
  const { platform } = createPlatform(env);
  return createLoadContext(request, platform, {
    requestId: "development",
    nonce: "",
    clientAddress: "local",
  });
}
