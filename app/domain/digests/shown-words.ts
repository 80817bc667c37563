import type { MailPieceView } from "./whole-mail";

/** So many characters of a mail are shown until somebody asks for all of it, and so many of what it quotes. */
const MOST = 30_000;
const MOST_QUOTED = 10_000;

/** Asks for the whole text, in a mail's address. */
export const WHOLE_TEXT = "text=all";

export function asksForWholeText(search: URLSearchParams): boolean {
  return search.get("text") === "all";
}

/** The beginning of a mail's text, and whether there is more. */
export function firstWords(pieces: MailPieceView[]): { pieces: MailPieceView[]; isCut: boolean } {
  let left = MOST;
  let leftQuoted = MOST_QUOTED;
  let isCut = false;
  const take = (text: string, room: number) => {
    if (text.length > room) isCut = true;
    return text.slice(0, room).toWellFormed();
  };
  const shown = pieces.map((piece) => {
    const text = take(piece.text, left);
    left -= text.length;
    const history = take(piece.history, leftQuoted);
    leftQuoted -= history.length;
    const signature = take(piece.signature, leftQuoted);
    leftQuoted -= signature.length;
    return { ...piece, text, history, signature };
  });
  return { pieces: shown.filter((piece, index) => piece.text !== "" || pieces[index]?.text === ""), isCut };
}
