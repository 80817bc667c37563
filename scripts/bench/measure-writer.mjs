import { performance } from "node:perf_hooks";
import { importSource } from "../import-source.mjs";
import { printFigure } from "./print-figure.mjs";

const runtime = "Node, from an esbuild bundle";

/** How long the embedded writer takes, by the number and the kind of mails, beside what only walking their words takes. */
export async function measureWriter() {
  const { writeDigest } = await importSource("tests/support/embedded-writer.ts");
  const { benchMaterial } = await importSource("tests/bench/bench-material.ts");
  const { LONG_TEXTS, materialOfText, officeMails, requestMails } =
    await importSource("tests/bench/long-mails.ts");
  const measure = (name, material) => {
    const before = process.cpuUsage();
    const { actionItems } = writeDigest(material);
    const { user, system } = process.cpuUsage(before);
    printFigure(`embedded writer, ${name}`, (user + system) / 1000, "ms of CPU", {
      runtime,
      kB: Math.round(charactersOf(material) / 1000),
      floorMs: Number(wordsWalked(material).toFixed(1)),
      actionItems: actionItems.length,
    });
  };
  // The first one is what a fresh process needs: weights and patterns are made ready on the way.
  measure("first run, 10 mails", benchMaterial(10));
  for (const mails of [10, 100, 1000]) measure(`${mails} mails of the fixtures`, benchMaterial(mails));
  for (const mails of [250, 500, 1000]) measure(`${mails} office mails of 2 kB`, officeMails(mails));
  for (const mails of [200, 400, 800]) measure(`${mails} mails of nothing but requests`, requestMails(mails));
  for (const [name, textOf] of Object.entries(LONG_TEXTS)) {
    measure(`one mail of ${name}`, materialOfText(textOf()));
  }
}

const textsOf = (material) => material.mails.flatMap((mail) => mail.parts.map((part) => part.text));
const charactersOf = (material) => textsOf(material).reduce((sum, text) => sum + text.length, 0);

/** The floor: each word looked at once. */
function wordsWalked(material) {
  const startedAt = performance.now();
  const seen = new Set();
  for (const text of textsOf(material)) {
    for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) seen.add(word.toLowerCase());
  }
  return performance.now() - startedAt;
}
