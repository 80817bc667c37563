import { decodeEntities } from "./html-entities";

export type HtmlToken =
  | { kind: "text"; text: string }
  | { kind: "open"; tag: string; attributes: Map<string, string>; closed: boolean }
  | { kind: "close"; tag: string }
  | { kind: "style"; css: string };

const rawTags = new Set(["script", "style", "title", "textarea", "xml", "template"]);

/** Looks a string up from a moving position and remembers a failure, so that a hostile mail stays linear. */
function seeker(html: string) {
  const absent = new Set<string>();
  return (needle: string, from: number): number => {
    if (absent.has(needle)) return -1;
    const found = html.indexOf(needle, from);
    if (found < 0) absent.add(needle);
    return found;
  };
}

/** Splits HTML into tokens in one pass; comments, scripts and declarations are left out; broken markup
 * is read as browsers do. */
export function* readHtmlTokens(html: string): Generator<HtmlToken> {
  const seek = seeker(html);
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open !== at) {
      const text = html.slice(at, open < 0 ? html.length : open);
      yield { kind: "text", text: decodeEntities(text) };
      if (open < 0) return;
      at = open;
    }
    if (html.startsWith("<!--", at)) {
      const end = seek("-->", at + 4);
      at = end < 0 ? afterOr(seek(">", at), html.length) : end + 3;
    } else if (html.startsWith("</>", at)) {
      at += 3;
    } else if (/^<(?:[!?]|\/[^a-z])/i.test(html.slice(at, at + 3))) {
      at = afterOr(seek(">", at), html.length);
    } else if (/^<\/?[a-z]/i.test(html.slice(at, at + 3))) {
      const tag = readTag(html, at, seek);
      at = tag.end;
      if (tag.closing) yield { kind: "close", tag: tag.name };
      else {
        yield { kind: "open", tag: tag.name, attributes: tag.attributes, closed: tag.closed };
        if (rawTags.has(tag.name) && !tag.closed) {
          const end = endOfRaw(html, at, tag.name);
          if (tag.name === "style") yield { kind: "style", css: html.slice(at, end) };
          yield { kind: "close", tag: tag.name };
          at = end;
        }
      }
    } else {
      yield { kind: "text", text: "<" };
      at++;
    }
  }
}

const afterOr = (index: number, otherwise: number) => (index < 0 ? otherwise : index + 1);

function endOfRaw(html: string, from: number, tag: string): number {
  const closing = new RegExp(`</${tag}`, "gi");
  closing.lastIndex = from;
  const found = closing.exec(html);
  return found ? found.index : html.length;
}

interface Tag {
  name: string;
  closing: boolean;
  closed: boolean;
  attributes: Map<string, string>;
  end: number;
}

function readTag(html: string, start: number, seek: (needle: string, from: number) => number): Tag {
  const closing = html.charAt(start + 1) === "/";
  let at = start + (closing ? 2 : 1);
  const nameStart = at;
  while (at < html.length && !/[\s/>]/.test(html.charAt(at))) at++;
  const name = html.slice(nameStart, at).toLowerCase();
  const attributes = new Map<string, string>();
  let closed = false;
  while (at < html.length) {
    const char = html.charAt(at);
    if (char === ">") return { name, closing, closed, attributes, end: at + 1 };
    // A new tag begins where this one was never finished.
    if (char === "<") return { name, closing, closed, attributes, end: at };
    closed = char === "/";
    if (/[\s/="']/.test(char)) {
      at++;
      continue;
    }
    const attributeStart = at;
    while (at < html.length && !/[\s/>=<]/.test(html.charAt(at))) at++;
    const attribute = html.slice(attributeStart, at).toLowerCase();
    while (/\s/.test(html.charAt(at))) at++;
    let value = "";
    if (html.charAt(at) === "=") {
      at++;
      while (/\s/.test(html.charAt(at))) at++;
      const quote = html.charAt(at);
      const end = quote === '"' || quote === "'" ? seek(quote, at + 1) : -1;
      if (end >= 0) {
        value = html.slice(at + 1, end);
        at = end + 1;
      } else {
        const valueStart = at;
        while (at < html.length && !/[\s>]/.test(html.charAt(at))) at++;
        value = html.slice(valueStart, at);
      }
    }
    if (value.length < 4096 && !attributes.has(attribute)) attributes.set(attribute, decodeEntities(value));
  }
  return { name, closing, closed, attributes, end: html.length };
}
