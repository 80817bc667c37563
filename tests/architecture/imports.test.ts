import { describe, expect, it } from "vitest";

const SOURCES = import.meta.glob(["../../app/**/*.{ts,tsx}", "../../workers/**/*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The table 'Who may import whom' of the architecture; a room may always import itself. */
const MAY: Record<string, string[]> = {
  workers: ["jobs", "domain", "platform", "build"],
  "app/routes": ["operations", "features", "http"],
  "app/operations": ["domain", "http/operation"],
  "app/jobs": ["domain"],
  "app/http": ["domain/accounts", "domain/errors"],
  "app/features": ["ui", "pure domain"],
  "app/domain": ["database", "domain"],
  "app/platform": ["types of domain"],
  "app/database": [],
  "app/ui": [],
};

/**
 * Inside the domain: audit <- accounts, agents <- inbox <- documents, credits <- digests <- questions. Documents are read by the
 * readers of attached files, and questions ask about digests. Notices are what every mail of ours looks like.
 */
const LAYERS = [
  ["accounts", "agents", "audit", "notices"],
  ["subscriptions", "sharing"],
  ["inbox"],
  ["documents", "credits", "contact"],
  ["digests"],
  ["questions"],
  ["clock"],
];

/** What differs from the table on purpose, and why. */
const DEVIATIONS: { from: RegExp; to: RegExp; onlyTypes?: boolean; because: string }[] = [
  {
    from: /^app\/(root|routes|entry\.\w+)(\.tsx?)?$/,
    to: /^app\/(styles\.css$|ui\/|features\/|http\/|domain\/log$|domain\/agents\/agent-view$)/,
    because: "the document shell is a door: it draws with the kit and reads the theme and the toast",
  },
  {
    from: /^app\/routes\//,
    to: /^app\/(ui|domain\/(errors|failed-words)$)/,
    because: "a door may name a kit piece, throw the house's own refusals, and name what failed",
  },
  {
    from: /^workers\//,
    to: /^app\/(http\/|database\/open-database\.server$)/,
    because:
      "the Hono shell stands in front of Remix: cookie, cross-site gate, failures; platform.ts opens D1",
  },
  {
    from: /^app\/http\//,
    to: /^app\/(domain\/(platform|log|tokens\.server|agents\/agent-view)|ui\/use-offline-refusal)$/,
    because:
      "plumbing carries the platform and the viewer, gives toasts ids and words and logs failures; it calls no flow",
  },
  {
    from: /^app\/http\/(operation|run-operation)$/,
    to: /^app\/domain\/audit\//,
    because: "what an operation did is recorded in one place, for both doors",
  },
  {
    from: /^app\/operations\//,
    to: /^app\/http\/(authenticator|session-cookie|request-context|require-local|theme|fresh-link)/,
    because:
      "signing in and out are operations; a session, a theme and a new link are cookies; the outbox is this machine's",
  },
  {
    from: /^app\/domain\//,
    to: /^app\/jobs\/job$/,
    onlyTypes: true,
    because: "the Jobs port names the messages that it takes",
  },
  {
    from: /^app\/platform\//,
    to: /^app\/(database\/|jobs\/job$)/,
    because: "the outbox keeps its mail in D1, and the queue adapter names its message",
  },
  {
    from: /^app\/platform\//,
    to: /^app\/domain\/(errors|log)$/,
    because: "the writer's port promises DomainError('unavailable'), so its adapters throw it",
  },
  {
    from: /^app\/platform\/writer-/,
    to: /^app\/domain\/digests\/[\w-]+$/,
    because: "a writer's draft is the domain's shape, and writers read material with its pure functions",
  },
  {
    from: /^app\/database\/schema\.server$/,
    to: /^app\/domain\/(digests\/(coverage|digest-content)|inbox\/mail-content)$/,
    onlyTypes: true,
    because: "JSON columns are typed with what they hold",
  },
  {
    from: /^app\/domain\/(accounts|agents)\//,
    to: /^app\/domain\/(agents\/agent-view|digests\/digest-view|inbox\/mail-view)$/,
    onlyTypes: true,
    because: "an agent's view holds its mails and digests; only their shapes are named",
  },
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
    if (specifier === "#server-build") return [{ from, to: "build/server", isType: false }];
    return specifier.startsWith(".") ? [{ from, to: resolved(from, specifier), isType: Boolean(type) }] : [];
  });
}

const roomOf = (module: string) =>
  module.startsWith("app/") ? module.split("/").slice(0, 2).join("/") : (module.split("/")[0] ?? "");
const domainRoomOf = (module: string) => /^app\/domain\/([^/]+)\//.exec(module)?.[1];

function isInTable({ from, to, isType }: Import): boolean {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === "app/domain" && target === "app/domain") return keepsLayers(from, to);
  if (room === target) return true;
  return (MAY[room] ?? []).some((allowed) => {
    if (allowed === "pure domain") return target === "app/domain" && !to.endsWith(".server");
    if (allowed === "types of domain") return target === "app/domain" && isType;
    return `${to}/`.startsWith(`app/${allowed}/`) || `${to}/`.startsWith(`${allowed}/`);
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
const deviates = (each: Import) => !isInTable(each);
const isOnPurpose = (each: Import) =>
  DEVIATIONS.some(
    ({ from, to, onlyTypes }) => from.test(each.from) && to.test(each.to) && (!onlyTypes || each.isType),
  );
const isBreak = (each: Import) => deviates(each) && !isOnPurpose(each);
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

  it("no import breaks the table but those with a reason", () => {
    expect(imports.filter(isBreak).map(inWords)).toEqual([]);
  });

  it("every reason is still needed", () => {
    const unused = DEVIATIONS.filter(
      ({ from, to }) => !imports.some((each) => deviates(each) && from.test(each.from) && to.test(each.to)),
    );
    expect(unused.map(({ because }) => because)).toEqual([]);
  });

  it("what reaches a browser imports no server file, and the domain knows no Remix, React or Cloudflare", () => {
    const toServer = imports.filter(
      ({ from, to }) => /^app\/(ui|features)\//.test(from) && to.endsWith(".server"),
    );
    expect(toServer).toEqual([]);
    const foreign = Object.entries(SOURCES).flatMap(([path, source]) =>
      /^app\/domain\//.test(moduleName(path)) &&
      /from "(@remix-run|react|cloudflare:|hono|nodemailer)/.test(String(source))
        ? [path]
        : [],
    );
    expect(foreign).toEqual([]);
  });

  it("rooms of the domain don't import each other in circles", () => {
    const edges = imports
      .filter(({ isType }) => !isType)
      .flatMap(({ from, to }) => {
        const [room, target] = [domainRoomOf(from), domainRoomOf(to)];
        return room && target && room !== target ? [[room, target] as const] : [];
      });
    const reachable = (start: string) => {
      const seen = new Set<string>();
      const open = [start];
      for (let room = open.pop(); room !== undefined; room = open.pop()) {
        for (const [from, to] of edges) {
          if (from !== room || seen.has(to)) continue;
          seen.add(to);
          open.push(to);
        }
      }
      return seen;
    };
    const rooms = [...new Set(edges.flat())];
    expect(rooms.filter((room) => reachable(room).has(room))).toEqual([]);
  });
});
