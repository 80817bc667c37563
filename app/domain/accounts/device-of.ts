// Each names itself beside those that it is built upon, so the first that is found is the one.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];
const LONGEST_NAME = 30;

/**
 * "Chrome on Windows", from a User-Agent header (RFC 9110, 10.1.5): enough for people to know their own devices by, and
 * no version by which anybody could be told apart. A program that is no browser goes by its own name, such as "curl".
 * Null where nothing is known.
 */
export function deviceOf(userAgent: string | null): string | null {
  const agent = userAgent?.slice(0, 500) ?? "";
  const named = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  if (browser || system) return browser ?? `A browser on ${system}`;
  const program = /^([A-Za-z][\w.-]*)(?:\/|\s|$)/.exec(agent)?.[1];
  return program === undefined || program === "Mozilla" ? null : program.slice(0, LONGEST_NAME);
}
