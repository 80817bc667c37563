// Pages with hot reload, on the data of `npm start` (stop that first). Mail, queues and the clock don't run here.
import { spawn } from "node:child_process";
import { getPlatformProxy } from "wrangler";
import { applyMigrations } from "./apply-migrations.mjs";
import { quietWrangler } from "./quiet-wrangler.mjs";

Object.assign(process.env, quietWrangler);
const { env, dispose } = await getPlatformProxy({
  configPath: "wrangler.toml",
  remoteBindings: false,
  persist: { path: process.env.DATA_DIR || ".data" },
});
await applyMigrations(env.DB);
await dispose();
const port = process.env.PORT ? ["--port", process.env.PORT, "--strictPort"] : [];
const server = spawn(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", ...port], {
  stdio: "inherit",
});
// On exit: what the migrations ran in ends this process at a signal before another listener hears of it.
process.on("exit", () => server.kill());
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());
server.on("exit", (code) => process.exit(code ?? 0));
