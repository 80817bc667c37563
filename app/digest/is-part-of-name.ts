/** All words of a name stand in the other: "Auer" is a part of "Reinhild Auer", and so is the whole of itself. */
export function isPartOfName(name: string, whole: string): boolean {
  if (name === whole) return true;
  const words = wordsOf(whole);
  return wordsOf(name).every((word) => words.includes(word));
}

const wordsOf = (name: string): string[] => name.toLowerCase().split(/\s+/);
