import { readFileSync } from "node:fs";

const LARGEST_PORT = 65_535;

/**
 * Where `npm start` takes mail by SMTP: SMTP_LISTEN is host:port, and SMTP_TLS_KEY and SMTP_TLS_CERT are the files of a
 * certificate for STARTTLS. Null without SMTP_LISTEN. Throws an Error that names the setting that is wrong.
 * @param {Record<string, string | undefined>} environment
 */
export function readMailDoor({ SMTP_LISTEN, SMTP_TLS_KEY, SMTP_TLS_CERT }) {
  if (!SMTP_LISTEN) return null;
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:\s]+)):(\d{1,5})$/.exec(SMTP_LISTEN) ?? [];
  const port = Number(digits);
  if (!(port > 0 && port <= LARGEST_PORT)) {
    throw new Error("SMTP_LISTEN: must be a host and a port, such as 0.0.0.0:25.");
  }
  if (Boolean(SMTP_TLS_KEY) !== Boolean(SMTP_TLS_CERT)) {
    throw new Error("SMTP_TLS_KEY and SMTP_TLS_CERT: one is of no use without the other.");
  }
  const tls = SMTP_TLS_KEY
    ? { key: fileOf("SMTP_TLS_KEY", SMTP_TLS_KEY), cert: fileOf("SMTP_TLS_CERT", SMTP_TLS_CERT) }
    : null;
  return { host: bracketed ?? plain, port, tls };
}

function fileOf(name, place) {
  try {
    return readFileSync(place);
  } catch ({ message }) {
    throw new Error(`${name}: ${message}`);
  }
}
