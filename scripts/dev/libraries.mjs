import path from "node:path";
import { build } from "esbuild";
import { OPTIONS } from "./bundle-options.mjs";

/**
 * Bundles libraries, what they share in files beside them. Answers the files, and of each name the format of its
 * source: "esm" or "cjs".
 */
export async function bundleLibraries(names) {
  const outdir = path.resolve("libraries");
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    entryPoints: [...names].map((name) => ({ in: name, out: fileName(name) })),
    outdir,
    splitting: true,
    // Half the bytes that the runtime takes in at each start.
    minifyWhitespace: true,
    metafile: true,
    plugins: [asImported],
  });
  const entries = Object.entries(metafile.outputs).filter(([, output]) => output.entryPoint);
  const formatOf = new Map(
    entries.map(([file, { entryPoint }]) => [path.basename(file, ".js"), metafile.inputs[entryPoint].format]),
  );
  return {
    files: outputFiles.map(({ path: file, text }) => ({
      type: "ESModule",
      path: path.relative(".", file),
      contents: text,
    })),
    formats: new Map([...names].map((name) => [name, formatOf.get(fileName(name))])),
  };
}

// An entry would be resolved with neither `import` nor `require`, and some packages have another file for each.
const asImported = {
  name: "as-imported",
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path: name, kind, resolveDir }) =>
      kind === "entry-point" ? build.resolve(name, { kind: "import-statement", resolveDir }) : undefined,
    );
  },
};

/** The library's file, without its ending. */
export const fileName = (name) => name.replaceAll("/", "--");
