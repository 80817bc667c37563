/** Where the first words of the line stand in a text, whatever the case of the first. */
export function positionIn(text: string, line: string): number {
  const opening = line
    .split(" ")
    .slice(0, 3)
    .join(" ")
    .replace(/[,.;:]$/, "");
  const found = text.indexOf(opening.slice(1));
  return found > 0 && text[found - 1]?.toLowerCase() === opening[0]?.toLowerCase() ? found - 1 : -1;
}
