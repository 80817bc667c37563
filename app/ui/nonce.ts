import { createContext, useContext } from "react";

/** The nonce of this response's Content-Security-Policy; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext("");

/** The nonce that inline scripts of this page must carry. */
export function useNonce(): string {
  return useContext(NonceContext);
}
