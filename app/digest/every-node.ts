import type { Nodes } from "mdast";

/** A tree's nodes as they come in the text. Keeps its own stack: a hostile text nests thousands of levels deep. */
export function* everyNode(tree: Nodes): Generator<Nodes> {
  const waiting: Nodes[] = [tree];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    if ("children" in node) waiting.push(...node.children.toReversed());
  }
}
