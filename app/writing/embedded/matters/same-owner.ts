import { isPartOfName } from "../../../digest/is-part-of-name";
import { isSeveral } from "../several-owners";

/** "Auer" and "Reinhild Auer", in either order; nobody is the same as nobody, and one of two people not both. */
export const sameOwner = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && isSeveral(a) === isSeveral(b) && (isPartOfName(a, b) || isPartOfName(b, a));
