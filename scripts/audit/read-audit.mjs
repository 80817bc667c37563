/** Looked into, and answered: docs/decisions/0309-advisories-of-the-router.md says why each can't be used here. */
const ANSWERED = new Set([
  "GHSA-wrjc-x8rr-h8h6",
  "GHSA-337j-9hxr-rhxg",
  "GHSA-49rj-9fvp-4h2h",
  "GHSA-rxv8-25v2-qmq8",
]);

/**
 * What `npm audit --json` printed, as lines to print: each advisory once, with the packages that it is of, and whether
 * all are answered. Null when the registry gave no answer.
 */
export function readAudit(printed) {
  const { vulnerabilities } = parsed(printed);
  if (typeof vulnerabilities !== "object" || vulnerabilities === null) return null;
  const advisories = new Map();
  for (const { via } of Object.values(vulnerabilities)) {
    // A name alone says that the package has it from another one, which is in the list itself.
    for (const { url, title, severity, name } of via.filter((each) => typeof each === "object")) {
      const id = /GHSA-[\w-]+$/.exec(url)?.[0] ?? url;
      const names = advisories.get(id)?.names ?? new Set();
      advisories.set(id, { id, title, severity, names: names.add(name) });
    }
  }
  const lines = [...advisories.values()].map(
    ({ id, title, severity, names }) =>
      `${ANSWERED.has(id) ? "answered" : "NEW"}: ${severity}, ${[...names].join(", ")}: ${title} (${id})`,
  );
  return { lines, isClean: [...advisories.keys()].every((id) => ANSWERED.has(id)) };
}

function parsed(printed) {
  try {
    return JSON.parse(printed) ?? {};
  } catch {
    return {};
  }
}
