import { realpathSync } from "node:fs";
import path from "node:path";
import { createServer } from "vite";

const STYLES = "/app/styles.css";
const ROUTES = "app/routes.ts";
// Settings, secrets and data: nothing that a browser may fetch.
const DENIED = [".env", ".env.*", ".dev.vars", "*.{crt,pem}", "**/.git/**", "**/.data/**"];
// Where browsers' libraries are looked for beforehand: one that is found later loads every open page anew.
const BROWSER_SOURCES = ["app/entry.client.tsx", "app/features/**/*.tsx", "app/ui/**/*.tsx"];
const IGNORED = ["**/.data/**", "**/build/**", "**/test-results/**", "**/shots/**"];

/**
 * The browser's half of `npm run dev`: Vite with Remix answers what pages fetch of our source, and updates them while
 * they are open, over `server`. `onEdit` is told of every file of the worker that was added, changed or removed.
 */
export async function openPages({ server, onEdit }) {
  const loaded = new Map();
  let needsRestart = false;
  const noteEdit = (event, file) => {
    const name = path.relative(".", file);
    if (event.endsWith("Dir") || !/^(app|workers|migrations)\/.*(?<!\.css)$/.test(name)) return;
    if (name === ROUTES) needsRestart = true;
    if (/^app\/(root|routes)\b/.test(name)) loaded.clear();
    onEdit();
  };
  const vite = await createServer({
    appType: "custom",
    clearScreen: false,
    // Of this folder alone, whoever else uses its node_modules.
    cacheDir: ".cache/vite",
    server: {
      middlewareMode: true,
      hmr: { server },
      cors: false,
      // Libraries may stand elsewhere, behind a link.
      fs: { allow: [".", realpathSync("node_modules")], deny: DENIED },
      watch: { ignored: IGNORED },
    },
    optimizeDeps: { entries: BROWSER_SOURCES },
    plugins: [
      { name: "edits", configureServer: ({ watcher }) => void watcher.on("all", noteEdit) },
      stylesByLink,
      stylesInManifest,
    ],
  });

  /** Has Vite read the table of routes again, when that changed. */
  async function catchUp() {
    if (!needsRestart) return;
    needsRestart = false;
    await vite.restart();
  }

  /** The source of a module that only Vite or Remix can answer, as the worker needs it. */
  async function load(id, importer) {
    const key = `${id} ${importer}`;
    if (!loaded.has(key)) loaded.set(key, await loadAnew(id, importer));
    return loaded.get(key);
  }

  async function loadAnew(id, importer) {
    const { pluginContainer } = vite.environments.ssr;
    const found = await pluginContainer.resolveId(id, importer);
    const answer = await pluginContainer.load(found.id);
    const source = typeof answer === "string" ? answer : answer.code;
    return id === "virtual:remix/server-manifest"
      ? `${source.replace("export default", "const manifest =")}\n${withStyles("manifest")}\nexport default manifest;`
      : source;
  }

  return { middlewares: vite.middlewares, catchUp, load };
}

// As in the built pages: a link, which needs no exception from the Content-Security-Policy and is there at the first
// view. The server and the browser have a manifest each.
const withStyles = (manifest) => `${manifest}.routes.root.css = [${JSON.stringify(STYLES)}];`;

const stylesInManifest = {
  name: "styles-in-manifest",
  transform: (code, id) =>
    id.endsWith("virtual:remix/browser-manifest")
      ? { code: `${code}\n${withStyles("window.__remixManifest")}`, map: null }
      : undefined,
};

// Vite's own way is a style element made by a script. The link is Vite's, too, and updated by it; only an update of
// the root would lose it.
const stylesByLink = {
  name: "styles-by-link",
  enforce: "post",
  transform(_code, id, { ssr } = {}) {
    return ssr || !id.endsWith(".css") ? undefined : { code: "import.meta.hot.accept();", map: null };
  },
  handleHotUpdate({ file, server }) {
    if (path.relative(".", file) !== "app/root.tsx") return;
    server.ws.send({ type: "full-reload" });
    return [];
  },
};
