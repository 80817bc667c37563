import { readFileSync } from "node:fs";
import path from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixConfig from "./remix.config.js";
import { packDictionary } from "./scripts/dictionary/pack-dictionary";
import { hasCompactPatterns, withCompactPatterns } from "./scripts/patterns/compact-patterns";

/**
 * What is always fetched together is one file: alone, small files compress badly, and each is a request. Each takes what
 * its modules import and no file before it has, so what public pages share with signed-in ones stands in the kit, but not
 * what few pages have.
 */
const FILES: [name: string, begins: RegExp][] = [
  ["react", /\/node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom)\//],
  [
    "kit",
    /\/app\/(ui\/(?!toast-view|form\/|accordion|ask-dialog|back-link|confirm-dialog|inline-edit|leave-guard|older-newest|password-input|skeleton|step-list|switch|tabs)|features\/(errors\/|shell\/brand|auth\/leaving-overlay)|root\.tsx$)|\/icons\/(file-text|plus|chevron-down)\./,
  ],
  ["form", /\/app\/ui\/form\//],
  ["digest", /\/app\/features\/digests\/digest-body\./],
  ["signed-in", /\/app\/features\/(shell\/signed-in-frame|agents\/agent-deck)\./],
  ["agent", /\/app\/features\/agents\/agent-screen\./],
  ["kept-texts", /\/app\/features\/(questions\/answered-table|documents\/document-rows)\./],
];
/** What the encoder of the embedded writer computes with. */
const KERNEL = "app/writing/embedded/encoder/kernel.wasm";

const fileOf = new Map<string, string>();

function clientFile(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  if (fileOf.size === 0) {
    for (const [name, begins] of FILES) {
      const reached = [...graph.getModuleIds()].filter((module) => begins.test(module));
      for (const module of reached) {
        if (fileOf.has(module)) continue;
        fileOf.set(module, name);
        reached.push(...(graph.getModuleInfo(module)?.importedIds ?? []));
      }
    }
  }
  return fileOf.get(id);
}

/** The server build is the whole worker, which imports Remix's pages, rather than the pages alone: one bundle, one copy of each module. */
const WORKER: Plugin = {
  name: "worker-around-the-pages",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "workers/index.ts" } } } : undefined,
};

/** A program of WebAssembly stays a file beside the worker: workerd compiles none at run time. */
const WASM: Plugin = {
  name: "wasm-beside-the-worker",
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  resolveId: (id) => (id.endsWith(".wasm") ? { id: `./${path.basename(id)}`, external: true } : null),
  renderChunk(code, { fileName }) {
    const there = path.posix.relative(path.posix.dirname(fileName), ".") || ".";
    return { code: code.replace(/(["'])\.(\/[\w-]+\.wasm)\1/g, `"${there}$2"`), map: null };
  },
  generateBundle() {
    this.emitFile({ type: "asset", fileName: path.basename(KERNEL), source: readFileSync(KERNEL) });
  },
};

/**
 * What Remix would ask its options at every turn is said in the browser's files, so that the ways not taken are left out
 * of them. Where Remix asks otherwise one day, it finds its options as ever.
 */
const OPTIONS_SAID: Plugin = {
  name: "options-said",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("/node_modules/@remix-run/react/dist/esm/")) return null;
    const flags: Record<string, boolean> = { ...remixConfig.future };
    const said = code
      .replace(/\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (asked, flag) =>
        String(flags[flag] ?? asked),
      )
      .replaceAll("window.__remixContext.isSpaMode", "false")
      .replaceAll("if (isSpaMode)", "if (false)")
      .replaceAll("!isSpaMode", "true")
      // Single fetch hands its own way of fetching to every loader and action.
      .replaceAll('typeof singleFetch === "function"', "true");
    return { code: said, map: null };
  },
};

/** The tagger's dictionary is the largest thing in the worker; packed it is half (docs/decisions/0470). */
const DICTIONARY = "wink-eng-lite-web-model/dist/languages/cur/models/eng-core-web-model.json";
const PACKED = "packed-dictionary";
const PACKED_DICTIONARY: Plugin = {
  name: PACKED,
  enforce: "pre",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  resolveId: (id) => (id.endsWith(path.basename(DICTIONARY)) ? `\0${PACKED}` : null),
  load(id) {
    if (id !== `\0${PACKED}`) return null;
    const packed = packDictionary(JSON.parse(readFileSync(`node_modules/${DICTIONARY}`, "utf8")));
    const reader = path.resolve("app/writing/embedded/english/packed-dictionary.ts");
    return `import { unpackDictionary } from ${JSON.stringify(reader)};
export default unpackDictionary(${JSON.stringify(packed)});`;
  },
};

/** The patterns of the embedded writer take half as much memory once compiled (docs/decisions/0510-memory.md). */
const COMPACT_PATTERNS: Plugin = {
  name: "compact-patterns",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  transform(code, id) {
    return hasCompactPatterns(id) ? { code: withCompactPatterns(code, this.parse(code)), map: null } : null;
  },
};

/**
 * A script with one character beyond ASCII takes two bytes for each in the worker's memory. What the minifier leaves as it is are
 * patterns, in which a character may be escaped already.
 */
const SINGLE_BYTES: Plugin = {
  name: "single-bytes",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = inAscii(file.code);
  },
};

const inAscii = (code: string): string =>
  code.replace(/\\[\0-\x7f]|\\?[\u0080-\uffff]/g, (found) => {
    const unit = found.charCodeAt(found.length - 1);
    return unit < 0x80 ? found : `\\u${unit.toString(16).padStart(4, "0")}`;
  });

/** The notices that the licences ask for stand in one file beside the scripts, not before each icon. */
const LICENCES: Plugin = {
  name: "licences",
  apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "licences.txt", source: readFileSync("THIRD-PARTY.md") });
  },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    ...(process.env.VITEST
      ? []
      : [
          OPTIONS_SAID,
          LICENCES,
          WASM,
          PACKED_DICTIONARY,
          COMPACT_PATTERNS,
          SINGLE_BYTES,
          remix(remixConfig),
          WORKER,
        ]),
  ],
  resolve: { mainFields: ["browser", "module", "main"] },
  ssr: {
    // One namespace that is handed on whole: wrangler would take in its messages in fifty languages.
    noExternal: ["zod", /^@conform-to\/zod/, "wink-eng-lite-web-model"],
    resolve: { conditions: ["workerd", "worker", "browser"], externalConditions: ["workerd", "worker"] },
  },
  esbuild: isSsrBuild ? { charset: "ascii" } : { legalComments: "none" },
  build: {
    minify: true,
    // The tagger requires its dictionary as it would a file of JSON.
    commonjsOptions: { requireReturnsDefault: (id) => id.endsWith(PACKED) },
    // The style sheet's light-dark() asks for younger browsers than this.
    ...(isSsrBuild ? {} : { target: "es2022" }),
    rollupOptions: {
      external: [/^cloudflare:/],
      // Nothing that browsers get reads a property or a global for the sake of reading it.
      ...(isSsrBuild
        ? {}
        : { treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false } }),
      output: command === "build" && !isSsrBuild ? { manualChunks: clientFile } : {},
    },
  },
}));
