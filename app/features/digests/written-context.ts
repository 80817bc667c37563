import { createContext } from "react";
import type { WrittenLines } from "../../digest/written-lines";

/** How the lines of the digest on this page were written, where somebody edited it. */
export const WrittenContext = createContext<WrittenLines | null>(null);
