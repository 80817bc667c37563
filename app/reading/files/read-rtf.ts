import { Unreadable } from "./unreadable";

/** Groups that hold what the document is made of, not what it says. */
const SILENT_GROUPS = new Set(
  "fonttbl colortbl stylesheet info pict object listtable listoverridetable revtbl rsidtbl generator themedata datastore xmlnstbl latentstyles header headerl headerr headerf footer footerl footerr footerf fldinst".split(
    " ",
  ),
);
const SPOKEN: Record<string, string> = {
  par: "\n",
  line: "\n",
  sect: "\n",
  page: "\n",
  row: "\n",
  cell: "\t",
  tab: "\t",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
};
const DEEPEST = 500;

interface Group {
  silent: boolean;
  /** Characters that stand in for a \u character in older readers. */
  skip: number;
}

/** The words of an RTF file (Rich Text Format 1.9), in one pass. Throws Unreadable. */
export function readRtf(bytes: Uint8Array): string {
  const source = new TextDecoder("windows-1252").decode(bytes);
  const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|[\r\n]+|[^\\{}\r\n]+/gi;
  const groups: Group[] = [];
  let group: Group = { silent: false, skip: 1 };
  let toSkip = 0;
  let out = "";
  const say = (text: string) => {
    const kept = text.slice(Math.min(toSkip, text.length));
    toSkip -= text.length - kept.length;
    if (!group.silent) out += kept;
  };
  for (const [whole, word, parameter, hex, symbol, brace] of source.matchAll(token)) {
    if (brace === "{") {
      if (groups.length > DEEPEST) throw new Unreadable("This RTF file is nested too deeply.");
      groups.push(group);
      group = { ...group };
    } else if (brace === "}") {
      group = groups.pop() ?? group;
      toSkip = 0;
    } else if (word !== undefined) {
      const name = word.toLowerCase();
      const value = Number(parameter ?? 0);
      if (SILENT_GROUPS.has(name) || (name === "v" && parameter !== "0")) group.silent = true;
      else if (name === "v") group.silent = false;
      else if (name === "uc") group.skip = Math.min(Math.max(value, 0), 10);
      else if (name === "bin") throw new Unreadable("This RTF file holds binary data that can't be read.");
      else if (name === "u") {
        if (!group.silent) out += String.fromCharCode(value & 0xffff);
        toSkip = group.skip;
      } else if (SPOKEN[name] !== undefined) say(SPOKEN[name]);
    } else if (hex !== undefined) {
      say(new TextDecoder("windows-1252").decode(Uint8Array.of(Number.parseInt(hex, 16))));
    } else if (symbol !== undefined) {
      if (symbol === "*") group.silent = true;
      else if (symbol === "~") say(" ");
      else if (symbol === "_") say("-");
      else if (symbol === "\n" || symbol === "\r") say("\n");
      else if ("\\{}".includes(symbol)) say(symbol);
    } else if (!/^[\r\n]/.test(whole)) {
      say(whole);
    }
  }
  return out;
}
