import { parseHTML } from "linkedom/worker";

/** What Outlook on Windows, whose engine is Word's, does with the elements of a mail: those that it knows, by their job. */
const TABLE = ["table", "tr", "td"];
const BLOCKS = ["div", "p", "h1", "h2", "center"];
const INLINE = ["a", "strong", "span", "br", "bdi"];
const SHAPES = ["v:roundrect", "v:textbox"];
const ELEMENTS = new Set(["body", ...TABLE, ...BLOCKS, ...INLINE, ...SHAPES]);

const TEXT = [
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "line-height",
  "text-decoration",
  "text-align",
];
/** The properties that it follows, by element. Paddings are a cell's alone, margins a block's, sizes a table's. */
const FOLLOWED: Record<string, string[]> = {
  body: ["background-color", "margin"],
  td: [...TEXT, "background-color", "padding", "width", "height"],
  table: [...TEXT, "background-color", "width"],
  ...Object.fromEntries(BLOCKS.map((name) => [name, [...TEXT, "margin", "mso-hide"]])),
  ...Object.fromEntries(INLINE.map((name) => [name, TEXT])),
  "v:roundrect": ["height", "width", "v-text-anchor"],
};

/** What other mail programs are told, and why nothing is missing where it isn't followed. */
const SPARED: { elements: string[]; properties: string[]; because: string }[] = [
  { elements: ["body"], properties: ["padding"], because: "it has none by itself" },
  { elements: ["div"], properties: ["max-width"], because: "a table of 600 px is around it" },
  {
    elements: ["div"],
    properties: ["display", "max-height", "overflow"],
    because: "the preheader is hidden by mso-hide",
  },
  { elements: ["table"], properties: ["table-layout"], because: "cells say their widths" },
  {
    elements: ["td"],
    properties: ["word-break", "overflow-wrap"],
    because: "it breaks long words by itself",
  },
  { elements: ["a"], properties: ["padding", "white-space"], because: "they are for fingers" },
];

const ATTRIBUTES = new Set([
  ...[
    "align",
    "arcsize",
    "bgcolor",
    "border",
    "cellpadding",
    "cellspacing",
    "colspan",
    "fillcolor",
    "height",
  ],
  ...["href", "inset", "stroke", "style", "valign", "width"],
  // Unknown to it, and of no weight for what is seen.
  ...["class", "dir", "lang", "role"],
]);

const spared = (element: string, property: string) =>
  SPARED.some(({ elements, properties }) => elements.includes(element) && properties.includes(property));

const declarations = (style: string) =>
  style.split(";").flatMap((declaration) => {
    const at = declaration.indexOf(":");
    return at < 0
      ? []
      : [{ property: declaration.slice(0, at).trim(), value: declaration.slice(at + 1).trim() }];
  });

/**
 * The mail as Word's engine has it: with what stands in comments for it and without what stands there for all others,
 * without the style sheet (media queries and selectors by attribute, which it passes over), and without what it hides and each
 * declaration that it doesn't follow. `strange` names what is on neither list: an element, an attribute, a declaration.
 */
export function asOutlookReads(mail: string): { html: string; strange: string[] } {
  const read = mail
    .replace(/<!--\[if !mso\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, "")
    .replace(/<style>(?:(?!<\/style>)[\s\S])*@media[\s\S]*?<\/style>/g, "")
    .replace(/<!--\[if mso\]>([\s\S]*?)<!\[endif\]-->/g, "$1")
    // Its own settings, which are no words.
    .replace(/<xml>[\s\S]*?<\/xml>/g, "");
  const { document } = parseHTML(read);
  const strange = new Set<string>();
  const hidden: Element[] = [];
  for (const element of [document.body, ...document.body.querySelectorAll("*")]) {
    const name = element.localName;
    if (!ELEMENTS.has(name)) strange.add(`<${name}>`);
    for (const attribute of element.attributes) {
      if (!ATTRIBUTES.has(attribute.name)) strange.add(`<${name} ${attribute.name}>`);
    }
    const style = element.getAttribute("style");
    if (style === null) continue;
    const all = declarations(style);
    if (all.some(({ property, value }) => property === "mso-hide" && value === "all")) hidden.push(element);
    const followed = all.filter(({ property }) => FOLLOWED[name]?.includes(property));
    for (const { property, value } of all) {
      if (!followed.some((each) => each.property === property) && !spared(name, property)) {
        strange.add(`<${name}> ${property}`);
      }
      if (/var\(|url\(|calc\(|\d(?:rem|em|vw|vh)\b/.test(value))
        strange.add(`<${name}> ${property}:${value}`);
    }
    element.setAttribute("style", followed.map(({ property, value }) => `${property}:${value}`).join(";"));
  }
  for (const element of hidden) element.remove();
  return { html: `<!doctype html>${document.documentElement.outerHTML}`, strange: [...strange] };
}
