import { performance } from "node:perf_hooks";
import { importSource } from "./import-source.mjs";
import { printFigure } from "./print-figure.mjs";

/** How long the embedded writer takes, by the number of mails. */
export async function measureWriter() {
  const { embeddedWriter } = await importSource("app/platform/writer-embedded.ts");
  const { benchMaterial } = await importSource("tests/bench/bench-material.ts");
  // The first one is what a fresh process needs: weights and patterns are made ready on the way.
  for (const [name, mails] of [
    ["embedded writer, first run, 10 mails", 10],
    ["embedded writer over 10 mails", 10],
    ["embedded writer over 100 mails", 100],
    ["embedded writer over 1000 mails", 1000],
  ]) {
    const material = benchMaterial(mails);
    const startedAt = performance.now();
    const { actionItems } = await embeddedWriter.write(material);
    printFigure(name, performance.now() - startedAt, "ms", {
      runtime: "Node, from an esbuild bundle",
      actionItems: actionItems.length,
    });
  }
}
