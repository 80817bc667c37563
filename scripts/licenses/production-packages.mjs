import { readFileSync } from "node:fs";

/** Names and versions (`react@18.3.1`) of all packages that the lock file installs for production, sorted. */
export function productionPackages() {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const names = Object.entries(packages)
    .filter(([place, { dev, optional, devOptional }]) => place !== "" && !dev && !optional && !devOptional)
    .map(([place, { version }]) => `${place.slice(place.lastIndexOf("node_modules/") + 13)}@${version}`);
  return [...new Set(names)].sort();
}
