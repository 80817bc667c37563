/** "Auer" and "Reinhild Auer": all words of one stand in the other. */
export const sameOwner = (a: string, b: string): boolean => {
  const [x, y] = [a.toLowerCase().split(/\s+/), b.toLowerCase().split(/\s+/)];
  return x.every((word) => y.includes(word)) || y.every((word) => x.includes(word));
};
