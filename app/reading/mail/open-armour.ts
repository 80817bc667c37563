const SIGNED = "-----BEGIN PGP SIGNED MESSAGE-----";
const SIGNATURE = "-----BEGIN PGP SIGNATURE-----";
const SEALED = /^-----BEGIN PGP (?:MESSAGE|PUBLIC KEY BLOCK)-----$/;
const END = /^-----END PGP [A-Z ]{1,30}-----$/;
const HEADER = /^[A-Za-z-]{1,40}: /;

/**
 * A text without the armour of OpenPGP (RFC 9580, 6 and 7): what was signed stands there as it was written; of what is
 * encrypted, and of keys, only the lines that say so are left. One pass over the lines.
 */
export function openArmour(text: string): string {
  if (!text.includes("-----BEGIN PGP ")) return text;
  const kept: string[] = [];
  let state: "words" | "head" | "signed" | "signature" | "sealed" = "words";
  for (const line of text.split("\n")) {
    const bare = line.trimEnd();
    if (bare === SIGNED) state = "head";
    else if (state === "head") {
      if (HEADER.test(line)) continue;
      state = "signed";
      if (bare !== "") kept.push(line);
    } else if (state === "signed" && bare === SIGNATURE) state = "signature";
    else if (state === "signature") {
      if (END.test(bare)) state = "words";
    } else if (state === "sealed") {
      if (!END.test(bare)) continue;
      kept.push(line);
      state = "words";
    } else {
      if (SEALED.test(bare)) state = "sealed";
      // Lines that begin with a dash have another one in front (RFC 9580, 7.2).
      kept.push(state === "signed" ? line.replace(/^- /, "") : line);
    }
  }
  return kept.join("\n");
}
