import { foldText } from "../fold-text";

/** One line of at most `longest` characters, cut between words where there are any. */
export function clipText(text: string, longest: number): string {
  const characters = [...foldText(text)];
  if (characters.length <= longest) return characters.join("");
  const cut = characters.slice(0, Math.max(0, longest - 1)).join("");
  const lastSpace = cut.lastIndexOf(" ");
  const end = lastSpace > cut.length * 0.6 ? lastSpace : cut.length;
  // a joiner without the emoji it joins would show as a box
  return `${cut.slice(0, end).replace(/(?:[\s,;:.]|\u200d|\ufe0f)+$/u, "")}…`;
}
