/** Bindings that a deployment may add to wrangler.toml; README says when. */
interface Env {
  /** `[ai] binding = "AI"`, for WRITER=workers-ai. */
  AI?: Ai;
}

/** The pages, which the build puts together from the routes. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
