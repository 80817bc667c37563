import { freePort } from "./free-port.mjs";

const USUAL = 8787;
const LARGEST = 65_535;

/** The port that PORT names: 8787 when it is empty, a free one for 0. Throws when it is none. */
export async function readPort(given) {
  if (!given) return USUAL;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= LARGEST))
    throw new Error(`PORT: must be a number from 0 to ${LARGEST}; 0 chooses a free one.`);
  return port === 0 ? freePort() : port;
}
