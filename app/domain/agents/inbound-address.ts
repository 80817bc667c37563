/** Digits after the name (specification, section 9). */
const DIGITS = 6;
const LONGEST_NAME = 40;

/**
 * The agent's name in camel case, ASCII, at most 40 characters, 'agent' when nothing is left, then six digits
 * (decisions.md, 'inbound address').
 */
export function localPart(title: string): string {
  const words = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== "")
    .map((word) => word.toLowerCase());
  const [first = "", ...rest] = words;
  const camel = first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return (camel.slice(0, LONGEST_NAME) || "agent") + randomDigits();
}

function randomDigits(): string {
  const number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}
