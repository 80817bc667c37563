type XmlToken =
  | { kind: "open"; name: string; attributes: string; isEmpty: boolean }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * The tags and texts of an XML document in one pass, names without their prefix. Knows the five entities of
 * XML itself and character references, and no others: a document type, which could define more, ends the walk
 * with an error. Throws SyntaxError.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    if (xml[at] !== "<") {
      const next = xml.indexOf("<", at);
      const end = next < 0 ? xml.length : next;
      yield { kind: "text", text: withoutEntities(xml.slice(at, end)) };
      at = end;
    } else if (xml.startsWith("<!--", at)) {
      at = after(xml, "-->", at + 4);
    } else if (xml.startsWith("<![CDATA[", at)) {
      const end = after(xml, "]]>", at + 9);
      yield { kind: "text", text: xml.slice(at + 9, end - 3) };
      at = end;
    } else if (xml.startsWith("<?", at)) {
      at = after(xml, "?>", at + 2);
    } else if (xml.startsWith("<!", at)) {
      throw new SyntaxError("The document has a document type.");
    } else {
      const end = tagEnd(xml, at + 1);
      yield tag(xml.slice(at + 1, end));
      at = end + 1;
    }
  }
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found < 0) throw new SyntaxError(`${mark} is missing.`);
  return found + mark.length;
}

// A ">" may stand inside an attribute's quotes.
function tagEnd(xml: string, from: number): number {
  let quote = "";
  for (let at = from; at < xml.length; at += 1) {
    const character = xml[at] ?? "";
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at;
  }
  throw new SyntaxError("A tag is not closed.");
}

function tag(inside: string): XmlToken {
  if (inside.startsWith("/")) return { kind: "close", name: localName(inside.slice(1)) };
  const isEmpty = inside.endsWith("/");
  const space = inside.search(/\s/);
  const nameEnd = space < 0 ? inside.length - (isEmpty ? 1 : 0) : space;
  return {
    kind: "open",
    name: localName(inside.slice(0, nameEnd)),
    attributes: inside.slice(nameEnd),
    isEmpty,
  };
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1).trim();
}

/** The value of an attribute by its local name; null when it isn't there. */
export function attributeOf(attributes: string, name: string): string | null {
  for (const [, found, double, single] of attributes.matchAll(
    /([^\s=:"']+)\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g,
  )) {
    if (found === name) return withoutEntities(double ?? single ?? "");
  }
  return null;
}

function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}
