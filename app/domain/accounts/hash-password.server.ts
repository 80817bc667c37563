import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

// OWASP Password Storage: scrypt N=2^14 r=8 p=5; PBKDF2 is capped at 100,000 iterations in production workerd.
const COST = { N: 16384, r: 8, p: 5 } as const;
const KEY_BYTES = 32;

/** Hashes a password as a PHC string, `$scrypt$ln=14,r=8,p=5$salt$hash`. Takes about half a second of CPU. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return `$scrypt$ln=${Math.log2(COST.N)},r=${COST.r},p=${COST.p}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether the password belongs to the PHC string; false for a string of any other form. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (!match) return false;
  const [, ln, r, p, salt = "", hash = ""] = match;
  const expected = Buffer.from(hash, "base64");
  const key = await derive(password, Buffer.from(salt, "base64"), {
    N: 2 ** Number(ln),
    r: Number(r),
    p: Number(p),
  });
  return key.length === expected.length && timingSafeEqual(key, expected);
}

/** Costs what a real check costs, so that an unknown address takes as long as a known one. */
export async function verifyNothing(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16), COST);
  return false;
}

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, KEY_BYTES, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
