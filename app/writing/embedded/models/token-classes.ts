import { tokenClass, tokensOf } from "../tokens";

/** The tokens of a sentence, and what each stands for (see `tokenClass`), in the same order. */
export interface TokenClasses {
  tokens: readonly string[];
  classes: readonly string[];
}

/** Tokens at most of what is looked at of a sentence. */
const MOST = 80;

export function tokenClasses(text: string): TokenClasses {
  const tokens = tokensOf(text).slice(0, MOST);
  let start = true;
  const classes = tokens.map((token) => {
    const found = tokenClass(token, start);
    start = /^[.!?:]$/.test(token);
    return found;
  });
  return { tokens, classes };
}
