/**
 * fetch over a connection of its own: workerd closes idle ones after some seconds, and a busy machine may use one again
 * in just that moment.
 */
export function fetchOnce(url, init = {}) {
  return fetch(url, { ...init, headers: { ...init.headers, Connection: "close" } });
}
