import { isPartOfName } from "../../../digest/is-part-of-name";

/** "Auer" and "Reinhild Auer", in either order. */
export const sameOwner = (a: string, b: string): boolean => isPartOfName(a, b) || isPartOfName(b, a);
