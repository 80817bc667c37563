/** Bindings that a deployment may add to wrangler.toml; README says when. */
interface Env {
  /** `[ai] binding = "AI"`, for WRITER=workers-ai. */
  AI?: Ai;
}
