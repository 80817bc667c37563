// `npm run licenses`: THIRD-PARTY.md, the licences of what the product is made of. Fails on a licence not known to be fine.
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { init } from "license-checker-rseidelsohn";
import { productionPackages } from "./licenses/production-packages.mjs";

/** One of these must be among a package's licences: each lets a product be closed, sold and changed. */
const FINE = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
];

const found = await promisify(init)({
  start: process.cwd(),
  production: true,
  excludePrivatePackages: true,
  customFormat: { name: "", version: "", licenses: "", licenseText: "", licenseFile: "" },
});
const byText = new Map();
for (const wanted of productionPackages()) {
  const { licenses, licenseText, licenseFile } = found[wanted] ?? {};
  if (
    !FINE.some((name) =>
      String(licenses)
        .split(/[^\w.-]+/)
        .includes(name),
    )
  ) {
    throw new Error(`${wanted}: ${licenses ?? "not installed"}`);
  }
  // Some packages name their licence and bring no text; a README is not one.
  const text = /readme/i.test(licenseFile ?? "") ? "" : (licenseText ?? "").replace(/[^\S\n]+$/gm, "").trim();
  byText.set(text, [...(byText.get(text) ?? []), `- ${wanted} (${licenses})`]);
}
const parts = [...byText]
  .sort(([, some], [, others]) => (some[0] < others[0] ? -1 : 1))
  .map(
    ([text, packages]) =>
      `${packages.join("\n")}\n\n${text === "" ? "No text of its own." : `~~~~text\n${text}\n~~~~`}\n`,
  );
writeFileSync(
  "THIRD-PARTY.md",
  `# Third parties\n\nPackages that the product is made of, with their licences. Written by \`npm run licenses\`.\n\n${parts.join("\n")}`,
);
console.log(`THIRD-PARTY.md: ${byText.size} licence texts`);
