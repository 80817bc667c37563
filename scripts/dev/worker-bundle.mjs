import { readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { context } from "esbuild";
import { OPTIONS } from "./bundle-options.mjs";
import { bundleLibraries, fileName } from "./libraries.mjs";

/**
 * The worker as `npm run dev` runs it: workers/index.ts and all pages in one file, every library in a file of its own.
 * Libraries are most of the bytes and hardly change, so a build after an edit bundles our own code only. `load`
 * answers the source of a module that Vite or Remix makes up, as openPages does.
 */
export async function openWorkerBundle(load) {
  let libraries = { files: [], formats: new Map() };
  const asked = new Set();
  const programs = new Map();
  /** Each of our own files that the last build read, and its state when that build began. */
  let states = new Map();
  const ours = await context({
    ...OPTIONS,
    entryPoints: ["workers/index.ts"],
    outfile: "index.js",
    metafile: true,
    plugins: [
      besideTheWorker(programs),
      madeUpModules(load),
      outsideLibraries(asked, (name) => libraries.formats.get(name)),
    ],
  });
  return {
    /** Whether a file changed since the last build read it: the news of an edit may come after a request, or never. */
    async isBehind() {
      const now = await statesOf(states.keys());
      return [...now].some(([file, state]) => state !== states.get(file));
    },

    /** Builds again, the program that startLocalWorker takes. Throws what esbuild says of the source. */
    async build() {
      asked.clear();
      states = await statesOf(states.keys());
      let { outputFiles, metafile } = await ours.rebuild();
      if ([...asked].some((name) => !libraries.formats.has(name))) {
        libraries = await bundleLibraries(asked);
        ({ outputFiles, metafile } = await ours.rebuild());
      }
      const [entry] = outputFiles;
      const files = Object.keys(metafile.inputs).filter((name) => /^(app|workers|migrations)\//.test(name));
      states = new Map([...(await statesOf(files.filter((name) => !states.has(name)))), ...states]);
      return {
        rootPath: path.resolve("."),
        modules: [
          { type: "ESModule", path: "index.js", contents: entry.text },
          ...[...programs].map(([name, file]) => ({
            type: "CompiledWasm",
            path: name,
            contents: readFileSync(file),
          })),
          ...libraries.files,
        ],
        assets: "public",
      };
    },
  };
}

async function statesOf(files) {
  return new Map(await Promise.all([...files].map(async (file) => [file, await stateOf(file)])));
}

async function stateOf(file) {
  try {
    const { mtimeMs, size } = await stat(file);
    return `${mtimeMs} ${size}`;
  } catch {
    return "gone";
  }
}

/** Programs of WebAssembly stay files of their own: workerd compiles none at run time. */
const besideTheWorker = (programs) => ({
  name: "beside-the-worker",
  setup(build) {
    build.onResolve({ filter: /\.wasm$/ }, ({ path: id, resolveDir }) => {
      const file = path.resolve(resolveDir, id);
      programs.set(path.basename(file), file);
      return { path: `./${path.basename(file)}`, external: true };
    });
  },
});

/** Remix's server build and manifest, files by their address, and nothing for styles: pages link to those. */
function madeUpModules(load) {
  return {
    name: "made-up-modules",
    setup(build) {
      build.onResolve({ filter: /^#server-build$/ }, () => ({
        path: "virtual:remix/server-build",
        namespace: "made-up",
      }));
      build.onResolve({ filter: /^virtual:|\?url$/ }, ({ path: id, importer }) => ({
        path: id,
        namespace: "made-up",
        pluginData: importer,
      }));
      build.onResolve({ filter: /^\/app\//, namespace: "made-up" }, ({ path: file }) => ({
        path: path.resolve(file.slice(1)),
      }));
      build.onLoad({ filter: /./, namespace: "made-up" }, async ({ path: id, pluginData: importer }) => ({
        contents: await load(id, importer),
      }));
      build.onLoad({ filter: /\.css$/ }, () => ({ contents: "" }));
    },
  };
}

function outsideLibraries(asked, formatOf) {
  return {
    name: "outside-libraries",
    setup(build) {
      build.onResolve({ filter: /^[@a-z]/ }, ({ path: name, kind, namespace }) => {
        if (kind === "entry-point" || /^(node|cloudflare|virtual):/.test(name)) return;
        if (namespace === "common-js") return { path: `./libraries/${fileName(name)}.js`, external: true };
        asked.add(name);
        return formatOf(name) === "cjs"
          ? { path: name, namespace: "common-js" }
          : { path: `./libraries/${fileName(name)}.js`, external: true };
      });
      // A CommonJS file has one export of its own, of which esbuild makes the names that are imported.
      build.onLoad({ filter: /./, namespace: "common-js" }, ({ path: name }) => ({
        contents: `import library from ${JSON.stringify(name)}; module.exports = library;`,
      }));
    },
  };
}
