import path from "node:path";
import { compactSource } from "../../app/writing/compact-pattern";

const MAKER = path.resolve("app/writing/compact-pattern.ts");

/** A piece of a syntax tree (ESTree), as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Whether a module's patterns are made compact: those of the writer. */
export const hasCompactPatterns = (id: string): boolean =>
  /\/app\/writing\/.+\.ts$/.test(id) && path.resolve(id) !== MAKER;

/**
 * A module of JavaScript, `tree` its syntax tree (ESTree), with compact patterns: literals are written so, others made so when they are
 * put together.
 */
export function withCompactPatterns(code: string, tree: unknown): string {
  const edits: Edit[] = [];
  let makes = false;
  walk(tree, (node) => {
    if (node.type === "Literal" && isPattern(node.regex)) {
      const { source, flags } = compactSource({ source: node.regex.pattern, flags: node.regex.flags });
      edits.push({ start: node.start, end: node.end, text: `/${source}/${flags}` });
    } else if (node.type === "NewExpression" && isNode(node.callee) && node.callee.name === "RegExp") {
      makes = true;
      edits.push({ start: node.start, end: node.callee.end, text: "compactPattern" });
    }
  });
  if (edits.length === 0) return code;
  let made = code;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    made = made.slice(0, start) + text + made.slice(end);
  return makes ? `import { compactPattern } from ${JSON.stringify(MAKER)};\n${made}` : made;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) if (typeof child === "object") walk(child, visit);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const isPattern = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === "object" && value !== null && "pattern" in value && "flags" in value;
