import { isPartOfName } from "../../../digest/is-part-of-name";

/** "Auer" and "Reinhild Auer", in either order; nobody is the same as nobody. */
export const sameOwner = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && (isPartOfName(a, b) || isPartOfName(b, a));
