/** What an element inherits that decides whether a reader of the mail sees its text. */
export interface Visibility {
  hidden: boolean;
  /** Something above paints a background or is styled by class: white text may be readable on it. */
  painted: boolean;
}

const zero = /^0*(?:\.0+)?(?:px|pt|em|rem|%)?$|^0*1px$/;

function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of style.toLowerCase().split(";")) {
    const colon = part.indexOf(":");
    if (colon > 0) {
      const value = part
        .slice(colon + 1)
        .replace("!important", "")
        .trim();
      found.set(part.slice(0, colon).trim(), value);
    }
  }
  return found;
}

const isWhite = (value: string) => /^(white|#fff|#ffffff|#fefefe|rgb\(255,\s?255,\s?255\))$/.test(value);

/** Whether these declarations keep text from being seen, whatever stands around it. */
export function stylesHide(style: string): boolean {
  if (style === "") return false;
  const css = declarations(style);
  const clips = (css.get("overflow") ?? "").startsWith("hidden");
  return (
    css.get("display") === "none" ||
    css.get("visibility") === "hidden" ||
    css.get("mso-hide") === "all" ||
    zero.test(css.get("font-size") ?? "x") ||
    /^0*(?:\.0+)?$/.test(css.get("opacity") ?? "x") ||
    (clips && (zero.test(css.get("max-height") ?? "x") || zero.test(css.get("height") ?? "x"))) ||
    zero.test(css.get("max-height") ?? "x")
  );
}

/** The visibility of an element inside `parent`; `hiddenClasses` come from the mail's style sheet. */
export function visibilityOf(
  attributes: Map<string, string>,
  parent: Visibility,
  hiddenClasses: ReadonlySet<string>,
): Visibility {
  const style = attributes.get("style") ?? "";
  const classes = attributes.get("class") ?? "";
  const css = declarations(style);
  const background = css.get("background-color") ?? css.get("background") ?? attributes.get("bgcolor") ?? "";
  const paints = background !== "" && !isWhite(background.toLowerCase()) && background !== "transparent";
  const painted = parent.painted || paints || classes !== "";
  const white = isWhite(css.get("color") ?? (attributes.get("color") ?? "").toLowerCase());
  const hidden =
    parent.hidden ||
    attributes.has("hidden") ||
    stylesHide(style) ||
    (white && !painted) ||
    classes.split(/\s+/).some((name) => hiddenClasses.has(name));
  return { hidden, painted };
}

/** The classes that a style sheet hides outside of media queries. */
export function readHiddenClasses(css: string): string[] {
  const hidden: string[] = [];
  const plain = css.replaceAll("<!--", " ").replaceAll("-->", " ");
  let depth = 0;
  let selector = "";
  let body = "";
  for (const char of plain.slice(0, 200_000)) {
    if (char === "{") {
      depth++;
      body = "";
    } else if (char === "}") {
      if (depth === 1 && !selector.includes("@") && stylesHide(body)) {
        for (const one of selector.split(",")) {
          const name = /^\s*[a-z]{0,10}\.([\w-]{1,60})\s*$/i.exec(one)?.[1];
          if (name) hidden.push(name);
        }
      }
      depth = Math.max(0, depth - 1);
      if (depth === 0) selector = "";
    } else if (depth === 0) selector += char;
    else body += char;
  }
  return hidden;
}
