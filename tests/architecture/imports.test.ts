import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob(["../../app/**/*.{ts,tsx}", "../../workers/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * The table 'Who may import whom' of the architecture; a room may always import itself. `types of` allows only
 * `import type`, `pure` everything but server files.
 */
const MAY: Record<string, string[]> = {
  workers: ["jobs", "domain", "platform", "http", "database/open-database", "build"],
  "app/shell": ["features", "ui", "http", "styles.css", "domain/log", "types of domain"],
  "app/routes": ["operations", "features", "ui", "http", "domain/errors", "domain/failed-words"],
  "app/operations": ["domain", "digest", "http"],
  "app/jobs": ["domain"],
  "app/http": [
    "domain/accounts",
    "domain/audit",
    "domain/errors",
    "domain/is-local",
    "domain/log",
    "domain/tokens",
    "types of domain",
    "ui/use-offline-refusal",
  ],
  "app/features": ["ui", "digest", "pure domain"],
  "app/domain": ["database", "reading", "digest", "writing/check", "types of writing"],
  "app/platform": [
    "writing",
    "database",
    "domain/errors",
    "domain/is-local",
    "domain/log",
    "types of domain",
  ],
  "app/writing": ["reading", "digest"],
  "app/database": ["types of reading", "types of digest", "migrations"],
  "app/reading": [],
  "app/digest": [],
  "app/ui": [],
};

/**
 * Inside the domain: accounts, agents <- inbox, imports, documents, questions, credits <- items <- answers <- digests. Documents are mails' attached
 * files, too; audit and notices are for all.
 */
const LAYERS = [
  ["accounts", "agents", "audit", "notices"],
  ["subscriptions", "sharing", "bounces"],
  ["inbox"],
  ["documents", "imports", "questions", "credits", "contact"],
  ["items"],
  ["answers"],
  ["digests"],
  ["exports", "deletion"],
  ["clock"],
  ["setup"],
];

interface Import {
  from: string;
  to: string;
  isType: boolean;
}

/** `app/domain/agents/next-run` for a path as the glob names it. */
function moduleName(path: string): string {
  return path.replace(/^(\.\.\/)+/, "").replace(/\.tsx?$/, "");
}

function resolved(from: string, specifier: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return moduleName(parts.join("/"));
}

function importsOf(path: string, source: string): Import[] {
  const from = moduleName(path);
  const statements = source.matchAll(/^(?:import|export)\s+(type\s)?[^"';]*?(?:from\s+)?"([^"]+)"/gm);
  const lazy = source.matchAll(/\bimport\(\s*()"([^"]+)"/g);
  return [...statements, ...lazy].flatMap(([, type, specifier = ""]) => {
    if (specifier === "virtual:remix/server-build") return [{ from, to: "build/server", isType: false }];
    return specifier.startsWith(".") ? [{ from, to: resolved(from, specifier), isType: Boolean(type) }] : [];
  });
}

/** The document shell (root and entries) is a room of its own, the files of workers another. */
const roomOf = (module: string) => {
  if (/^app\/(root|entry\.\w+)$/.test(module)) return "app/shell";
  if (module === "app/routes") return module;
  return module.startsWith("app/") ? module.split("/").slice(0, 2).join("/") : (module.split("/")[0] ?? "");
};
const domainRoomOf = (module: string) => /^app\/domain\/([^/]+)\//.exec(module)?.[1];

function isInTable({ from, to, isType }: Import): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === "app/domain" && target === "app/domain") return keepsLayers(from, to);
  if (room === target) return true;
  return (MAY[room] ?? []).some((allowed) => {
    const [, kind, place] = /^(types of |pure )?(.+)$/.exec(allowed) ?? [];
    if (kind === "types of " && !isType) return false;
    if (kind === "pure " && to.endsWith(".server")) return false;
    const stands = `${to.replace(/\.server$/, "")}/`;
    return stands.startsWith(`app/${place}/`) || stands.startsWith(`${place}/`);
  });
}

function keepsLayers(from: string, to: string): boolean {
  const [room, target] = [domainRoomOf(from), domainRoomOf(to)];
  // What stands beside the rooms (platform, errors, log, tokens) is for all of them, and names their shapes.
  if (room === undefined || target === undefined || room === target) return true;
  const layer = (name: string) => LAYERS.findIndex((names) => names.includes(name));
  return (
    layer(target) !== -1 &&
    layer(target) <= layer(room) &&
    !(layer(room) === layer(target) && layer(room) > 0)
  );
}

const imports = Object.entries(SOURCES).flatMap(([path, source]) => importsOf(path, String(source)));
const isBreak = (each: Import) => !isInTable(each);
const inWords = ({ from, to, isType }: Import) => `${from} -> ${to}${isType ? " (type)" : ""}`;

describe("Who may import whom", () => {
  it("reads import lines of every kind, and prints what breaks the table", () => {
    expect(imports.length).toBeGreaterThan(400);
    const source = [
      'import type { Platform } from "../../domain/platform";',
      'import {\n  readUser,\n  type User,\n} from "../../domain/accounts/read-user.server";',
      'export { Button } from "../button";',
      'const editor = await import("../../features/editor");',
      'import { z } from "zod";',
    ].join("\n");
    expect(importsOf("../../app/ui/menu/menu.tsx", source).filter(isBreak).map(inWords)).toEqual([
      "app/ui/menu/menu -> app/domain/platform (type)",
      "app/ui/menu/menu -> app/domain/accounts/read-user.server",
      "app/ui/menu/menu -> app/features/editor",
    ]);
    const upwards = { from: "app/domain/inbox/a", to: "app/domain/digests/b", isType: false };
    expect(isBreak(upwards)).toBe(true);
  });

  it("nothing that a library keeps private is used (310)", () => {
    const uses = Object.entries(SOURCES).filter(([, source]) =>
      /\bUNSAFE_|__remixContext/.test(String(source)),
    );
    expect(uses.map(([path]) => moduleName(path))).toEqual([]);
  });

  it("no import breaks the table", () => {
    expect(imports.filter(isBreak).map(inWords)).toEqual([]);
  });

  it("what reaches a browser imports no server file, and the domain knows no Remix, React or Cloudflare", () => {
    const toServer = imports.filter(
      ({ from, to }) => /^app\/(ui|features)\//.test(from) && to.endsWith(".server"),
    );
    expect(toServer).toEqual([]);
    const foreign = Object.entries(SOURCES).flatMap(([path, source]) =>
      /^app\/(domain|reading|writing|digest)\//.test(moduleName(path)) &&
      /from "(@remix-run|react|cloudflare:|hono|nodemailer)/.test(String(source))
        ? [path]
        : [],
    );
    expect(foreign).toEqual([]);
  });

  it("neither files nor rooms of the domain import each other in circles, types included", () => {
    const files = imports.map(({ from, to }) => [from, to] as const);
    const rooms = imports.flatMap(({ from, to }) => {
      const [room, target] = [domainRoomOf(from), domainRoomOf(to)];
      return room && target && room !== target ? [[room, target] as const] : [];
    });
    expect(inCircles(files)).toEqual([]);
    expect(inCircles(rooms)).toEqual([]);
  });
});

/** What can be reached from itself. */
function inCircles(edges: (readonly [from: string, to: string])[]): string[] {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reachable = (start: string) => {
    const seen = new Set<string>();
    const open = [start];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      for (const to of next.get(place) ?? []) {
        if (seen.has(to)) continue;
        seen.add(to);
        open.push(to);
      }
    }
    return seen;
  };
  return [...next.keys()].filter((place) => reachable(place).has(place));
}
