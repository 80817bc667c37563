import { contentStems } from "./tokens";

/** Scores how much a text has to do with what the agent is for, 0 to 1; 0 when the description says nothing. */
export function relevanceTo(agent: { title: string; description: string }): (text: string) => number {
  const about = new Set(contentStems(`${agent.title} ${agent.description}`));
  if (about.size === 0) return () => 0;
  return (text) => {
    const stems = contentStems(text);
    const shared = stems.filter((stem) => about.has(stem)).length;
    return Math.min(1, shared / 2);
  };
}
