import type { Source } from "./digest-content";

/** What is quoted by the mail or document that says it, each once, in the order of the first of its words. */
export function bySource(sources: readonly Source[]): [first: Source, ...more: Source[]][] {
  const found = new Map<string, [Source, ...Source[]]>();
  for (const source of sources) {
    const key = `${source.kind} ${source.id}`;
    const same = found.get(key);
    if (same) same.push(source);
    else found.set(key, [source]);
  }
  return [...found.values()];
}
