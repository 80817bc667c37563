/** Declarations that hide text, as they stand in style attributes. */
const HIDING = ["display:none", "visibility:hidden", "mso-hide:all"];
const ZEROABLE = ["font-size", "max-height", "opacity"];
/** '0' must end there: 0.9em is text to read. */
const ZEROS = ["0px", "0pt", "0em", "0%", "0;", "0 ", "0!"];

const spaced = (declaration: string) => [declaration, declaration.replace(":", ": ")];

/** Selectors (html-to-text) of elements that nobody sees: preheaders, tracking, parts for other clients. */
export const HIDDEN_SELECTORS: string[] = [
  "[hidden]",
  '[aria-hidden="true"]',
  ...HIDING.flatMap(spaced).map((text) => `[style*="${text}" i]`),
  ...ZEROABLE.flatMap((property) => [
    ...ZEROS.flatMap((zero) => spaced(`${property}:${zero}`)).map((text) => `[style*="${text}" i]`),
    ...spaced(`${property}:0`).map((text) => `[style$="${text}" i]`),
  ]),
  ...spaced("font-size:1px").map((text) => `[style*="${text}" i]`),
];

const HIDES =
  /(?:^|[\s;{])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:font-size|max-height|opacity)\s*:\s*0(?:px|pt|em|%)?\s*(?:;|!|$))/i;

/** The classes that a mail's own style sheets hide outside of media queries; selectors know attributes only. */
export function readHiddenClasses(html: string): string[] {
  const hidden: string[] = [];
  const lower = html.toLowerCase();
  let open = lower.indexOf("<style");
  while (open >= 0 && hidden.length < 100) {
    const close = lower.indexOf("</style", open);
    if (close < 0) break;
    const css = html.slice(lower.indexOf(">", open) + 1, close).replace(/<!--|-->/g, " ");
    for (const { selectors, body } of readRules(css)) {
      if (!HIDES.test(body)) continue;
      for (const one of selectors.split(",")) {
        const name = /^\s*[a-z]{0,10}\.([a-z_][\w-]{0,60})\s*$/i.exec(one)?.[1];
        if (name) hidden.push(name);
      }
    }
    open = lower.indexOf("<style", close);
  }
  return hidden.slice(0, 100);
}

/** The rules that stand in no other rule, so that no media query decides about them. */
function readRules(css: string): { selectors: string; body: string }[] {
  const rules: { selectors: string; body: string }[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth = brace === "{" ? depth + 1 : Math.max(0, depth - 1);
    if (depth > 0) continue;
    const [selectors = "", body, inner] = css.slice(start, index).split("{", 3);
    start = index + 1;
    if (body !== undefined && inner === undefined && !selectors.includes("@"))
      rules.push({ selectors, body });
  }
  return rules;
}

const WHITES = ["#fff", "#ffffff", "#fefefe", "white", "rgb(255,255,255)", "rgb(255, 255, 255)"];

/** Selectors of white words, for the format that looks what they stand on. */
export const whiteSelectors: string[] = WHITES.flatMap((white) => [
  `[color="${white}" i]`,
  ...spaced(`color:${white}`).flatMap((text) => [
    `[style^="${text}" i]`,
    `[style*=";${text}" i]`,
    `[style*="; ${text}" i]`,
  ]),
]);

/** What of a parsed element decides about its ground. */
interface StyledElement {
  attribs?: Record<string, string | undefined>;
  parent?: StyledElement | null | undefined;
}

/** Whether something paints a ground for an element's words, or a class may do so. */
export function isPainted(element: StyledElement): boolean {
  for (let at: StyledElement | null | undefined = element; at; at = at.parent) {
    const { style = "", class: classes = "", bgcolor = "", background = "" } = at.attribs ?? {};
    const declared =
      /background(?:-color|-image)?\s*:\s*([^;]+)/i.exec(style)?.[1] ?? (bgcolor || background);
    const ground = declared.trim().toLowerCase();
    if (
      classes !== "" ||
      (ground !== "" && !WHITES.includes(ground) && !/^(?:transparent|none)/.test(ground))
    )
      return true;
  }
  return false;
}

const WHITE_WORDS =
  /(?:^|[;\s])color\s*:\s*(?:#fff(?:fff)?|#fefefe|white|rgb\(255, ?255, ?255\))\s*(?:;|!|$)/i;

/** Whether an element itself is hidden: what the selectors above look for, and classes that style sheets hide. */
export function isHidden(element: StyledElement, hiddenClasses: readonly string[]): boolean {
  const { style = "", class: classes = "", color = "", hidden, "aria-hidden": aria } = element.attribs ?? {};
  return (
    hidden !== undefined ||
    aria === "true" ||
    HIDES.test(style) ||
    ((WHITES.includes(color.toLowerCase()) || WHITE_WORDS.test(style)) && !isPainted(element)) ||
    (hiddenClasses.length > 0 && classes.split(/\s+/).some((name) => hiddenClasses.includes(name)))
  );
}
