/** How wrangler bundles for workerd, unminified and with React's warnings. */
export const OPTIONS = {
  bundle: true,
  write: false,
  format: "esm",
  target: "es2024",
  platform: "browser",
  mainFields: ["browser", "module", "main"],
  conditions: ["workerd", "worker", "browser"],
  external: ["node:*", "cloudflare:*"],
  jsx: "automatic",
  define: { "process.env.NODE_ENV": '"development"' },
  logLevel: "silent",
};
