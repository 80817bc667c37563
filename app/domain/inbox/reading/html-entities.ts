/** Names of U+00A0 to U+00FF in order (HTML, named character references). */
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const others: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  OElig: "Œ",
  oelig: "œ",
  Scaron: "Š",
  scaron: "š",
  Zcaron: "Ž",
  zcaron: "ž",
  Ccaron: "Č",
  ccaron: "č",
  Yuml: "Ÿ",
  fnof: "ƒ",
  circ: "ˆ",
  tilde: "˜",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  zwnj: "",
  zwj: "",
  lrm: "",
  rlm: "",
  ndash: "–",
  mdash: "—",
  horbar: "―",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  dagger: "†",
  bull: "•",
  hellip: "…",
  permil: "‰",
  prime: "′",
  lsaquo: "‹",
  rsaquo: "›",
  euro: "€",
  trade: "™",
  larr: "←",
  uarr: "↑",
  rarr: "→",
  darr: "↓",
  harr: "↔",
  check: "✓",
  cross: "✗",
  minus: "−",
  infin: "∞",
  asymp: "≈",
  ne: "≠",
  le: "≤",
  ge: "≥",
  sdot: "⋅",
  star: "☆",
  starf: "★",
  num: "#",
  excl: "!",
  dollar: "$",
  percnt: "%",
  lpar: "(",
  rpar: ")",
  ast: "*",
  plus: "+",
  comma: ",",
  period: ".",
  sol: "/",
  colon: ":",
  semi: ";",
  equals: "=",
  quest: "?",
  commat: "@",
  lsqb: "[",
  rsqb: "]",
  lowbar: "_",
  lcub: "{",
  rcub: "}",
  vert: "|",
  Tab: "\t",
  NewLine: "\n",
};

const named = new Map<string, string>(Object.entries(others));
latin.split(" ").forEach((name, offset) => {
  named.set(name, String.fromCodePoint(0xa0 + offset));
});

/** Numeric references to these mean windows-1252, as browsers read them. */
const windows1252 = new TextDecoder("windows-1252");

function decodeNumber(digits: string): string | null {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  if (Number.isNaN(code) || code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return null;
  return code >= 0x80 && code < 0xa0 ? windows1252.decode(Uint8Array.of(code)) : String.fromCodePoint(code);
}

/** Replaces the character references of HTML that mails use; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(x[0-9a-f]{1,6}|[0-9]{1,7})|([a-z][a-z0-9]{1,30}));?/gi,
    (whole, number, name) => {
      if (typeof number === "string") return decodeNumber(number) ?? whole;
      return named.get(name) ?? whole;
    },
  );
}
