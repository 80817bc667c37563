/** The product's tokens as mail programs need them: plain colours, light and dark. */
interface Tone {
  light: string;
  dark: string;
}

export const PALETTE = {
  canvas: { light: "#f4f7f9", dark: "#0e1117" },
  surface: { light: "#ffffff", dark: "#171a21" },
  line: { light: "#d9dde1", dark: "#2e333b" },
  ink: { light: "#171c25", dark: "#eff0f3" },
  ink2: { light: "#424853", dark: "#b8bcc4" },
  ink3: { light: "#595f6a", dark: "#9ba0a9" },
  accent: { light: "#026464", dark: "#5cd0c9" },
  onAccent: { light: "#ffffff", dark: "#061415" },
  soft: { light: "#e0f5f4", dark: "#0d3030" },
  softInk: { light: "#054e4e", dark: "#94e6e0" },
  danger: { light: "#b7191c", dark: "#f3726c" },
  warn: { light: "#8d5b11", dark: "#e6b55d" },
} satisfies Record<string, Tone>;

export type Colour = keyof typeof PALETTE;

/** `class` and inline style that colour text; the class is what dark mode turns over. */
export function inked(colour: Colour, style = ""): string {
  return `class="c-${colour}" style="${style}color:${PALETTE[colour].light}"`;
}

/** The same for backgrounds; bgcolor is for Outlook on Windows. */
export function filled(colour: Colour, style = ""): string {
  const { light } = PALETTE[colour];
  return `class="b-${colour}" bgcolor="${light}" style="${style}background-color:${light}"`;
}

/**
 * The dark half of the palette: once for mail programs that know prefers-color-scheme, and once for Outlook's apps,
 * which mark what they turned over with data-ogsc (text) and data-ogsb (background).
 */
export function darkModeStyles(): string {
  const colours = Object.entries(PALETTE);
  const text = ([name, tone]: [string, Tone]) => `.c-${name}{color:${tone.dark}!important}`;
  const ground = ([name, tone]: [string, Tone]) =>
    `.b-${name}{background-color:${tone.dark}!important;border-color:${tone.dark}!important}`;
  const rules = colours.map((entry) => text(entry) + ground(entry)).join("");
  const outlook = colours.map((entry) => `[data-ogsc] ${text(entry)}[data-ogsb] ${ground(entry)}`).join("");
  return `@media (prefers-color-scheme:dark){${rules}}${outlook}`;
}
