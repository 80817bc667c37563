// What stands for react-dom in the worker (wrangler.toml): pages are written by react-dom/server, and what moves things in a
// document, 41 kB of the bundle, only came along because components name it.

/** Nothing is drawn here, so whoever calls it has made a mistake that should be seen. */
export const flushSync = notHere;
/** The same. */
export const createPortal = notHere;

function notHere(): never {
  throw new Error("react-dom is for browsers.");
}
